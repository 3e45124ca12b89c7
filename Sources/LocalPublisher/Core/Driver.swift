public import Synchronization

/// A subscription's poller, which takes one turn after the other.
///
/// A turn delivers the values that had arrived when it began. Values that the delivering thread itself sends
/// meanwhile get another turn at once, as they would in Combine. When another thread has sent
/// meanwhile, the turn ends, so that no `send` delivers the values of others for longer than that.
/// The next thread that sends delivers the rest, or a task if that comes first.
///
/// Only the thread that moved the latch to ``Latch/running(on:)`` uses `turn` and `thread`. The class is Sendable for that reason.
@usableFromInline class Driver: @unchecked Sendable {
  @usableFromInline final let latch: Atomic<Latch>
  /// The number of the turn.
  ///
  /// An inbox takes in new values once in each.
  @exclusivity(unchecked) @usableFromInline final var turn: UInt = 1
  /// The thread that takes the turn.
  @exclusivity(unchecked) @usableFromInline final var thread = currentThread()
  /// Whether a task is going to wake this driver.
  private final let isWakeScheduled = Atomic(false)

  @usableFromInline init() { latch = Atomic(.running(on: thread)) }

  /// Begins a turn, unless one is under way.
  ///
  /// That one then learns that there is something new.
  ///
  /// - Parameter isScheduled: Whether the caller is the task that was scheduled for the rest.
  /// - Returns: Whether the caller has begun a turn.
  @inlinable @inline(always) final func beginTurn(isScheduled: Bool = false) -> Bool {
    let caller = currentThread()
    let begins = latch.update(expecting: .waiting) {
      $0.wake(from: caller, isScheduled: isScheduled)
    }
    guard begins else { return false }
    thread = caller
    turn &+= 1
    return true
  }

  /// Ends a turn.
  @inlinable @inline(always) final func endTurn() -> Latch.Rest {
    let rest = latch.update(expecting: .running(on: thread)) { $0.rest() }
    if rest == .continues { turn &+= 1 }
    return rest
  }

  /// Lets a task begin a turn, unless a turn is about to begin already.
  @usableFromInline final func passOn(_ takeTurns: @escaping @Sendable () -> Void) {
    guard !isWakeScheduled.exchange(true, ordering: .acquiringAndReleasing) else { return }
    Task.detached { [self] in
      // Before the turn begins: a turn that ends after it schedules another task.
      _ = isWakeScheduled.exchange(false, ordering: .acquiringAndReleasing)
      if beginTurn(isScheduled: true) { takeTurns() }
    }
  }
}
