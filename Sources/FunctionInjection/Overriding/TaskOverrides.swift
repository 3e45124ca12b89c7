import Synchronization

/// The overrides of a task, and the graphs that were made with them.
///
/// Overrides end when the block has ended and with it every task that inherited them. The graphs and
/// scopes that were made with them end then, too, and release their instances.
final class TaskOverrides: Sendable {
  @TaskLocal static var ofTask: TaskOverrides?
  /// Whether any task has ever had overrides: a program without them does not look for them.
  private static let areUsed = Atomic<Bool>(false)

  /// The overrides of the task that runs.
  static var current: TaskOverrides? {
    // Overrides set the flag before they become those of a task.
    areUsed.load(ordering: .relaxed) ? ofTask : nil
  }

  /// What a scope is with the overrides.
  fileprivate struct Copy {
    weak let original: Scope?
    /// Keeps a graph, by which its copy is recognized.
    ///
    /// A scope goes when it has no other owner.
    let graph: Scope?
    let overridden: Scope
  }

  fileprivate struct State {
    var shared: Container?
    var copies: [ObjectIdentifier: Copy] = [:]
    /// The original of each copy, by the copy.
    var originals: [ObjectIdentifier: ObjectIdentifier] = [:]
    /// How many copies there may be before those whose original is gone are removed.
    var limit = 16
  }

  /// The overrides around these.
  private let outer: TaskOverrides?
  /// What was changed.
  private let changes: Wiring
  /// Records what is resolved with the overrides; `nil` unless a test observes it.
  fileprivate let observer: ConstructionObserver?
  private let state = Mutex(State())

  /// Collects overrides.
  init(_ change: (Container) -> Void) {
    Self.areUsed.store(true, ordering: .relaxed)
    outer = TaskOverrides.current
    let container = Container(Wiring(overriding: true))
    change(container)
    changes = container.core.takeWiring()
    observer = outer?.observer
  }

  /// Collects overrides under which the program's container is another one, and each resolve is recorded.
  ///
  /// - Parameters:
  ///   - wiring: What the other container was told.
  ///   - observer: Records each resolve.
  ///   - change: Registers the overrides, which come on top of those around them.
  init(observing wiring: Wiring, by observer: ConstructionObserver, _ change: (Container) -> Void) {
    Self.areUsed.store(true, ordering: .relaxed)
    outer = TaskOverrides.current
    let container = Container()
    change(container)
    changes = container.core.takeWiring()
    self.observer = observer
    let shared = Container(overriding(wiring), overrides: reference)
    state.withLock { $0.shared = shared }
  }

  /// What a container was told, with the overrides.
  private func overriding(_ wiring: Wiring) -> Wiring {
    (outer?.overriding(wiring) ?? wiring).overridden(by: changes)
  }

  deinit {
    let (shared, copies) = state.withLock { ($0.shared, $0.copies) }
    // The scopes inside a graph come before it.
    for copy in copies.values where copy.overridden.root != nil { copy.overridden.end() }
    for copy in copies.values where copy.overridden.root == nil { copy.overridden.end() }
    if let shared { shared.core.snapshot().end() }
  }

  /// A reference that does not keep the overrides.
  var reference: OverridesReference { OverridesReference(self, inside: outer?.reference) }

  /// The program's container with the changes, which is made when it is first asked for.
  var shared: Container {
    if let shared = state.withLock({ $0.shared }) { return shared }
    let wiring = (outer?.shared ?? .program).wiring.overridden(by: changes)
    let made = Container(wiring, overrides: reference)
    return state.withLock { state in
      let shared = state.shared ?? made
      state.shared = shared
      return shared
    }
  }

  /// Runs a factory whose instance a graph keeps, with the overrides of that graph.
  ///
  /// The overrides of the task that happens to construct the instance would otherwise stay in it.
  static func inGraph<Result>(
    _ graph: Graph, _ operation: () throws(ResolutionError) -> Result
  ) throws(ResolutionError) -> Result {
    guard areUsed.load(ordering: .relaxed) else { return try operation() }
    let overrides = graph.owner?.overrides
    if overrides === ofTask { return try operation() }
    return try $ofTask.withValue(overrides) {
      Swift.Result { () throws(ResolutionError) in try operation() }
    }.get()
  }
}

extension TaskOverrides {
  /// The same for a factory that may suspend.
  ///
  /// - Parameters:
  ///   - graph: The graph that keeps the instance; `nil` if it is not kept.
  ///   - operation: Runs the factory.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  static func inGraph<Result: Sendable>(
    _ graph: Graph?, _ operation: () async throws -> Result
  ) async throws -> Result {
    guard let graph, areUsed.load(ordering: .relaxed) else { return try await operation() }
    let overrides = graph.owner?.overrides
    if overrides === ofTask { return try await operation() }
    return try await $ofTask.withValue(overrides) { try await operation() }
  }
}

