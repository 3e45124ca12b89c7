import Synchronization

/// The overrides of a task, and the graphs that were made with them.
///
/// Overrides end when the operation, and every task that inherited the overrides, has ended. The
/// graphs and scopes that were made with the overrides end at that time too, and release their
/// instances.
final class TaskOverrides: Sendable {
  @TaskLocal static var ofTask: TaskOverrides?
  /// Whether any task has ever had overrides, so that a program without overrides never checks for
  /// them.
  private static let areUsed = Atomic<Bool>(false)

  /// The overrides of the current task.
  static var current: TaskOverrides? {
    // Overrides set the flag before a task can use them.
    areUsed.load(ordering: .relaxed) ? ofTask : nil
  }

  /// The copy of a scope with the overrides.
  fileprivate final class Copy: Sendable {
    weak let original: Scope?
    /// The original, if it is a root scope; `nil` for any other scope.
    ///
    /// A root scope is retained until the overrides end, so that its copy ends with them.
    let retainedRoot: Scope?
    let overridden: Scope

    init(_ overridden: Scope, of original: Scope, retaining root: Scope?) {
      self.overridden = overridden
      self.original = original
      retainedRoot = root
    }
  }

  fileprivate struct State: ~Copyable {
    var shared: Container?
    /// The copies, by the number of the original.
    var copies: [UInt64: Copy] = [:]
    /// The copies, by their own numbers.
    var copiesByNumber: [UInt64: Copy] = [:]
    /// The number of copies that triggers the removal of outdated copies, whose original has been
    /// released.
    var limit = 1
  }

  /// The outer overrides.
  private let outer: TaskOverrides?
  /// A reference to the outer overrides, which all references to these overrides share.
  private let outerReference: OverridesReference?
  /// The changes.
  private let changes: Wiring
  /// Records the resolves with the overrides; `nil` unless a test observes them.
  let observer: (any ConstructionObserver)?
  private let state = Mutex(State())

  /// Collects overrides.
  ///
  /// - Parameters:
  ///   - change: A closure that registers the overrides, which are added to the outer overrides.
  ///   - observer: Records each resolve; `nil` for the observer of the outer overrides.
  init(_ change: (Container) -> Void, observer: (any ConstructionObserver)? = nil) {
    Self.areUsed.store(true, ordering: .relaxed)
    outer = TaskOverrides.current
    outerReference = outer?.reference
    let container = Container(Wiring(overriding: true))
    change(container)
    changes = container.core.takeWiring()
    self.observer = observer ?? outer?.observer
  }

  /// Collects overrides that replace the program's container and record each resolve.
  ///
  /// - Parameters:
  ///   - wiring: The registrations of the replacement.
  ///   - liveKeys: The keys whose live registrations are needed although no input names them.
  ///   - observer: Records each resolve.
  ///   - change: A closure that registers the overrides, which are added to the outer overrides.
  convenience init(
    observing wiring: Wiring, including liveKeys: [any LiveKey.Type],
    by observer: any ConstructionObserver, _ change: (Container) -> Void
  ) {
    self.init(change, observer: observer)
    let unregistered = wiring.unregistered
    var wiring = outward.reversed().reduce(wiring) { $0.overridden(by: $1.changes) }
    // A service that the test around would replace with a stub is missing from the program.
    wiring.unregistered = unregistered
    var table = wiring.settle()
    let reference = reference
    _ = wiring.addLive(liveKeys, to: &table, ownedBy: reference)
    let shared = Container(wiring, overrides: reference)
    state.withLock { $0.shared = shared }
  }

  /// These overrides and the overrides around them.
  ///
  /// A recursive function would use the stack of the thread, and a factory may nest overrides until
  /// the stack is almost used.
  private var outward: some Sequence<TaskOverrides> { sequence(first: self) { $0.outer } }

