extension Resolver {
  /// Resolves a key whose service is created on the main actor.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service.
  /// - Throws: A ``ResolutionError`` with the path to a missing, circular, or failed service.
  @MainActor
  public func resolve<Key: MainActorService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service {
    try service(of: Key._identity)
  }
}

extension Container {
  /// Resolves a key from the current registrations.
  ///
  /// The main actor creates its service.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service.
  /// - Throws: A ``ResolutionError`` with the path to a missing, circular, or failed service.
  @MainActor
  public func resolve<Key: MainActorService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service {
    try resolver.resolve(key)
  }
}

extension ResolverHandle {
  /// Resolves a key whose service is created on the main actor, if the graph still exists.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service.
  /// - Throws: The ``ResolutionError`` of the resolver, or an error of kind `graphIsGone`.
  @MainActor
  public func resolve<Key: MainActorService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service {
    try resolver(for: Key._identity).resolve(key)
  }
}
