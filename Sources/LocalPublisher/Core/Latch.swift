public import Synchronization

/// Who may touch what a sink holds.
///
/// A wake during a poll is remembered, and a poll begins with the memory cleared: no value that
/// becomes available meanwhile is passed over.
@usableFromInline enum Latch: UInt8, AtomicRepresentable {
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
  @inlinable var isCancelled: Bool { load(ordering: .relaxed) == .cancelled }

  /// Wakes, and answers whether the caller has to poll.
  @inlinable @inline(always) func wake() -> Bool {
    while true {
      let (_, state) = compareExchange(
        expected: .waiting, desired: .running, ordering: .acquiringAndReleasing)
      if state != .running { return state == .waiting }
      let (isRemembered, _) = compareExchange(
        expected: .running, desired: .woken, ordering: .acquiringAndReleasing)
      if isRemembered { return false }
    }
  }

  /// Stops to poll, unless there is something left to do: then the caller has to go on.
  @inlinable @inline(always) func rest() -> Bool {
    let (exchanged, _) = compareExchange(
      expected: .running, desired: .waiting, ordering: .acquiringAndReleasing)
    if exchanged { return true }
    _ = compareExchange(expected: .woken, desired: .running, ordering: .acquiringAndReleasing)
    return false
  }

  /// Cancels, and answers what was under way.
  @inlinable @inline(always)
  func cancel() -> Latch { exchange(.cancelled, ordering: .acquiringAndReleasing) }
}
