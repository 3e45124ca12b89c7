public import Synchronization

/// The values that one subscriber of a subject has not taken yet.
///
/// Senders add values under the subject's lock: one value to a slot, and the other values to an
/// overflow. The reader takes the value in the slot without the lock, and moves the overflow into
/// its own batch under the lock. The class is Sendable because each variable has one user at a
/// time. The slot belongs to the reader while `isSlotFull` is true, and otherwise to the sender.
/// Only the thread that has the turn uses `directValue`, `hasBatch`, `batch`, `batchCompletion`,
/// and `turn`, and only a thread that holds the subject's lock uses `place`, `overflow`, and
/// `completion`.
@usableFromInline final class Inbox<Output: Sendable, Failure: Error>: @unchecked Sendable {
  @usableFromInline typealias Completion = Subscribers.Completion<Failure>

  @usableFromInline let waker: Waker
  @usableFromInline let bufferingPolicy: BufferingPolicy
  /// The subject's core, which the subscription keeps alive.
  @usableFromInline let core: Unmanaged<SubjectCore<Output, Failure>>
  /// The position among the subject's inboxes.
  @exclusivity(unchecked) var place = 0

  /// Whether the reader has asked for a value since it took the last value of a batch.
  @usableFromInline let isWanted = Atomic(true)
  @usableFromInline let isSlotFull = Atomic(false)
  @exclusivity(unchecked) @usableFromInline var slot: Output?
  /// Whether there is anything in the overflow.
  ///
  /// While the overflow has values, no value goes into the slot.
  @usableFromInline let hasOverflow = Atomic(false)
  @exclusivity(unchecked) @usableFromInline var overflow = Queue<Output>()
  @exclusivity(unchecked) @usableFromInline var completion: Completion?

  /// The value that the thread that has the turn has brought through the subject's shortcut.
  @exclusivity(unchecked) @usableFromInline var directValue: Output?
  /// Whether there may be anything in the batch, or its end.
  @exclusivity(unchecked) @usableFromInline var hasBatch = false
  @exclusivity(unchecked) @usableFromInline var batch = Queue<Output>()
  @exclusivity(unchecked) @usableFromInline var batchCompletion: Completion?
  /// The turn of the driver when the reader asked last.
  @exclusivity(unchecked) @usableFromInline var turn: UInt64 = 0

  init(waker: Waker, core: SubjectCore<Output, Failure>) {
    (self.waker, self.core) = (waker, .passUnretained(core))
    bufferingPolicy = core.bufferingPolicy
  }

  // MARK: - Senders

  /// Adds a value; the caller holds the subject's lock.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - dropped: The values that the policy drops. The caller releases them after it has released
  ///     the lock.
  @inlinable @inline(always) func push(_ value: Output, dropping dropped: inout [Output]) {
    if case .unbounded = bufferingPolicy, !hasOverflow.load(ordering: .acquiring),
      !isSlotFull.load(ordering: .acquiring)
    {
      fillSlot(value)
    } else {
      pushToOverflow(value, dropping: &dropped)
    }
  }

  @inlinable @inline(always) func fillSlot(_ value: Output) {
    slot = value
    // An exchange, because Swift 6.3 moves the retain of the value behind an atomic store. A reader
    // could then release the value before it is retained.
    _ = isSlotFull.exchange(true, ordering: .acquiringAndReleasing)
  }

  @inlinable @inline(never) func pushToOverflow(_ value: Output, dropping dropped: inout [Output]) {
    switch bufferingPolicy {
    case .unbounded: break
    case .bufferingOldest(let limit): if isFull(limit) { return }
    case .bufferingNewest(let limit):
      if isFull(limit) {
        guard limit > 0, let oldest = overflow.popFirst() else { return }
        dropped.append(oldest)
      }
    }
    append(value)
  }

  /// Whether the overflow has no room for another value; the caller holds the subject's lock.
  ///
  /// No limit applies to a sink that waits for a value of this subject. It takes all values at once,
  /// as soon as one of their senders wakes it.
  @inlinable func isFull(_ limit: Int) -> Bool {
    if overflow.count < limit { return false }
    return !isWanted.load(ordering: .relaxed) || waker.driver?.isWaiting != true
  }

  @inlinable func append(_ value: Output) {
    overflow.append(value)
    hasOverflow.store(true, ordering: .releasing)
  }

  /// Adds the value that the subscription begins with; the caller holds the subject's lock.
  ///
  /// No limit applies to this value, because nothing has been kept before it.
  func begin(with value: Output) {
    if case .unbounded = bufferingPolicy { fillSlot(value) } else { append(value) }
  }

  /// Adds the end; the caller holds the subject's lock.
  func push(_ completion: Completion) {
    self.completion = completion
    hasOverflow.store(true, ordering: .releasing)
  }

  // Not inlined, because inside a method the compiler knows that the waker stays alive, and does
  // not retain it.

  /// Wakes the reader.
  @inline(never) @usableFromInline func wake() { waker.wake() }

