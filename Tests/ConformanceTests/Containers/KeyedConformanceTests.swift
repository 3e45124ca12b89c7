import FunctionInjection
import Testing

/// After the cases of keyed services in the specification tests of
/// Microsoft.Extensions.DependencyInjection, and of named registrations in Swinject's.
@Suite("Keyed services, as in Microsoft's specification of containers")
struct KeyedConformanceTests {
  private enum Primary: NamedService { typealias Service = PlainService }
  private enum Replica: NamedService { typealias Service = PlainService }

  @Test("Services of one type are distinguished by their keys")
  func toldApart() throws {
    let container = Container()
    container.registerFunction(Greeting.self) { "Hello, \($0)" }
    container.registerFunction(Farewell.self) { "Goodbye, \($0)" }
    let resolver = try container.seal()
    #expect(try resolver.resolve(Greeting.self)("Ada") == "Hello, Ada")
    #expect(try resolver.resolve(Farewell.self)("Ada") == "Goodbye, Ada")
  }

  @Test("A keyed service is not found without its key, nor a plain one by a key")
  func unkeyed() throws {
    let container = Container()
    container.register(Primary.self, .singleton, factory: PlainService.init)
    let resolver = try container.seal()
    #expect(throws: ResolutionError.self) { try resolver.resolve(PlainService.self) }
    #expect(throws: ResolutionError.self) { try resolver.resolve(Replica.self) }

    let plain = Container()
    plain.register(PlainService.self, initializer: PlainService.init)
    let error = #expect(throws: ResolutionError.self) { try plain.seal().resolve(Primary.self) }
    #expect(error?.kind == .missing)
  }

  @Test("A keyed singleton is one instance for each key, in all scopes")
  func singletons() throws {
    let container = Container()
    container.register(Primary.self, .singleton, factory: PlainService.init)
    container.register(Replica.self, .singleton, factory: PlainService.init)
    container.register(PlainService.self, .singleton, initializer: PlainService.init)
    let resolver = try container.seal()
    let scope = resolver.makeScope()
    let primary = try scope.resolve(Primary.self)
    #expect(try resolver.resolve(Primary.self) === primary)
    #expect(try scope.resolve(Replica.self) !== primary)
    #expect(try scope.resolve(PlainService.self) !== primary)
  }

  @Test("Keyed services have the same lifetimes as plain ones")
  func lifetimes() throws {
    let container = Container()
    container.register(Primary.self, .scoped, factory: PlainService.init)
    container.register(Replica.self, factory: PlainService.init)
    let resolver = try container.seal()
    let scope = resolver.makeScope()
    #expect(try scope.resolve(Primary.self) === scope.resolve(Primary.self))
    #expect(try scope.resolve(Primary.self) !== resolver.makeScope().resolve(Primary.self))
    #expect(try scope.resolve(Replica.self) !== scope.resolve(Replica.self))
  }

  @Test("A service is injected by its key together with others by their types")
  func injected() throws {
    let container = Container()
    container.register(Primary.self, .singleton, factory: PlainService.init)
    container.register(Replica.self, .singleton, factory: PlainService.init)
    container.register(OtherService.self, initializer: OtherService.init)
    container.register(
      OuterService.self, injecting: Replica.self, Instance<OtherService>.self,
      factory: OuterService.init)
    let resolver = try container.seal()
    #expect(try resolver.resolve(OuterService.self).single === resolver.resolve(Replica.self))
  }

  @Test("A ready instance can have a key")
  func instance() throws {
    let service = PlainService()
    let container = Container()
    container.register(Primary.self, .singleton) { service }
    #expect(try container.seal().resolve(Primary.self) === service)
  }

  @Test("A missing key is a fault of the wiring, and no other key replaces it")
  func noFallback() {
    // With Microsoft's `KeyedService.AnyKey`, one registration serves all keys. Here it serves one
    // key, so that a misspelled key is found before the program runs.
    let container = Container()
    container.register(Primary.self, factory: PlainService.init)
    container.register(OtherService.self, injecting: Replica.self) { _ in OtherService() }
    let report = container.verify()
    #expect(report.faults.map(\.kind) == [.missing])
    #expect(report.faults.map(\.name) == ["Replica"])
  }
}
