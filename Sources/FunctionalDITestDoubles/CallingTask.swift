/// The identity of a task that called a spy.
///
/// Compare it with the identity of another call, or with ``current``, to see whether work has
/// stayed in its task:
///
/// ```swift
/// let save = NullarySpy("save")
/// save()
/// assert(save.calls[0].task == CallingTask.current)
/// ```
///
/// Two calls with the same value were made by one task, unless that task had ended before the second
/// call: the system may give its identity to a new task.
public struct CallingTask: Hashable, Sendable {
  private let identity: Int

  /// The current task, or nil outside any task.
  public static var current: CallingTask? {
    withUnsafeCurrentTask { task in task.map { CallingTask(identity: $0.hashValue) } }
  }
}
