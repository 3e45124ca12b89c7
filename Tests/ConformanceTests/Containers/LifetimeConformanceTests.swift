import FunctionInjection
import FunctionalDITestDoubles
import TestSupport
import Testing

/// After Factory's tests of its scopes: unique, cached, shared, singleton, graph.
@Suite("Lifetimes, as in Factory's tests")
struct LifetimeConformanceTests {
  @Test("Each resolve of a unique service returns another instance")
  func unique() throws {
    let container = Container()
    container.register(PlainService.self, .transient, initializer: PlainService.init)
    #expect(try container.resolve(PlainService.self) !== container.resolve(PlainService.self))
  }

  @Test("A shared service is kept as long as it has an owner")
  func shared() throws {
    let constructions = NullarySpy()
    let container = Container()
    container.register(PlainService.self, .weak) {
      constructions()
      return PlainService()
    }
    let resolver = try container.seal()
    var service: PlainService? = try resolver.resolve(PlainService.self)
    #expect(try resolver.resolve(PlainService.self) === service)
    #expect(constructions.count == 1)
    service = nil
    service = try resolver.resolve(PlainService.self)
    #expect(constructions.count == 2)
    withExtendedLifetime(service) {}
  }

  @Test("A shared service lives as long as a singleton that owns it")
  func sharedBySingleton() throws {
    let container = Container()
    container.register(OtherService.self, .weak, initializer: OtherService.init)
    container.register((any Service).self, injecting: OtherService.self) { $0 }
    container.register(OuterService.self, .singleton, initializer: OuterService.init)
    let resolver = try container.seal()
    let identifier = ObjectIdentifier(try resolver.resolve(OuterService.self).other)
    #expect(ObjectIdentifier(try resolver.resolve(OtherService.self)) == identifier)
  }

  @Test("A cached service belongs to its resolver, and another resolver has its own")
  func cached() throws {
    let container = Container()
    container.register(PlainService.self, .singleton, initializer: PlainService.init)
    let first = try container.seal()
    let second = try container.seal()
    #expect(try first.resolve(PlainService.self) === first.resolve(PlainService.self))
    #expect(try first.resolve(PlainService.self) !== second.resolve(PlainService.self))
    #expect(try container.resolve(PlainService.self) !== first.resolve(PlainService.self))
  }

  @Test("Each lifetime keeps values in the same way as objects")
  func values() throws {
    enum Number: NamedService { typealias Service = Int }
    for (lifetime, expected) in [
      (Lifetime<Int>.transient, [1, 2, 3, 4]), (.singleton, [1, 1, 1, 1]), (.scoped, [1, 1, 2, 2]),
      (.graph, [1, 2, 3, 4]),
    ] {
      let constructions = NullarySpy()
      let container = Container()
      container.register(Number.self, lifetime) {
        constructions()
        return constructions.count
      }
      let resolver = try container.seal()
      let scopes = [resolver.makeScope(), resolver.makeScope()]
      let numbers = try [0, 0, 1, 1].map { try scopes[$0].resolve(Number.self) }
      #expect(numbers == expected)
    }
  }
}
