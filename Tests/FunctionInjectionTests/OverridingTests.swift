import FunctionInjection
import Synchronization
import TestSupport
import Testing

/// Counts its constructions, and resolves a key from its graph.
private final class Service: Sendable {
  let names: @Sendable () -> [String]

  init(names: @escaping @Sendable () -> [String]) { self.names = names }
}

private func makeContainer() -> Container {
  let container = Container()
  container.registerFunction(LoadUsers.self) { ["Ada"] }
  container.register(Service.self, .singleton, injecting: LoadUsers.self) { Service(names: $0) }
  return container
}

@Suite("Overriding a resolver")
struct OverridingTests {
  @Test("A service that uses an overridden one is constructed with the override")
  func dependents() throws {
    let original = try makeContainer().seal()
    #expect(try original.resolve(Service.self).names() == ["Ada"])
    let overridden = try original.overriding { $0.registerFunction(LoadUsers.self) { ["Bob"] } }
    #expect(try overridden.resolve(Service.self).names() == ["Bob"])
    #expect(try overridden.resolve(Service.self) === overridden.resolve(Service.self))
  }

  @Test("The original and its instances do not change")
  func original() throws {
    let original = try makeContainer().seal()
    let service = try original.resolve(Service.self)
    let overridden = try original.overriding { $0.registerFunction(LoadUsers.self) { [] } }
    #expect(try overridden.resolve(Service.self) !== service)
    #expect(try original.resolve(Service.self) === service)
    #expect(try original.resolve(LoadUsers.self)() == ["Ada"])
  }