  deinit {
    let (shared, copies) = state.withLock { ($0.shared, $0.copies) }
    // The copies of scopes inside a graph end before the copy of the graph, whose instances they
    // use. All snapshots of a container share one store, and so do a scope and its own graph.
    var roots = copies.values.map(\.overridden).filter { $0.root == nil }
    if let shared { roots.append(shared.core.snapshot()) }
    var releasings: [ObjectIdentifier: [Releasing]] = [:]
    for scope in copies.values.map(\.overridden) {
      guard let root = scope.root, !scope.endsGraph, let releasing = scope.finish()
      else { continue }
      releasings[ObjectIdentifier(root.store), default: []].append(releasing)
    }
    for root in roots { root.finish(after: releasings[ObjectIdentifier(root.store)] ?? []) }
  }

  /// A reference that does not retain the overrides.
  var reference: OverridesReference { OverridesReference(self, inside: outerReference) }

  /// The program's container with the changes, made when it is first used.
  var shared: Container {
    if let shared = state.withLock({ $0.shared }) { return shared }
    // The outer overrides first, so that the next overrides find them.
    let missing = outward.prefix { $0.state.withLock { $0.shared } == nil }
    for overrides in missing.reversed().dropLast() { _ = overrides.makeShared() }
    return makeShared()
  }

  private func makeShared() -> Container {
    // This may release instances, which must not see these overrides.
    let base = Self.run(with: outerReference) { (outer?.shared ?? .program).core.base }
    let made = Container(changes.statingOverrides, over: base, overrides: reference)
    return state.withLock { state in
      let shared = state.shared ?? made
      state.shared = shared
      return shared
    }
  }

  /// Runs code whose result a graph keeps, or starts a task for the graph, with the overrides of the
  /// graph.
  ///
  /// Otherwise the result, or the task, would keep the overrides of the current task.
  ///
  /// - Parameters:
  ///   - owner: The owner of the graph.
  ///   - operation: A closure that runs the code, or starts the task.
  /// - Returns: The result of the operation.
  /// - Throws: The error of the operation.
  static func run<Result>(
    with owner: OverridesReference?, _ operation: () throws -> Result
  ) rethrows -> Result {
    let overrides = owner?.overrides
    if overrides === current { return try operation() }
    return try $ofTask.withValue(overrides) { try operation() }
  }

  /// Runs code that suspends, and whose result a graph keeps, with the overrides of the graph.
  ///
  /// - Parameters:
  ///   - owner: The owner of the graph.
  ///   - operation: A closure that runs the code.
  /// - Returns: The result of the operation.
  /// - Throws: The error of the operation.
  static func run<Result: Sendable>(
    with owner: OverridesReference?, _ operation: () async throws -> Result
  ) async rethrows -> Result {
    let overrides = owner?.overrides
    if overrides === current { return try await operation() }
    return try await $ofTask.withValue(overrides) { try await operation() }
  }
}

/// Scopes with the overrides.
extension TaskOverrides {
  /// Returns the copy of a scope with the overrides; the scope itself if it has ended.
  func overridden(_ scope: Scope) -> Scope {
    if scope.isOver { return scope }
    // Without outer overrides, a copy that is known is the right one.
    if outer == nil, let known = state.withLock({ $0.knownCopy(of: scope) }) { return known }
    return copyWithAllOverrides(of: original(of: scope))
  }

  /// Returns the copy of a scope with these overrides and the outer overrides.
  private func copyWithAllOverrides(of scope: Scope) -> Scope {
    let root = scope.rootScope
    if alreadyApply(to: root.graph) { return scope }
    if isShared(root) {
      let shared = shared.core.snapshot()
      if scope === root { return shared }
      return endedCopy(of: scope) ?? cachedCopy(of: scope, inside: shared)
    }
    let missing = outward.prefix { !$0.alreadyApply(to: root.graph) }
    // A copy that has ended inside outer overrides has ended here, too.
    return missing.reversed().reduce(scope) { $0.isOver ? $0 : $1.copyWithTheseOverrides(of: $0) }
  }

