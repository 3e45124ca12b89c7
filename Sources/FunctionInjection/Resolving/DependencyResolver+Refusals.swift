// Calls that the compiler rejects: a key of another kind, resolved as if it were a plain type.
//
// The overload for plain types fits these keys too, and the compiler would prefer it to a single
// unavailable overload. So each kind of key has two overloads of equal rank: the compiler reports
// an ambiguity, and shows the lines below.
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

  /// Rejects a ``MainActorService``: resolve it from a resolver, a container, or a handle.
  @_documentation(visibility: private) @export(implementation)
  public func resolve<Key: MainActorService>(_ key: Key.Type) throws(ResolutionError) -> Key {
    try resolve(Instance<Key>.self)
  }

  /// Rejects a ``MainActorService``: resolve it from a resolver, a container, or a handle.
  @_documentation(visibility: private) @export(implementation)
  public func resolve<Key: MainActorService>(_ key: Key.Type) throws(ResolutionError) -> Key? {
    try resolve(Instance<Key?>.self)
  }
}

// These overloads fit only keys of the other kinds, because the overloads for a NamedService are
// more specific. Each has a twin of equal rank for the same reason.
extension DependencyResolver {
  /// Rejects an ``AsyncService`` and a ``MainActorService``: check `isRegistered`, and then
  /// `resolve` the key.
  @_documentation(visibility: private) @export(implementation)
  public func resolveIfRegistered<Key: ServiceKey>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key? {
    try resolveIfRegistered(Instance<Key>.self)
  }

  /// Rejects an ``AsyncService`` and a ``MainActorService``: check `isRegistered`, and then
  /// `resolve` the key.
  @_documentation(visibility: private) @export(implementation)
  public func resolveIfRegistered<Key: ServiceKey>(
    _ key: Key.Type
  ) throws(ResolutionError) -> [Key]? {
    try resolveIfRegistered(Instance<[Key]>.self)
  }

  /// Rejects an ``AsyncService`` and a ``MainActorService``: only a ``NamedService`` has a list.
  @_documentation(visibility: private) @export(implementation)
  public func resolveAll<Key: ServiceKey>(_ key: Key.Type) throws(ResolutionError) -> [Key] {
    try resolveAll(Instance<Key>.self)
  }

  /// Rejects an ``AsyncService`` and a ``MainActorService``: only a ``NamedService`` has a list.
  @_documentation(visibility: private) @export(implementation)
  public func resolveAll<Key: ServiceKey>(_ key: Key.Type) throws(ResolutionError) -> [[Key]] {
    try resolveAll(Instance<[Key]>.self)
  }
}

extension DependencyResolver {
  /// Rejects the unwrapping that other containers need: `resolve` throws an error if a service is
  /// missing.
  @_documentation(visibility: private) @export(implementation)
  @available(
    *, unavailable, message: "resolving throws: write try resolver.resolve(HTTPClient.self)"
  )
  public func resolve<Service>(_ type: Service.Type) -> Service? { nil }
}
