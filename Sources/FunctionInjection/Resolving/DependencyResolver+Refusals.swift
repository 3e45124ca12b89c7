// Calls that the compiler rejects: a key of another kind, resolved as if it were a plain type.
//
// The compiler would prefer the overload for plain types, which fits too, to one unavailable
// overload. So there are two of equal rank for each kind: the compiler reports an ambiguity and
// shows the lines below.
extension DependencyResolver {
  /// Rejects an ``AsyncService``: `await` it in an async function; at top level, state its type
  /// too.
  ///
  /// ```swift
  /// enum OpenDatabase: AsyncService { typealias Service = Database }
  ///
  /// let database: Database = try await resolver.resolve(OpenDatabase.self)
  /// ```
  @_documentation(visibility: private) @export(implementation)
  public func resolve<Key: AsyncService>(_ key: Key.Type) throws(ResolutionError) -> Key {
    try resolve(Instance<Key>.self)
  }

  /// Rejects an ``AsyncService``: `await` it in an async function; at top level, state its type
  /// too.
  @_documentation(visibility: private) @export(implementation)
  public func resolve<Key: AsyncService>(_ key: Key.Type) throws(ResolutionError) -> Key? {
    try resolve(Instance<Key?>.self)
  }

  /// Rejects a ``MainActorService``: resolve it from a resolver, a container or a handle.
  @_documentation(visibility: private) @export(implementation)
  public func resolve<Key: MainActorService>(_ key: Key.Type) throws(ResolutionError) -> Key {
    try resolve(Instance<Key>.self)
  }

  /// Rejects a ``MainActorService``: resolve it from a resolver, a container or a handle.
  @_documentation(visibility: private) @export(implementation)
  public func resolve<Key: MainActorService>(_ key: Key.Type) throws(ResolutionError) -> Key? {
    try resolve(Instance<Key?>.self)
  }
}

extension DependencyResolver {
  /// Refuses the unwrapping that other containers need: a service that is missing is a thrown error.
  @_documentation(visibility: private)
  @available(
    *, unavailable, message: "resolving throws: write try resolver.resolve(HTTPClient.self)"
  )
  public func resolve<Service>(_ type: Service.Type) -> Service? { nil }
}

// The same for a `Resolver`, whose function for plain types would be preferred to those above.

extension DependencyResolver where Self == Resolver {
  /// Rejects an ``AsyncService``: `await` it in an async function; at top level, state its type
  /// too.
  @_documentation(visibility: private) @export(implementation)
  public func resolve<Key: AsyncService>(_ key: Key.Type) throws(ResolutionError) -> Key {
    try resolve(Instance<Key>.self)
  }

  /// Rejects an ``AsyncService``: `await` it in an async function; at top level, state its type
  /// too.
  @_documentation(visibility: private) @export(implementation)
  public func resolve<Key: AsyncService>(_ key: Key.Type) throws(ResolutionError) -> Key? {
    try resolve(Instance<Key?>.self)
  }

  /// Rejects a ``MainActorService``: resolve it from a resolver, a container or a handle.
  @_documentation(visibility: private) @export(implementation)
  public func resolve<Key: MainActorService>(_ key: Key.Type) throws(ResolutionError) -> Key {
    try resolve(Instance<Key>.self)
  }

  /// Rejects a ``MainActorService``: resolve it from a resolver, a container or a handle.
  @_documentation(visibility: private) @export(implementation)
  public func resolve<Key: MainActorService>(_ key: Key.Type) throws(ResolutionError) -> Key? {
    try resolve(Instance<Key?>.self)
  }
}

// The same for a `Container`, whose function for plain types would be preferred to those above.

extension DependencyResolver where Self == Container {
  /// Rejects an ``AsyncService``: `await` it in an async function; at top level, state its type
  /// too.
  @_documentation(visibility: private) @export(implementation)
  public func resolve<Key: AsyncService>(_ key: Key.Type) throws(ResolutionError) -> Key {
    try resolve(Instance<Key>.self)
  }

  /// Rejects an ``AsyncService``: `await` it in an async function; at top level, state its type
  /// too.
  @_documentation(visibility: private) @export(implementation)
  public func resolve<Key: AsyncService>(_ key: Key.Type) throws(ResolutionError) -> Key? {
    try resolve(Instance<Key?>.self)
  }

  /// Rejects a ``MainActorService``: resolve it from a resolver, a container or a handle.
  @_documentation(visibility: private) @export(implementation)
  public func resolve<Key: MainActorService>(_ key: Key.Type) throws(ResolutionError) -> Key {
    try resolve(Instance<Key>.self)
  }

  /// Rejects a ``MainActorService``: resolve it from a resolver, a container or a handle.
  @_documentation(visibility: private) @export(implementation)
  public func resolve<Key: MainActorService>(_ key: Key.Type) throws(ResolutionError) -> Key? {
    try resolve(Instance<Key?>.self)
  }
}
