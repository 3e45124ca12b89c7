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
