import FunctionInjection
import Testing

private final class Valve: Sendable {}

/// Kept by the graph outside, and uses a part.
private final class Engine: Sendable {
  let part: Valve
  init(part: Valve) { self.part = part }
}

private enum Note: NamedService { typealias Service = String }

@Suite("Overriding the resolver of a scope that has registrations of its own")
struct OverriddenScopeTests {
  private func container() -> Container {
    let container = Container()
    container.register(Engine.self, .singleton, injecting: Valve.self, factory: Engine.init)
    container.register(Valve.self, .singleton) { Valve() }
    container.register(Note.self) { "" }
    return container
  }

  private func faults(ofOverriding scope: Resolver) -> [WiringFault] {
    do throws(WiringError) {
      _ = try scope.overriding { $0.register(Note.self) { "overridden" } }
      return []
    } catch {
      return error.faults
    }
  }

  @Test("An outside singleton is created again, so a scoped part of the scope is a fault")
  func captive() throws {
    let scope = try container().seal().makeScope {
      $0.register(Valve.self, .scoped, override: true) { Valve() }
    }
    #expect(try scope.resolve(Engine.self).part !== scope.resolve(Valve.self))
    let found = faults(ofOverriding: scope)
    #expect(found.map(\.kind) == [.captive])
    #expect(found.first?.path.hops.map(\.name) == ["Engine", "Valve"])
  }

  @Test("An outside singleton is created again, so a part that needs the singleton is a cycle")
  func cycle() throws {
    let scope = try container().seal().makeScope {
      $0.register(Valve.self, override: true, injecting: Engine.self) { engine in engine.part }
    }
    #expect(try scope.resolve(Valve.self) === scope.resolve(Engine.self).part)
    #expect(faults(ofOverriding: scope).map(\.kind) == [.cycle])
  }

  @Test("The registrations of all scopes around the overridden one are checked")
  func nestedScopes() throws {
    let outer = try container().seal().makeScope {
      $0.register(Valve.self, .scoped, override: true) { Valve() }
    }
    let inner = try outer.makeScope { $0.register(instance: 1) }
    #expect(faults(ofOverriding: inner).map(\.name) == ["Engine"])
    let mended = try inner.overriding { $0.register(Valve.self, .singleton) { Valve() } }
    #expect(try mended.resolve(Engine.self).part === mended.resolve(Valve.self))
    #expect(faults(ofOverriding: mended).isEmpty)
  }

  @Test("A singleton that an inner scope decorates uses the registrations of the outer scope")
  func decoratedInside() throws {
    let outer = try container().seal().makeScope {
      $0.register(Valve.self, .scoped, override: true) { Valve() }
    }
    let error = #expect(throws: WiringError.self) {
      try outer.makeScope { $0.decorate(Engine.self) { $0 } }
    }
    #expect(error?.faults.map(\.kind) == [.captive])
    let transient = try container().seal().makeScope {
      $0.register(Valve.self, override: true) { Valve() }
    }
    let inner = try transient.makeScope { $0.decorate(Engine.self) { $0 } }
    #expect(try inner.resolve(Engine.self) !== transient.resolve(Engine.self))
  }

  @Test("An override that keeps the lifetime of the scope's registration is checked too")
  func sameLifetime() throws {
    let scope = try container().seal().makeScope {
      $0.register(Valve.self, .scoped, override: true) { Valve() }
    }
    let error = #expect(throws: WiringError.self) {
      try scope.overriding { $0.register(Valve.self, .scoped) { Valve() } }
    }
    #expect(error?.faults.map(\.kind) == [.captive])
  }

  @Test("A scope of an unsealed container is checked without the singletons outside")
  func unsealed() throws {
    let scope = try container().makeScope().makeScope {
      $0.register(Valve.self, .scoped, override: true) { Valve() }
    }
    #expect(try scope.resolve(Engine.self).part !== scope.resolve(Valve.self))
  }
}
