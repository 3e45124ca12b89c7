/// The key of a service that is constructed, and resolved, on the main actor only.
///
/// To resolve it from anywhere else does not compile.
///
/// ```swift
/// @MainActor final class Screen {}
/// enum StartScreen: MainActorService { typealias Service = Screen }
///
/// let container = Container()
/// container.register(StartScreen.self, .singleton) { Screen() }
/// let screen = try container.seal().resolve(StartScreen.self)
/// ```
public protocol MainActorService: MainActorInput {}

/// A key whose service a factory on the main actor can be given: a ``NamedService`` or a
/// ``MainActorService``.
public protocol MainActorInput: ServiceKey {
  /// Resolves the key; both kinds of key do it by themselves.
  ///
  /// - Parameter resolver: The resolver of the factory.
  /// - Returns: The service.
  /// - Throws: What is missing, circular or failed, with the path that leads there.
  @MainActor static func resolveInput(from resolver: Resolver) throws(ResolutionError) -> Service
}

extension NamedService {
  /// Resolves the key.
  @inlinable
  @MainActor public static func resolveInput(
    from resolver: Resolver
  ) throws(ResolutionError) -> Service {
    try resolver.resolve(Self.self)
  }
}

extension MainActorService {
  /// Resolves the key.
  @inlinable
  @MainActor public static func resolveInput(
    from resolver: Resolver
  ) throws(ResolutionError) -> Service {
    try resolver.resolve(Self.self)
  }
}

extension Resolver {
  /// Resolves a key of the main actor.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service.
  /// - Throws: What is missing, circular or failed, with the path that leads there.
  @MainActor
  public func resolve<Key: MainActorService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service {
    try scope.resolve(key, at: scope.entry(of: ObjectIdentifier(key)), lentBy: construction)
  }
}

extension Container {
  /// Resolves a key of the main actor from what is registered now.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service.
  /// - Throws: What is missing, circular or failed, with the path that leads there.
  @MainActor
  public func resolve<Key: MainActorService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service {
    try resolver.resolve(key)
  }
}

extension ResolverHandle {
  /// Resolves a key of the main actor, if the graph is still there.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service.
  /// - Throws: That the graph is gone, or what a resolver throws.
  @MainActor
  public func resolve<Key: MainActorService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service {
    guard let resolver else { throw .graphIsGone(key) }
    return try resolver.resolve(key)
  }
}
