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

extension Resolver {
  /// Resolves an input of an asynchronous factory.
  @inlinable
  nonisolated(nonsending) func awaitedInput<Key: AsyncInput>(
    _ key: Key.Type
  ) async throws(ResolutionError) -> Key.Service {
    try await awaitedService(of: Key._identity)
  }

  /// Resolves an input of a factory on the main actor.
  @inlinable
  @MainActor package func mainActorInput<Key: MainActorInput>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service {
    try service(of: Key._identity)
  }
}
