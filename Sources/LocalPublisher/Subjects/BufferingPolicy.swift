/// The values that a subject keeps if they arrive faster than a reader takes them.
///
/// A sink that waits for a value of the subject receives it at once, whatever the limit is. The
/// limit applies to values that are sent while the sink is busy: while it subscribes, while a
/// delivery begins or is in progress, or while an operator such as an asynchronous `map` has not
/// asked for the next value. A limit of zero or less keeps no value that is sent then, or that is
/// sent to a loop. The value of a ``CurrentValueSubject`` at the time of the subscription is always
/// kept for its subscriber, until a newer value replaces it.
///
/// ```swift
/// let positions = PassthroughSubject<Int, Never>(bufferingPolicy: .bufferingNewest(1))
/// ```
public enum BufferingPolicy: Sendable {
  /// All values.
  case unbounded
  /// The oldest values, at most this many; newer values are dropped.
  case bufferingOldest(Int)
  /// The newest values, at most this many; older values are dropped.
  case bufferingNewest(Int)
}
