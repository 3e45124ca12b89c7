import Synchronization

/// The path of a task, for code that bypasses the resolver of an asynchronous factory.
///
/// A task that the factory starts inherits the path, and may run longer than the construction. So
/// the path drops the construction, and with it the graph, when the construction ends.
final class TaskPath: Sendable {
  @TaskLocal static var current: TaskPath?

  private let stored: Mutex<Construction?>

  init(_ construction: Construction) { stored = Mutex(construction) }

  /// The construction, while it is in progress.
  var construction: Construction? { stored.withLock { $0 } }

  @inline(never)
  func end() {
    let construction = stored.withLock { $0.take() }
    withExtendedLifetime(construction) {}
  }
}

extension Construction {
  /// The construction that the current thread or, without one, the current task is in.
  static var current: Construction? {
    ConstructionStack.current.innermost ?? TaskPath.current?.construction
  }

  /// Returns the construction that a call to `resolve` is a part of: the one whose resolver was used
  /// or, if the current one is inside it or it is only the origin of a trace, the current one.
  static func caller(
    lentBy lender: Construction?, in current: Construction? = .current
  ) -> Construction? {
    lender?.keepFromReuse()
    guard let lender, let current else { return lender ?? current }
    guard let received = lender.ofFactory else { return current }
    return current.isInside(of: received) ? current : lender
  }
}
