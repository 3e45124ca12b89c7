public import Synchronization

/// The direct way of a value to a subject's only sink, without the subject's lock.
///
/// A turn of a sink needs its driver's latch, and the order of values needs the subject's lock. If
/// there is only one sink, either the latch or the lock is enough: the driver *lends* its latch to
/// the subject. A sender that finds the lent latch waiting *enters*: it becomes the thread that
/// delivers, and it leaves when it has delivered. A sender that cannot enter takes the longer way,
/// through the lock.
///
/// The driver takes its latch back when the sink is canceled or ends, when the subject gets another
/// subscriber, and when something else wakes the driver. A thread that is inside the shortcut
/// notices this when it leaves.
///
/// The lent latch has one of these values:
///
/// - ``Latch/closed``, if no driver has lent its latch
/// - ``Latch/waiting`` or ``Latch/running(on:)``, if a driver has lent its latch; the driver's own
///   latch is then ``Latch/lent``
/// - ``Latch/left(by:)``, if the driver has taken the latch back while a thread was inside
@usableFromInline final class Shortcut: Sendable {
  @usableFromInline let latch = Atomic(Latch.closed)

  /// The lock for lending a latch, for using it on behalf of its driver, and for taking it back.
  ///
  /// A thread that holds this lock takes no other lock.
  @usableFromInline let lock = Mutex(())

  init() {}

  /// Begins a turn of the sink, if it is waiting.
  @inlinable @inline(always) func enter(_ caller: UInt) -> Bool {
    // Read first, because a failed exchange costs as much as a successful exchange.
    latch.load(ordering: .relaxed) == .waiting
      && latch.replace(.waiting, by: .running(on: caller))
  }

  /// Enters the shortcut; if another thread is inside, waits for the length of a few deliveries.
  ///
  /// The caller does not wait if a value has already been left for the next turn, because the new
  /// value must not overtake that value.
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

  /// Whether a thread is inside the shortcut, even if the driver has taken its latch back meanwhile.
  var isInUse: Bool { latch.load(ordering: .acquiring).isRunning }

  /// Whether a thread other than the current thread is inside the shortcut.
  var isInUseElsewhere: Bool {
    let state = latch.load(ordering: .acquiring)
    return state.isRunning && state.thread != currentThread()
  }

  /// Wakes the sink whose latch is lent, for a sender that could not enter and has left its value.
  ///
  /// The caller holds the subject's lock, so no other latch is lent meanwhile.
  ///
  /// - Returns: Whether the caller has begun a turn; `nil` if no latch is lent.
  @inlinable func wake(_ caller: UInt) -> Bool? {
    let state = latch.load(ordering: .acquiring)
    guard state.isOpen else { return nil }
    return latch.update(expecting: state) { $0.isOpen ? $0.wake(from: caller) : nil }
  }
}
