import FunctionInjection
import Testing

/// After the cases of `IEnumerable` in the specification tests of
/// Microsoft.Extensions.DependencyInjection.
///
/// In that container each registration of a service counts twice: as an element of the collection
/// and, if it is the last one, as the service. This container separates the two: a contribution is
/// an element only.
@Suite("Collections, as in Microsoft's specification of containers")
struct CollectionConformanceTests {
  @Test("The elements are in the order of their contributions")
  func order() throws {
    let container = Container()
    for number in [3, 1, 2] { container.contribute(to: Greeting.self) { { "\(number) \($0)" } } }
    let resolver = try container.seal()
    #expect(try resolver.resolveAll(Greeting.self).map { $0("x") } == ["3 x", "1 x", "2 x"])
    #expect(
      try resolver.makeScope().resolveAll(Greeting.self).map { $0("x") } == ["3 x", "1 x", "2 x"])
  }

  @Test("One contribution makes a collection of one, and no contribution makes an empty one")
  func fewElements() throws {
    let container = Container()
    let service = PlainService()
    container.contribute(to: (any Service).self) { service }
    let resolver = try container.seal()
    let services = try resolver.resolveAll((any Service).self)
    #expect(services.count == 1 && services[0] === service)
    #expect(try resolver.resolveAll(OtherService.self).isEmpty)
  }

  @Test("One class that is contributed twice makes two instances, each with its own lifetime")
  func instances() throws {
    let container = Container()
    container.contribute(to: PlainService.self, .singleton, factory: PlainService.init)
    container.contribute(to: PlainService.self, .singleton, factory: PlainService.init)
    container.contribute(to: PlainService.self, factory: PlainService.init)
    let resolver = try container.seal()
    let first = try resolver.resolveAll(PlainService.self)
    let second = try resolver.resolveAll(PlainService.self)
    #expect(first[0] !== first[1])
    #expect(first[0] === second[0] && first[1] === second[1])
    #expect(first[2] !== second[2])
  }

  @Test("Elements with different lifetimes form one collection, in a scope and in the next")
  func lifetimes() throws {
    let container = Container()
    container.contribute(to: (any Service).self, .singleton) { PlainService() }
    container.contribute(to: (any Service).self, .scoped) { PlainService() }
    container.contribute(to: (any Service).self) { OtherService() }
    let resolver = try container.seal()
    let (scope, other) = (resolver.makeScope(), resolver.makeScope())
    let first = try scope.resolveAll((any Service).self)
    let second = try scope.resolveAll((any Service).self)
    let elsewhere = try other.resolveAll((any Service).self)
    #expect(first[0] === second[0] && first[0] === elsewhere[0])
    #expect(first[1] === second[1] && first[1] !== elsewhere[1])
    #expect(first[2] !== second[2] && first[2] is OtherService)
  }

  @Test("A service receives the whole collection, and each element receives its own inputs")
  func injected() throws {
    let container = Container()
    container.register(PlainService.self, .singleton, initializer: PlainService.init)
    container.contribute(to: Instance<any Service>.self, injecting: PlainService.self) { $0 }
    container.contribute(to: (any Service).self, .singleton) { OtherService() }
    container.register(
      Greeting.self, injecting: all((any Service).self), Instance<PlainService>.self
    ) { services, plain in
      let names = services.map { $0 === plain ? "plain" : "other" }
      return { _ in names.joined(separator: " ") }
    }
    #expect(try container.seal().resolve(Greeting.self)("") == "plain other")
  }

  @Test("A contribution does not register its key, so resolving the key alone fails")
  func noRegistration() throws {
    // Microsoft's containers return the last element if one service is requested.
    let container = Container()
    container.contribute(to: (any Service).self) { PlainService() }
    container.contribute(to: (any Service).self) { OtherService() }
    let resolver = try container.seal()
    let error = #expect(throws: ResolutionError.self) { try resolver.resolve((any Service).self) }
    #expect(error?.kind == .missing)
  }
}
