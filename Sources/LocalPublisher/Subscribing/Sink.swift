import Synchronization

extension Publisher {
  /// Delivers the values to a closure, immediately if they are ready.
  ///
  /// Values that are ready are delivered before this method returns. Later values are delivered on
  /// the thread that makes them available, one at a time and in order.
  ///
  /// ```swift
  /// let subscription = [ada, grace].publisher.map(\.name).sink { completion in
  ///   print(completion)
  /// } receiveValue: { name in
  ///   print(name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - receiveCompletion: A closure that is called once at the end, and never after a
  ///     cancellation.
  ///   - receiveValue: A closure that is called with each value.
  /// - Returns: The subscription, which ends when the last reference to it is released.
  @export(implementation) @inline(always) public func sink(
    receiveCompletion: @escaping @Sendable (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping @Sendable (Output) -> Void
  ) -> AnyCancellable {
    if let onlyAnswer, deliverOnly(onlyAnswer, receiveValue, receiveCompletion) { return .ended }
    let sink = Sink<PollingIterator>()
    var upstream = makePollingIterator(waker: Waker(sink) { sink.takeTurns() })
    // The first values are delivered from a local variable, so a source that ends at once is never
    // stored.
    if sink.deliver(from: &upstream, receiveValue, receiveCompletion) {
      sink.begin(Sink.Parked(sink, upstream, receiveValue, receiveCompletion))
    }
    return sink.latch.isCancelled ? .ended : AnyCancellable { sink.cancel() }
  }

  /// Delivers the only answer of a publisher without a subscription, unless the answer never comes.
  ///
  /// The method is not inlined, so that the loop over the values of other publishers has more
  /// registers.
  @export(implementation) @inline(never) func deliverOnly(
    _ answer: Poll<Output, Failure>, _ receiveValue: (Output) -> Void,
    _ receiveCompletion: (Subscribers.Completion<Failure>) -> Void
  ) -> Bool {
    switch answer {
    case .again, .pending: return false
    case .finished: receiveCompletion(.finished)
    case .failed(let failure): receiveCompletion(.failure(failure))
    case .value(let value):
      receiveValue(value)
      receiveCompletion(.finished)
    }
    return true
  }

  /// Delivers the values to a closure.
  ///
  /// The publisher cannot fail.
  ///
  /// - Parameter receiveValue: A closure that is called with each value.
  /// - Returns: The subscription, which ends when the last reference to it is released.
  @export(implementation) @inline(always) public func sink(
    receiveValue: @escaping @Sendable (Output) -> Void
  ) -> AnyCancellable where Failure == Never {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}

/// Delivers the values of a subscription to closures, on the threads that wake the sink.
///
/// The class is Sendable because one thread at a time uses `parked`, and with it the iterator: the
/// thread that moved the latch to ``Latch/running(on:)``, or the thread that moved the latch to
/// ``Latch/cancelled`` while no thread polled. The parked iterator holds the waker, and the waker
/// holds the sink, until the end or a cancellation releases `parked`.
@_fixed_layout @usableFromInline
final class Sink<Upstream: PollingIteratorProtocol>: Driver, @unchecked Sendable {
  @usableFromInline typealias ReceiveValue = @Sendable (Upstream.Output) -> Void
  @usableFromInline typealias ReceiveCompletion =
    @Sendable (Subscribers.Completion<Upstream.Failure>) -> Void

  @exclusivity(unchecked) @usableFromInline var parked: Parked?

  @export(implementation) override init() { super.init() }

  /// The sink's iterator and closures, which each delivery of values uses.
  ///
  /// This type is a class for two reasons: the sink calls the closures without retaining them, and
  /// destroying the sink does not need the type metadata of the iterator.
  @_fixed_layout @usableFromInline final class Parked {
    /// Keeps the sink alive during the turn, whatever the closures release.
    @usableFromInline let sink: Sink
    @exclusivity(unchecked) @usableFromInline var upstream: Upstream
    @usableFromInline let receiveValue: ReceiveValue
    @usableFromInline let receiveCompletion: ReceiveCompletion

    @export(implementation) init(
      _ sink: Sink, _ upstream: Upstream, _ receiveValue: @escaping ReceiveValue,
      _ receiveCompletion: @escaping ReceiveCompletion
    ) {
      self.sink = sink
      self.upstream = upstream
      self.receiveValue = receiveValue
      self.receiveCompletion = receiveCompletion
    }

    @export(implementation) @inline(never) func resume() -> Bool {
      if sink.deliver(from: &upstream, receiveValue, receiveCompletion) { return true }
      sink.leaveShortcut()
      return false
    }
  }

  /// Keeps the work after the first turn.
  @export(implementation) func begin(_ work: consuming Parked) {
    parked = consume work
    if continues() { takeTurns() }
  }

  /// Polls until there is nothing left for this thread to do; the caller has begun a turn.
  @export(implementation) func takeTurns() {
    // Moving the work out and in again costs no reference counting.
    while let work = parked.take() {
      guard work.resume() else { return }
      parked = consume work
      guard continues() else { return }
    }
  }

  /// Ends a turn, and returns whether this thread takes another turn.
  @export(implementation) @inline(always) func continues() -> Bool {
    !endTurn() && continuesAfterEvents()
  }

  @export(implementation) @inline(never) func continuesAfterEvents() -> Bool {
    // The sink is kept: when the turn has ended, another thread may take the last turn, and release
    // the sink.
    let kept = Unmanaged.passRetained(self)
    defer { kept.release() }
    switch endEventfulTurn() {
    case .waits: return false
    case .continues: return true
    case .passesOn: passOn { [self] in takeTurns() }
    case .ends: parked = nil
    }
    return false
  }

  @export(implementation) func cancel() {
    let state = end()
    if state != .cancelled, !state.isRunning { parked = nil }
  }

  /// Delivers values until none is ready.
  ///
  /// - Returns: Whether more may come.
  @export(implementation) @inline(always) func deliver(
    from upstream: inout Upstream, _ receiveValue: ReceiveValue,
    _ receiveCompletion: ReceiveCompletion
  ) -> Bool {
    while !latch.isCancelledOrWokenByOwner || continuesTurn() {
      let completion: Subscribers.Completion<Upstream.Failure>
      switch upstream.poll() {
      case .value(let value):
        // The closure of an operator may have canceled the subscription.
        if latch.isCancelled { return false }
        receiveValue(value)
        continue
      case .again: continue
      case .pending: return true
      case .finished: completion = .finished
      case .failed(let failure): completion = .failure(failure)
      }
      if end() != .cancelled { receiveCompletion(completion) }
    }
    return false
  }
}
