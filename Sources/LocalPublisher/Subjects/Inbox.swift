public import Synchronization

/// What is kept of values that arrive faster than a loop takes them.
public enum BufferingPolicy: Sendable {
  /// Everything.
  case unbounded
  /// So many at most; what comes while they are there is dropped.
  case bufferingOldest(Int)
  /// So many at most; the oldest is dropped for what comes.
  case bufferingNewest(Int)
}

/// The values that one subscriber of a subject has not taken yet.
///
/// One value, for a sink every value, goes through a slot without a lock. The slot belongs to the
/// subscriber while it is marked full, and otherwise to whoever holds the subject's lock: this is
/// what makes the class Sendable.
@usableFromInline final class Inbox<Output: Sendable, Failure: Error>: @unchecked Sendable {
  @usableFromInline typealias Completion = Subscribers.Completion<Failure>

  @usableFromInline struct Overflow: Sendable {
    @usableFromInline var values = Queue<Output>()
    @usableFromInline var completion: Completion?
    @inlinable init() {}

    @inlinable var isEmpty: Bool { values.count == 0 && completion == nil }

    /// Adds a value.
    @inlinable mutating func append(_ value: Output, _ policy: BufferingPolicy) -> Output? {
      switch policy {
      case .unbounded: break
      case .bufferingOldest(let limit): if values.count >= limit { return nil }
      case .bufferingNewest(let limit):
        if limit <= 0 { return nil }
        if values.count >= limit {
          defer { values.append(value) }
          return values.popFirst()
        }
      }
      values.append(value)
      return nil
    }
  }

  @usableFromInline let waker: Waker
  @usableFromInline let bufferingPolicy: BufferingPolicy
  @usableFromInline let isSlotFull = Atomic(false)
  @exclusivity(unchecked) @usableFromInline var slot: Output?
  /// Whether there is anything in the overflow; while there is, nothing new goes into the slot.
  @usableFromInline let hasOverflow = Atomic(false)
  @usableFromInline let overflow = Mutex(Overflow())
  @inlinable init(waker: Waker, bufferingPolicy: BufferingPolicy) {
    (self.waker, self.bufferingPolicy) = (waker, bufferingPolicy)
  }

  /// Adds a value, and lays what is dropped aside for the caller, who holds the subject's lock.
  @inlinable @inline(always) func push(_ value: Output, releasing released: inout [Output]?) {
    if case .unbounded = bufferingPolicy, !hasOverflow.load(ordering: .acquiring),
      !isSlotFull.load(ordering: .acquiring)
    {
      slot = value
      isSlotFull.store(true, ordering: .releasing)
    } else if let dropped = pushToOverflow(value) {
      released = (released ?? []) + [dropped]
    }
  }

  @inlinable @inline(never) func pushToOverflow(_ value: Output) -> Output? {
    overflow.withLock { overflow in
      defer { hasOverflow.store(!overflow.isEmpty, ordering: .releasing) }
      return overflow.append(value, bufferingPolicy)
    }
  }

  /// Adds the end; the caller holds the subject's lock.
  func push(_ completion: Completion) {
    overflow.withLock { $0.completion = completion }
    hasOverflow.store(true, ordering: .releasing)
  }

  // Not inlined: here the compiler sees that the waker stays alive, and does not retain it.
  @inline(never) @usableFromInline
  func wake() { waker.wake() }

  /// Takes the next value, or the end.
  @inlinable func poll() -> Poll<Output, Failure> {
    if let value = takeSlot() { return .value(value) }
    guard hasOverflow.load(ordering: .acquiring) else { return .pending }
    return overflow.withLock { overflow in
      // The slot may have been filled since, and what overflows is younger than what is in it.
      if let value = takeSlot() ?? overflow.values.popFirst() {
        hasOverflow.store(!overflow.isEmpty, ordering: .releasing)
        return .value(value)
      }
      switch overflow.completion {
      case .finished: return .finished
      case .failure(let failure): return .failed(failure)
      case nil: return .pending
      }
    }
  }

  @inlinable func takeSlot() -> Output? {
    guard isSlotFull.load(ordering: .acquiring) else { return nil }
    defer { isSlotFull.store(false, ordering: .releasing) }
    return slot.take()
  }
}
