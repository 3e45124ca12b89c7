public import Synchronization

/// What polls a subscription for a closure, one turn after the other.
///
/// A turn delivers what had arrived when it began. Values that the delivering thread itself sends
/// meanwhile get another turn at once, as they would in Combine. When another thread has sent meanwhile,
/// the turn ends, so that no `send` delivers the values of others for longer than that. The other thread
/// delivers the rest with its next `send`, or a task if that comes first.
///
/// Only the thread that moved the latch to ``Latch/running(on:)`` uses `turn` and `thread`. That is what
/// makes the class Sendable.
@usableFromInline class Driver: @unchecked Sendable {
  @usableFromInline final let latch: Atomic<Latch>
  /// The number of the turn. An inbox takes in what has arrived once in each.
  @exclusivity(unchecked) @usableFromInline final var turn: UInt = 1
  /// The thread that takes the turn.
  @exclusivity(unchecked) @usableFromInline final var thread = currentThread()
  /// The thread that has woken the driver last during a turn of another one.
  @usableFromInline final let other = Atomic<UInt>(0)
  /// Whether a task is going to wake this driver.
  private final let isWakeScheduled = Atomic(false)

  @usableFromInline init() { latch = Atomic(.running(on: thread)) }

  /// Begins a turn, unless another thread has to. That thread then learns that there is something new.
  ///
  /// - Returns: Whether the caller has begun a turn.
  @inlinable @inline(always) final func beginTurn() -> Bool {
    let caller = currentThread()
    let (begins, _) = latch.compareExchange(
      expected: .waiting, desired: .running(on: caller), ordering: .acquiringAndReleasing)
    guard begins || beginContendedTurn(of: caller, isScheduled: false) else { return false }
    thread = caller
    turn &+= 1
    return true
  }

  @usableFromInline @inline(never)
  final func beginContendedTurn(of caller: UInt, isScheduled: Bool) -> Bool {
    let state = latch.load(ordering: .relaxed)
    // Before the wake, so that the thread that ends the turn finds it.
    if !isScheduled, state.thread != caller { other.store(caller, ordering: .relaxed) }
    return latch.update(expecting: state) { $0.wake(from: caller, isScheduled: isScheduled) }
  }

  /// Ends a turn.
  @inlinable @inline(always) final func endTurn() -> Latch.Rest {
    let rest = latch.update(expecting: .running(on: thread)) { state in
      state.rest(passingTo: state.flags == 0 ? 0 : other.load(ordering: .relaxed))
    }
    if rest == .continues { turn &+= 1 }
    return rest
  }

  /// Lets a task begin a turn, unless one is going to already.
  @usableFromInline final func passOn(_ takeTurns: @escaping @Sendable () -> Void) {
    guard !isWakeScheduled.exchange(true, ordering: .acquiringAndReleasing) else { return }
    Task.detached { [self] in
      // Before the wake: a turn that ends after it schedules another one.
      _ = isWakeScheduled.exchange(false, ordering: .acquiringAndReleasing)
      let caller = currentThread()
      guard beginContendedTurn(of: caller, isScheduled: true) else { return }
      thread = caller
      turn &+= 1
      takeTurns()
    }
  }
}
