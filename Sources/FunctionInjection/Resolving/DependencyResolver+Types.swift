/// Resolving plain types, and keys that may be absent, from any resolver.
extension DependencyResolver {
  /// Resolves an instance of a plain type.
  ///
  /// From a container, its resolvers, and its handles, an Optional is `nil` if neither the Optional
  /// nor its wrapped type is registered.
  ///
  /// - Parameter type: The type to resolve.
  /// - Returns: The instance.
  /// - Throws: A ``ResolutionError`` with the path to a missing, circular, or failed service.
  /// - Complexity: O(1) and without a lock for a constructed singleton of a sealed graph.
  @inlinable
  public func resolve<Service>(_ type: Service.Type) throws(ResolutionError) -> Service {
    try _resolveType(type)
  }

  /// Resolves an instance of a plain type by its key.
  @export(implementation)
  public func _resolveType<Service>(_ type: Service.Type) throws(ResolutionError) -> Service {
    try resolve(Instance<Service>.self)
  }

  /// Resolves an instance of the type that the context requires.
  ///
  /// ```swift
  /// let client: HTTPClient = try resolver.resolve()
  /// ```
  ///
  /// - Returns: The instance.
  /// - Throws: A ``ResolutionError`` with the path to a missing, circular, or failed service.
  @export(implementation)
  public func resolve<Service>() throws(ResolutionError) -> Service {
    try _resolveType(Service.self)
  }

  /// Resolves a key, or returns `nil` if it is not registered.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service, or nil.
  /// - Throws: A ``ResolutionError`` for any other failure, such as a missing input or a failed
  ///   factory.
  public func resolveIfRegistered<Key: NamedService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service? {
    do {
      // In two steps, as in `Resolver`.
      let service: Key.Service = try resolve(key)
      return service
    } catch  where error.isMissing(Key._identity) {
      return nil
    }
  }

  /// Resolves an instance of a plain type, or returns `nil` if it is not registered.
  ///
  /// - Parameter type: The type to resolve.
  /// - Returns: The instance, or nil.
  /// - Throws: A ``ResolutionError`` for any other failure, such as a missing input or a failed
  ///   factory.
  public func resolveIfRegistered<Service>(
    _ type: Service.Type
  ) throws(ResolutionError) -> Service? {
    try resolveIfRegistered(Instance<Service>.self)
  }
}
