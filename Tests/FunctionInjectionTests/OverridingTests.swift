import FunctionInjection
import TestSupport
import Testing

/// Counts how often it is constructed, and asks for a key of whatever graph it is in.
private final class Service: Sendable {
  let names: @Sendable () -> [String]

  init(names: @escaping @Sendable () -> [String]) { self.names = names }
}

private func makeContainer() -> Container {
  let container = Container()
  container.register(LoadUsers.self) { { ["Ada"] } }
  container.register(Service.self, .singleton, injecting: LoadUsers.self) { Service(names: $0) }
  return container
}

@Suite("Overriding a resolver")
struct OverridingTests {
  @Test func `What uses an overridden service is constructed with the override`() throws {
    let original = try makeContainer().seal()
    #expect(try original.resolve(Service.self).names() == ["Ada"])
    let overridden = try original.overriding { $0.override(LoadUsers.self) { { ["Bob"] } } }
    #expect(try overridden.resolve(Service.self).names() == ["Bob"])
    #expect(try overridden.resolve(Service.self) === overridden.resolve(Service.self))
  }

  @Test func `The original and its instances stay what they are`() throws {
    let original = try makeContainer().seal()
    let service = try original.resolve(Service.self)
    let overridden = try original.overriding { $0.override(LoadUsers.self, instance: { [] }) }
    #expect(try overridden.resolve(Service.self) !== service)
    #expect(try original.resolve(Service.self) === service)
    #expect(try original.resolve(LoadUsers.self)() == ["Ada"])
  }

  @Test func `An override of what is not registered is a fault with its place`() throws {
    let resolver = try Container().seal()
    let error = try #require(throws: WiringError.self) {
      try resolver.overriding { $0.override(LoadUsers.self) { { [] } } }
    }
    #expect(error.faults.map(\.kind) == [.overridesNothing])
    #expect(error.description.contains("LoadUsers says `override`"))
    #expect(error.description.contains("FunctionInjectionTests/OverridingTests.swift:"))
  }

  @Test func `What is registered again without saying override is a fault`() throws {
    let resolver = try makeContainer().seal()
    let error = #expect(throws: WiringError.self) {
      try resolver.overriding { $0.register(LoadUsers.self) { { [] } } }
    }
    #expect(error?.faults.map(\.kind) == [.duplicate])
  }

  @Test func `An override whose input is missing, or needs itself, is a fault`() throws {
    let resolver = try makeContainer().seal()
    let error = #expect(throws: WiringError.self) {
      try resolver.overriding {
        $0.register(LoadUsers.self, override: true, injecting: RetrieveUsers.self) { retrieve in
          { retrieve().map(\.name) }
        }
      }
    }
    #expect(error?.faults.map(\.kind) == [.missing])
    let cycle = #expect(throws: WiringError.self) {
      try resolver.overriding {
        $0.register(LoadUsers.self, override: true, injecting: Service.self) { $0.names }
      }
    }
    #expect(cycle?.faults.map(\.kind) == [.cycle])
  }

  @Test func `Overrides of overrides are made three deep`() throws {
    var resolver = try makeContainer().seal()
    for depth in 1...3 {
      resolver = try resolver.overriding { $0.override(LoadUsers.self) { { ["\(depth)"] } } }
      #expect(try resolver.resolve(Service.self).names() == ["\(depth)"])
    }
  }

  @Test func `A scope is overridden as a scope`() throws {
    let container = makeContainer()
    container.register(Database.self, .scoped) { Database() }
    let scope = try container.seal().makeScope()
    let overridden = try scope.overriding { $0.override(LoadUsers.self) { { [] } } }
    #expect(try overridden.resolve(Database.self) === overridden.resolve(Database.self))
    #expect(try overridden.resolve(Database.self) !== scope.resolve(Database.self))
    #expect(try overridden.resolve(LoadUsers.self)().isEmpty)
  }

  @Test func `A scope with registrations of its own is overridden whole`() throws {
    let scope = try makeContainer().seal().makeScope {
      $0.register(LoadUsers.self) { { ["of the scope"] } }
    }
    let overridden = try scope.overriding { $0.override(LoadUsers.self) { { ["Bob"] } } }
    #expect(try overridden.resolve(LoadUsers.self)() == ["Bob"])
    #expect(try overridden.resolve(Service.self).names() == ["Bob"])
  }

  /// The model is a dictionary of what was said last; the graph is a chain of names.
  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `Overrides chosen at random are those that were said last`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var model = ["users": "Ada", "filter": "all"]
    let container = Container()
    container.register(LoadUsers.self) { { ["Ada"] } }
    container.register(Greet.self) { { _ in "all" } }
    var resolver = try container.seal()
    for step in 0..<50 {
      if Bool.random(using: &generator) {
        model["users"] = "\(step)"
        resolver = try resolver.overriding { $0.override(LoadUsers.self) { { ["\(step)"] } } }
      } else {
        model["filter"] = "\(step)"
        resolver = try resolver.overriding { $0.override(Greet.self) { { _ in "\(step)" } } }
      }
      #expect(try resolver.resolve(LoadUsers.self)() == [model["users"]], "seed \(seed)")
      #expect(try resolver.resolve(Greet.self)("") == model["filter"], "seed \(seed)")
    }
  }
}
