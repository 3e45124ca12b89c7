import FunctionInjection
import FunctionalDITestDoubles
import TestSupport
import Testing

private enum Title: NamedService {
  typealias Service = @Sendable () -> String
}

/// An instance of a scope that resolves later.
private final class Session: Sendable {
  let handle: ResolverHandle

  init(_ handle: ResolverHandle) { self.handle = handle }
}

@Suite("Scopes inside the overrides of a task")
struct TaskOverrideScopeTests {
  private func resolver() throws -> Resolver {
    let container = Container()
    container.registerFunction(Title.self) { "original" }
    container.register(Part.self, .scoped) { Part() }
    container.register(Session.self, .scoped) { Session($0.handle) }
    return try container.seal()
  }

  @Test("A scope stays one scope inside overrides, however it is used")
  func oneScope() throws {
    let scope = try resolver().makeScope()
    let other = scope.makeScope()
    let outside = try scope.resolve(Part.self)
    try withOverrides {
      $0.registerFunction(Title.self) { "overridden" }
    } operation: {
      let part = try scope.handle.resolve(Part.self)
      #expect(part !== outside)
      try #expect(scope.handle.resolve(Part.self) === part)
      try #expect(scope.current.resolve(Part.self) === part)
      try #expect(scope.current.current.resolve(Part.self) === part)
      try #expect(other.current.resolve(Part.self) !== part)
      try withOverrides {
        $0.registerFunction(Title.self) { "again" }
      } operation: {
        let inner = try scope.current.resolve(Part.self)
        #expect(inner !== part)
        try #expect(scope.handle.resolve(Part.self) === inner)
        try #expect(scope.current.resolve(Title.self)() == "again")
      }
    }
    try #expect(scope.current.resolve(Part.self) === outside)
  }

  @Test("An instance of a scope resolves later with the overrides")
  func resolvesLater() throws {
    let scope = try resolver().makeScope()
    try withOverrides {
      $0.registerFunction(Title.self) { "overridden" }
    } operation: {
      let session = try scope.current.resolve(Session.self)
      try #expect(session.handle.resolve(Title.self)() == "overridden")
      try #expect(session.handle.resolve(Session.self) === session)
    }
  }

  @Test("A scope that has ended has ended inside overrides too")
  func endedScope() throws {
    let scope = try resolver().makeScope()
    try withOverrides {
      $0.registerFunction(Title.self) { "overridden" }
    } operation: {
      _ = try scope.handle.resolve(Part.self)
      scope.end()
      for resolve in [
        { _ = try scope.handle.resolve(Part.self) }, { _ = try scope.current.resolve(Part.self) },
      ] {
        let error = #expect(throws: ResolutionError.self, performing: resolve)
        #expect(error?.kind == .scopeHasEnded)
      }
    }
  }

  @Test("A scope that has ended inside overrides has ended inside inner overrides too")
  func endedInsideOuterOverrides() throws {
    let resolver = try resolver()
    let scope = resolver.makeScope()
    let change: @Sendable (Container) -> Void = { $0.registerFunction(Title.self) { "overridden" } }
    func isRefused(by resolver: Resolver) {
      let error = #expect(throws: ResolutionError.self) { try resolver.resolve(Part.self) }
      #expect(error?.kind == .scopeHasEnded)
    }
    try withOverrides(change) {
      let copy = scope.current
      try withOverrides(change) {
        _ = try scope.current.resolve(Part.self)
        copy.end()
        isRefused(by: scope.current)
      }
      withOverrides(change) { isRefused(by: scope.current) }
      resolver.current.end()
      withOverrides(change) { isRefused(by: resolver.current.makeScope()) }
    }
    _ = try scope.resolve(Part.self)
    _ = try resolver.makeScope().resolve(Part.self)
    let shared = Container.shared.makeScope()
    withOverrides {
      $0.register(Part.self, .scoped) { Part() }
    } operation: {
      shared.current.end()
      withOverrides(change) { isRefused(by: shared.current) }
    }
  }

