extension Resolver {
  /// Runs an operation in a scope that has registrations of its own and ends with the operation.
  ///
  /// It does not wait for releases: see ``end()``. In an asynchronous function the overload that waits
  /// is called.
  ///
  /// ```swift
  /// container.registerScopeInput(User.self)
  ///
  /// let name = try container.seal().withScope(registering: { $0.provide(ada) }) { scope in
  ///   try scope.resolve(User.self).name
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - register: Provides the values that scopes receive, and registers with a container of the
  ///     scope: see ``makeScope(registering:)``.
  ///   - operation: The operation, which receives the scope's resolver.
  /// - Returns: What the operation returns.
  /// - Throws: All faults of what was registered, or what the operation throws.
  @_disfavoredOverload
  public func withScope<Result>(
    registering register: (Container) -> Void, _ operation: (Resolver) throws -> Result
  ) throws -> Result {
    let scope = try makeScope(registering: register)
    defer { scope.end() }
    return try operation(scope)
  }

  /// Runs an asynchronous operation in a scope that has registrations of its own and is closed with
  /// the operation.
  ///
  /// - Parameters:
  ///   - register: Provides the values that scopes receive, and registers with a container of the
  ///     scope: see ``makeScope(registering:)``.
  ///   - operation: The operation, which receives the scope's resolver.
  /// - Returns: What the operation returns, after everything is released.
  /// - Throws: All faults of what was registered, what the operation throws, or else everything that
  ///   could not be released.
  @export(implementation)
  nonisolated(nonsending) public func withScope<Result>(
    registering register: (Container) -> Void,
    _ operation: nonisolated(nonsending) (Resolver) async throws -> Result
  ) async throws -> Result {
    try await makeScope(registering: register).closing(operation)
  }
}
