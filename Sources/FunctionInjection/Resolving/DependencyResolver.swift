/// What services are resolved from: a ``Resolver``, a ``Container``, a ``ResolverHandle``, or a
/// double of a test.
///
/// `resolve(_:)` is all that has to be implemented.
public protocol DependencyResolver: Sendable {
  /// Resolves a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service.
  /// - Throws: What is missing, circular or failed, with the path that leads there.
  func resolve<Key: NamedService>(_ key: Key.Type) throws(ResolutionError) -> Key.Service

  /// Resolves a key, and gives nil where it is not registered.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service, or nil.
  /// - Throws: Whatever else went wrong: an input of the service is missing, a factory failed.
  func resolveIfRegistered<Key: NamedService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service?
}

extension DependencyResolver {
  /// Resolves an instance of a plain type.
  ///
  /// An Optional that is not itself registered is nil where its wrapped type is not registered.
  ///
  /// - Parameter type: The type it was registered as.
  /// - Returns: The instance.
  /// - Throws: What is missing, circular or failed, with the path that leads there.
  @export(implementation)
  public func resolve<Service>(_ type: Service.Type) throws(ResolutionError) -> Service {
    try resolve(Instance<Service>.self)
  }

  /// Resolves an instance of the type that the context asks for.
  ///
  /// ```swift
  /// let client: HTTPClient = try resolver.resolve()
  /// ```
  ///
  /// - Returns: The instance.
  /// - Throws: What is missing, circular or failed, with the path that leads there.
  @export(implementation)
  public func resolve<Service>() throws(ResolutionError) -> Service {
    try resolve(Instance<Service>.self)
  }

  /// Resolves a key, and gives nil where it is not registered.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service, or nil.
  /// - Throws: Whatever else went wrong: an input of the service is missing, a factory failed.
  public func resolveIfRegistered<Key: NamedService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service? {
    do {
      // Two steps, as in `Resolver`.
      let service: Key.Service = try resolve(key)
      return service
    } catch  where error.isMissing(Key._identity) {
      return nil
    }
  }

  /// Resolves an instance of a plain type, and gives nil where it is not registered.
  ///
  /// - Parameter type: The type it was registered as.
  /// - Returns: The instance, or nil.
  /// - Throws: Whatever else went wrong: an input of the service is missing, a factory failed.
  public func resolveIfRegistered<Service>(
    _ type: Service.Type
  ) throws(ResolutionError) -> Service? {
    try resolveIfRegistered(Instance<Service>.self)
  }
}
