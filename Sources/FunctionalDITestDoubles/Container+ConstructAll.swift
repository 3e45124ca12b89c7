public import FunctionInjection

extension Container {
  /// Constructs everything that is registered, and reports failures and undeclared inputs.
  ///
  /// `verify()` and `seal()` check declared inputs without running a factory. This function runs
  /// every factory. So it also finds the services that a factory resolves from its resolver, from a
  /// `@Resolved` property, from `Container.shared`, or from a handle. Call it in a test, and
  /// register a double for each service that has real effects when it is created.
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
  /// Each service is created directly: asynchronous services in a task, main-actor services on the
  /// main actor, and scoped services in the scope. The instances are separate from those of the
  /// container, and are released at the end. While the factories run, `Container.shared` is this
  /// container.
  ///
  /// > Important: If the service of a `@Resolved` property is not registered, the process stops, as a
  /// > program would. The message ends with the failures and the undeclared inputs found so far.
  ///
  /// - Parameters:
  ///   - overrides: A closure that registers doubles. The overrides of `withOverrides` and of a
  ///     test's `.overriding` apply too.
  ///   - scope: A closure that makes the scope for the services, and provides the scope's values.
  /// - Returns: Every failure, and every undeclared input.
  /// - Throws: The error of `scope`.
  nonisolated(nonsending) public func constructAll(
    overriding overrides: (Container) -> Void = { _ in },
    scope: (Resolver) throws -> Resolver = { $0.makeScope() }
  ) async throws -> ConstructionReport {
    ConstructionReport(try await observeConstructions(overriding: overrides, in: scope))
  }
}
