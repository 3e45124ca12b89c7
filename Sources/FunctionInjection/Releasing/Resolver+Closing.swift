extension Resolver {
  /// Ends the scope, or the graph, and releases its instances.
  ///
  /// Nothing can be resolved any more: whoever tries is thrown an error. What was registered as
  /// `.singleton(releasing:)` or `.scoped(releasing:)` is released in reverse order of construction,
  /// each once, and one after the other. Who has an instance keeps it; an instance whose
  /// construction has not ended yet is released when it has.
  ///
  /// It may be called again, and from inside a factory: the releases are waited for as well. From inside
  /// one of the releases nothing is waited for, which would wait for itself; where two graphs are closed
  /// and a release of each closes the other, both wait as long as they may take. They go on where the task
  /// that waits is cancelled.
  ///
  /// ```swift
  /// try await resolver.close()
  /// ```
  ///
  /// - Parameter limit: How long each release may take that this call begins; what takes longer is
  ///   cancelled and left behind. What `end()` has begun, and an instance whose construction ends later,
  ///   have 30 seconds.
  /// - Throws: All that could not be released.
  public func close(within limit: Duration = .seconds(30)) async throws(ReleaseError) {
    try await close(ReleaseLimit(limit))
  }

  /// Ends the scope, or the graph, and releases its instances, by a clock.
  ///
  /// - Parameters:
  ///   - limit: How long each release may take; what takes longer is cancelled and left behind.
  ///   - clock: What measures the time.
  /// - Throws: All that could not be released.
  public func close<C: Clock>(
    within limit: C.Duration, clock: C
  ) async throws(ReleaseError) where C.Duration: Sendable {
    try await close(ReleaseLimit(limit, clock))
  }

  private func close(_ limit: ReleaseLimit) async throws(ReleaseError) {
    try await scope.end(within: limit)?.finish()
  }
}
