extension Resolver {
  /// Runs an operation in a new scope, which ends with the operation.
  ///
  /// This method does not wait for releases: see ``end()``. In an asynchronous function, the
  /// compiler selects the overload that waits.
  ///
  /// - Parameter operation: The operation, which receives the scope's resolver.
  /// - Returns: The result of the operation.
  /// - Throws: The error of the operation.
  @_disfavoredOverload @export(implementation)
  public func withScope<Result, Failure: Error>(
    _ operation: (Resolver) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let scope = makeScope()
    defer { scope.end() }
    return try operation(scope)
  }

  /// Runs an asynchronous operation in a new scope, and closes the scope when the operation ends.
  ///
  /// An instance that is still under construction is released when its construction ends, so await
  /// the tasks that resolve in the operation.
  ///
  /// - Parameter operation: The operation, which receives the scope's resolver.
  /// - Returns: The result of the operation, after the scope's instances are released.
  /// - Throws: The error of the operation, or else a ``ReleaseError``.
  @export(implementation)
  nonisolated(nonsending) public func withScope<Result>(
    _ operation: nonisolated(nonsending) (Resolver) async throws -> Result
  ) async throws -> Result {
    try await makeScope().closing(operation)
  }

  /// Runs an operation in a new scope with registrations of its own, and then ends the scope.
  ///
  /// This method does not wait for releases: see ``end()``. In an asynchronous function, the
  /// compiler selects the overload that waits.
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
  ///   - register: A closure that provides the values of the scope, and registers services with the
  ///     container of the scope: see ``makeScope(registering:)``.
  ///   - operation: The operation, which receives the scope's resolver.
  /// - Returns: The result of the operation.
  /// - Throws: A ``WiringError`` with all faults of the registrations, or the error of the
  ///   operation.
  @_disfavoredOverload @export(implementation)
  public func withScope<Result>(
    registering register: (Container) -> Void, _ operation: (Resolver) throws -> Result
  ) throws -> Result {
    let scope = try makeScope(registering: register)
    defer { scope.end() }
    return try operation(scope)
  }

  /// Runs an asynchronous operation in a new scope with registrations of its own, and closes the
  /// scope when the operation ends.
  ///
  /// - Parameters:
  ///   - register: A closure that provides the values of the scope, and registers services with the
  ///     container of the scope: see ``makeScope(registering:)``.
  ///   - operation: The operation, which receives the scope's resolver.
  /// - Returns: The result of the operation, after the scope's instances are released.
  /// - Throws: A ``WiringError`` with all faults of the registrations, the error of the operation,
  ///   or else a ``ReleaseError``.
  @export(implementation)
  nonisolated(nonsending) public func withScope<Result>(
    registering register: (Container) -> Void,
    _ operation: nonisolated(nonsending) (Resolver) async throws -> Result
  ) async throws -> Result {
    try await makeScope(registering: register).closing(operation)
  }
}
