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

/// A function that tells an iterator's reader to poll again, after a ``Poll/pending``.
///
/// A waker belongs to one iterator. It may be called at any time, from any thread, and more often
/// than needed. Don't call a waker while you hold a lock, because it may poll your source at once.
public struct Waker: Sendable {
  /// The driver that polls, if it takes turns.
  @usableFromInline let driver: Driver?
  /// Begins to poll; called after a turn of the driver has begun, if there is a driver.
  @usableFromInline let takeTurns: @Sendable () -> Void

  /// Makes a waker from a function.
  ///
  /// - Parameter wake: A closure that is called from any thread when it is worth asking again.
  public init(_ wake: @escaping @Sendable () -> Void) { (driver, takeTurns) = (nil, wake) }

  /// Makes the waker of a driver.
  ///
  /// - Parameters:
  ///   - driver: The driver.
  ///   - takeTurns: A closure that is called by the thread that has begun a turn.
  @usableFromInline init(_ driver: Driver, takeTurns: @escaping @Sendable () -> Void) {
    (self.driver, self.takeTurns) = (driver, takeTurns)
  }

  /// Signals that a new value may be available.
  @inlinable public func wake() {
    if let driver {
      guard driver.beginTurn() else { return }
      if driver.isInShortcut { driver.keepLatch() }
    }
    takeTurns()
  }
}
