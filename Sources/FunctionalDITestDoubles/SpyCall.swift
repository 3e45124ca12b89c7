import Synchronization

/// One call that a ``Spy`` has recorded.
///
/// ```swift
/// let move = Spy<Int, String>("move")
/// move(3, "left")
///
/// let (distance, direction) = move.calls[0].arguments
/// assert(distance == 3 && direction == "left")
/// ```
public struct SpyCall<each Argument: Sendable>: Sendable {
  /// The argument of the call, or a tuple of several arguments.
  ///
  /// If an argument is a function, Swift 6.3.1 crashes when it compiles code that reads this
  /// property. Read ``Spy/arguments`` instead.
  public let arguments: (repeat each Argument)

  /// The time from the creation of the spy to this call, on the spy's clock.
  public let elapsed: Duration

  /// The task of the call, or nil for a call outside any task.
  public let task: CallingTask?

  /// The position of this call among the calls of all spies in this program.
  ///
  /// A later call has a larger position, even if the calls belong to different spies.
  public let position: Int
}

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

/// A spy of any type, for comparing the order of calls.
///
/// Through this protocol, ``callOrder(of:)`` takes spies of functions with different parameters.
/// Your own recorder may conform to it if it takes its positions from the calls of a ``Spy``.
public protocol CallRecording: Sendable {
  /// The name of the spy in messages.
  var name: String { get }

  /// The positions of the spy's calls, in ascending order.
  var positions: [Int] { get }
}

/// Returns the order in which several spies were called.
///
/// ```swift
/// let load = Spy<Int>("load")
/// let save = Spy<Int>("save")
/// load(1)
/// save(1)
/// load(2)
/// assert(callOrder(of: load, save) == ["load", "save", "load"])
/// ```
///
/// - Parameter spies: The spies whose calls to order.
/// - Returns: The name of a spy for each call, the first call first.
/// - Complexity: O(*n* log *n*) in the number of calls.
public func callOrder(of spies: any CallRecording...) -> [String] {
  spies
    .flatMap { spy in spy.positions.map { (position: $0, name: spy.name) } }
    .sorted { $0.position < $1.position }
    .map(\.name)
}

/// Counts the calls of all spies.
let callPositions = Atomic<Int>(0)
