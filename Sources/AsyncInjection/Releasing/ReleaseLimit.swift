/// How long a release may take.
struct ReleaseLimit: Sendable {
  /// The time, for people.
  let name: String
  /// Waits until it is over.
  let sleep: @Sendable () async throws -> Void

  init<C: Clock>(_ limit: C.Duration, _ clock: C) where C.Duration: Sendable {
    name = "\(limit)"
    sleep = { try await clock.sleep(for: limit) }
  }

  /// The limit where nothing is said.
  static var standard: ReleaseLimit { ReleaseLimit(.seconds(30), ContinuousClock()) }
}
