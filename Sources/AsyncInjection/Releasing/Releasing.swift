import FunctionInjection

/// The releasing of a scope's instances, one after the other.
///
/// It goes on whether somebody waits for it or not, and whoever waits may be cancelled.
struct Releasing: Closing {
  private final class Identity: Sendable {}

  /// The releasings of which the running task is a part.
  @TaskLocal private static var surrounding: [Identity] = []

  private let task: Task<[ReleaseError.Failure], Never>
  /// It, and what it waits for.
  private let identities: [Identity]

  /// Begins to release instances.
  ///
  /// - Parameters:
  ///   - kept: The instances, in the order in which they are to be released.
  ///   - earlier: What has to end before.
  ///   - limit: How long each release may take.
  init(
    _ kept: [Kept], after earlier: (any Closing)?, within limit: ReleaseLimit
  ) {
    // Nobody else makes what the engine keeps as a closing.
    let earlier = earlier as? Releasing
    let identity = Identity()
    identities = (earlier?.identities ?? []) + [identity]
    task = Task {
      var failures = await earlier?.task.value ?? []
      await Self.$surrounding.withValue(Self.surrounding + [identity]) {
        for kept in kept {
          guard let release = kept.release else { continue }
          if let error = await Self.error(of: release.run, within: limit) {
            let registration = kept.registration
            failures.append(
              .init(name: registration.key.name, location: registration.location, error: error))
          }
        }
      }
      return failures
    }
  }

  /// Waits until everything has been released; from inside of one of the releases, it does not.
  func finish() async throws(ReleaseError) {
    for outer in Self.surrounding where identities.contains(where: { $0 === outer }) { return }
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
