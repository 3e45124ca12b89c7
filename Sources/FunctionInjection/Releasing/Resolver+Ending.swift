extension Resolver {
  /// Ends the scope, or the graph, without waiting for releases.
  ///
  /// Later resolves from this resolver, and from scopes that are made from it later, throw an
  /// error. The instances of a scope are dropped immediately. Singletons are dropped with the last
  /// reference to the graph, because they are read without a lock. Release functions run in a
  /// separate task; `close(within:)` waits for that task, and throws its errors.
  ///
  /// When a graph ends, all its scopes end. A scope that was made from another scope continues when
  /// the other scope ends. A scope with registrations of its own (``makeScope(registering:)``) is a
  /// graph of its own, so it continues too, but can no longer resolve services of an outer graph
  /// that has ended.
  public func end() {
    scope.end()
  }

  /// Ends the scope, and waits until its instances have been released.
  @usableFromInline
  func endAndWait() async throws { try await scope.end()?.finish() }

  /// Runs an operation in a new scope, which ends with the operation.
  ///
  /// This method does not wait for releases: see ``end()``. In an asynchronous function, the
  /// compiler selects the overload that waits.
  ///
  /// - Parameter operation: The operation, which receives the scope's resolver.
  /// - Returns: The result of the operation.
  /// - Throws: The error of the operation.
  @_disfavoredOverload
  public func withScope<Result, Failure: Error>(
    _ operation: (Resolver) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let scope = makeScope()
    defer { scope.end() }
    return try operation(scope)
  }

  /// Runs an asynchronous operation in a new scope, which is closed with the operation.
  ///
  /// - Parameter operation: The operation, which receives the scope's resolver.
  /// - Returns: The result of the operation, after everything is released.
  /// - Throws: The error of the operation, or else a ``ReleaseError``.
  @export(implementation)
  nonisolated(nonsending) public func withScope<Result>(
    _ operation: nonisolated(nonsending) (Resolver) async throws -> Result
  ) async throws -> Result {
    try await makeScope().closing(operation)
  }

  /// Runs an operation in this scope, and closes the scope.
  @export(implementation)
  nonisolated(nonsending) func closing<Result>(
    _ operation: nonisolated(nonsending) (Resolver) async throws -> Result
  ) async throws -> Result {
    let result: Result
    do {
      result = try await operation(self)
    } catch {
      // The operation's own error is the cause, so it is the error to throw.
      try? await endAndWait()
      throw error
    }
    try await endAndWait()
    return result
  }
}
