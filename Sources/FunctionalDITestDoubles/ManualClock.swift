/// A clock that a test advances by hand.
///
/// Pass the clock to the code that sleeps. Wait until that code sleeps, and then advance the clock.
/// The test does not depend on the speed of the machine.
///
/// ```swift
/// let clock = ManualClock()
/// let reminder = Task { try await clock.sleep(for: .seconds(60)) }
///
/// await clock.waitForSleepers()
/// clock.advance(by: .seconds(60))
/// try await reminder.value
/// assert(clock.now.offset == .seconds(60))
/// ```
///
/// Thread-safe.
public final class ManualClock: Clock {
  /// A time on a ``ManualClock``.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let offset: Duration

    /// Returns this instant plus a duration.
    ///
    /// An instant is at most `.seconds(Int64.max)` after the clock's first instant, and at most
    /// `.seconds(Int64.min)` before it.
    ///
    /// - Parameter duration: The duration to add.
    /// - Returns: The later instant.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: (offset + duration.limited).limited)
    }

    /// Returns the duration from this instant to another.
    ///
    /// - Parameter other: The other instant.
    /// - Returns: The duration between them, which is negative if the other instant is earlier.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Returns whether an instant is earlier than another.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.offset < right.offset
    }
  }

  private struct Sleeper {
    let id: UInt64
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Sleeper] = []
    var nextID: UInt64 = 0
  }

  private let state = Observed(State())
  /// The test of a failure in a task that does not know its test.
  private let test = RunningTest.ofNewDouble

  /// Makes a clock at time zero.
  public init() {}

  /// The time that the clock has been advanced by so far.
  public var now: Instant { state.read { $0.now } }

  /// The smallest step of the clock, which can measure any duration.
  public var minimumResolution: Duration { .zero }

  /// Suspends the task until the clock has reached an instant.
  ///
  /// - Parameters:
  ///   - deadline: The instant when the task wakes.
  ///   - tolerance: A tolerance that is ignored, because the clock wakes its sleepers exactly.
  /// - Throws: A `CancellationError` if the task is canceled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.update { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let end: Result<Void, any Error>? = state.update { state in
          if Task.isCancelled { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          state.sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
          return nil
        }
        if let end { continuation.resume(with: end) }
      }
    } onCancel: {
      let sleeper = state.update { state in
        state.sleepers.firstIndex { $0.id == id }.map { state.sleepers.remove(at: $0) }
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Advances the clock, and wakes the sleepers whose time has come.
  ///
  /// The clock moves at once. A task that sleeps again after it is woken sleeps from the new time.
  /// For a loop of sleeps, wait and advance once for each sleep. The clock wakes the earliest
  /// sleeper first, but the tasks run in this order only if they share a serial executor. To run
  /// them in order, advance once for each.
  ///
  /// A clock cannot go back: a negative duration records a failure in the running test and changes
  /// nothing. This method returns before the sleepers have run on their executors, so await their
  /// results.
  ///
  /// - Parameters:
  ///   - duration: The duration to advance the clock by.
  /// - Complexity: O(*n* log *n*) in the number of sleepers.
  public func advance(
    by duration: Duration,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
  ) {
    guard duration >= .zero else {
      return recordFailure(
        "A manual clock cannot go back, but it was advanced by \(duration).",
        at: SourcePlace(fileID, filePath, line), of: test)
    }
    let woken = state.update { state in
      state.now = state.now.advanced(by: duration)
      let now = state.now
      let woken = state.sleepers.filter { $0.deadline <= now }
      state.sleepers.removeAll { $0.deadline <= now }
      return woken.sorted { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Waits until a number of tasks sleep on this clock, so that advancing the clock wakes them.
  ///
  /// Call this method before ``advance(by:fileID:filePath:line:)``: a task that begins to sleep
  /// after the advance measures its sleep from the new time. If the limit passes first, a failure
  /// is recorded in the running test.
  ///
  /// - Parameters:
  ///   - count: The minimum number of sleepers to wait for; 0 waits until there are none.
  ///   - limit: The maximum time to wait, in real time.
  public func waitForSleepers(
    count: Int = 1, within limit: Duration = .seconds(10),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
  ) async {
    let outcome = await state.wait(atMost: limit, on: ContinuousClock()) {
      count == 0 ? $0.sleepers.isEmpty : $0.sleepers.count >= count
    }
    if case .limitExceeded(let state) = outcome {
      recordFailure(
        """
        Waited \(limit) for \(counted(count, "sleeper")) on the clock, \
        but it has \(state.sleepers.count).
        """, at: SourcePlace(fileID, filePath, line), of: test)
    }
  }
}

extension Duration {
  /// The nearest duration in a range in which sums and differences cannot overflow.
  fileprivate var limited: Duration { min(max(self, .seconds(Int64.min)), .seconds(Int64.max)) }
}
