import Synchronization

/// Runs an operation in which some services are replaced, for this task and its child tasks.
///
/// ``Container/shared``, a ``Resolved`` property, a ``ResolverHandle`` (and with it every router) and
/// ``Resolver/current`` resolve with the overrides as long as the operation lasts, from instances of
/// their own: nothing that is constructed meanwhile is seen outside, nor the other way round. Tests
/// that run in parallel do not see each other's.
///
/// ```swift
/// let users = try withOverrides {
///   $0.override(LoadUsers.self) { { [ada] } }
/// } operation: {
///   try Container.shared.resolve(LoadUsers.self)()
/// }
/// ```
///
/// Overrides nest; the inner ones win. They end with the operation, however it is left. An unstructured
/// `Task` takes them along, a detached one does not, and so nothing is released at the end: close
/// ``Resolver/current`` inside where something has to be. Nothing is verified: what is overridden need
/// not be registered.
///
/// - Parameters:
///   - change: Registers the overrides; they need not say `override`.
///   - operation: What is done with them.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withOverrides<Result, Failure: Error>(
  _ change: (Container) -> Void, operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  // Typed errors do not pass through `withValue`.
  let result = TaskOverrides.$ofTask.withValue(TaskOverrides(change)) {
    Swift.Result { () throws(Failure) in try operation() }
  }
  return try result.get()
}

/// Runs an asynchronous operation in which some services are replaced, for this task and its child
/// tasks.
///
/// It is `withOverrides(_:operation:)` for what suspends, and runs where the caller does.
///
/// - Parameters:
///   - change: Registers the overrides; they need not say `override`.
///   - operation: What is done with them.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
nonisolated(nonsending) public func withOverrides<Result, Failure: Error>(
  _ change: (Container) -> Void,
  operation: nonisolated(nonsending) () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let result = await TaskOverrides.$ofTask.withValue(TaskOverrides(change)) {
    do throws(Failure) {
      return Swift.Result<Result, Failure>.success(try await operation())
    } catch {
      return .failure(error)
    }
  }
  return try result.get()
}

/// The overrides of a task, and the graphs that were made with them.
final class TaskOverrides: Sendable {
  @TaskLocal fileprivate static var ofTask: TaskOverrides?
  /// Whether any task has ever had overrides: a program without them does not look for them.
  private static let areUsed = Atomic<Bool>(false)

  /// The overrides of the task that runs.
  static var current: TaskOverrides? {
    // Whoever made the overrides has set the flag before they became a task's.
    areUsed.load(ordering: .relaxed) ? ofTask : nil
  }

  /// What a scope is with the overrides.
  private final class Copy: Sendable {
    weak let original: ResolutionScope?
    /// Keeps a graph, by which its copy is recognised; scopes go when nobody else has them.
    private let graph: ResolutionScope?
    let overridden: ResolutionScope

    init(of original: ResolutionScope, isGraph: Bool, _ overridden: ResolutionScope) {
      self.original = original
      graph = isGraph ? original : nil
      self.overridden = overridden
    }
  }

  /// The overrides around these.
  private let outer: TaskOverrides?
  /// What was changed.
  private let changes: Wiring
  /// The program's container with the changes.
  let shared: Container
  /// What was resolved from with these overrides; there are few.
  private let copies = Mutex<[Copy]>([])

  /// Collects overrides.
  init(_ change: (Container) -> Void) {
    Self.areUsed.store(true, ordering: .relaxed)
    outer = TaskOverrides.current
    let container = Container()
    change(container)
    changes = container.wiring
    shared = Container(Container.shared.wiring.overridden(by: changes))
  }

  /// The same scope with the overrides.
  func resolver(of scope: ResolutionScope) -> Resolver {
    // What has ended has to say so.
    if scope.isOver { return scope.resolver }
    let outermost = scope.outermost ?? scope
    let overridden: ResolutionScope
    if isShared(outermost) {
      if outermost.container === shared { return scope.resolver }
      overridden = shared.resolver.scope
    } else {
      overridden = copy(of: original(of: outermost))
      if outermost === overridden { return scope.resolver }
    }
    if scope === outermost { return overridden.resolver }
    return copy(of: original(of: scope), inside: overridden).resolver
  }

  /// What a scope is with the overrides, which is made once: a graph, or a scope inside of one.
  private func copy(
    of scope: ResolutionScope, inside graph: ResolutionScope? = nil
  ) -> ResolutionScope {
    while true {
      // To look at a scope may be to let go of it, which may run code of the user: not under the lock.
      let known = copies.withLock { $0 }
      var changed: [Copy] = []
      for copy in known {
        guard let original = copy.original else { continue }
        if original === scope { return copy.overridden }
        changed.append(copy)
      }
      let overridden =
        graph.map { ResolutionScope(inside: $0) } ?? ResolutionScope(wiring(of: scope).table)
      changed.append(Copy(of: scope, isGraph: graph == nil, overridden))
      let isChanged = copies.withLock { [changed] copies in
        guard copies.last === known.last else { return false }
        copies = changed
        return true
      }
      // What is forgotten is let go of here.
      withExtendedLifetime(known) {}
      if isChanged { return overridden }
    }
  }

  /// All that a graph was told, with the overrides around these and with these.
  private func wiring(of original: ResolutionScope) -> Wiring {
    (outer?.wiring(of: original) ?? original.wiring).overridden(by: changes)
  }

  /// Whether a scope is of the program's container, with or without overrides.
  private func isShared(_ scope: ResolutionScope) -> Bool {
    guard let container = scope.container else { return false }
    return container === Container.program || container === shared
      || outer?.isShared(scope) == true
  }

  /// What a scope was before it was overridden, by these overrides or by those around them.
  private func original(of scope: ResolutionScope) -> ResolutionScope {
    let known = copies.withLock { $0 }
    let original = known.first { $0.overridden === scope }?.original ?? scope
    return outer?.original(of: original) ?? original
  }
}
