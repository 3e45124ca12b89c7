extension Resolver {
  /// Resolves a key whose construction may suspend.
  ///
  /// A type that is its own key, and has a synchronous factory, is created on the caller's thread.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service.
  /// - Throws: A ``ResolutionError`` with the path to a missing, circular, or failed service, or an
  ///   error of kind `cancelled` if the task was canceled while it waited.
  nonisolated(nonsending) public func resolve<Key: AsyncService>(
    _ key: Key.Type
  ) async throws(ResolutionError) -> Key.Service {
    let identity = Key._identity
    // A type that is its own key may be registered like any plain type.
    if identity.form == .plain, !isAwaited(identity) { return try service(of: identity) }
    return try await awaited(identity)
  }

  /// Returns whether the construction of a plain type may suspend.
  @usableFromInline
  func isAwaited(_ identity: ServiceIdentity) -> Bool {
    identity.form == .plain && scope.graph.registrationOrLive(of: identity)?.isolation == .task
  }

  /// Returns the service of a key whose construction may suspend.
  @usableFromInline
  nonisolated(nonsending) func awaited<Service>(
    _ identity: ServiceIdentity
  ) async throws(ResolutionError) -> Service {
    // The request returns its error as a value: Swift 6.3 would not return to the actor of the
    // caller if the request threw the error (swiftlang/swift#88259).
    let provided = try await SuspendingRequest.result(of: identity, from: self).get()
    return withExtendedLifetime(provided.keeper) { provided.instance.read(as: Service.self) }
  }
}

extension Container {
  /// Resolves, from the current registrations, a key whose construction may suspend.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service.
  /// - Throws: A ``ResolutionError`` with the path to a missing, circular, or failed service, or an
  ///   error of kind `cancelled` if the task was canceled while it waited.
  nonisolated(nonsending) public func resolve<Key: AsyncService>(
    _ key: Key.Type
  ) async throws(ResolutionError) -> Key.Service {
    try await resolver.resolve(key)
  }
}

extension ResolverHandle {
  /// Resolves a key whose construction may suspend, if the graph still exists.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service.
  /// - Throws: The ``ResolutionError`` of the resolver, or an error of kind `graphIsGone`.
  nonisolated(nonsending) public func resolve<Key: AsyncService>(
    _ key: Key.Type
  ) async throws(ResolutionError) -> Key.Service {
    try await resolver(for: Key._identity).resolve(key)
  }
}
