public import FunctionInjection

extension Container {
  /// Constructs everything that is registered, and reports failures and undeclared inputs.
  ///
  /// `verify()` and `seal()` check declared inputs without running a factory. This function runs
  /// the factories. So it also finds the services that a factory resolves from its resolver, from a
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
  /// container. A factory that `overrides` or `scope` replaces runs only if another factory uses
  /// its service.
  ///
  /// > Important: If the service of a `@Resolved` property is not registered, the process stops, as
  /// > a program would. The message ends with the failures and the undeclared inputs found so far.
  ///
  /// - Parameters:
  ///   - overrides: A closure that registers doubles. The overrides of `withOverrides` and of a
  ///     test's `.overriding` apply too, but failing stubs do not: an unregistered service is a
  ///     failure.
  ///   - scope: A closure that makes the scope for the services, and provides the scope's values.
  /// - Returns: Every failure, and every undeclared input.
  /// - Throws: The error of `scope`.
  nonisolated(nonsending) public func constructAll(
    overriding overrides: (Container) -> Void = { _ in },
    scope: (Resolver) throws -> Resolver = { $0.makeScope() }
  ) async throws -> ConstructionReport {
    var liveKeys: [any LiveKey.Type] = []
    while true {
      let (report, hiddenKeys) = try await construct(liveKeys, overrides, scope)
      // A scope that belongs to another graph hides the same keys again.
      let knownKeys = Set(liveKeys.map { ObjectIdentifier($0) })
      let newKeys = hiddenKeys.filter { !knownKeys.contains(ObjectIdentifier($0)) }
      if newKeys.isEmpty { return report }
      // Live registrations that only a factory requests are constructed directly, too.
      liveKeys += newKeys
    }
  }

  /// Constructs everything that is registered, and the live registrations of some keys.
  ///
  /// - Returns: The report, and the keys of the live registrations that it does not include.
  nonisolated(nonsending) private func construct(
    _ liveKeys: [any LiveKey.Type], _ overrides: (Container) -> Void,
    _ makeScope: (Resolver) throws -> Resolver
  ) async throws -> (report: ConstructionReport, hiddenKeys: [any LiveKey.Type]) {
    let record = ConstructionRecord()
    return try await observing(by: record, including: liveKeys, overriding: overrides) { root in
      let scope = try makeScope(root)
      let graph = scope.source
      for registration in graph.registrations {
        let failure = await scope.failure(toConstruct: registration)
        record.note(failure, toConstruct: registration)
      }
      // Closing a resolver again would report the same error again.
      let releaseErrors = [
        scope == root ? nil : await scope.releaseError(), await root.releaseError(),
      ]
      let report = ConstructionReport(graph, record, releaseErrors.compactMap(\.self))
      let hidden = record.keys.filter { graph.number(ofInput: $0) == nil }
        .sorted { $0.name < $1.name }
      let ignoresLive = graph.ignoresLive || root.source.ignoresLive
      return (report, ignoresLive ? [] : hidden.compactMap(\.liveKey))
    }
  }
}

extension Resolver {
  /// Releases everything.
  ///
  /// - Returns: The error of the release functions.
  nonisolated(nonsending) fileprivate func releaseError() async -> ReleaseError? {
    do throws(ReleaseError) {
      try await close()
      return nil
    } catch {
      return error
    }
  }
}