  /// Returns the copy of a scope that has ended inside these overrides, or inside the outer ones.
  private func endedCopy(of scope: Scope) -> Scope? {
    outward.lazy.compactMap { $0.state.withLock { $0.copies[scope.number]?.overridden } }
      .first(where: \.isOver)
  }

  /// Returns whether a graph has these overrides already, so that they do not apply to it again.
  private func alreadyApply(to graph: Graph) -> Bool {
    // A graph that was made inside these overrides has changes of its own, which take precedence. A
    // scope that was made from a copy is a scope of the copy.
    graph.owner?.isInside(of: self) == true
      || graph.layers.contains { $0.surroundings?.isInside(of: self) == true }
  }

  /// Returns the copy of a scope, and of its root scope, with these overrides only.
  private func copyWithTheseOverrides(of scope: Scope) -> Scope {
    cachedCopy(of: scope, inside: scope.root.map { cachedCopy(of: $0, inside: nil) })
  }

  /// Returns the copy of a scope with these overrides only, and makes it if there is none yet.
  ///
  /// - Parameters:
  ///   - scope: The scope.
  ///   - root: The copy of the scope's root scope; `nil` to copy a root scope, with its graph.
  private func cachedCopy(of scope: Scope, inside root: Scope?) -> Scope {
    let key = scope.number
    if let known = state.withLock({ $0.copies[key]?.overridden }) { return known }
    let made =
      root.map { Scope(copying: scope, inside: $0) } ?? Scope(rootOf: makeOverlay(of: scope.graph))
    let new = Copy(made, of: scope, retaining: root == nil ? scope : nil)
    let (overridden, released) = state.withLock { state -> (Scope, [AnyObject]) in
      if let known = state.copies[key]?.overridden {
        // The copy that is not used may share its store with the copy of the root, which remains.
        made.ended.store(true, ordering: .relaxed)
        return (known, [])
      }
      let released = state.removeOutdated()
      state.copies[key] = new
      state.copiesByNumber[made.number] = new
      return (made, released)
    }
    // Releasing a scope may run user code, so it happens after the lock.
    withExtendedLifetime(released) {}
    return overridden
  }

  /// Returns an overlay of a graph with these overrides only.
  private func makeOverlay(of graph: Graph) -> Graph {
    var changes = changes
    changes.decorateScopeValues(asDeclaredIn: graph)
    return Graph(overlaying: graph, with: changes, owner: reference)
  }

  /// Returns whether a root scope belongs to the program's container, with or without overrides.
  private func isShared(_ root: Scope) -> Bool {
    guard let container = root.graph.container else { return false }
    if container === Container.program.core { return true }
    guard let overrides = container.overrides?.overrides else { return false }
    return outward.contains { $0 === overrides }
  }

  /// Returns the original of a scope that is a copy with these overrides or with the outer
  /// overrides.
  private func original(of scope: Scope) -> Scope {
    outward.reduce(scope) { original, overrides in
      overrides.state.withLock { $0.copiesByNumber[original.number]?.original } ?? original
    }
  }
}

extension TaskOverrides.State {
  /// Returns the copy of a scope, or the scope itself if it is a copy; `nil` if it is neither.
  fileprivate func knownCopy(of scope: Scope) -> Scope? {
    copies[scope.number]?.overridden ?? (copiesByNumber[scope.number] == nil ? nil : scope)
  }

  /// Removes the copies whose original has been released, once there are twice as many copies as
  /// last time.
  ///
  /// - Returns: The objects that the caller must release when it no longer holds the lock: the
  ///   copies, and the originals that were checked.
  fileprivate mutating func removeOutdated() -> [AnyObject] {
    guard copies.count >= limit else { return [] }
    var released: [AnyObject] = []
    for (key, copy) in copies {
      if let original = copy.original {
        released.append(original)
      } else {
        released.append(copy)
        copies[key] = nil
        copiesByNumber[copy.overridden.number] = nil
      }
    }
    limit = max(1, copies.count * 2)
    return released
  }
}
