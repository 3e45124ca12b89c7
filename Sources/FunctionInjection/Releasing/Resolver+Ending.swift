extension Resolver {
  /// Ends the scope, or the graph, without waiting for releases.
  ///
  /// Later resolves from it, and from scopes that are made from it later, throw an error. The
  /// instances of a scope are dropped immediately. Singletons are dropped with the last reference
  /// to the graph, because they are read without a lock. Releases run in a task of their own;
  /// `close(within:)` waits for it, and throws its errors.
  ///
  /// With a graph all its scopes end. A scope that was made from another scope continues when that
  /// one ends, and so does one with registrations of its own (``makeScope(registering:)``), which
  /// is a graph of its own; but it can no longer resolve services of an outer graph that has ended.
  public func end() {
    scope.end()
  }

  /// Ends the scope, and waits until its instances have been released.
  @usableFromInline
  func endAndWait() async throws { try await scope.end()?.finish() }

  /// Runs an operation in a scope that ends with it.
  ///
  /// It does not wait for releases: see ``end()``. In an asynchronous function, the compiler
  /// selects the overload that waits.
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

  /// Runs an asynchronous operation in a scope that is closed with it.
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
      // The operation's own error is the cause.
      try? await endAndWait()
      throw error
    }
    try await endAndWait()
    return result
  }
}
