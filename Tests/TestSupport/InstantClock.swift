import Synchronization

/// A clock that sleeps by moving on at once, and moves on in no other way.
public final class InstantClock: Clock {
  /// A time on the clock.
  public struct Instant: InstantProtocol {
    /// How far the clock has moved on.
    public var offset = Swift.Duration.zero

    /// Creates the time at which the clock starts.
    public init() {}

    /// A later time.
    public func advanced(by duration: Swift.Duration) -> Instant {
      var later = self
      later.offset += duration
      return later
    }

    /// How far it is to another time.
    public func duration(to other: Instant) -> Swift.Duration { other.offset - offset }

    /// Whether a time comes before another one.
    public static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }

  private let state = Mutex(Instant())

  /// How far the clock has moved on.
  public var now: Instant { state.withLock { $0 } }
  /// Any duration is a step.
  public let minimumResolution = Swift.Duration.zero

  /// Creates a clock that has not moved yet.
  public init() {}

  /// Moves the clock on.
  ///
  /// - Parameter duration: How far.
  public func advance(by duration: Swift.Duration) {
    state.withLock { $0 = $0.advanced(by: duration) }
  }

  /// Moves the clock on, unless the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
    try Task.checkCancellation()
    state.withLock { $0 = max($0, deadline) }
  }
}
