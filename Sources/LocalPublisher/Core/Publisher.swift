/// A stream of values over time that ends by finishing or by a failure of a known type.
///
/// Put one into a signature as ``AnyPublisher``, read it with ``sink(receiveCompletion:receiveValue:)``
/// or, as it is an `AsyncSequence`, with a loop that throws the very `Failure` and needs no `try`
/// where that is `Never`.
///
/// A publisher is a description: each subscription starts afresh, unless its type says otherwise.
/// Values are pulled, so that nothing piles up before a slow reader of a source that can wait.
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

extension Optional where Wrapped: PollingIteratorProtocol {
  /// Polls until the end, lets go of the iterator there, and answers with the end from then on.
  @inlinable mutating func poll() -> Poll<Wrapped.Output, Wrapped.Failure> {
    guard let answer = self?.poll() else { return .finished }
    switch answer {
    case .value, .again, .pending: break
    case .finished, .failed: self = nil
    }
    return answer
  }
}

/// The namespace of what subscribing needs, as in Combine.
public enum Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error>: Sendable {
    /// There are no more values.
    case finished
    /// There are no more values, because of this.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
