import Synchronization

/// A clock whose sleeps return without waiting.
///
/// A sleep advances the clock to the end of the sleep and returns. Pass the clock to code that
/// sleeps, such as a retry with pauses, if the test does not check when the code wakes. Use a
/// ``ManualClock`` if something else has to happen first, such as a timeout that must not fire.
///
/// ```swift
/// let clock = ImmediateClock()
/// try await clock.sleep(for: .seconds(60))
/// assert(clock.now.offset == .seconds(60))
/// ```
///
/// Thread-safe. The sleeps of several tasks do not wait for each other.
public final class ImmediateClock: Clock {
  /// A time on an ``ImmediateClock``.
  public typealias Instant = ManualClock.Instant

  private let latest = Mutex(Instant(offset: .zero))

  /// Makes a clock at time zero.
  public init() {}

  /// The latest end of all sleeps so far.
  public var now: Instant { latest.withLock { $0 } }

  /// The smallest step of the clock, which can measure any duration.
  public var minimumResolution: Duration { .zero }

  /// Moves the clock to an instant, unless it is past that instant already.
  ///
  /// Other tasks can run before this method returns, so a loop that sleeps does not block them.
  ///
  /// - Parameters:
  ///   - deadline: The instant.
  ///   - tolerance: A tolerance that is ignored.
  /// - Throws: A `CancellationError` if the task is canceled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    latest.withLock { $0 = max($0, deadline) }
    await Task.yield()
    try Task.checkCancellation()
  }
}
