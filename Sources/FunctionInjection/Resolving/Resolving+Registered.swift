// Checks for registrations, without running a factory.

extension Resolver {
  /// Returns whether a key is registered.
  ///
  /// A live registration counts if the graph includes it: if the graph was sealed for its key, or if
  /// another registration uses or decorates the key. A value that scopes receive counts as registered,
  /// even if no scope has received it. To get the value only if this scope has received it, use
  /// `resolveIfRegistered(_:)`.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether the graph or this scope has a registration of the key.
  public func isRegistered<Key: ServiceKey>(_ key: Key.Type) -> Bool {
    scope.graph.isRegistered(Key._identity)
  }

  /// Returns whether a plain type is registered.
  ///
  /// - Parameter type: The type.
  /// - Returns: Whether the graph has a registration of the type, for all scopes or for this scope.
  public func isRegistered<Service>(_ type: Service.Type) -> Bool {
    scope.graph.isRegistered(ServiceIdentity(Service.self, .plain))
  }

  /// Whether nothing can be resolved anymore, because the scope or the graph has ended.
  public var isEnded: Bool { reference._withUnsafeGuaranteedRef { $0.isOver } }
}

extension Container {
  /// Returns whether a key is registered now.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether the container has a registration of the key.
  /// - Complexity: O(1) if the container has resolved a service since its last change, otherwise
  ///   O(*n*) in the number of registrations.
  public func isRegistered<Key: ServiceKey>(_ key: Key.Type) -> Bool {
    core.isRegistered(Key._identity)
  }

  /// Returns whether a plain type is registered now.
  ///
  /// - Parameter type: The type.
  /// - Returns: Whether the container has a registration of the type.
  /// - Complexity: O(1) if the container has resolved a service since its last change, otherwise
  ///   O(*n*) in the number of registrations.
  public func isRegistered<Service>(_ type: Service.Type) -> Bool {
    core.isRegistered(ServiceIdentity(Service.self, .plain))
  }
}

extension ResolverHandle {
  /// Returns whether a key is registered.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether the graph has a registration of the key; `false` if the graph is gone.
  public func isRegistered<Key: ServiceKey>(_ key: Key.Type) -> Bool {
    resolver?.isRegistered(key) == true
  }

  /// Returns whether a plain type is registered.
  ///
  /// - Parameter type: The type.
  /// - Returns: Whether the graph has a registration of the type; `false` if the graph is gone.
  public func isRegistered<Service>(_ type: Service.Type) -> Bool {
    resolver?.isRegistered(type) == true
  }
}
