/// A clock whose sleeps end at once, and which represents no later moments than the system's clocks
/// do.
package struct HastyClock: Clock {
  /// The error of a sleep until a moment for which the system's clocks would stop the program.
  package struct CannotRepresentDeadline: Error {}

  package init() {}

  package var now: ContinuousClock.Instant { .now }
  package var minimumResolution: Duration { .zero }

  package func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    if now.duration(to: deadline) > .nanoseconds(Int64.max) { throw CannotRepresentDeadline() }
  }
}
