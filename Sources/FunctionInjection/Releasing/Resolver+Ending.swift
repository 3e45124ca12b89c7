extension Resolver {
  /// Ends the scope, or the graph, without waiting for releases.
  ///
  /// Later resolves from this resolver, and from resolvers and scopes that are made from it later,
  /// throw an error. The instances of a scope are dropped immediately. Singletons are dropped with
  /// the last reference to the graph, because they are read without a lock. Release functions run
  /// in a separate task; `close(within:)` waits for that task, and throws its errors.
  ///
  /// A scope made by ``makeScope()`` belongs to the graph of the innermost outer scope that has
  /// registrations, values, or overrides of its own. If there is no such scope, it belongs to the
  /// sealed graph. It ends when its graph ends, and continues when any other outer scope ends.
  ///
  /// A scope made by ``makeScope(registering:)`` has a graph of its own, so it continues when an
  /// outer scope or an outer graph ends. It then resolves everything except the `.singleton` and
  /// `.weak` services of the ended graph.
  public func end() {
    scope.finish()
  }

  /// Ends the scope, and waits until its instances have been released.
  ///
  /// ``closing(_:)`` is compiled in the client, and Swift 6.3.1 crashes if it calls `close()`,
  /// whose error has a type.
  @usableFromInline
  func endAndWait() async throws { try await close() }

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
