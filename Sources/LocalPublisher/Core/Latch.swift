public import Synchronization

/// The state of a driver: whether a thread is polling, which one, and whether it has to poll again.
///
/// A driver polls a subscription: a sink, or a loop. Sources wake the driver from any thread when
/// they have something new. A thread that wakes a waiting driver begins a *turn*. Until the turn
/// ends, only this thread touches the contents of the driver.
///
/// Each function here computes the next state from the current one. A driver applies these
/// functions with `update(expecting:_:)`. So a test can explore the functions on their own, in
/// every order.
@frozen @usableFromInline
package struct Latch: RawRepresentable, AtomicRepresentable, Equatable, Sendable {
  /// A thread, or zero, and flags in the lowest three bits.
  @usableFromInline package let rawValue: UInt
  @inlinable package init(rawValue: UInt) { self.rawValue = rawValue }

  /// No thread polls.
  ///
  /// The next wake begins a turn.
  @inlinable package static var waiting: Latch { Latch(rawValue: 0) }
  /// The subscription has ended or was canceled.
  ///
  /// This state is final.
  @inlinable package static var cancelled: Latch { Latch(rawValue: 1) }
  /// A thread polls, and nothing has woken the driver since its turn began.
  @inlinable package static func running(on thread: UInt) -> Latch { Latch(rawValue: thread) }

  /// The latch is lent to a ``Shortcut``, whose latch holds the state.
  @inlinable package static var lent: Latch { Latch(rawValue: 2) }
  /// No latch is lent to this shortcut.
  @inlinable package static var closed: Latch { .cancelled }
  /// The driver has taken its latch back while the thread was inside of the shortcut.
  @inlinable package static func left(by thread: UInt) -> Latch { Latch(rawValue: thread | 1) }

  @inlinable static var wokenByOther: UInt { 2 }
  @inlinable static var wokenByOwner: UInt { 4 }

  @inlinable var thread: UInt { rawValue & ~7 }
  @inlinable var flags: UInt { rawValue & 7 }

  /// Whether a thread is polling.
  @inlinable package var isRunning: Bool { thread != 0 }

  /// Records that a source has something new.
  ///
  /// - Parameters:
  ///   - caller: The calling thread, as ``currentThread()`` returns it.
  ///   - isScheduled: Whether the caller is the task that was scheduled to deliver the remaining
  ///     values.
  /// - Returns: Whether the caller begins a turn.
  @inlinable @inline(always)
  package mutating func wake(from caller: UInt, isScheduled: Bool = false) -> Bool {
    if isRunning {
      // If a turn is in progress when the scheduled task runs, the turn began after the task was
      // scheduled. So that turn takes the rest.
      if !isScheduled {
        let isOwner = thread == caller
        self = Latch(rawValue: rawValue | (isOwner ? Latch.wokenByOwner : Latch.wokenByOther))
      }
      return false
    }
    guard self == .waiting else { return false }
    self = .running(on: caller)
    return true
  }

  /// The next step after a turn.
  @frozen @usableFromInline package enum Rest: Sendable {
    /// Nothing until the next wake.
    case waits
    /// Another turn of the same thread, because that thread has woken the driver from inside its
    /// turn.
    case continues
    /// A turn of another thread, because only other threads have woken the driver.
    case passesOn
    /// Nothing. The subscription is over.
    case ends
  }

  /// Ends a turn.
  ///
  /// - Returns: The next step. After `passesOn` the driver waits, and the caller schedules a wake.
  @inlinable @inline(always) package mutating func rest() -> Rest {
    if self == .cancelled { return .ends }
    if flags & Latch.wokenByOwner != 0 {
      self = .running(on: thread)
      return .continues
    }
    let isWoken = flags != 0
    self = .waiting
    return isWoken ? .passesOn : .waits
  }

  /// Whether a driver has lent its latch to the shortcut with this latch.
  @inlinable package var isOpen: Bool { rawValue & Latch.closed.rawValue == 0 }

  /// Takes the latch back from a shortcut.
  ///
  /// - Returns: The state of the shortcut's latch, which becomes the state of the driver's latch.
  @inlinable package mutating func takeBack() -> Latch {
    defer { self = isRunning ? .left(by: thread) : .closed }
    return self
  }

  /// Ends the subscription.
  ///
  /// - Returns: The state before this call.
  @inlinable @inline(always) package mutating func cancel() -> Latch {
    defer { self = .cancelled }
    return self
  }
}

extension Atomic<Latch> {
  /// Whether the subscription has ended.
  @inlinable var isCancelled: Bool { load(ordering: .relaxed) == .cancelled }

  /// Whether the subscription has ended, or the thread that polls has woken the driver itself.
  @inlinable var isCancelledOrWokenByOwner: Bool {
    load(ordering: .relaxed).flags & (Latch.cancelled.rawValue | Latch.wokenByOwner) != 0
  }

  /// Replaces a given state with another state, and returns whether the latch was in the given
  /// state.
  @inlinable @inline(always) func replace(_ state: Latch, by next: Latch) -> Bool {
    compareExchange(expected: state, desired: next, ordering: .acquiringAndReleasing).exchanged
  }

  /// Replaces the state with the state that a function computes from it.
  ///
  /// The state is written even if it stays the same, and always with acquire-release ordering. So
  /// all updates have one order, and each update sees everything that happened before the earlier
  /// updates. For this reason, no value is lost. A source stores its value before it wakes the
  /// driver. Either the wake begins a turn, or a later update ends the turn in progress, finds the
  /// flag, and another turn follows. In both cases, a turn polls after the wake, so it sees the
  /// value. If a wake only *read* that the flag is already set, the wake would not be ordered
  /// before the next turn, and a processor with weak ordering could show that turn an older inbox.
  @inlinable @inline(always)
  func update<Result>(
    expecting expected: Latch, _ change: (inout Latch) -> Result
  ) -> Result {
    var state = expected
    while true {
      var next = state
      let result = change(&next)
      let (exchanged, original) = compareExchange(
        expected: state, desired: next, ordering: .acquiringAndReleasing)
      if exchanged { return result }
      state = original
    }
  }

  /// Updates the state of a driver's latch, or returns `nil` if the latch is lent.
  @inlinable @inline(always)
  func updateUnlessLent<Result>(_ change: (inout Latch) -> Result) -> Result? {
    update(expecting: .waiting) { $0 == .lent ? nil : change(&$0) }
  }
}
