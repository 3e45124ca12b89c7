public import Synchronization

extension Publisher {
  /// Reads the values with a closure, at once for as long as they are there.
  ///
  /// What can be had without waiting has arrived before this returns. The rest arrives on whatever
  /// thread makes it available, one value at a time and in order.
  ///
  /// - Parameters:
  ///   - receiveCompletion: Called once at the end, never after a cancellation.
  ///   - receiveValue: Called with each value.
  /// - Returns: The subscription, which ends when the last reference to it is gone.
  @export(implementation) @inline(always) public func sink(
    receiveCompletion: @escaping @Sendable (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping @Sendable (Output) -> Void
  ) -> AnyCancellable {
    let sink = Sink<PollingIterator>()
    var upstream = makePollingIterator(waker: Waker { sink.wake() })
    // From a local variable to begin with: a source that ends at once is never stored.
    if sink.deliver(from: &upstream, receiveValue, receiveCompletion) {
      sink.park(Sink.Parked(upstream, receiveValue, receiveCompletion))
    }
    return sink.latch.isCancelled ? .ended : AnyCancellable { sink.cancel() }
  }

  /// Reads the values of a publisher that cannot fail with a closure.
  @export(implementation) @inline(always) public func sink(
    receiveValue: @escaping @Sendable (Output) -> Void
  ) -> AnyCancellable where Failure == Never {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}

/// Drives a subscription without a task: whoever makes a value available carries it to the end.
///
/// What is parked is touched by whoever moved the latch to ``Latch/running`` and by nobody else: this is
/// what makes the class Sendable. What is parked holds the waker and the waker the sink, until the end
/// or a cancellation lets go of it.
@usableFromInline final class Sink<Upstream: PollingIteratorProtocol>: @unchecked Sendable {
  @usableFromInline typealias ReceiveValue = @Sendable (Upstream.Output) -> Void
  @usableFromInline typealias ReceiveCompletion =
    @Sendable (Subscribers.Completion<Upstream.Failure>) -> Void

  @usableFromInline let latch = Atomic(Latch.running)
  @exclusivity(unchecked) @usableFromInline var parked: Parked?

  @export(implementation) init() {}

  /// What waits for the next wake.
  ///
  /// A class, whose constants are called without being retained, and so that to destroy a sink takes no
  /// type's metadata.
  @usableFromInline final class Parked {
    @exclusivity(unchecked) @usableFromInline var upstream: Upstream
    @usableFromInline let receiveValue: ReceiveValue
    @usableFromInline let receiveCompletion: ReceiveCompletion

    @export(implementation) init(
      _ upstream: Upstream, _ receiveValue: @escaping ReceiveValue,
      _ receiveCompletion: @escaping ReceiveCompletion
    ) {
      self.upstream = upstream
      self.receiveValue = receiveValue
      self.receiveCompletion = receiveCompletion
    }

    @export(implementation) @inline(never) func deliver(through sink: Sink) -> Bool {
      sink.deliver(from: &upstream, receiveValue, receiveCompletion)
    }
  }

  /// Keeps the work until the first wake.
  @export(implementation) func park(_ parked: consuming Parked) {
    self.parked = consume parked
    if !latch.rest() { resume() }
  }

  /// Takes along what is there, unless that is being done already.
  @export(implementation) func wake() { if latch.wake() { resume() } }

  @export(implementation) func resume() {
    // Moved out and in again, which counts no reference.
    while let work = parked.take() {
      guard work.deliver(through: self) else { return }
      parked = consume work
      if latch.rest() { return }
    }
  }

  @export(implementation) func cancel() { if latch.cancel() == .waiting { parked = nil } }

  /// Carries values to the closure until there are none for now, or no more.
  @export(implementation) @inline(always) func deliver(
    from upstream: inout Upstream, _ receiveValue: ReceiveValue,
    _ receiveCompletion: ReceiveCompletion
  ) -> Bool {
    while !latch.isCancelled {
      switch upstream.poll() {
      case .value(let value):
        // The closure of an operator may have cancelled.
        if latch.isCancelled { return false }
        receiveValue(value)
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
