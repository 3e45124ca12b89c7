public import Synchronization

/// The way of a value to the only sink of a subject, without the subject's lock.
///
/// A turn of a sink needs its driver's latch, and the order of values needs the subject's lock. With
/// one sink, one of them is enough: the driver *lends* its latch to the subject. A sender that finds
/// the lent latch waiting *enters*, which makes it the thread that delivers, and it leaves when it has
/// delivered. A sender that cannot enter takes the longer way.
///
/// The driver takes its latch back when the sink is canceled or ends, when the subject gets another
/// subscriber, and when something else wakes the driver. A thread that is inside finds out when it leaves.
///
/// The lent latch is one of these:
///
/// - ``Latch/closed``, if no driver has lent its latch
/// - ``Latch/waiting`` or ``Latch/running(on:)``, in place of the driver's own, which is ``Latch/lent``
/// - ``Latch/left(by:)``, if the driver has taken the latch back while a thread was inside
@usableFromInline final class Shortcut: Sendable {
  @usableFromInline let latch = Atomic(Latch.closed)

  /// Held while a latch is lent, used for its driver, or taken back.
  ///
  /// A thread that holds it takes no other lock.
  @usableFromInline let lock = Mutex(())

  @usableFromInline init() {}

  /// Begins a turn of the sink, if it is waiting.
  @inlinable @inline(always) func enter(_ caller: UInt) -> Bool {
    // Read first: a failed exchange costs as much as a successful one.
    latch.load(ordering: .relaxed) == .waiting
      && latch.replace(.waiting, by: .running(on: caller))
  }

  /// Enters, or waits for the length of a few deliveries if another thread is inside.
  ///
  /// It does not wait if a value has been left for the next turn already. The sink must not overtake it.
  @inline(never) @usableFromInline func enterSoon(_ caller: UInt) -> Bool {
    for _ in 0..<1_000 {
      let state = latch.load(ordering: .relaxed)
      if state == .waiting {
        if enter(caller) { return true }
      } else if !state.isRunning || state.thread == caller || state.flags != 0 {
        return false
      }
    }
    return false
  }

  /// Wakes the sink whose latch is lent, for a sender that could not enter and has left its value.
  ///
  /// The caller holds the subject's lock, so no other latch is lent meanwhile.
  ///
  /// - Returns: Whether the caller has begun a turn; `nil` if no latch is lent.
  @inlinable func wake(_ caller: UInt) -> Bool? {
    var state = latch.load(ordering: .acquiring)
    while state.isLent {
      var next = state
      let begins = next.wake(from: caller)
      let (exchanged, original) = latch.compareExchange(
        expected: state, desired: next, ordering: .acquiringAndReleasing)
      if exchanged { return begins }
      state = original
    }
    return nil
  }
}
