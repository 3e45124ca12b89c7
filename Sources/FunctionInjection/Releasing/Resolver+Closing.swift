extension Resolver {
  /// Ends the scope, or the graph, and releases its instances.
  ///
  /// Every later call to `resolve` throws an error. Instances of services registered as
  /// `.singleton(releasing:)` or `.scoped(releasing:)` are released once each, one after the other,
  /// in reverse order of construction. Other owners of an instance may keep it. An instance that is
  /// still under construction is released when its construction ends.
  ///
  /// Close the scopes before the graph. A scope that is open when its graph is closed releases its
  /// own instances only when it ends. By then, the singletons that these instances use have been
  /// released.
  ///
  /// You may call this method again, or inside a factory: such a call also waits for the releases.
  /// A call inside a release function does not wait, because it would wait for itself. A task that a
  /// release function starts with `Task { }` counts as inside, also after the function has ended.
  /// If release functions of two graphs close each other's graph, both wait up to the limit. If the
  /// waiting task is canceled, the releases continue.
  ///
  /// ```swift
  /// try await resolver.close()
  /// ```
  ///
  /// - Parameter limit: The maximum duration of each release that this call begins; a longer
  ///   release is canceled and abandoned. The limit is 30 seconds for releases that `end()` has
  ///   begun, and for instances whose construction ends later.
  /// - Throws: A ``ReleaseError`` with all instances that could not be released.
  public func close(within limit: Duration = .seconds(30)) async throws(ReleaseError) {
    try await close(ReleaseLimit(limit))
  }

  /// Ends the scope or the graph, and releases its instances within a time limit.
  ///
  /// - Parameters:
  ///   - limit: The maximum duration of each release; a longer release is canceled and abandoned.
  ///   - clock: The clock that measures the limit.
  /// - Throws: A ``ReleaseError`` with all instances that could not be released.
  @export(implementation)
  public func close<C: Clock>(
    within limit: C.Duration, clock: C
  ) async throws(ReleaseError) where C.Duration: Sendable {
    try await close(ReleaseLimit(limit, clock))
  }

  @usableFromInline
  func close(_ limit: ReleaseLimit) async throws(ReleaseError) {
    try await scope.finish(within: limit)?.waitUntilReleased()
  }
}