  @Test("The error of a resolver that was kept from overrides says that they have ended")
  func keptFromOverrides() throws {
    let resolver = try resolver()
    let kept = withOverrides {
      $0.registerFunction(Title.self) { "overridden" }
    } operation: {
      [resolver.current, resolver.current.makeScope(), Container.shared.makeScope()]
    }
    for kept in kept {
      let error = #expect(throws: ResolutionError.self) { try kept.resolve(Title.self) }
      #expect(
        error?.description == """
          Title was resolved with overrides that have ended.
          Fix: resolve it before the operation with the overrides ends.
          """)
    }
  }

  @Test("A scope of the program's container is a scope inside overrides too")
  func programsContainer() throws {
    // A type of its own, because a registration with the program's container is permanent.
    final class Visit: Sendable {}
    Container.shared.register(Visit.self, .scoped) { Visit() }
    let scope = Container.shared.makeScope()
    try withOverrides {
      $0.registerFunction(Title.self) { "overridden" }
    } operation: {
      let visit = try scope.current.resolve(Visit.self)
      try #expect(scope.current.resolve(Visit.self) === visit)
      try #expect(scope.current.resolve(Title.self)() == "overridden")
    }
  }

  @Test("The instances of a released scope are released during the overrides")
  func releasedScope() throws {
    let resolver = try resolver()
    try withOverrides {
      $0.registerFunction(Title.self) { "overridden" }
    } operation: {
      weak var part: Part?
      do {
        let scope = resolver.makeScope()
        part = try scope.current.resolve(Part.self)
        #expect(part != nil)
      }
      // Making the next copy finds that the other original has been released.
      _ = try resolver.makeScope().current.resolve(Part.self)
      #expect(part == nil)
    }
  }

  @Test("A scope inside overrides is never mistaken for a scope that was released before")
  func releasedScopesAreForgotten() throws {
    let resolver = try resolver()
    try withOverrides {
      $0.registerFunction(Title.self) { "overridden" }
    } operation: {
      for _ in 0..<100 {
        _ = try resolver.makeScope().current.resolve(Part.self)
        // These scopes, and their copies, may have the addresses of objects that were freed above.
        let scopes = (0..<6).map { _ in resolver.makeScope() }
        let parts = try scopes.map { try $0.current.resolve(Part.self) }
        #expect(Set(parts.map { ObjectIdentifier($0) }).count == scopes.count)
      }
    }
  }

  @Test("A graph is overridden once, even if the original is released")
  func overriddenOnce() throws {
    let container = Container()
    container.registerFunction(Title.self) { "original" }
    container.register(Part.self, .singleton) { Part() }
    container.register(Session.self, .singleton) { Session($0.handle) }
    try withOverrides {
      $0.decorate(Title.self) { next in { "decorated " + next() } }
    } operation: {
      let resolver = try container.seal().current
      try #expect(resolver.resolve(Title.self)() == "decorated original")
      try #expect(resolver.handle.resolve(Title.self)() == "decorated original")
      try #expect(resolver.current.resolve(Part.self) === resolver.resolve(Part.self))
      let session = try resolver.resolve(Session.self)
      try #expect(session.handle.resolve(Part.self) === resolver.resolve(Part.self))
      try withOverrides {
        $0.decorate(Title.self) { next in { "twice " + next() } }
      } operation: {
        try #expect(resolver.current.resolve(Title.self)() == "twice decorated original")
      }
    }
  }

  @Test(
    "Concurrent tasks receive one scope, with and without registrations of its own",
    arguments: [false, true])
  func concurrentTasks(hasRegistrations: Bool) async throws {
    for _ in 0..<50 {
      let resolver = try resolver()
      let scope =
        hasRegistrations
        ? try resolver.makeScope { $0.register(String.self) { "" } } : resolver.makeScope()
      let parts = try await withOverrides {
        $0.registerFunction(Title.self) { "overridden" }
      } operation: {
        try await withThrowingTaskGroup { group in
          for _ in 0..<16 { group.addTask { try scope.handle.resolve(Part.self) } }
          return try await group.reduce(into: [Part]()) { $0.append($1) }
        }
      }
      #expect(parts.count == 16)
      #expect(parts.allSatisfy { $0 === parts[0] })
    }
  }

  @Test("The copy of a scope with its own graph ends that graph, and the scopes inside it")
  func copyOfOwnGraph() async throws {
    let released = Spy<String>()
    let container = Container()
    container.registerFunction(Title.self) { "original" }
    container.register(Session.self, .singleton(releasing: { _ in released("session") })) {
      Session($0.handle)
    }
    let scope = try container.seal().makeScope {
      $0.register(Part.self, .singleton(releasing: { _ in released("part") })) { Part() }
    }
    let inner = scope.makeScope()
    try await withOverrides {
      $0.registerFunction(Title.self) { "overridden" }
    } operation: { () async throws in
      let (copy, innerCopy) = (scope.current, inner.current)
      let made = copy.makeScope()
      _ = try copy.resolve(Session.self)
      _ = try innerCopy.resolve(Part.self)
      try await copy.close()
      #expect(released.arguments == ["part", "session"])
      for ended in [scope.current, inner.current, innerCopy, made] {
        #expect(ended.isEnded)
        let error = #expect(throws: ResolutionError.self) { try ended.resolve(Part.self) }
        #expect(error?.kind == .scopeHasEnded)
      }
    }
    _ = try scope.resolve(Part.self)
    withExtendedLifetime(scope) { #expect(released.arguments == ["part", "session"]) }
  }

  @Test("The release of a graph outside does not keep the overrides", .hangLimit)
  func releaseOutside() async throws {
    let gate = AsyncStream<Void>.makeStream()
    let container = Container()
    container.register(Session.self, .singleton(releasing: { _ in for await _ in gate.stream {} }))
    {
      Session($0.handle)
    }
    let outside = try container.seal()
    _ = try outside.resolve(Session.self)
    weak var part: Part?
    try withOverrides {
      $0.register(Part.self, .singleton) { Part() }
    } operation: {
      part = try Container.shared.resolve(Part.self)
      outside.end()
    }
    #expect(part == nil)
    gate.continuation.finish()
    try await outside.close()
  }

  @Test("An inner override replaces the decorators of an outer one")
  func innerOverride() throws {
    let resolver = try resolver()
    try withOverrides {
      $0.decorate(Title.self) { next in { "decorated " + next() } }
    } operation: {
      try #expect(resolver.current.resolve(Title.self)() == "decorated original")
      try withOverrides {
        $0.registerFunction(Title.self) { "overridden" }
      } operation: {
        try #expect(resolver.current.resolve(Title.self)() == "overridden")
      }
    }
  }

  @Test("Inner overrides see what an operation registers with the program's container")
  func registeringInside() throws {
    enum Subtitle: NamedService { typealias Service = @Sendable () -> String }
    try withOverrides {
      $0.registerFunction(Title.self) { "overridden" }
    } operation: {
      Container.shared.registerFunction(Subtitle.self) { "of the operation" }
      try withOverrides {
        $0.registerFunction(Title.self) { "again" }
      } operation: {
        try #expect(Container.shared.resolve(Subtitle.self)() == "of the operation")
        try #expect(Container.shared.resolve(Title.self)() == "again")
      }
    }
    try #expect(Container.shared.resolveIfRegistered(Subtitle.self) == nil)
  }
}
