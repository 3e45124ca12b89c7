/// A stream of values over time that ends by finishing or by a failure of a known type.
///
/// Put one into a signature as ``AnyPublisher``, read it with ``sink(receiveCompletion:receiveValue:)``
/// or, being an `AsyncSequence`, with a loop that throws the very `Failure` and needs no `try` where
/// that is `Never`.
///
/// ```swift
/// for await number in [1, 2, 3].publisher.map({ $0 * 2 }) {
///   print(number)
/// }
/// ```
///
/// A publisher is a description: each subscription starts afresh, unless its type says otherwise.
/// Values are pulled, so that a slow reader of a source that is pulled holds nothing in memory.
public protocol Publisher<Output, Failure>: AsyncSequence, Sendable
where Element == Output, AsyncIterator == PublisherIterator<PollingIterator> {
  /// The values.
  associatedtype Output: Sendable
  /// Why the stream may end early; `Never` where it cannot.
  associatedtype Failure
  /// What one subscription polls.
  associatedtype PollingIterator: PollingIteratorProtocol<Output, Failure>

  /// Subscribes: makes the iterator of one reader.
  ///
  /// - Parameter waker: Called when it is worth polling again after ``Poll/pending``.
  /// - Returns: The iterator. To let go of it is to cancel the subscription.
  func makePollingIterator(waker: Waker) -> PollingIterator
}

/// One subscription: a source of values that is asked and never waits.
///
/// Whoever holds an iterator polls it from one place at a time, and no more after the end. A copy is
/// the same subscription, not a second one.
public protocol PollingIteratorProtocol<Output, Failure>: Sendable {
  /// The values.
  associatedtype Output: Sendable
  /// Why the values may end early.
  associatedtype Failure: Error

  /// Asks for the next value.
  ///
  /// - Returns: The value, or why there is none.
  mutating func poll() -> Poll<Output, Failure>
}

extension Publisher {
  /// Subscribes, for a loop that awaits the values.
  ///
  /// - Returns: The iterator. To let go of it is to cancel the subscription.
  @inlinable
  public func makeAsyncIterator() -> PublisherIterator<PollingIterator> {
    PublisherIterator(subscribingTo: self)
  }
}

/// The namespace of the publishers that operators make, as in Combine.
public enum Publishers {}
