/// A stream of values over time that ends by finishing, or by a failure of a known type.
///
/// Write ``AnyPublisher`` in signatures. Read a publisher with
/// ``sink(receiveCompletion:receiveValue:)``, or with a loop: it is an `AsyncSequence` that throws
/// its `Failure`, and needs no `try` if that is `Never`.
///
/// A publisher is a description. Each subscription starts from the beginning, unless its type says
/// otherwise. Values are pulled, so nothing piles up for a slow reader of a source that can wait.
public protocol Publisher<Output, Failure>: AsyncSequence, Sendable
where Element == Output, AsyncIterator == PublisherIterator<PollingIterator> {
  /// The values.
  associatedtype Output: Sendable
  /// Why the stream may end early. `Never` if it cannot.
  associatedtype Failure
  /// One subscription.
  associatedtype PollingIterator: PollingIteratorProtocol<Output, Failure>

  /// Subscribes, and returns the iterator of one reader.
  ///
  /// - Parameter waker: Called when it is worth polling again after ``Poll/pending``.
  /// - Returns: The iterator. Releasing it cancels the subscription.
  func makePollingIterator(waker: Waker) -> sending PollingIterator
}

/// One subscription: a source of values that is asked and never waits.
///
/// The owner of an iterator polls it from one place at a time, and not after the end. A copy is the
/// same subscription, not a second one. That is why an iterator need not be `Sendable`.
public protocol PollingIteratorProtocol<Output, Failure>: SendableMetatype {
  /// The values.
  associatedtype Output: Sendable
  /// Why the values may end early.
  associatedtype Failure: Error

  /// Asks for the next value.
  ///
  /// - Returns: The value, or why there is none.
  mutating func poll() -> Poll<Output, Failure>

  /// Whether the next poll is known to answer ``Poll/finished``; `false` unless implemented.
  var isFinished: Bool { get }

  /// Takes the iterator that is all this one has left; `nil` unless implemented.
  ///
  /// A publisher that continues with another one, which continues with another, would otherwise
  /// pass each value through all of them. An erased iterator asks for a successor after
  /// ``Poll/again``, and replaces itself by it.
  var successor: ((inout Self) -> AnyPublisher<Output, Failure>.PollingIterator?)? { get }
}

extension PollingIteratorProtocol {
  /// `false`.
  @export(implementation) public var isFinished: Bool { false }

  /// `nil`.
  @export(implementation) public var successor:
    ((inout Self) -> AnyPublisher<Output, Failure>.PollingIterator?)?
  { nil }

  /// Takes the iterator that this one forwards to from now on, if it is erased.
  @export(implementation) mutating func takeSuccessor() -> AnyPublisher<Output, Failure>
    .PollingIterator?
  {
    self as? AnyPublisher<Output, Failure>.PollingIterator ?? successor?(&self)
  }
}

extension Optional where Wrapped: PollingIteratorProtocol {
  /// Polls until the end, releases the iterator there, and answers with the end from then on.
  @export(implementation) mutating func poll() -> Poll<Wrapped.Output, Wrapped.Failure> {
    guard let answer = self?.poll() else { return .finished }
    switch answer {
    case .value, .again, .pending: break
    case .finished, .failed: self = nil
    }
    return answer
  }

  @export(implementation) var isFinished: Bool { self?.isFinished ?? true }
}

/// The namespace of what subscribing needs, as in Combine.
public enum Subscribers {
  /// The end of a publisher: finished, or a failure.
  public enum Completion<Failure: Error>: Sendable {
    /// There are no more values.
    case finished
    /// There are no more values, because of this.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
