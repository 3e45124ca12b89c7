import Dispatch

/// The maximum duration of a release.
struct ReleaseLimit: Sendable {
  /// A running timer.
  struct Timer: Sendable {
    let cancel: @Sendable () -> Void
  }

  /// The limit, for messages.
  let name: @Sendable () -> String
  /// Starts a timer that calls a function when the time is over.
  let start: @Sendable (@escaping @Sendable () -> Void) -> Timer

  /// The longest limit, about 34 years, because clocks cannot add much more to the current time.
  private static let longest = Duration.seconds(1 << 30)

  /// Makes a limit that the system's clock measures.
  ///
  /// A timer is freed when it is canceled. A sleeping task would remain until its time has passed.
  init(_ limit: Duration) {
    name = { "\(limit)" }
    let (seconds, attoseconds) = min(max(limit, .zero), Self.longest).components
    let nanoseconds = Int(clamping: seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    start = { handler in
      // The timer may be canceled from any thread, as Dispatch documents.
      nonisolated(unsafe) let source = DispatchSource.makeTimerSource()
      source.setEventHandler(handler: handler)
      source.schedule(deadline: .now() + .nanoseconds(nanoseconds))
      source.activate()
      return Timer { source.cancel() }
    }
  }

  /// Makes a limit that a given clock measures.
  init<C: Clock>(_ limit: C.Duration, _ clock: C) where C.Duration: Sendable {
    name = { "\(limit)" }
    let clamped = (limit as? Duration).flatMap { min($0, Self.longest) as? C.Duration } ?? limit
    start = { handler in
      let task = Task {
        try? await clock.sleep(for: clamped)
        if !Task.isCancelled { handler() }
      }
      return Timer { task.cancel() }
    }
  }

  /// The default limit.
  static let standard = ReleaseLimit(.seconds(30))
}