/// The overrides of a task, for a graph that must not keep them.
final class OverridesReference: Sendable {
  weak let overrides: TaskOverrides?
  /// Records what is resolved from the graphs of the overrides; `nil` unless a test observes it.
  let observer: ConstructionObserver?
  /// The overrides around them, which may last longer.
  private let outer: OverridesReference?

  init(_ overrides: TaskOverrides, inside outer: OverridesReference?) {
    self.overrides = overrides
    self.outer = outer
    observer = overrides.observer
  }

  /// Whether these overrides are others, or were made inside them.
  func isInside(of others: TaskOverrides) -> Bool {
    overrides === others || outer?.isInside(of: others) == true
  }
}

/// Scopes with the overrides.
extension TaskOverrides {
  /// The same scope with the overrides; the scope itself if it has ended.
  func overridden(_ scope: Scope) -> Scope {
    scope.isOver ? scope : copy(ofOriginal: original(of: scope))
  }

  /// What a scope is with these overrides and those around them.
  ///
  /// What a graph changed by itself, inside some of these overrides, is inside them: they do not change
  /// it again.
  private func copy(ofOriginal scope: Scope) -> Scope {
    let root = scope.rootScope
    if root.graph.surroundings?.isInside(of: self) == true { return scope }
    // A scope that was made from a copy is a scope of the copy.
    if root.graph.owner?.overrides === self { return scope }
    if isShared(root) {
      let shared = shared.core.snapshot()
      return scope === root ? shared : self.copy(of: scope, inside: shared)
    }
    return copy(of: outer?.copy(ofOriginal: scope) ?? scope)
  }

  /// A copy with these overrides only, which is made once.
  private func copy(of scope: Scope) -> Scope {
    guard let root = scope.root else { return copy(of: scope, inside: nil) }
    return copy(of: scope, inside: copy(of: root))
  }

  /// A copy of a scope inside a graph or, if there is none, of a graph.
  private func copy(of scope: Scope, inside graph: Scope?) -> Scope {
    let key = ObjectIdentifier(scope)
    // A scope that is found here is alive, so no other one can have its address.
    if let known = state.withLock({ $0.copies[key]?.overridden(if: scope) }) { return known }
    let made =
      graph.map { Scope(inside: $0) }
      ?? Scope(rootOf: Graph(overlaying: scope.graph, with: changes, owner: reference))
    let new = Copy(original: scope, graph: graph == nil ? scope : nil, overridden: made)
    let (overridden, released) = state.withLock { state -> (Scope, [Any]) in
      if let known = state.copies[key]?.overridden(if: scope) { return (known, []) }
      let released = state.removeOutdated() + [state.copies.updateValue(new, forKey: key) as Any]
      state.originals[ObjectIdentifier(made)] = key
      return (made, released)
    }
    // To release a scope may run code of the user, so it happens after the lock.
    withExtendedLifetime(released) {}
    return overridden
  }

  /// Whether a root scope is that of the program's container, with or without overrides.
  private func isShared(_ root: Scope) -> Bool {
    guard let container = root.container else { return false }
    return container === Container.program.core || isOwn(container)
  }

  private func isOwn(_ container: Container.Core) -> Bool {
    state.withLock { $0.shared?.core === container } || outer?.isOwn(container) == true
  }

  /// What a scope was before it was overridden, by these overrides or by those around them.
  private func original(of scope: Scope) -> Scope {
    let original = state.withLock { state in
      state.originals[ObjectIdentifier(scope)].flatMap { state.copies[$0]?.original }
    }
    return outer?.original(of: original ?? scope) ?? original ?? scope
  }
}

extension TaskOverrides.Copy {
  fileprivate func overridden(if scope: Scope) -> Scope? {
    original === scope ? overridden : nil
  }
}

extension TaskOverrides.State {
  /// Takes out the copies whose original is gone, once there are twice as many as the last time.
  ///
  /// - Returns: What the caller must release after the lock: the copies, and the originals that were
  ///   looked at.
  fileprivate mutating func removeOutdated() -> [Any] {
    guard copies.count >= limit else { return [] }
    var released: [Any] = []
    for (key, copy) in copies {
      if let original = copy.original {
        released.append(original)
      } else {
        released.append(copy)
        copies[key] = nil
        originals[ObjectIdentifier(copy.overridden)] = nil
      }
    }
    limit = max(16, copies.count * 2)
    return released
  }
}