  @Test("An override of an unregistered service is a fault with its place")
  func unregistered() throws {
    let resolver = try Container().seal()
    let error = try #require(throws: WiringError.self) {
      try resolver.overriding { $0.registerFunction(LoadUsers.self) { [] } }
    }
    #expect(error.faults.map(\.kind) == [.overridesNothing])
    #expect(error.description.contains("LoadUsers overrides nothing"))
    #expect(
      error.description.contains("container.registerFunction(LoadUsers.self, override: false)"))
    #expect(error.description.contains("FunctionInjectionTests/OverridingTests.swift:"))
  }

  @Test("The advice for an override of nothing in a scope is to omit the argument")
  func unregisteredInScope() throws {
    let resolver = try Container().seal()
    let error = try #require(throws: WiringError.self) {
      try resolver.makeScope { $0.registerFunction(LoadUsers.self, override: true) { [] } }
    }
    #expect(
      error.description.contains(
        "omit override: true: container.registerFunction(LoadUsers.self) { … }"))
  }

  private enum CountUsers: LiveService {
    typealias Service = @Sendable () -> Int
    static var live: Live<Self> { .function { 1 } }
  }

  @Test("An override of a live registration alone is a fault that says to omit the argument")
  func overridesLive() throws {
    let container = Container()
    container.registerFunction(CountUsers.self, override: true) { 2 }
    let error = try #require(throws: WiringError.self) { try container.seal() }
    #expect(error.faults.map(\.kind) == [.overridesNothing])
    #expect(error.description.contains("any registration replaces the key's live registration"))
    #expect(
      error.description.contains(
        "Fix: omit override: true: container.registerFunction(CountUsers.self) { … }"))
  }

  @Test("An override that is declared to be new is a fault if its key is registered")
  func duplicate() throws {
    let resolver = try makeContainer().seal()
    let error = #expect(throws: WiringError.self) {
      try resolver.overriding { $0.registerFunction(LoadUsers.self, override: false) { [] } }
    }
    #expect(error?.faults.map(\.kind) == [.duplicate])
  }

  @Test("An override may add a service that it declares to be new")
  func addition() throws {
    let resolver = try makeContainer().seal().overriding {
      $0.register(String.self, override: false) { "Bob" }
      $0.register(LoadUsers.self, injecting: String.self) { name in { [name] } }
    }
    #expect(try resolver.resolve(Service.self).names() == ["Bob"])
  }

  @Test("The fix for a service that is missing among overrides registers it as new")
  func missingAmongOverrides() throws {
    let resolver = try Container().seal()
    let fix = "container.registerFunction(LoadUsers.self, override: false)"
    let missing = #expect(throws: WiringError.self) {
      try resolver.overriding { $0.require(LoadUsers.self, by: "a test") }
    }
    #expect(missing?.description.contains(fix) == true, "\(String(describing: missing))")
    let decorated = #expect(throws: WiringError.self) {
      try resolver.overriding { $0.decorate(LoadUsers.self) { $0 } }
    }
    #expect(decorated?.description.contains("with `override: false`") == true)
    let unverified = #expect(throws: ResolutionError.self) {
      try resolver.overriding { _ in }.resolve(LoadUsers.self)
    }
    #expect(unverified?.description.contains(fix) == true)
    let cured = try resolver.overriding {
      $0.require(LoadUsers.self, by: "a test")
      $0.registerFunction(LoadUsers.self, override: false) { [] }
      $0.decorate(LoadUsers.self) { $0 }
    }
    #expect(try cured.resolve(LoadUsers.self)().isEmpty)
  }

  @Test("An override whose input is missing or that needs itself is a fault")
  func faults() throws {
    let resolver = try makeContainer().seal()
    let error = #expect(throws: WiringError.self) {
      try resolver.overriding {
        $0.register(LoadUsers.self, injecting: RetrieveUsers.self) { retrieve in
          { retrieve().map(\.name) }
        }
      }
    }
    #expect(error?.faults.map(\.kind) == [.missing])
    let cycle = #expect(throws: WiringError.self) {
      try resolver.overriding {
        $0.register(LoadUsers.self, injecting: Service.self) { $0.names }
      }
    }
    #expect(cycle?.faults.map(\.kind) == [.cycle])
  }

  @Test("Overrides of overrides nest three deep")
  func nested() throws {
    var resolver = try makeContainer().seal()
    for depth in 1...3 {
      resolver = try resolver.overriding { $0.registerFunction(LoadUsers.self) { ["\(depth)"] } }
      #expect(try resolver.resolve(Service.self).names() == ["\(depth)"])
    }
  }

  @Test("A scope is overridden as a scope")
  func scope() throws {
    let container = makeContainer()
    container.register(Database.self, .scoped) { Database() }
    let scope = try container.seal().makeScope()
    let overridden = try scope.overriding { $0.registerFunction(LoadUsers.self) { [] } }
    #expect(try overridden.resolve(Database.self) === overridden.resolve(Database.self))
    #expect(try overridden.resolve(Database.self) !== scope.resolve(Database.self))
    #expect(try overridden.resolve(LoadUsers.self)().isEmpty)
  }

  @Test("A scope with registrations of its own is overridden completely")
  func ownRegistrations() throws {
    let scope = try makeContainer().seal().makeScope {
      $0.registerFunction(LoadUsers.self) { ["of the scope"] }
    }
    let overridden = try scope.overriding { $0.registerFunction(LoadUsers.self) { ["Bob"] } }
    #expect(try overridden.resolve(LoadUsers.self)() == ["Bob"])
    #expect(try overridden.resolve(Service.self).names() == ["Bob"])
  }

  @Test("A list that an override registers is checked and drawn without the earlier contributions")
  func replacedList() throws {
    let container = Container()
    container.registerFunction(LoadUsers.self) { ["Ada"] }
    container.contribute(to: Instance<Service>.self, .singleton, injecting: LoadUsers.self) {
      Service(names: $0)
    }
    let listed = try container.seal().overriding { $0.register(all(Service.self)) { [] } }
    #expect(listed.graph.nodes.map(\.name) == ["LoadUsers", "all(Service)"])
    // As a singleton, the contribution would keep the scoped service.
    let scoped = try listed.overriding { $0.register(LoadUsers.self, .scoped) { { ["Bob"] } } }
    #expect(try scoped.makeScope().resolve(LoadUsers.self)() == ["Bob"])
    #expect(throws: WiringError.self) {
      try container.seal().overriding { $0.register(LoadUsers.self, .scoped) { { ["Bob"] } } }
    }
  }

  /// The model is a dictionary of the last overrides; the graph is a chain of names.
  @Test("The last of random overrides of a service applies", arguments: [UInt64(1), 2, 3, 4])
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var model = ["users": "Ada", "filter": "all"]
    let container = Container()
    container.registerFunction(LoadUsers.self) { ["Ada"] }
    container.register(Greet.self) { { _ in "all" } }
    var resolver = try container.seal()
    for step in 0..<50 {
      if Bool.random(using: &generator) {
        model["users"] = "\(step)"
        resolver = try resolver.overriding { $0.registerFunction(LoadUsers.self) { ["\(step)"] } }
      } else {
        model["filter"] = "\(step)"
        resolver = try resolver.overriding { $0.register(Greet.self) { { _ in "\(step)" } } }
      }
      #expect(try resolver.resolve(LoadUsers.self)() == [model["users"]], "seed \(seed)")
      #expect(try resolver.resolve(Greet.self)("") == model["filter"], "seed \(seed)")
    }
  }

  @Test("A use of a change's container after its closure stops the program with the fix")
  func usingTooLate() async {
    let registering = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { try keptContainer().register(Int.self) { 1 } }
    let sealing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try keptContainer().seal()
    }
    let resolving = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try keptContainer().handle.resolve(Int.self)
    }
    for result in [registering, sealing, resolving] {
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("Register inside the closure, and resolve from the resolver"))
    }
  }
}

/// Returns the container of a change whose closure has returned.
private func keptContainer() throws -> Container {
  let container = Mutex<Container?>(nil)
  _ = try Container().seal().overriding { change in
    change.register(Int.self, override: false) { 1 }
    _ = try? change.resolve(Int.self)
    container.withLock { $0 = change }
  }
  return try #require(container.withLock { $0 })
}
