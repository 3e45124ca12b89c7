import Synchronization

/// Takes the address of an instance and returns the operation that releases it.
@usableFromInline
package typealias ErasedRelease = @Sendable (UnsafeRawPointer) -> Release

/// Releases one instance.
@usableFromInline
package typealias Release = @Sendable () async throws -> Void

/// The releasing of a scope's instances, one after the other.
///
/// The releasing continues whether or not a task waits for it, and also if a waiting task is
/// canceled.
final class Releasing: Sendable {
  /// The number of a scope, and the number of one of its releasings, which follow each other.
  private typealias Position = (scope: UInt64, number: Int)

  /// The releasings that the current task is a part of.
  @TaskLocal private static var surrounding: [Position] = []

  private let task: Task<[ReleaseError.Failure], Never>
  private let position: Position
  /// The releasings of other scopes that this releasing waits for.
  ///
  /// A later releasing of the same scope shares the array, so a late instance copies nothing.
  private let awaited: [Position]

  /// Begins to release instances.
  ///
  /// - Parameters:
  ///   - instances: The instances with a release function, in the order of their release.
  ///   - earlier: The earlier releasing of the same scope, which has to end first.
  ///   - others: The releasings of other scopes, which have to end first.
  ///   - limit: The maximum duration of each release.
  ///   - scope: The scope of the instances. A release sees the overrides of its graph, and not
  ///     those of the task that ends the scope.
  init(
    _ instances: [KeptInstance], after earlier: Releasing?, _ others: [Releasing],
    within limit: ReleaseLimit, of scope: Scope
  ) {
    let position = (
      scope: earlier?.position.scope ?? scope.number, number: (earlier?.position.number ?? 0) + 1
    )
    self.position = position
    awaited = others.reduce(into: earlier?.awaited ?? []) { $0 += $1.awaited + [$1.position] }
    task = TaskOverrides.run(with: scope.graph.owner) {
      Task {
        var failures = await earlier?.task.value ?? []
        for other in others { _ = await other.task.value }
        failures += await Self.$surrounding.withValue(Self.surrounding + [position]) {
          await Self.failures(of: instances, within: limit)
        }
        return failures
      }
    }
  }

  /// Releases instances one after the other, and returns the failures.
  private static func failures(
    of instances: [KeptInstance], within limit: ReleaseLimit
  ) async -> [ReleaseError.Failure] {
    var failures: [ReleaseError.Failure] = []
    for instance in instances {
      guard let release = instance.release,
        let error = await Self.error(of: release, within: limit)
      else { continue }
      let registration = instance.registration
      failures.append(
        .init(name: registration.name, location: registration.location, error: error))
    }
    return failures
  }

  /// Waits until everything has been released.
  ///
  /// A call inside one of the releases does not wait.
  func waitUntilReleased() async throws(ReleaseError) {
    let isInside = Self.surrounding.contains { outer in
      (awaited + [position]).contains { $0.scope == outer.scope && $0.number >= outer.number }
    }
    if isInside { return }
    let failures = await task.value
    guard failures.isEmpty else { throw ReleaseError(failures: failures) }
  }

  /// Runs a release, and returns its error.
  ///
  /// The time limit begins when the release begins. A task that is still waiting for a thread uses
  /// none of the time.
  private static func error(
    of release: @escaping Release, within limit: ReleaseLimit
  ) async -> (any Error)? {
    let decision = AwaitedValue<Result<Void, any Error>>()
    let pending = Mutex<Release?>(release)
    let releasing = Task {
      let cancelTimer = limit.start {
        decision.decide(.failure(ReleaseError.Timeout(limit: limit.name())))
      }
      defer { cancelTimer() }
      let outcome = await Self.run(pending)
      decision.decide(outcome)
      Pause.here()
    }
    let outcome = await decision.value
    releasing.cancel()
    guard case .failure(let error) = outcome else { return nil }
    return error
  }

  /// Runs a release, and drops it before it returns.
  ///
  /// The release keeps the instance. So the instance is gone when the caller that waits for the
  /// outcome continues, even if the task that ran the release has not ended yet.
  private static func run(_ pending: borrowing Mutex<Release?>) async -> Result<Void, any Error> {
    guard let release = pending.withLock({ $0.take() }) else { return .success(()) }
    do {
      try await release()
      return .success(())
    } catch {
      return .failure(error)
    }
  }
}
