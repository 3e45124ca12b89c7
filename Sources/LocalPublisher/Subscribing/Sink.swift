public import Synchronization

extension Publisher {
  /// Reads the values with a closure, at once for as long as they are there.
  ///
  /// What can be had without waiting has arrived before this returns. The rest arrives on whatever
  /// thread makes it available, one value at a time and in order.
  ///
  /// ```swift
  /// let subscription = [ada, grace].publisher.sink(
  ///   receiveCompletion: { print($0) },
  ///   receiveValue: { print($0.name) })
  /// ```
  ///
  /// - Parameters:
  ///   - receiveCompletion: Called once at the end, never after a cancellation.
  ///   - receiveValue: Called with each value.
  /// - Returns: The subscription, which ends when the last reference to it is gone.
  @inlinable @inline(always) public func sink(
    receiveCompletion: @escaping @Sendable (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping @Sendable (Output) -> Void
  ) -> AnyCancellable {
    let sink = Sink<PollingIterator>()
    let waker = Waker { sink.wake() }
    // A local variable to begin with: a source that is ready is read without a look at the object.
    var work = Sink.Work(
      upstream: makePollingIterator(waker: waker), receiveValue: receiveValue,
      receiveCompletion: receiveCompletion)
    if work.deliver(unless: sink.latch) { sink.park(work) }
    return sink.latch.isCancelled ? .ended : AnyCancellable { sink.cancel() }
  }

  /// Reads the values of a publisher that cannot fail with a closure.
  @inlinable @inline(always) public func sink(
    receiveValue: @escaping @Sendable (Output) -> Void
  ) -> AnyCancellable where Failure == Never {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}

/// Drives a subscription without a task: whoever makes a value available carries it to the end.
///
/// The work is touched by whoever moved the latch to ``Latch/running`` and by nobody else: this is what
/// makes the class Sendable. The work holds the waker and the waker the sink, until the end or a
/// cancellation lets go of the work.
@usableFromInline final class Sink<Upstream: PollingIteratorProtocol>: @unchecked Sendable {
  @usableFromInline typealias Completion = Subscribers.Completion<Upstream.Failure>

  @usableFromInline let latch = Atomic(Latch.running)
  @exclusivity(unchecked) @usableFromInline var work: Work?

  @inlinable init() {}

  /// Keeps the work until the first wake.
  @inlinable func park(_ work: consuming Work) {
    self.work = consume work
    if !latch.rest() { resume() }
  }

  /// Takes along what is there, unless that is being done already.
  @inlinable func wake() { if latch.wake() { resume() } }

  @inlinable func resume() {
    repeat {
      guard work?.deliver(unless: latch) == true else { return work = nil }
    } while !latch.rest()
  }

  @inlinable func cancel() { if latch.cancel() == .waiting { work = nil } }

  @usableFromInline struct Work {
    @usableFromInline var upstream: Upstream
    @usableFromInline let receiveValue: @Sendable (Upstream.Output) -> Void
    @usableFromInline let receiveCompletion: @Sendable (Completion) -> Void
    @inlinable @inline(always) init(
      upstream: Upstream, receiveValue: @escaping @Sendable (Upstream.Output) -> Void,
      receiveCompletion: @escaping @Sendable (Completion) -> Void
    ) {
      self.upstream = upstream
      self.receiveValue = receiveValue
      self.receiveCompletion = receiveCompletion
    }

    /// Carries values to the closure until there are none for now, or no more.
    @inlinable @inline(always)
    mutating func deliver(unless latch: borrowing Atomic<Latch>) -> Bool {
      while !latch.isCancelled {
        switch upstream.poll() {
        case .value(let value): receiveValue(value)
        case .again: continue
        case .pending: return true
        case .finished:
          if latch.cancel() != .cancelled { receiveCompletion(.finished) }
        case .failed(let failure):
          if latch.cancel() != .cancelled { receiveCompletion(.failure(failure)) }
        }
      }
      return false
    }
  }
}
