extension Resolver {
  /// Ends the scope, or the graph, and releases its instances.
  ///
  /// Every later resolve throws an error. Instances of services registered as
  /// `.singleton(releasing:)` or `.scoped(releasing:)` are released once each, one after the other,
  /// in reverse order of construction. Their owners may keep them. An instance whose construction
  /// has not ended yet is released when it has.
  ///
  /// You may call it again, and inside a factory: such a call waits for the releases too. A call
  /// inside one of the releases does not wait, because it would wait for itself. If two graphs are
  /// closed and a release of each closes the other, both wait up to the limit. The releases
  /// continue if the waiting task is canceled.
  ///
  /// ```swift
  /// try await resolver.close()
  /// ```
  ///
  /// - Parameter limit: The maximum duration of each release that this call begins; a longer one is
  ///   canceled and abandoned. Releases that `end()` has begun, and those of instances whose
  ///   construction ends later, have 30 seconds.
  /// - Throws: A ``ReleaseError`` with all instances that could not be released.
  public func close(within limit: Duration = .seconds(30)) async throws(ReleaseError) {
    try await close(ReleaseLimit(limit))
  }

  /// Ends the scope or the graph and releases its instances, each within a time limit on a clock.
  ///
  /// - Parameters:
  ///   - limit: The maximum duration of each release; a longer one is canceled and abandoned.
  ///   - clock: The clock that measures the time.
  /// - Throws: A ``ReleaseError`` with all instances that could not be released.
  public func close<C: Clock>(
    within limit: C.Duration, clock: C
  ) async throws(ReleaseError) where C.Duration: Sendable {
    try await close(ReleaseLimit(limit, clock))
  }

  private func close(_ limit: ReleaseLimit) async throws(ReleaseError) {
    try await scope.end(within: limit)?.finish()
  }
}
