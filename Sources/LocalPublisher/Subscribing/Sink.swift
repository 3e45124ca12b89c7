public import Synchronization

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

extension Publisher {
  /// Reads the values with a closure, at once for as long as they are there.
  ///
  /// What can be had without waiting has arrived before this returns. The rest arrives on whatever
  /// thread makes it available, one value at a time and in order.
  ///
  /// ```swift
  /// let subscription = ["a", "b"].publisher.sink(
  ///   receiveCompletion: { print($0) },
  ///   receiveValue: { print($0) })
  /// ```
  ///
  /// - Parameters:
  ///   - receiveCompletion: Called once at the end, never after a cancellation.
  ///   - receiveValue: Called with each value.
  /// - Returns: The subscription, which ends when the last reference to it is gone.
  @inlinable
  public func sink(
    receiveCompletion: @escaping @Sendable (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping @Sendable (Output) -> Void
  ) -> AnyCancellable {
    let sink = Sink<PollingIterator>(receiveCompletion, receiveValue)
    sink.drain(makePollingIterator(waker: Waker { sink.wake() }))
    return AnyCancellable { sink.cancel() }
  }

  /// Reads the values of a publisher that cannot fail with a closure.
  ///
  /// - Parameter receiveValue: Called with each value.
  /// - Returns: The subscription, which ends when the last reference to it is gone.
  @inlinable
  public func sink(
    receiveValue: @escaping @Sendable (Output) -> Void
  ) -> AnyCancellable where Failure == Never {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}

/// Drives a subscription without a task: whoever makes a value available carries it to the end.
///
/// The iterator and the closures are touched by whoever moved the latch to ``Latch/running``, and by
/// nobody else: this is what makes the class Sendable. The subscription holds the waker and the waker
/// the sink, until the end or a cancellation lets go of the iterator.
@usableFromInline
final class Sink<Upstream: PollingIteratorProtocol>: @unchecked Sendable {
  @usableFromInline typealias Completion = Subscribers.Completion<Upstream.Failure>

  @usableFromInline let latch = Atomic(Latch.running)
  @usableFromInline var upstream: Upstream?
  @usableFromInline var receiveCompletion: (@Sendable (Completion) -> Void)?
  @usableFromInline var receiveValue: (@Sendable (Upstream.Output) -> Void)?

  @inlinable
  init(
    _ receiveCompletion: @escaping @Sendable (Completion) -> Void,
    _ receiveValue: @escaping @Sendable (Upstream.Output) -> Void
  ) {
    self.receiveCompletion = receiveCompletion
    self.receiveValue = receiveValue
  }

  /// Takes along what is there, unless that is being done already.
  @inlinable
  func wake() {
    if latch.wake(), let upstream = upstream.take() { drain(upstream) }
  }

  @inlinable
  func cancel() {
    if latch.cancel() { release() }
  }

  /// Carries values to the closure until there are none for now, or no more.
  ///
  /// The iterator is a local variable meanwhile, so that the path of a value is free of accesses to
  /// the object.
  @inlinable
  func drain(_ iterator: consuming Upstream) {
    var upstream = iterator
    guard let receiveValue else { return }
    while !latch.isCancelled {
      switch upstream.poll() {
      case .value(let value): receiveValue(value)
      case .again: continue
      case .pending:
        self.upstream = consume upstream
        guard !latch.rest(), let taken = self.upstream.take() else { return }
        upstream = taken
      case .finished: return end(.finished)
      case .failed(let failure): return end(.failure(failure))
      }
    }
    release()
  }

  @inlinable
  func end(_ completion: Completion) {
    let receiveCompletion = receiveCompletion
    if latch.exchange(.cancelled, ordering: .acquiringAndReleasing) != .cancelled {
      release()
      receiveCompletion?(completion)
    } else {
      release()
    }
  }

  @inlinable
  func release() {
    upstream = nil
    receiveValue = nil
    receiveCompletion = nil
  }
}

/// Who may touch what a sink holds.
///
/// A wake during a poll is remembered, and a poll begins with the memory cleared: no value that
/// becomes available meanwhile is passed over.
@usableFromInline
enum Latch: UInt8, AtomicRepresentable {
  /// Nobody polls; the next wake does.
  case waiting
  /// Somebody polls.
  case running
  /// Somebody polls, and has to poll once more.
  case woken
  /// Ended, by itself or from outside.
  case cancelled
}

extension Atomic<Latch> {
  @inlinable
  var isCancelled: Bool { load(ordering: .relaxed) == .cancelled }

  /// Wakes.
  ///
  /// - Returns: Whether the caller has to poll.
  @inlinable
  func wake() -> Bool {
    var expected = Latch.waiting
    while true {
      let desired: Latch = expected == .waiting ? .running : .woken
      let (exchanged, original) = compareExchange(
        expected: expected, desired: desired, ordering: .acquiringAndReleasing)
      if exchanged { return expected == .waiting }
      if original == .cancelled || original == .woken { return false }
      expected = original
    }
  }

  /// Stops to poll.
  ///
  /// - Returns: Whether nothing was left to do; otherwise the caller has to go on.
  @inlinable
  func rest() -> Bool {
    if compareExchange(expected: .running, desired: .waiting, ordering: .acquiringAndReleasing)
      .exchanged
    {
      return true
    }
    _ = compareExchange(expected: .woken, desired: .running, ordering: .acquiringAndReleasing)
    return false
  }

  /// Cancels.
  ///
  /// - Returns: Whether the caller has to release what is held; otherwise whoever polls does.
  @inlinable
  func cancel() -> Bool {
    exchange(.cancelled, ordering: .acquiringAndReleasing) == .waiting
  }
}
