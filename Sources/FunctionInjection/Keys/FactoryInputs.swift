// The isolation of a factory determines the services that it can receive: a factory that may
// suspend, or that runs on the main actor, can receive more services than others.

/// A key whose service an asynchronous factory can receive: a ``NamedService`` or an
/// ``AsyncService``.
public protocol AsyncInput: ServiceKey where _Kind: _AsyncInputKind {}

/// A key whose service a factory on the main actor can receive: a ``NamedService`` or a
/// ``MainActorService``.
public protocol MainActorInput: ServiceKey where _Kind: _MainActorInputKind {}

// The kinds of keys that each protocol accepts, so that no other key can conform to it. A marker
// adds nothing to the code of a key.

/// A kind of key whose service an asynchronous factory can receive.
@_marker public protocol _AsyncInputKind {}

/// A kind of key whose service a factory on the main actor can receive.
@_marker public protocol _MainActorInputKind {}

// The keys share these methods. A requirement of a protocol would be compiled for each key.

extension AsyncInput {
  /// Resolves the key for an asynchronous factory.
  ///
  /// - Parameter resolver: The resolver of the factory.
  /// - Returns: The service.
  /// - Throws: A ``ResolutionError`` with the path to a missing, circular, or failed service.
  @inlinable
  nonisolated(nonsending) public static func resolveAsyncInput(
    from resolver: Resolver
  ) async throws(ResolutionError) -> Service {
    try await resolver.awaitedService(of: _identity)
  }
}

extension MainActorInput {
  /// Resolves the key for a factory on the main actor.
  ///
  /// - Parameter resolver: The resolver of the factory.
  /// - Returns: The service.
  /// - Throws: A ``ResolutionError`` with the path to a missing, circular, or failed service.
  @inlinable
  @MainActor public static func resolveInput(
    from resolver: Resolver
  ) throws(ResolutionError) -> Service {
    try resolver.service(of: _identity)
  }
}
