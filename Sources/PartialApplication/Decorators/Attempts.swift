/// Stops the program if the number of attempts is less than one.
@usableFromInline
package func checkAttempts(_ attempts: Int) {
  precondition(
    attempts > 0, "A function is called at least once, so `attempts` cannot be \(attempts).")
}

/// Selects no error of a function that cannot throw.
@usableFromInline
func selectsNothing(_ error: Never) -> Bool {}

/// Calls a function until it returns, throws an error that is not temporary, or has no attempt
/// left.
///
/// A canceled task makes no further attempt.
@export(implementation)
func attempting<Output, Failure: Error>(
  _ attempts: Int, _ isTemporary: (Failure) -> Bool, _ call: () throws(Failure) -> Output
) throws(Failure) -> Output {
  var failures = 0
  while true {
    do throws(Failure) {
      return try call()
    } catch {
      failures += 1
      guard failures < attempts, isTemporary(error), !Task.isCancelled else { throw error }
    }
  }
}

/// Calls a function as the other overload does, and waits before each further attempt.
@export(implementation)
func attempting<C: Clock, Output, Failure: Error>(
  _ attempts: Int, _ clock: C, _ delay: (Int) -> C.Duration, _ isTemporary: (Failure) -> Bool,
  _ call: () async throws(Failure) -> Output
) async throws(Failure) -> Output {
  var failures = 0
  while true {
    do throws(Failure) {
      return try await call()
    } catch {
      failures += 1
      guard failures < attempts, isTemporary(error) else { throw error }
      guard await pause(for: delay(failures), clock) else { throw error }
    }
  }
}

/// Waits for a duration.
///
/// - Returns: Whether the wait has ended without the task being canceled.
@export(implementation)
nonisolated(nonsending) func pause<C: Clock>(for duration: C.Duration, _ clock: C) async -> Bool {
  if duration > .zero {
    do {
      try await clock.sleep(for: duration.withinSleepLimit)
    } catch {
      return false
    }
  }
  return !Task.isCancelled
}

extension DurationProtocol {
  /// This duration, but at least zero and at most about 34 years.
  ///
  /// The system's clocks stop the program if a task sleeps until a moment that they cannot
  /// represent. A clock with durations of another type has its own limits.
  ///
  /// `FunctionInjection` and `LocalPublisher` have the same property, because these modules do not
  /// import each other.
  @export(implementation)
  var withinSleepLimit: Self {
    max(.zero, (Duration.seconds(1 << 30) as? Self).map { min(self, $0) } ?? self)
  }
}
