extension Resolver {
  /// Ends the scope, or the graph, and releases its instances.
  ///
  /// Nothing can be resolved any more: whoever tries is thrown an error. What was registered as
  /// `.singleton(releasing:)` or `.scoped(releasing:)` is released in reverse order of construction,
  /// each once, and one after the other. Who has an instance keeps it; an instance whose
  /// construction has not ended yet is released when it has.
  ///
  /// It may be called again, and from inside a factory: the releases are waited for as well. They
  /// go on where the task that waits is cancelled.
  ///
  /// ```swift
  /// try await resolver.close()
  /// ```
  ///
  /// - Parameter limit: How long each release may take; what takes longer is cancelled and left
  ///   behind.
  /// - Throws: All that could not be released.
  public func close(within limit: Duration = .seconds(30)) async throws(ReleaseError) {
    try await close(ReleaseLimit(limit, ContinuousClock()))
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
    let failures = await scope.untraced.end(within: limit)?.failures ?? []
    guard failures.isEmpty else { throw ReleaseError(failures: failures) }
  }

  /// Ends the scope, or the graph, without waiting for releases.
  ///
  /// Its instances go, and whoever resolves from it is thrown an error. What has to be released is
  /// released by a task of its own: ``close(within:)`` waits for it, and tells what went wrong.
  public func end() {
    scope.untraced.end()
  }

  /// Runs an operation in a scope that ends with it.
  ///
  /// It does not wait for releases: see ``end()``. In an asynchronous function the overload that
  /// waits is the one that is called.
  ///
  /// - Parameter operation: What is done, with the scope's resolver.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  @_disfavoredOverload
  public func withScope<Result, Failure: Error>(
    _ operation: (Resolver) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let scope = makeScope()
    defer { scope.end() }
    return try operation(scope)
  }

  /// Runs an asynchronous operation in a scope that is closed with it.
  ///
  /// - Parameter operation: What is done, with the scope's resolver.
  /// - Returns: What the operation returns, after everything is released.
  /// - Throws: What the operation throws, or else a ``ReleaseError``.
  nonisolated(nonsending) public func withScope<Result>(
    _ operation: nonisolated(nonsending) (Resolver) async throws -> Result
  ) async throws -> Result {
    let scope = makeScope()
    let result: Result
    do {
      result = try await operation(scope)
    } catch {
      // The operation's own error is the one that tells why.
      try? await scope.close()
      throw error
    }
    try await scope.close()
    return result
  }
}
