// Which keys a factory can be given the services of depends on where it runs. A factory that suspends, or
// one of the main actor, is given more than others: the keys of AsyncInjection refine these protocols.

/// A key whose service an asynchronous factory can be given: a ``NamedService`` or an
/// `AsyncService`.
public protocol AsyncInput: ServiceKey {
  /// Resolves the key; both kinds of key do it by themselves.
  ///
  /// - Parameter resolver: The resolver of the factory.
  /// - Returns: The service.
  /// - Throws: What is missing, circular or failed, with the path that leads there.
  nonisolated(nonsending) static func resolveAsyncInput(
    from resolver: Resolver
  ) async throws(ResolutionError) -> Service
}

/// A key whose service a factory on the main actor can be given: a ``NamedService`` or a
/// `MainActorService`.
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
  @export(implementation)
  nonisolated(nonsending) public static func resolveAsyncInput(
    from resolver: Resolver
  ) async throws(ResolutionError) -> Service {
    try resolver.resolve(Self.self)
  }

  /// Resolves the key.
  @export(implementation)
  @MainActor public static func resolveInput(
    from resolver: Resolver
  ) throws(ResolutionError) -> Service {
    try resolver.resolve(Self.self)
  }
}
