// The isolation of a factory determines the services that it can receive: a factory that may
// suspend, or that runs on the main actor, can receive more services than others.

/// A key whose service an asynchronous factory can receive: a ``NamedService`` or an
/// ``AsyncService``.
public protocol AsyncInput: ServiceKey {
  /// Resolves the key; each kind of key implements this method.
  ///
  /// - Parameter resolver: The resolver of the factory.
  /// - Returns: The service.
  /// - Throws: A ``ResolutionError`` with the path to a missing, circular, or failed service.
  nonisolated(nonsending) static func resolveAsyncInput(
    from resolver: Resolver
  ) async throws(ResolutionError) -> Service
}

/// A key whose service a factory on the main actor can receive: a ``NamedService`` or a
/// ``MainActorService``.
public protocol MainActorInput: ServiceKey {
  /// Resolves the key; each kind of key implements this method.
  ///
  /// - Parameter resolver: The resolver of the factory.
  /// - Returns: The service.
  /// - Throws: A ``ResolutionError`` with the path to a missing, circular, or failed service.
  @MainActor static func resolveInput(from resolver: Resolver) throws(ResolutionError) -> Service
}

extension NamedService {
  /// Resolves the key.
  @export(implementation)
  nonisolated(nonsending) public static func resolveAsyncInput(
    from resolver: Resolver
  ) async throws(ResolutionError) -> Service {
    // A type that is its own key is a plain type too, and its construction may suspend.
    if resolver.isAwaited(_identity) { return try await resolver.awaited(_identity) }
    return try resolver.resolve(Self.self)
  }

  /// Resolves the key.
  @export(implementation)
  @MainActor public static func resolveInput(
    from resolver: Resolver
  ) throws(ResolutionError) -> Service {
    try resolver.resolve(Self.self)
  }
}
