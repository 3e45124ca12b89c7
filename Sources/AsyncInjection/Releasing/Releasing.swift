import FunctionInjection

/// The releasing of a scope's instances, one after the other.
///
/// It goes on whether somebody waits for it or not, and whoever waits may be cancelled.
struct Releasing: Closing {
  private let task: Task<[ReleaseError.Failure], Never>

  /// Begins to release instances.
  ///
  /// - Parameters:
  ///   - kept: The instances, in the order in which they are to be released.
  ///   - earlier: What has to end before.
  ///   - limit: How long each release may take.
  init(
    _ kept: [Kept], after earlier: (any Closing)?, within limit: ReleaseLimit
  ) {
    task = Task {
      var failures = await Self.failures(of: earlier)
      for kept in kept {
        guard let release = kept.release else { continue }
        if let error = await Self.error(of: release.run, within: limit) {
          let registration = kept.registration
          failures.append(
            .init(name: registration.key.name, location: registration.location, error: error))
        }
      }
      return failures
    }
  }

  /// What could not be released, once everything has been tried.
  private static func failures(of closing: (any Closing)?) async -> [ReleaseError.Failure] {
    // Nobody else makes what the engine keeps as a closing.
    await (closing as? Releasing)?.task.value ?? []
  }

  /// Waits until everything has been released.
  func finish() async throws(ReleaseError) {
    let failures = await task.value
    guard failures.isEmpty else { throw ReleaseError(failures: failures) }
  }

  /// Runs a release, and gives what went wrong.
  private static func error(
    of release: @escaping @Sendable () async throws -> Void, within limit: ReleaseLimit
  ) async -> (any Error)? {
    let outcome = Outcome<Void>()
    let releasing = Task {
      do {
        try await release()
        outcome.decide(.success(()))
      } catch {
        outcome.decide(.failure(error))
      }
    }
    let timing = Task {
      try? await limit.sleep()
      outcome.decide(.failure(ReleaseError.Timeout(limit: limit.name)))
    }
    let value = await outcome.value
    timing.cancel()
    releasing.cancel()
    guard case .failure(let error) = value else { return nil }
    return error
  }
}
