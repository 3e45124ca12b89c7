import Synchronization

/// A publisher that anybody can send values to.
///
/// A value has been delivered to every sink when `send` returns, unless a delivery is already under
/// way: then that one takes it along, in order. What comes after the end is ignored. A subject
/// finishes when the last reference to it is gone, so that nobody waits for ever.
public protocol Subject<Output, Failure>: Publisher, AnyObject {
  /// Delivers a value to all subscribers.
  func send(_ value: Output)

  /// Ends the stream; to end it again does nothing.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Delivers a signal without a value.
  @inlinable public func send() { send(()) }
}

/// A subject that keeps nothing: a subscriber gets what is sent from then on.
public final class PassthroughSubject<Output: Sendable, Failure: Error>: Subject {
  /// What one subscription polls.
  public typealias PollingIterator = SubjectIterator<Output, Failure>

  @usableFromInline let core: SubjectCore<Output, Failure>

  /// Makes a subject that keeps for a slow loop what the policy says.
  public init(bufferingPolicy: BufferingPolicy = .unbounded) {
    core = SubjectCore(bufferingPolicy: bufferingPolicy)
  }

  deinit { core.finish(with: .finished) }

  /// Delivers a value to all subscribers.
  @inlinable public func send(_ value: Output) { core.send(value) }

  /// Ends the stream; to end it again does nothing.
  public func send(completion: Subscribers.Completion<Failure>) { core.finish(with: completion) }

  /// Subscribes.
  public func makePollingIterator(waker: Waker) -> sending PollingIterator { core.subscribe(waker) }
}

/// A subject that remembers the latest value: a subscriber begins with it.
public final class CurrentValueSubject<Output: Sendable, Failure: Error>: Subject {
  /// What one subscription polls.
  public typealias PollingIterator = SubjectIterator<Output, Failure>

  @usableFromInline let core: SubjectCore<Output, Failure>

  /// Makes a subject of a first value that keeps for a slow loop what the policy says.
  public init(_ value: Output, bufferingPolicy: BufferingPolicy = .unbounded) {
    core = SubjectCore(value, memory: .untilTheEnd, bufferingPolicy: bufferingPolicy)
  }

  deinit { core.finish(with: .finished) }

  /// The latest value; to set it is to send it.
  public var value: Output {
    get {
      guard let latest = core.state.withLock({ $0.latest }) else {
        preconditionFailure("A CurrentValueSubject has a value from the beginning.")
      }
      return latest
    }
    set { core.send(newValue, isKeptAfterEnd: true) }
  }

  /// Delivers a value to all subscribers.
  @inlinable public func send(_ value: Output) { core.send(value) }

  /// Ends the stream; to end it again does nothing.
  public func send(completion: Subscribers.Completion<Failure>) { core.finish(with: completion) }

  /// Subscribes.
  public func makePollingIterator(waker: Waker) -> sending PollingIterator { core.subscribe(waker) }
}
