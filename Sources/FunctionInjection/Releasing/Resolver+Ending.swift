extension Resolver {
  /// Ends the scope, or the graph, without waiting for releases.
  ///
  /// Whoever resolves from it, or from a scope that is made from it later, is thrown an error. The
  /// instances of a scope are let go of; what all share is, when the last reference to the graph is gone,
  /// because it is read without a lock. What has to be released is released by a task of its own;
  /// `close(within:)` waits for it, and throws what went wrong.
  ///
  /// With a graph all its scopes end. A scope that was made from another scope goes on when that one ends,
  /// and so does one with registrations of its own (``makeScope(registering:)``), which is a graph of its
  /// own: of a graph around it that has ended, nothing can be resolved from it any more.
  public func end() {
    scope.end()
  }

  /// Ends the scope, and waits until its instances have been released.
  @usableFromInline
  func endAndWait() async throws { try await scope.end()?.finish() }

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
  /// - Throws: What the operation throws, or else all that could not be released.
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
      // The operation's own error is the one that tells why.
      try? await endAndWait()
      throw error
    }
    try await endAndWait()
    return result
  }
}
