public import Synchronization

/// The values that a subject keeps if they arrive faster than a reader takes them.
///
/// A limit of zero or less keeps nothing. A limit also holds for a sink, for the values that are
/// sent while a delivery is under way.
///
/// ```swift
/// let positions = PassthroughSubject<Int, Never>(bufferingPolicy: .bufferingNewest(1))
/// ```
public enum BufferingPolicy: Sendable {
  /// Everything.
  case unbounded
  /// The oldest values, at most this many. Newer ones are dropped.
  case bufferingOldest(Int)
  /// The newest values, at most this many. Older ones are dropped.
  case bufferingNewest(Int)
}

/// The values that one subscriber of a subject has not taken yet.
///
/// Senders put values in under the subject's lock: one into a slot without another lock, which for
/// a sink is every value, and the others into an overflow. The reader takes them out into a batch
/// of its own. The slot belongs to the reader while `isSlotFull`, and to the sender otherwise. Only
/// the reader uses `batch`, `end` and `turn`, and only the subject, under its lock, uses `place`.
/// The class is Sendable for that reason.
@usableFromInline final class Inbox<Output: Sendable, Failure: Error>: @unchecked Sendable {
  @usableFromInline typealias Completion = Subscribers.Completion<Failure>

  @usableFromInline let waker: Waker
  @usableFromInline let bufferingPolicy: BufferingPolicy
  /// The position among the subject's inboxes.
  @exclusivity(unchecked) @usableFromInline var place = 0

  @usableFromInline let isSlotFull = Atomic(false)
  @exclusivity(unchecked) @usableFromInline var slot: Output?
  /// Whether there is anything in the overflow.
  ///
  /// While there is, no value goes into the slot.
  @usableFromInline let hasOverflow = Atomic(false)
  @usableFromInline let overflow = Mutex(Overflow())

  /// Whether there may be anything in the batch, or its end.
  @exclusivity(unchecked) @usableFromInline var hasBatch = false
  @exclusivity(unchecked) @usableFromInline var batch = Queue<Output>()
  @exclusivity(unchecked) @usableFromInline var end: Completion?
  /// The turn of the driver in which the batch was filled last.
  @exclusivity(unchecked) @usableFromInline var turn: UInt = 0

  @usableFromInline init(waker: Waker, bufferingPolicy: BufferingPolicy) {
    (self.waker, self.bufferingPolicy) = (waker, bufferingPolicy)
  }

  @usableFromInline struct Overflow: Sendable {
    @usableFromInline var values = Queue<Output>()
    @usableFromInline var completion: Completion?
    @usableFromInline init() {}
  }

  // MARK: - Senders

  /// Adds a value; the caller holds the subject's lock.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - dropped: Receives the value that the policy drops, to be released without the lock.
  @inlinable @inline(always) func push(_ value: Output, dropping dropped: inout [Output]?) {
    if case .unbounded = bufferingPolicy, !hasOverflow.load(ordering: .acquiring),
      !isSlotFull.load(ordering: .acquiring)
    {
      slot = value
      isSlotFull.store(true, ordering: .releasing)
    } else {
      pushToOverflow(value, dropping: &dropped)
    }
  }

  @inlinable @inline(never) func pushToOverflow(_ value: Output, dropping dropped: inout [Output]?)
  {
    overflow.withLock { overflow in
      switch bufferingPolicy {
      case .unbounded: break
      case .bufferingOldest(let limit): if overflow.values.count >= limit { return }
      case .bufferingNewest(let limit):
        if limit <= 0 { return }
        if overflow.values.count >= limit, let oldest = overflow.values.popFirst() {
          dropped = (dropped ?? []) + [oldest]
        }
      }
      overflow.values.append(value)
      hasOverflow.store(true, ordering: .releasing)
    }
  }

  /// Adds the end; the caller holds the subject's lock.
  @usableFromInline func push(_ completion: Completion) {
    overflow.withLock { $0.completion = completion }
    hasOverflow.store(true, ordering: .releasing)
  }

  // Not inlined: inside of a method the compiler knows that the waker stays alive, and does not
  // retain it.

  /// Wakes the reader.
  @inline(never) @usableFromInline func wake() { waker.wake() }

  /// Adds a value and begins a turn of the driver; the caller holds the subject's lock.
  ///
  /// - Returns: Whether a turn has begun, which the caller takes when it has released the lock.
  @inlinable @inline(never)
  func begin(with value: Output, dropping dropped: inout [Output]?) -> Bool {
    push(value, dropping: &dropped)
    return waker.driver?.beginTurn() ?? false
  }

  /// Takes the turn that ``begin(with:dropping:)`` has begun.
  @inlinable @inline(never) func takeTurns() { waker.poll() }

  // MARK: - The reader

  /// Takes the next value, or the end.
  ///
  /// A driver that has a turn receives only the values that had arrived when it first asked in that turn.
  @inlinable func poll() -> Poll<Output, Failure> {
    if let driver = waker.driver {
      if turn == driver.turn { return hasBatch ? pollBatch() : .pending }
      turn = driver.turn
    } else if hasBatch {
      return pollBatch()
    }
    if hasBatch || hasOverflow.load(ordering: .acquiring) { return pollOverflow() }
    return takeSlot().map { .value($0) } ?? .pending
  }

  @inlinable @inline(never) func pollBatch() -> Poll<Output, Failure> {
    if let value = batch.popFirst() { return .value(value) }
    switch end {
    case nil:
      hasBatch = false
      return .pending
    case .finished: return .finished
    case .failure(let failure): return .failed(failure)
    }
  }

  /// Whether the batch takes in all that has arrived.
  ///
  /// Values that a slow loop has not asked for stay in the overflow, and the policy applies to them.
  @inlinable var takesAll: Bool {
    if case .unbounded = bufferingPolicy { true } else { waker.driver != nil }
  }

  /// Moves the new values into the batch, and takes the next value from there.
  @inlinable @inline(never) func pollOverflow() -> Poll<Output, Failure> {
    overflow.withLock { overflow in
      // The slot may have been filled since it was looked at. The overflow is younger.
      if let value = takeSlot() { batch.append(value) }
      if takesAll {
        batch.append(takingAllOf: &overflow.values)
      } else if batch.count == 0, let value = overflow.values.popFirst() {
        batch.append(value)
      }
      guard overflow.values.count == 0 else { return }
      end = overflow.completion
      hasOverflow.store(false, ordering: .releasing)
    }
    hasBatch = true
    return pollBatch()
  }

  /// Whether the end has come, and no value is left before it.
  @usableFromInline var isFinished: Bool {
    if batch.count > 0 { return false }
    if end != nil { return true }
    return overflow.withLock { overflow in
      !isSlotFull.load(ordering: .acquiring) && overflow.values.count == 0
        && overflow.completion != nil
    }
  }

  @inlinable func takeSlot() -> Output? {
    guard isSlotFull.load(ordering: .acquiring) else { return nil }
    defer { isSlotFull.store(false, ordering: .releasing) }
    return slot.take()
  }
}
