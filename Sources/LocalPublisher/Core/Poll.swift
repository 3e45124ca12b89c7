/// What a source answers when it is asked for its next value.
///
/// A poll neither waits nor loops over values that nobody wants: such a step answers ``again``, and
/// whoever polls stays free to look at cancellation in between.
@frozen public enum Poll<Output: Sendable, Failure: Error>: Sendable {
  /// The next value.
  case value(Output)
  /// Nothing this time, but the source is not waiting: ask again at once.
  case again
  /// Nothing yet: the source calls its waker when it is worth asking again.
  case pending
  /// There will be no more values.
  case finished
  /// There will be no more values, because of this.
  case failed(Failure)

  /// Transforms a value.
  @export(implementation) @inline(always)
  func map<T: Sendable>(_ transform: (Output) -> T) -> Poll<T, Failure> {
    flatMap { .value(transform($0)) }
  }

  /// Puts another answer in the place of a value.
  @export(implementation) @inline(always)
  func flatMap<T: Sendable>(_ transform: (Output) -> Poll<T, Failure>) -> Poll<T, Failure> {
    switch self {
    case .value(let value): transform(value)
    case .again: .again
    case .pending: .pending
    case .finished: .finished
    case .failed(let failure): .failed(failure)
    }
  }

  /// Puts another answer in the place of a failure.
  @export(implementation) @inline(always)
  func flatMapError<E: Error>(_ transform: (Failure) -> Poll<Output, E>) -> Poll<Output, E> {
    switch self {
    case .value(let value): .value(value)
    case .again: .again
    case .pending: .pending
    case .finished: .finished
    case .failed(let failure): transform(failure)
    }
  }
}

/// What a source calls when, after it answered ``Poll/pending``, it is worth asking again.
///
/// A waker belongs to one iterator for the whole of its life. It may be called at any time, from any
/// thread and more often than needed, but never while a lock is held: it may poll at once.
@frozen public struct Waker: Sendable {
  /// Says that it is worth asking again.
  public let wake: @Sendable () -> Void

  /// Makes a waker of what it does.
  @export(implementation) public init(_ wake: @escaping @Sendable () -> Void) { self.wake = wake }
}
