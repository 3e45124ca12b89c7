public import Synchronization

/// The poller of a subscription, which takes one turn after the other.
///
/// A turn delivers the values that had arrived when the turn began. If the delivering thread itself
/// sends values during the turn, another turn follows at once, as in Combine, even if a source has
/// more values of this turn. Otherwise, if another thread sends values during the turn, the turn
/// ends. So a `send` delivers the values of other threads for one turn, and for further turns only
/// while its own closures send. The next thread that sends a value delivers the rest, or a
/// scheduled task does so earlier. If sources other than subjects keep a turn busy, the turn also
/// takes in the values that other threads have sent meanwhile.
///
/// The class is Sendable because only the thread that has the turn uses the variables: the thread
/// that moved the latch to ``Latch/running(on:)``. Other threads read only `shortcut`, after they
/// have found the latch ``Latch/lent``, and `shortcut` does not change once it has been set.
@usableFromInline class Driver: @unchecked Sendable {
  @usableFromInline final let latch: Atomic<Latch>
  /// The number of the turn and, in the lowest bits, the number of times that inboxes were asked in
  /// vain since one of them delivered a value.
  ///
  /// An inbox takes in new values once in each turn. If other sources keep a turn from ending, the
  /// inboxes are asked in vain ``asksInTurn`` times, or at most two more times after
  /// ``scheduleIntake(_:)``. The next number then begins, and they take in what has arrived.
  @exclusivity(unchecked) @usableFromInline final var turn = Driver.asksInTurn
  /// How often inboxes are asked in vain before they take in new values; a power of two.
  @inlinable static var asksInTurn: UInt64 { 1_024 }
  /// The thread that takes the turn.
  @exclusivity(unchecked) @usableFromInline final var thread = currentThread()
  /// Whether the turn began in the shortcut.
  @exclusivity(unchecked) @usableFromInline final var isInShortcut = false
  /// The only shortcut that the latch may be lent to.
  @exclusivity(unchecked) @usableFromInline final var shortcut: Shortcut?
  /// Whether a caller other than the shortcut's subject has begun a turn.
  @exclusivity(unchecked) private final var isShared = false
  /// Whether a task has been scheduled to wake this driver.
  private final let isWakeScheduled = Atomic(false)

  @usableFromInline init() { latch = Atomic(.running(on: thread)) }

  /// Changes the latch, and returns whether it is lent.
  @inlinable @inline(always) final func update<Result>(
    _ change: (inout Latch) -> Result
  ) -> (result: Result, isLent: Bool) {
    while true {
      if let result = latch.updateUnlessLent(change) { return (result, false) }
      if let result = updateLent(change) { return (result, true) }
    }
  }

  /// Changes the latch if it is lent.
  @inlinable @inline(never) final func updateLent<Result>(
    _ change: (inout Latch) -> Result
  ) -> Result? {
    var result: Result?
    shortcut?.lock.withLock { _ in
      guard latch.load(ordering: .acquiring) == .lent else { return }
      result = shortcut?.latch.update(expecting: .waiting, change)
    }
    return result
  }

  // MARK: - Turns

  /// Whether the next wake begins a turn.
  @inlinable final var isWaiting: Bool { update { $0 == .waiting }.result }

  /// Begins a turn, unless a turn is in progress.
  ///
  /// If a turn is in progress, that turn learns that a source has something new.
  ///
  /// - Parameter isScheduled: Whether the caller is the task that was scheduled to deliver the
  ///   remaining values.
  /// - Returns: Whether the caller has begun a turn.
  @inlinable @inline(always) final func beginTurn(isScheduled: Bool = false) -> Bool {
    let caller = currentThread()
    let (begins, isLent) = update { $0.wake(from: caller, isScheduled: isScheduled) }
    if begins {
      recordTurn(on: caller, inShortcut: isLent)
    } else if isLent {
      scheduleIntake(caller)
    }
    return begins
  }

  /// Lets the inboxes take in new values after at most two more asks in vain, if the thread that has
  /// the turn has woken the driver.
  ///
  /// Otherwise a busy source would delay the values that the thread itself has sent: before each
  /// value, the thread reads only the driver's own latch, and not the shortcut's, which records the
  /// wake.
  @usableFromInline @inline(never) final func scheduleIntake(_ caller: UInt) {
    guard shortcut?.latch.load(ordering: .relaxed).thread == caller else { return }
    turn |= Driver.asksInTurn - 2
  }

