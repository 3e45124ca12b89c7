/// Stops the program where a function is to be called less than once.
@usableFromInline
package func checkAttempts(_ attempts: Int) {
  precondition(
    attempts > 0, "A function is called at least once, so `attempts` cannot be \(attempts).")
}

/// Waits for a while.
///
/// - Parameters:
///   - duration: How long.
///   - clock: What measures the time.
/// - Returns: Whether it is worth going on: not where the task is cancelled.
@usableFromInline
nonisolated(nonsending) func pause<C: Clock>(for duration: C.Duration, _ clock: C) async -> Bool {
  if duration > .zero {
    do {
      try await clock.sleep(for: duration)
    } catch {
      return false
    }
  }
  return !Task.isCancelled
}
