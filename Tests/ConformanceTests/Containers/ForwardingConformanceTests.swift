import FunctionInjection
import Testing

/// After Swinject's tests of type forwarding (`implements`).
///
/// A forward is a registration whose input is the target, so it is checked like every other one.
@Suite("Type forwarding, as in Swinject's tests")
struct ForwardingConformanceTests {
  private protocol Named: Sendable {
    var name: String { get }
  }

  private final class Cat: Service, Named {
    let name = "Mimi"
  }

  private func container(_ lifetime: Lifetime<Cat>) -> Container {
    let container = Container()
    container.register(Cat.self, lifetime, initializer: Cat.init)
    container.register((any Service).self, injecting: Cat.self) { $0 }
    container.register((any Named).self, injecting: Cat.self) { $0 }
    return container
  }

  @Test("One registration serves several types")
  func severalTypes() throws {
    let resolver = try container(.transient).seal()
    #expect(try resolver.resolve((any Service).self) is Cat)
    #expect(try resolver.resolve((any Named).self).name == "Mimi")
  }

  @Test("A forwarded singleton is the same instance for all its types")
  func singleton() throws {
    let resolver = try container(.singleton).seal()
    let cat = try resolver.resolve(Cat.self)
    #expect(try resolver.resolve((any Service).self) === cat)
    #expect(try resolver.resolve((any Named).self) as? Cat === cat)
  }

  @Test("A forwarded scoped instance is the same for all its types in one scope")
  func scoped() throws {
    let resolver = try container(.scoped).seal()
    let scope = resolver.makeScope()
    #expect(try scope.resolve((any Service).self) === scope.resolve(Cat.self))
    #expect(
      try scope.resolve((any Service).self) !== resolver.makeScope().resolve((any Service).self))
  }

  @Test("A forward to an unregistered service is a fault of the wiring")
  func missing() {
    let container = container(.transient)
    container.unregister(Cat.self)
    #expect(container.verify().faults.map(\.kind) == [.missing, .missing])
    let error = #expect(throws: ResolutionError.self) { try container.resolve((any Named).self) }
    #expect(error?.path.hops.map(\.name) == ["Named", "Cat"])
  }

  @Test("An Optional of a forwarded type is found if the type is")
  func optional() throws {
    let resolver = try container(.singleton).seal()
    let named: (any Named)? = try resolver.resolve()
    #expect(named?.name == "Mimi")
  }
}
