import FunctionInjection
import Testing

private struct Settings: Sendable {
  let name: String
}

/// Kept by the graph outside every scope.
private enum Describe: LiveService {
  typealias Service = @Sendable () -> String
  static var live: Live<Self> {
    .init(.singleton, requiring: Instance<Settings>.self) { settings in { settings.name } }
  }
}

/// Needs the live singleton, and belongs to the scope that resolves it.
private enum Welcome: LiveService {
  typealias Service = @Sendable () -> String
  static var live: Live<Self> {
    .init(requiring: Describe.self, Instance<Settings>.self) { describe, settings in
      { "\(settings.name) outside \(describe())" }
    }
  }
}

@Suite("Live singletons that only the registrations of a scope need")
struct LiveScopeTests {
  private func resolver() throws -> Resolver {
    let container = Container()
    container.register(Settings.self, .singleton) { Settings(name: "outside") }
    return try container.seal()
  }

  @Test("They use the registrations outside the scope, so a scoped input inside is no fault")
  func usesOutside() throws {
    let scope = try resolver().makeScope {
      $0.register(Settings.self, .scoped, override: true) { Settings(name: "inside") }
      $0.register(String.self, injecting: Describe.self, Welcome.self) { "\($0()), \($1())" }
    }
    #expect(try scope.resolve(String.self) == "outside, inside outside outside")
  }

  @Test("An input that only the scope registers is missing")
  func missing() throws {
    let resolver = try Container().seal()
    for register in [
      { (scope: Container) in scope.register(String.self, injecting: Describe.self) { $0() } },
      { (scope: Container) in scope.register(String.self, injecting: Welcome.self) { $0() } },
    ] {
      let error = #expect(throws: WiringError.self) {
        try resolver.makeScope {
          $0.register(instance: Settings(name: "inside"))
          register($0)
        }
      }
      #expect(error?.faults.map(\.kind) == [.missing])
      #expect(error?.faults.first?.path.hops.map(\.name) == ["Describe", "Settings"])
    }
  }

  @Test("A live singleton that the scope decorates belongs to the scope, with its registrations")
  func decorated() throws {
    let scope = try Container().seal().makeScope {
      $0.register(instance: Settings(name: "inside"))
      $0.decorate(Describe.self) { next in { next() + "!" } }
      $0.register(String.self, injecting: Describe.self) { $0() }
    }
    #expect(try scope.resolve(String.self) == "inside!")
  }

  @Test("Overriding the scope creates them again, with the registrations of the scope")
  func overridden() throws {
    let scope = try Container().seal().makeScope { $0.register(instance: Settings(name: "inside")) }
    let overridden = try scope.overriding {
      $0.register(String.self, override: false, injecting: Describe.self) { $0() }
    }
    #expect(try overridden.resolve(String.self) == "inside")
  }

  @Test("A later override is checked with the live registrations that earlier overrides need")
  func laterOverride() throws {
    let resolver = try resolver()
    let overridden = try resolver.overriding {
      $0.register(String.self, override: false, injecting: Describe.self) { $0() }
    }
    func scopeSettings(_ changes: Container) {
      changes.register(Settings.self, .scoped) { Settings(name: "scoped") }
    }
    let error = #expect(throws: WiringError.self) { try overridden.overriding(scopeSettings) }
    #expect(error?.faults.map(\.kind) == [.captive])
    #expect(error?.faults.first?.path.hops.map(\.name) == ["Describe", "Settings"])
    let independent = try overridden.overriding { $0.register(String.self) { "" } }
    #expect(throws: Never.self) { try independent.overriding(scopeSettings) }
  }

  @Test("An override of an unsealed container is checked with the live registrations it needs")
  func unsealed() {
    let container = Container()
    container.register(String.self, injecting: Describe.self) { $0() }
    let error = #expect(throws: WiringError.self) {
      try container.makeScope().overriding {
        $0.register(Settings.self, .scoped, override: false) { Settings(name: "scoped") }
      }
    }
    #expect(error?.faults.map(\.kind) == [.captive])
    #expect(error?.faults.first?.path.hops.map(\.name) == ["Describe", "Settings"])
  }

  @Test("A later override is checked with the live registrations that a program's consumers need")
  func consumer() throws {
    let overridden = try resolver().overriding { $0.require(Describe.self, by: "the start screen") }
    let error = #expect(throws: WiringError.self) {
      try overridden.overriding {
        $0.register(Settings.self, .scoped) { Settings(name: "scoped") }
      }
    }
    #expect(error?.faults.map(\.kind) == [.captive])
  }
}
