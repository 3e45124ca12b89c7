/// The answer of a source that is asked for its next value.
///
/// A poll neither waits nor loops over unwanted values. In place of an unwanted value, it answers
/// ``again``, so that the caller can check for cancellation between two polls.
///
/// ```swift
/// struct Countdown: PollingIteratorProtocol {
///   var next: Int
///
///   mutating func poll() -> Poll<Int, Never> {
///     guard next > 0 else { return .finished }
///     defer { next -= 1 }
///     return .value(next)
///   }
/// }
/// ```
@frozen public enum Poll<Output: Sendable, Failure: Error>: Sendable {
  /// The next value.
  case value(Output)
  /// Nothing this time, but the source is not waiting: ask again at once.
  case again
  /// Nothing yet: the source calls its waker when it is worth asking again.
  case pending
  /// There will be no more values.
  case finished
  /// There will be no more values, because of this failure.
  case failed(Failure)

  /// Transforms a value.
  @export(implementation) @inline(always)
  func map<T: Sendable>(_ transform: (Output) -> T) -> Poll<T, Failure> {
    flatMap { .value(transform($0)) }
  }

  /// Replaces a value with another answer.
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

  /// Replaces a failure with another answer.
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