  /// Begins a turn of the driver that reads this inbox.
  ///
  /// Call this method with the subject's lock held, and only for a subject with a single inbox.
  ///
  /// - Parameter shortcut: The subject's shortcut.
  /// - Returns: Whether a turn has begun. If so, the caller takes the turn after it has released
  ///   the lock.
  @inlinable @inline(always) func claimTurn(_ shortcut: Shortcut) -> Bool {
    let caller = currentThread()
    guard let begins = shortcut.wake(caller) else { return waker.driver?.beginTurn() ?? false }
    if begins { waker.driver?.recordTurn(on: caller, inShortcut: true) }
    return begins
  }

  /// Lends the latch of the sink to a shortcut; the caller has begun a turn.
  @inlinable @inline(always) func lendLatch(to shortcut: Shortcut) -> Bool {
    waker.driver?.lendLatch(to: shortcut) ?? false
  }

  /// Takes the latch back from another subject, whose shortcut the turn has begun in.
  @inlinable @inline(always) func closeOtherShortcut() {
    if let driver = waker.driver, driver.isInShortcut { driver.keepLatch() }
  }

  /// Begins a turn with a value; the caller has entered the subject's shortcut.
  ///
  /// - Returns: `false` if other values come first, so that this value has to wait behind them.
  @inlinable @inline(always) func takeDirectly(_ value: Output, on caller: UInt) -> Bool {
    waker.driver?.recordTurn(on: caller, inShortcut: true)
    guard directValue == nil, !hasBatch, !isSlotFull.load(ordering: .acquiring),
      !hasOverflow.load(ordering: .acquiring)
    else { return false }
    directValue = value
    turn = waker.driver?.turn ?? 0
    return true
  }

  /// Lets the reader take the turn that has begun.
  @inlinable @inline(never) func runReader() { waker.beginPolling() }

  // MARK: - The reader

  /// Takes the next value, or the end.
  ///
  /// A driver that has a turn receives only the values that had arrived when it first asked in that
  /// turn, unless other sources keep the turn from ending: see ``Driver/turn``.
  @inlinable func poll() -> Poll<Output, Failure> {
    if let value = directValue.take() { return .value(value) }
    // Only the number is read, because a driver that is kept through a call would be retained.
    if let turn = waker.driver?.turn {
      let earlier = self.turn
      self.turn = turn
      if turn ^ earlier < Driver.asksInTurn {
        if hasBatch { return pollBatch() }
        // A source that is always ready may never let the turn end.
        self.turn &+= 1
        waker.driver?.turn = self.turn
        if self.turn & (Driver.asksInTurn - 1) != 0 { return .pending }
      }
    } else if hasBatch {
      let answer = pollBatch()
      // Values may have arrived while an operator waited for another source. The wake for these
      // values is over, so they are taken before the loop waits again.
      if hasBatch { return answer }
    }
    if hasBatch || hasOverflow.load(ordering: .acquiring) { return pollOverflow() }
    return takeSlot().map { .value($0) } ?? .pending
  }

  @inlinable @inline(never) func pollBatch() -> Poll<Output, Failure> {
    if let value = batch.popFirst() {
      if let turn = waker.driver?.turn { waker.driver?.turn = Driver.turnAfterValue(turn) }
      return .value(value)
    }
    switch batchCompletion {
    case nil:
      hasBatch = false
      isWanted.store(true, ordering: .relaxed)
      return .pending
    case .finished: return .finished
    case .failure(let failure): return .failed(failure)
    }
  }

  /// Whether the batch takes all values that have arrived.
  ///
  /// Otherwise, each value stays in `overflow` until the loop takes it, so that `bufferingPolicy`
  /// can limit the number of waiting values.
  @inlinable var takesAll: Bool {
    if case .unbounded = bufferingPolicy { true } else { waker.driver != nil }
  }

  /// Moves the new values into the batch, and takes the next value from there.
  @inlinable @inline(never) func pollOverflow() -> Poll<Output, Failure> {
    isWanted.store(false, ordering: .relaxed)
    withLock {
      // The slot may have been filled since the first look. The values in the overflow are newer.
      if let value = takeSlot() { batch.append(value) }
      if takesAll {
        batch.append(takingAllOf: &overflow)
      } else if batch.count == 0, let value = overflow.popFirst() {
        batch.append(value)
      }
      guard overflow.count == 0 else { return }
      batchCompletion = completion
      hasOverflow.store(false, ordering: .releasing)
    }
    hasBatch = true
    return pollBatch()
  }

  /// Whether the stream has finished, and no value is left before the end.
  var isFinished: Bool {
    if directValue != nil || batch.count > 0 { return false }
    return withLock {
      guard case .finished? = completion else { return false }
      return !isSlotFull.load(ordering: .acquiring) && overflow.count == 0
    }
  }

  @inlinable func takeSlot() -> Output? {
    guard isSlotFull.load(ordering: .acquiring) else { return nil }
    defer { isSlotFull.store(false, ordering: .releasing) }
    return slot.take()
  }

  /// Calls a function with the subject's lock.
  @inlinable @inline(always) func withLock<Result: Sendable>(_ body: () -> Result) -> Result {
    core._withUnsafeGuaranteedRef { core in core.lock.withLock { _ in body() } }
  }
}
