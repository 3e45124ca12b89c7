public import FunctionInjection

extension Container {
  /// Constructs everything that is registered, and reports failures and undeclared inputs.
  ///
  /// `verify()` and `seal()` check declared inputs without running a factory. This function runs every
  /// factory, so it also sees the services that a factory asks its resolver for, and those behind a
  /// `@Resolved` property, `Container.shared`, or a handle. Call it in a test, and state a double for each
  /// service that does something real when it is created.
  ///
  /// ```swift
  /// import FunctionInjection
  ///
  /// let container = Container()
  /// container.register(HTTPClient.self, .scoped) { HTTPClient() }
  /// container.register(LoadUsers.self, injecting: HTTPClient.self) { client in
  ///   { try client.get("/users") }
  /// }
  ///
  /// let report = try await container.constructAll {
  ///   $0.register(HTTPClient.self, .scoped) { HTTPClient() }
  /// } scope: {
  ///   try $0.makeScope { $0.register(instance: ada) }
  /// }
  /// precondition(report.failures.isEmpty && report.undeclaredInputs.isEmpty)
  /// ```
  ///
  /// Each service is created by itself: asynchronous ones in a task, those of the main actor on it, and
  /// scoped ones in the scope. The instances are not those of the container, and they are released at
  /// the end. While the factories run, `Container.shared` is this container.
  ///
  /// > Important: A `@Resolved` property of a service that is not registered stops the process, as it
  /// > stops a program.
  ///
  /// - Parameters:
  ///   - overrides: Registers doubles. Those of `withOverrides` and of a test's `.overriding` apply, too.
  ///   - scope: Makes the scope in which everything is created, with the values that it is given.
  /// - Returns: Every failure, and every input that is not declared.
  /// - Throws: The error of `scope`.
  nonisolated(nonsending) public func constructAll(
    overriding overrides: (Container) -> Void = { _ in },
    scope: (Resolver) throws -> Resolver = { $0.makeScope() }
  ) async throws -> ConstructionReport {
    ConstructionReport(try await observeConstructions(overriding: overrides, in: scope))
  }
}
