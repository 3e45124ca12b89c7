import FunctionInjection
import Synchronization
import TestSupport
import Testing

/// A store for a factory's resolver beyond its construction.
private final class KeptResolver: Sendable {
  let resolver = Mutex<Resolver?>(nil)
}

/// A key whose name resolves a service of another container.
private enum NameThatResolves: NamedService {
  typealias Service = Int
  static let resolver = Mutex<Resolver?>(nil)
  static var name: String {
    let resolver = resolver.withLock { $0 }
    return "name \((try? resolver?.resolve(node: One.self)) ?? 0)"
  }
}

/// A scoped service that keeps a scope inside its own.
private final class Account: Sendable {
  let inner = Mutex<Resolver?>(nil)
}

@Suite("Scopes, resolvers, and factories' resolvers that have ended")
struct EndedScopeTests {
  private func resolver() throws -> Resolver {
    let container = Container()
    container.register(Database.self, .singleton) { Database() }
    container.register(FixedClock.self, .scoped) { FixedClock() }
    return try container.seal()
  }

  /// Expects an error of one kind from each of several resolves.
  private func expect(
    _ kind: ResolutionError.Kind, ofEach attempts: [() throws -> Void],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for attempt in attempts {
      let error = #expect(
        throws: ResolutionError.self, sourceLocation: sourceLocation, performing: attempt)
      #expect(error?.kind == kind, sourceLocation: sourceLocation)
    }
  }

  @Test("A scope that is made from an ended scope has ended too")
  func scopeOfAnEndedScope() throws {
    let resolver = try resolver()
    let scope = resolver.makeScope()
    scope.end()
    let registering = try scope.makeScope { $0.register(instance: 7) }
    for inner in [scope.makeScope(), registering, registering.makeScope()] {
      expect(
        .scopeHasEnded,
        ofEach: [
          { _ = try inner.resolve(FixedClock.self) }, { _ = try inner.resolve(Database.self) },
          { _ = try inner.resolve(Int.self) },
        ])
    }
    _ = scope.withScope { inner in
      #expect(throws: ResolutionError.self) { try inner.resolve(FixedClock.self) }
    }
    _ = try resolver.makeScope().resolve(FixedClock.self)
  }

  @Test("An override of an ended scope or resolver has ended too")
  func overrideOfTheEnded() throws {
    let resolver = try resolver()
    let scope = resolver.makeScope()
    let registering = try resolver.makeScope { $0.register(instance: 7) }
    for ended in [scope, registering, resolver] {
      ended.end()
      let overridden = try ended.overriding { $0.register(Database.self) { Database() } }
      #expect(overridden.isEnded)
      expect(
        .scopeHasEnded,
        ofEach: [
          { _ = try overridden.resolve(Database.self) },
          { _ = try overridden.resolve(FixedClock.self) },
        ])
    }
  }

  @Test("A scope inside one with registrations of its own ends with it, completely")
  func ownRegistrations() throws {
    let resolver = try resolver()
    let scope = try resolver.makeScope { $0.register(Int.self, .singleton) { 7 } }
    let inner = scope.makeScope()
    try #expect(inner.resolve(Int.self) == 7)
    _ = try inner.resolve(FixedClock.self)
    scope.end()
    expect(
      .scopeHasEnded,
      ofEach: [
        { _ = try inner.resolve(Int.self) }, { _ = try inner.resolve(FixedClock.self) },
        { _ = try inner.resolve(Database.self) }, { _ = try inner.resolve(String?.self) },
      ])
  }

  @Test("A plain scope inside a plain scope does not end with it")
  func plainScopes() throws {
    let outer = try resolver().makeScope()
    let inner = outer.makeScope()
    let before = try inner.resolve(FixedClock.self)
    outer.end()
    try #expect(inner.resolve(FixedClock.self) === before)
    _ = try inner.resolve(Database.self)
    inner.end()
    expect(.scopeHasEnded, ofEach: [{ _ = try inner.resolve(FixedClock.self) }])
  }

  @Test("A scope with registrations of its own does not end with a plain scope around it")
  func ownRegistrationsInPlainScope() throws {
    let outer = try resolver().makeScope()
    let inner = try outer.makeScope { $0.register(Int.self, .singleton) { 7 } }
    outer.end()
    try #expect(inner.resolve(Int.self) == 7)
    _ = try inner.resolve(FixedClock.self)
    _ = try inner.resolve(Database.self)
  }

  @Test("A scope in a scope, both with registrations, loses only the singletons of the outer one")
  func registrationsInRegistrations() throws {
    let outer = try resolver().makeScope { $0.register(Int.self, .singleton) { 7 } }
    let inner = try outer.makeScope { $0.register(instance: "inner") }
    outer.end()
    try #expect(inner.resolve(String.self) == "inner")
    _ = try inner.resolve(FixedClock.self)
    _ = try inner.resolve(Database.self)
    expect(.scopeHasEnded, ofEach: [{ _ = try inner.resolve(Int.self) }])
  }

  @Test("A scope whose instance keeps a scope inside it ends when it is dropped")
  func instanceWithInnerScope() throws {
    let resolver = try resolver()
    for hasRegistrations in [false, true] {
      var outer: Resolver? = try resolver.makeScope {
        $0.register(Account.self, .scoped) { Account() }
      }
      weak let account = try outer?.resolve(Account.self)
      let inner =
        hasRegistrations
        ? try outer?.makeScope { $0.register(instance: 1) } : outer?.makeScope()
      account?.inner.withLock { $0 = inner }
      outer = nil
      #expect(account == nil)
    }
  }

  @Test("A scope continues with its own values after an outer scope with values has ended")
  func valuesInValues() throws {
    let container = Container()
    container.registerScopeInput(Int.self)
    container.registerScopeInput(String.self)
    container.register(Bool.self, .scoped, injecting: Int.self, String.self) { "\($0)" == $1 }
    let outer = try container.seal().makeScope {
      $0.provide(7)
      $0.registerScopeInput(String.self)
    }
    let inner = try outer.makeScope { $0.provide("7") }
    outer.end()
    try #expect(inner.resolve(Bool.self))
  }

  @Test("A scope of a traced resolver ends like others")
  func tracedScope() throws {
    let traced = try resolver().tracing { _ in }
    let scope = traced.makeScope()
    _ = try scope.resolve(Database.self)
    scope.end()
    for resolver in [scope, scope.makeScope()] {
      expect(
        .scopeHasEnded,
        ofEach: [
          { _ = try resolver.resolve(Database.self) },
          { _ = try resolver.resolve(FixedClock.self) },
        ])
    }
    _ = try traced.resolve(Database.self)
  }

  @Test("Optional resolves on an ended resolver throw and do not return nil")
  func optionalAfterTheEnd() throws {
    let scope = try resolver().makeScope()
    scope.end()
    expect(
      .scopeHasEnded,
      ofEach: [
        { _ = try scope.resolve(String.self) }, { _ = try scope.resolve(String?.self) },
        { _ = try scope.resolveAll(String.self) },
        { _ = try scope.resolveIfRegistered(String.self) },
      ])
  }

  @Test("A factory's resolver that is kept throws on optional resolves")
  func keptResolver() throws {
    let kept = KeptResolver()
    let container = Container()
    container.register(Int.self) { resolver in
      kept.resolver.withLock { $0 = resolver }
      return 1
    }
    let resolver = try container.seal()
    _ = try resolver.resolve(Int.self)
    let late = try #require(kept.resolver.withLock { $0.take() })
    expect(
      .constructionIsOver,
      ofEach: [
        { _ = try late.resolve(String.self) }, { _ = try late.resolve(String?.self) },
        { _ = try late.resolveAll(String.self) },
        { _ = try late.resolveIfRegistered(String.self) },
      ])
  }

  @Test("The error names the scope or the resolver that has ended")
  func namesTheEnded() throws {
    func message(_ resolver: Resolver) -> String? {
      #expect(throws: ResolutionError.self) { try resolver.resolve(Database.self) }?.description
    }
    let ofScope = """
      Database was resolved from a scope that has ended.
      Fix: resolve it before the scope ends, or make a new scope.
      """
    let ofResolver = """
      Database was resolved from a closed resolver.
      Fix: resolve it before the resolver is closed, or seal the container again.
      """
    let resolver = try resolver()
    let (scope, ended) = (resolver.makeScope(), resolver.makeScope())
    let registering = try resolver.makeScope { $0.register(Database.self) { Database() } }
    let overridden = try scope.overriding { $0.register(Database.self) { Database() } }
    let inner = [registering.makeScope(), overridden.makeScope()]
    for resolver in [ended, registering, overridden] { resolver.end() }
    for resolver in [ended, registering, overridden] + inner {
      #expect(message(resolver) == ofScope)
    }
    resolver.end()
    #expect(message(resolver) == ofResolver)
    #expect(message(scope) == ofResolver)
    let late = try resolver.makeScope { $0.register(Database.self) { Database() } }
    #expect(message(late) == ofResolver)
    #expect(message(late.makeScope()) == ofResolver)
  }

  @Test("The error has the path of the factories that led to it")
  func path() throws {
    let scope = try resolver().makeScope()
    let container = Container()
    container.register(Int.self) { _ in try scope.resolve(Database.self).users.count }
    container.register(String.self, injecting: Int.self) { "\($0)" }
    let resolver = try container.seal()
    scope.end()
    let error = #expect(throws: ResolutionError.self) { try resolver.resolve(String.self) }
    #expect(error?.path.hops.map(\.name) == ["String", "Int", "Database"])
  }

  @Test("The name of a key may resolve while the error of an ended scope is made")
  func nameThatResolves() throws {
    let container = Container()
    // Deeper than the constructions that a thread has at first.
    let nodes = numbers(40)
    for (node, next) in zip(nodes, nodes.dropFirst()) {
      container.register(node: node, needing: next)
    }
    container.register(leaf: nodes[39])
    NameThatResolves.resolver.withLock { [resolver = try container.seal()] in $0 = resolver }
    defer { NameThatResolves.resolver.withLock { $0 = nil } }
    let ending = Container()
    ending.register(NameThatResolves.self) { 0 }
    let scope = try ending.seal().makeScope()
    scope.end()
    let error = #expect(throws: ResolutionError.self) { try scope.resolve(NameThatResolves.self) }
    #expect(error?.path.hops.map(\.name) == ["name 39"])
  }

  @Test("The error of a handle whose graph is released has the path too")
  func releasedGraph() throws {
    let handle = try resolver().handle
    let container = Container()
    container.register(Int.self) { _ in try handle.resolve(Database.self).users.count }
    container.register(String.self, injecting: Int.self) { "\($0)" }
    let error = #expect(throws: ResolutionError.self) { try container.resolve(String.self) }
    #expect(error?.kind == .graphIsGone)
    #expect(error?.path.hops.map(\.name) == ["String", "Int", "Database"])
  }

  @Test("The error of a scope that has ended has the path, whether the key is registered or not")
  func endedScopeInsideFactory() throws {
    let scope = try resolver().makeScope()
    scope.end()
    let container = Container()
    container.register(Int.self) { _ in try scope.resolve(Database.self).users.count }
    container.register(Bool.self) { _ in try scope.resolve(String.self).isEmpty }
    let registered = #expect(throws: ResolutionError.self) { try container.resolve(Int.self) }
    #expect(registered?.kind == .scopeHasEnded)
    #expect(registered?.path.hops.map(\.name) == ["Int", "Database"])
    let unregistered = #expect(throws: ResolutionError.self) { try container.resolve(Bool.self) }
    #expect(unregistered?.kind == .scopeHasEnded)
    #expect(unregistered?.path.hops.map(\.name) == ["Bool", "String"])
  }
}
