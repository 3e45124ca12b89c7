import FunctionInjection
import FunctionalDITestDoubles
import Testing

/// After the cases of factories in the specification tests of
/// Microsoft.Extensions.DependencyInjection.
@Suite("Factories, as in Microsoft's specification of containers")
struct FactoryConformanceTests {
  /// A container in which an outer service is made by a factory of its resolver.
  private func container(
    _ lifetime: Lifetime<PlainService>, outer: Lifetime<OuterService> = .transient
  ) -> Container {
    let container = Container()
    container.register(PlainService.self, lifetime, initializer: PlainService.init)
    container.register(OtherService.self, initializer: OtherService.init)
    container.register(OuterService.self, outer) { resolver in
      OuterService(
        single: try resolver.resolve(PlainService.self),
        other: try resolver.resolve(OtherService.self))
    }
    return container
  }

  @Test(
    "A service that a factory resolves keeps the lifetime it was registered with",
    arguments: [true, false])
  func lifetimes(isSingleton: Bool) throws {
    let resolver = try container(isSingleton ? .singleton : .transient).seal()
    let first = try resolver.resolve(OuterService.self)
    let second = try resolver.resolve(OuterService.self)
    #expect(first !== second)
    #expect((first.single === second.single) == isSingleton)
    #expect(first.other !== second.other)
  }

  @Test("A factory receives the resolver of the scope that requests its service")
  func resolverOfTheScope() throws {
    let resolver = try container(.scoped).seal()
    let scope = resolver.makeScope()
    let service = try scope.resolve(PlainService.self)
    #expect(try scope.resolve(OuterService.self).single === service)
    #expect(try resolver.makeScope().resolve(OuterService.self).single !== service)
  }

  @Test("The factory of a singleton receives the outermost resolver, whichever scope requests it")
  func resolverOfTheRoot() throws {
    let resolver = try container(.scoped, outer: .singleton).seal()
    let error = #expect(throws: ResolutionError.self) {
      try resolver.makeScope().resolve(OuterService.self)
    }
    #expect(error?.kind == .outsideOfScope)
  }

  @Test("An error of a factory reaches every caller, and the next resolve tries again")
  func failure() throws {
    struct Refusal: Error {}
    let attempts = NullarySpy()
    let container = Container()
    container.register(PlainService.self, .singleton) {
      attempts()
      if attempts.count == 1 { throw Refusal() }
      return PlainService()
    }
    container.register(OtherService.self, injecting: PlainService.self) { _ in OtherService() }
    let resolver = try container.seal()
    let error = #expect(throws: ResolutionError.self) { try resolver.resolve(OtherService.self) }
    #expect(error?.underlyingError is Refusal)
    #expect(throws: Never.self) { try resolver.resolve(OtherService.self) }
    #expect(attempts.count == 2)
  }

  @Test("A factory may keep its resolver only as a handle")
  func selfResolve() throws {
    // Microsoft's containers can resolve themselves. A singleton that resolved its container would
    // retain the graph, which retains the singleton. So this container is not registered, and a
    // factory keeps a handle.
    final class Locator: Sendable {
      let resolver: ResolverHandle
      init(_ resolver: ResolverHandle) { self.resolver = resolver }
    }
    let container = container(.singleton)
    container.register(Locator.self, .singleton) { Locator($0.handle) }
    var resolver: Resolver? = try container.seal()
    #expect(throws: ResolutionError.self) { try resolver?.resolve(Resolver.self) }
    let locator = try #require(try resolver?.resolve(Locator.self))
    #expect(
      try locator.resolver.resolve(PlainService.self) === resolver?.resolve(PlainService.self))
    resolver = nil
    let error = #expect(throws: ResolutionError.self) {
      try locator.resolver.resolve(PlainService.self)
    }
    #expect(error?.kind == .graphIsGone)
  }
}
