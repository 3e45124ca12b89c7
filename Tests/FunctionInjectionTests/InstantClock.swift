import Synchronization

/// A clock that sleeps by moving on at once, and moves on in no other way.
final class InstantClock: _Concurrency.Clock {
  struct Instant: InstantProtocol {
    var offset = Swift.Duration.zero

    func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
    static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }

  private let state = Mutex(Instant())

  var now: Instant { state.withLock { $0 } }
  let minimumResolution = Swift.Duration.zero

  func advance(by duration: Swift.Duration) {
    state.withLock { $0 = $0.advanced(by: duration) }
  }

  func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
    try Task.checkCancellation()
    state.withLock { $0 = max($0, deadline) }
  }
}
