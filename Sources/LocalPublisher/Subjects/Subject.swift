import Synchronization

/// A publisher that your code can send values to, from any thread.
///
/// Every subscriber receives the values in the same order. When `send` returns, the value has been
/// delivered to every sink, unless another delivery is in progress. If that delivery is in progress
/// on the same thread, because a sink's closure has called `send`, that delivery continues with the
/// new value before it returns. If the delivery is in progress on another thread, the next thread
/// that sends, or a task, delivers the value after the values before it.
///
/// A subscription keeps the subject's values, but not the subject. A subject finishes when the last
/// reference to it is released; an operator that was made from the subject is such a reference.
/// Keep the subject that you send to.
///
/// ```swift
/// func log(_ message: String, to messages: some Subject<String, Never>) { messages.send(message) }
///
/// let messages = PassthroughSubject<String, Never>()
/// let subscription = messages.sink { print($0) }
/// log("started", to: messages)
/// ```
public protocol Subject<Output, Failure>: Publisher, AnyObject {
  /// Delivers a value to all subscribers; after the end, it does nothing.
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

/// A subject that keeps nothing: a subscriber receives only the values that are sent after it
/// subscribes.
///
/// ```swift
/// let numbers = PassthroughSubject<Int, Never>()
/// let subscription = numbers.sink { print($0) }
/// numbers.send(1)
/// numbers.send(completion: .finished)
/// ```
public final class PassthroughSubject<Output: Sendable, Failure: Error>: AsyncSequence, Subject {
  /// The iterator of one subscription.
  public typealias PollingIterator = SubjectIterator<Output, Failure>

  @usableFromInline let core: SubjectCore<Output, Failure>

  /// Makes a subject.
  ///
  /// - Parameter bufferingPolicy: The values to keep for a loop that reads more slowly than the
  ///   senders send. A sink receives each value when the value is sent, unless a delivery is in
  ///   progress.
  public init(bufferingPolicy: BufferingPolicy = .unbounded) {
    core = SubjectCore(bufferingPolicy: bufferingPolicy)
  }

  deinit { core.finish(with: .finished) }

  /// Delivers a value to all subscribers.
  @inlinable public func send(_ value: Output) { core.send(value) }

  /// Ends the stream; ending it again does nothing.
  public func send(completion: Subscribers.Completion<Failure>) { core.finish(with: completion) }

  /// Subscribes.
  public func makePollingIterator(waker: Waker) -> sending PollingIterator { core.subscribe(waker) }
}

/// A subject that keeps the latest value, which each new subscriber receives first.
///
/// After the end, a subscriber receives only the end.
///
/// ```swift
/// let name = CurrentValueSubject<String, Never>("Ada")
/// let subscription = name.sink { print($0) }
/// name.value = "Grace"
/// print(name.value)
/// ```
public final class CurrentValueSubject<Output: Sendable, Failure: Error>: AsyncSequence, Subject {
  /// The iterator of one subscription.
  public typealias PollingIterator = SubjectIterator<Output, Failure>

  @usableFromInline let core: SubjectCore<Output, Failure>

  /// Makes a subject.
  ///
  /// - Parameters:
  ///   - value: The first value.
  ///   - bufferingPolicy: The values to keep for a loop that reads more slowly than the senders
  ///     send. A sink receives each value when the value is sent, unless a delivery is in progress.
  public init(_ value: Output, bufferingPolicy: BufferingPolicy = .unbounded) {
    core = SubjectCore(value, memory: .untilTheEnd, bufferingPolicy: bufferingPolicy)
  }

  deinit { core.finish(with: .finished) }

  /// The latest value.
  ///
  /// Setting this property sends the new value. After the end, the new value is kept but not sent.
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

  /// Ends the stream; ending it again does nothing.
  public func send(completion: Subscribers.Completion<Failure>) { core.finish(with: completion) }

  /// Subscribes.
  public func makePollingIterator(waker: Waker) -> sending PollingIterator { core.subscribe(waker) }
}
