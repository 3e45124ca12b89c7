import Synchronization

/// A publisher that anyone can send values to, from any thread.
///
/// Every subscriber receives the values in the same order. A value has been delivered to every sink
/// when `send` returns, unless a delivery is under way. If it is under way on the same thread, from
/// inside of a sink's closure, it goes on with the new value before it returns. If it is under way
/// on another thread, the value is delivered after those before it, by the next thread that sends
/// or by a task.
///
/// A subscription keeps the values, and not the subject: a subject finishes when the last reference
/// to it is released, and an operator that was made from it is such a reference. Keep the subject
/// that you send to.
///
/// ```swift
/// func log(_ message: String, to messages: some Subject<String, Never>) { messages.send(message) }
///
/// let messages = PassthroughSubject<String, Never>()
/// let subscription = messages.sink { print($0) }
/// log("started", to: messages)
/// ```
public protocol Subject<Output, Failure>: Publisher, AnyObject {
  /// Delivers a value to all subscribers. After the end, it does nothing.
  ///
  /// - Parameter value: The value.
  /// - Complexity: O(*n*) for *n* subscribers.
  func send(_ value: Output)

  /// Ends the stream, after the values that were sent before; ending it again does nothing.
  ///
  /// - Parameter completion: The end of the stream.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Delivers a signal without a value.
  @inlinable public func send() { send(()) }
}

/// A subject that keeps nothing: a subscriber receives the values that are sent from then on.
///
/// ```swift
/// let numbers = PassthroughSubject<Int, Never>()
/// let subscription = numbers.sink { print($0) }
/// numbers.send(1)
/// numbers.send(completion: .finished)
/// ```
public final class PassthroughSubject<Output: Sendable, Failure: Error>: Subject {
  /// The iterator of one subscription.
  public typealias PollingIterator = SubjectIterator<Output, Failure>

  @usableFromInline let core: SubjectCore<Output, Failure>

  /// Makes a subject.
  ///
  /// - Parameter bufferingPolicy: The values to keep for each loop that is slower than the senders. A
  ///   sink receives
  ///   each value at once.
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

/// A subject that keeps the latest value: a subscriber begins with it.
///
/// After the end, a subscriber receives only the end.
///
/// ```swift
/// let name = CurrentValueSubject<String, Never>("Ada")
/// let subscription = name.sink { print($0) }
/// name.value = "Grace"
/// print(name.value)
/// ```
public final class CurrentValueSubject<Output: Sendable, Failure: Error>: Subject {
  /// The iterator of one subscription.
  public typealias PollingIterator = SubjectIterator<Output, Failure>

  @usableFromInline let core: SubjectCore<Output, Failure>

  /// Makes a subject.
  ///
  /// - Parameters:
  ///   - value: The first value.
  ///   - bufferingPolicy: The values to keep for each loop that is slower than the senders. A sink
  ///     receives each value
  ///     at once.
  public init(_ value: Output, bufferingPolicy: BufferingPolicy = .unbounded) {
    core = SubjectCore(value, memory: .untilTheEnd, bufferingPolicy: bufferingPolicy)
  }

  deinit { core.finish(with: .finished) }

  /// The latest value.
  ///
  /// Setting it sends the new value. After the end, it is only kept.
  public var value: Output {
    get {
      guard let latest = core.lock.withLock({ _ in core.latest }) else {
        preconditionFailure("A CurrentValueSubject always has a value.")
      }
      return latest
    }
    set { core.sendUnderLock(newValue, isKeptAfterEnd: true) }
  }

  /// Delivers a value to all subscribers.
  @inlinable public func send(_ value: Output) { core.sendUnderLock(value) }

  /// Ends the stream; to end it again does nothing.
  public func send(completion: Subscribers.Completion<Failure>) { core.finish(with: completion) }

  /// Subscribes.
  public func makePollingIterator(waker: Waker) -> sending PollingIterator { core.subscribe(waker) }
}
