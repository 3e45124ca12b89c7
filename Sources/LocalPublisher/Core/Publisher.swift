/// A stream of values over time that ends by finishing, or by a failure of a known type.
///
/// Write ``AnyPublisher`` in signatures. Read a publisher with
/// ``sink(receiveCompletion:receiveValue:)``, or with a loop: a publisher is an `AsyncSequence`
/// that throws its `Failure`, and the loop needs no `try` if `Failure` is `Never`.
///
/// A publisher is a description of a stream. Each subscription starts from the beginning, unless
/// the publisher's type says otherwise. Readers pull the values. So if a source can wait, values do
/// not pile up for a slow reader.
///
/// State `AsyncSequence` before `Publisher` in a publisher of your own, so that the compiler finds
/// the operators of publishers first. A long chain then takes less time to compile.
public protocol Publisher<Output, Failure>: AsyncSequence, Sendable
where Element == Output, AsyncIterator == PublisherIterator<PollingIterator> {
  /// The type of the values.
  associatedtype Output: Sendable
  /// The type of the failures, or `Never` if the stream cannot fail.
  associatedtype Failure
  /// The iterator of one subscription.
  associatedtype PollingIterator: PollingIteratorProtocol<Output, Failure>

  /// Subscribes, and returns the iterator of one reader.
  ///
  /// - Parameter waker: A closure that is called when it is worth polling again after
  ///   ``Poll/pending``.
  /// - Returns: The iterator. Releasing it cancels the subscription.
  func makePollingIterator(waker: Waker) -> sending PollingIterator

  /// The only answer of each subscription, if the answer is known in advance.
  ///
  /// The default is `nil`. A sink delivers the answer without a subscription, unless the answer is
  /// ``Poll/pending``.
  var onlyAnswer: Poll<Output, Failure>? { get }
}

extension Publisher {
  /// `nil`.
  @export(implementation) public var onlyAnswer: Poll<Output, Failure>? { nil }
}

/// One subscription: a source of values that is polled and never waits.
///
/// The owner of an iterator polls it only when its own iterator is polled, does not poll it after
/// the end, and polls no copy of it. So an iterator need not be `Sendable`. The owner may release
/// an iterator at any time, on any thread.
public protocol PollingIteratorProtocol<Output, Failure>: SendableMetatype {
  /// The type of the values.
  associatedtype Output: Sendable
  /// The type of the failures.
  associatedtype Failure: Error

  /// Asks for the next value.
  ///
  /// - Returns: The value, or the reason that there is no value.
  mutating func poll() -> Poll<Output, Failure>

  /// Whether the source is known to answer ``Poll/finished`` next, perhaps after ``Poll/again``;
  /// `false` unless implemented.
  var isFinished: Bool { get }

  /// A function that takes out the one iterator that this iterator still forwards to.
  ///
  /// The default is `nil`. If a publisher continues with a second publisher, and that one with a
  /// third, each value would otherwise pass through all of them. An erased iterator asks for a
  /// successor after ``Poll/again``, and replaces itself with the successor.
  var successor: ((inout Self) -> AnyPublisher<Output, Failure>.PollingIterator?)? { get }
}

extension PollingIteratorProtocol {
  /// `false`.
  @export(implementation) public var isFinished: Bool { false }

  /// `nil`.
  @export(implementation) public var successor:
    ((inout Self) -> AnyPublisher<Output, Failure>.PollingIterator?)?
  { nil }

  /// Takes the erased iterator that this iterator forwards to from now on, if there is one.
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

/// The namespace of the types for subscribing, as in Combine.
public enum Subscribers {
  /// The end of a publisher: finished, or a failure.
  public enum Completion<Failure: Error>: Sendable {
    /// There are no more values.
    case finished
    /// There are no more values, because of this failure.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
