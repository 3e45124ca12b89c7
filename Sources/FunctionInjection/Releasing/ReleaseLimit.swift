import Dispatch

/// The maximum duration of a release.
@usableFromInline
final class ReleaseLimit: Sendable {
  /// Starts a timer that calls a function when the time is over, and returns a function that
  /// cancels the timer.
  @usableFromInline
  typealias Start = @Sendable (@escaping @Sendable () -> Void) -> @Sendable () -> Void

  /// The limit, for messages.
  let name: @Sendable () -> String
  let start: Start

  @usableFromInline
  init(name: @escaping @Sendable () -> String, start: @escaping Start) {
    self.name = name
    self.start = start
  }

  /// Makes a limit that the system's clock measures.
  ///
  /// A timer is freed when it is canceled. A sleeping task would remain until its time has passed.
  @inline(never)
  convenience init(_ limit: Duration) {
    let (seconds, attoseconds) = limit.withinSleepLimit.components
    self.init(name: { "\(limit)" }) { handler in
      // The timer may be canceled from any thread, as Dispatch documents.
      nonisolated(unsafe) let source = DispatchSource.makeTimerSource()
      source.setEventHandler(handler: handler)
      // `.nanoseconds` takes an `Int`, which is too small on a system with 32 bits.
      source.schedule(deadline: .now() + (Double(seconds) + Double(attoseconds) / 1e18))
      source.activate()
      return { source.cancel() }
    }
  }

  /// Makes a limit that a given clock measures.
  @export(implementation)
  convenience init<C: Clock>(_ limit: C.Duration, _ clock: C) where C.Duration: Sendable {
    self.init(name: { "\(limit)" }) { handler in
      let task = Task {
        try? await clock.sleep(for: limit.withinSleepLimit)
        if !Task.isCancelled { handler() }
      }
      return { task.cancel() }
    }
  }

  /// The default limit.
  static let standard = ReleaseLimit(.seconds(30))
}
