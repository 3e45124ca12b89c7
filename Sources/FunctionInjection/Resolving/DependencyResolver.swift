/// A type that resolves services: a ``Resolver``, a ``Container``, a ``ResolverHandle``, or a test
/// double.
///
/// `resolve(_:)` is the only requirement without a default.
public protocol DependencyResolver: Sendable {
  /// Resolves a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service.
  /// - Throws: A ``ResolutionError`` with the path to a missing, circular, or failed service.
  func resolve<Key: NamedService>(_ key: Key.Type) throws(ResolutionError) -> Key.Service

  /// Resolves a key, or returns `nil` if it is not registered.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service, or nil.
  /// - Throws: A ``ResolutionError`` for any other failure, such as a missing input or a failed
  ///   factory.
  func resolveIfRegistered<Key: NamedService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service?

  /// Resolves an instance of a plain type, for `resolve(_:)` of plain types; the protocol
  /// implements it.
  func _resolveType<Service>(_ type: Service.Type) throws(ResolutionError) -> Service
}

extension DependencyResolver {
  /// Resolves a key.
  ///
  /// The label comes from the article "Functions as dependencies in Swift" (Thibault Wittemberg,
  /// 2020).
  ///
  /// - Parameter key: The key.
  /// - Returns: The service.
  /// - Throws: A ``ResolutionError`` with the path to a missing, circular, or failed service.
  @export(implementation)
  public func resolve<Key: NamedService>(
    namedService key: Key.Type
  ) throws(ResolutionError) -> Key.Service {
    try resolve(key)
  }
}
