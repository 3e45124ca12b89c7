/// The releasing of a scope's instances, one after the other.
///
/// It goes on whether somebody waits for it or not, and whoever waits may be cancelled.
struct Closing: Sendable {
  private let task: Task<[ReleaseError.Failure], Never>

  /// Begins to release instances.
  ///
  /// - Parameters:
  ///   - kept: The instances, in the order in which they are to be released.
  ///   - earlier: What has to end before.
  ///   - limit: How long each release may take.
  ///   - clock: What measures the time.
  init<C: Clock>(_ kept: [Kept], after earlier: Closing?, within limit: C.Duration, _ clock: C)
  where C.Duration: Sendable {
    task = Task {
      var failures = await earlier?.failures ?? []
      for kept in kept {
        guard let release = kept.release else { continue }
        if let error = await Self.error(of: release, within: limit, clock) {
          let registration = kept.registration
          failures.append(
            .init(name: registration.key.name, location: registration.location, error: error))
        }
      }
      return failures
    }
  }

  /// What could not be released, once everything has been tried.
  var failures: [ReleaseError.Failure] {
    get async { await task.value }
  }

  /// Runs a release, and gives what went wrong.
  private static func error<C: Clock>(
    of release: @escaping Release, within limit: C.Duration, _ clock: C
  ) async -> (any Error)? where C.Duration: Sendable {
    let outcome = Outcome<(any Error)?>()
    let releasing = Task {
      do {
        try await release()
        outcome.decide(nil)
      } catch {
        outcome.decide(error)
      }
    }
    let timing = Task {
      try? await clock.sleep(for: limit)
      outcome.decide(ReleaseError.Timeout(limit: "\(limit)"))
    }
    let error = await outcome.value
    timing.cancel()
    releasing.cancel()
    return error ?? nil
  }
}