  /// Returns the value of ``turn`` after an inbox has delivered a value: the asks in vain are counted
  /// from zero again.
  ///
  /// If the inboxes are about to take in new values, two more asks are left.
  @inlinable @inline(always) static func turnAfterValue(_ turn: UInt64) -> UInt64 {
    let asks = turn & (asksInTurn - 1)
    return turn - (asks < asksInTurn - 2 ? asks : asks & 1)
  }

  /// Notes that a turn has begun.
  @inlinable @inline(always) final func recordTurn(on caller: UInt, inShortcut: Bool) {
    thread = caller
    isInShortcut = inShortcut
    advanceTurn()
  }

  /// Begins the next number of a turn, which has no asks in vain yet.
  @inlinable @inline(always) final func advanceTurn() {
    turn = turn & ~(Driver.asksInTurn - 1) &+ Driver.asksInTurn
  }

  /// Ends a turn, unless something else has happened since it began.
  @inlinable @inline(always) final func endTurn() -> Bool {
    if isInShortcut {
      shortcut?.latch.replace(.running(on: thread), by: .waiting) ?? false
    } else {
      latch.replace(.running(on: thread), by: .waiting)
    }
  }

  /// Ends a turn during which something else has happened.
  @usableFromInline final func endEventfulTurn() -> Latch.Rest {
    let rest: Latch.Rest
    if isInShortcut, let inside = updateLent({ $0.rest() }) {
      rest = inside
    } else {
      // Only this thread could lend the latch now.
      leaveShortcut()
      rest = latch.update(expecting: .running(on: thread)) { $0.rest() }
    }
    if rest == .continues { advanceTurn() }
    return rest
  }

  /// Begins the next turn of this thread, which has sent something new during the turn, while the
  /// sources may still have values of this turn.
  ///
  /// - Returns: Whether the turn has begun; `false` if the subscription has ended.
  @inline(never) @usableFromInline
  final func continuesTurn() -> Bool { endEventfulTurn() == .continues }

  /// Lets a task begin a turn, unless a turn is about to begin already.
  @usableFromInline final func passOn(_ work: @escaping @Sendable () -> Void) {
    if isWakeScheduled.load(ordering: .acquiring) { return }
    if isWakeScheduled.exchange(true, ordering: .acquiringAndReleasing) { return }
    Task.detached { [self] in
      // Reset before the turn begins, because a turn that ends later schedules another task.
      _ = isWakeScheduled.exchange(false, ordering: .acquiringAndReleasing)
      if beginTurn(isScheduled: true) { work() }
    }
  }

  /// Ends the subscription.
  ///
  /// - Returns: The state of the latch before this call.
  @usableFromInline final func end() -> Latch {
    while true {
      takeLatchBack()
      if let state = latch.updateUnlessLent({ $0.cancel() }) { return state }
    }
  }

  // MARK: - The shortcut

  /// Lends the latch to the shortcut of a subject, unless other sources wake this driver too.
  ///
  /// The caller has begun a turn, and holds the subject's lock.
  ///
  /// - Returns: Whether the turn is inside the shortcut.
  @usableFromInline final func lendLatch(to shortcut: Shortcut) -> Bool {
    if self.shortcut == nil { self.shortcut = shortcut }
    guard self.shortcut === shortcut else {
      keepLatch()
      return false
    }
    if isInShortcut { return true }
    guard !isShared else { return false }
    isInShortcut = shortcut.lock.withLock { _ in
      // A thread may still be leaving the shortcut.
      guard shortcut.latch.load(ordering: .acquiring) == .closed,
        latch.replace(.running(on: thread), by: .lent)
      else { return false }
      shortcut.latch.store(.running(on: thread), ordering: .releasing)
      return true
    }
    return isInShortcut
  }

  /// Takes the latch back permanently.
  ///
  /// The caller has begun a turn. Otherwise, a driver that several sources wake would lend its
  /// latch, and take it back, repeatedly.
  @usableFromInline final func keepLatch() {
    isShared = true
    takeLatchBack()
  }

  /// Takes the latch back, including a turn that may be in progress.
  final func takeLatchBack() {
    guard latch.load(ordering: .acquiring) == .lent, let shortcut else { return }
    shortcut.lock.withLock { _ in
      guard latch.load(ordering: .relaxed) == .lent else { return }
      let state = shortcut.latch.update(expecting: .waiting) { $0.takeBack() }
      latch.store(state, ordering: .releasing)
    }
  }

  /// Leaves the shortcut, if the turn began there and the driver has taken its latch back since.
  ///
  /// From then on, another driver may lend its latch to the shortcut.
  @inlinable final func leaveShortcut() {
    guard isInShortcut else { return }
    isInShortcut = false
    shortcut?.latch.store(.closed, ordering: .releasing)
  }
}
