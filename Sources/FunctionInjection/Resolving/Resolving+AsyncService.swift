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
    try await awaitedService(of: Key._identity)
  }

  /// Returns the service of a key whose construction may suspend.
  ///
  /// The function suspends only if a task has to construct the instance: leaving the actor of the
  /// caller and returning to it costs far more than reading an instance.
  @inlinable @inline(__always)
  nonisolated(nonsending) func awaitedService<Service>(
    of identity: ServiceIdentity
  ) async throws(ResolutionError) -> Service {
    defer { withExtendedLifetime(self) {} }
    let row = row(of: identity)
    if let instance = readableInstance(at: row) { return read(instance) }
    // A factory that may suspend has inputs of both kinds, and a type that is its own key may be
    // registered like any plain type.
    if needsRequest(identity, at: row) { return try await requestedService(of: identity) }
    return try serviceFromScope(identity, at: row)
  }

  /// Returns whether a service comes from a ``SuspendingRequest``, because a task constructs it.
  @usableFromInline
  func needsRequest(
    _ identity: ServiceIdentity, at row: UnsafeMutablePointer<RegistrationTable.Row>?
  ) -> Bool {
    guard let row else {
      return scope.graph.registrationOrLive(of: identity)?.isolation == .task
    }
    return row.pointee.registration._withUnsafeGuaranteedRef { $0.isolation == .task }
  }

  /// Returns the service of a key that a task constructs, after constructing it or waiting for it
  /// if necessary.
  @usableFromInline
  nonisolated(nonsending) func requestedService<Service>(
    of identity: ServiceIdentity
  ) async throws(ResolutionError) -> Service {
    let held = try await SuspendingRequest.instance(of: identity, from: self)
    return withExtendedLifetime(held.keeper) { held.instance.read(as: Service.self) }
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
