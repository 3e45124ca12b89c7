import Synchronization

/// A clock that a test moves by hand.
final class TestClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration = .zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private struct Sleeper {
    let identifier: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant()
    var lastIdentifier = 0
    var cancelled: Set<Int> = []
    var sleepers: [Sleeper] = []
    var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    mutating func takeSatisfied() -> [CheckedContinuation<Void, Never>] {
      let count = sleepers.count
      defer { waiting.removeAll { $0.count <= count } }
      return waiting.filter { $0.count <= count }.map(\.continuation)
    }
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }
  /// How many tasks sleep.
  var sleepers: Int { state.withLock { $0.sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let identifier = state.withLock {
      $0.lastIdentifier += 1
      return $0.lastIdentifier
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let (isOver, satisfied) = state.withLock { state in
          if state.cancelled.remove(identifier) != nil {
            return (
              Result<Void, any Error>.failure(CancellationError()) as Result?, state.takeSatisfied()
            )
          }
          if deadline <= state.now { return (.success(()), []) }
          state.sleepers.append(
            Sleeper(identifier: identifier, deadline: deadline, continuation: continuation))
          return (nil, state.takeSatisfied())
        }
        if let isOver { continuation.resume(with: isOver) }
        satisfied.forEach { $0.resume() }
      }
    } onCancel: {
      let sleeper = state.withLock { state -> Sleeper? in
        guard let index = state.sleepers.firstIndex(where: { $0.identifier == identifier }) else {
          state.cancelled.insert(identifier)
          return nil
        }
        return state.sleepers.remove(at: index)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Waits until so many tasks sleep.
  func waitForSleepers(_ count: Int = 1) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.sleepers.count >= count { return true }
        state.waiting.append((count, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }

  /// Moves the clock, and wakes who has slept long enough.
  func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let now = state.now
      defer { state.sleepers.removeAll { $0.deadline <= now } }
      return state.sleepers.filter { $0.deadline <= now }
    }
    woken.forEach { $0.continuation.resume() }
  }
}
