/// Resolves later, without keeping the graph: what a router or a lazy provider holds.
///
/// A singleton that held a ``Resolver`` would keep all singletons forever, itself included. A handle
/// keeps nothing, and throws once the graph is gone.
///
/// ```swift
/// final class Refresher: Sendable {
///   private let resolver: ResolverHandle
///
///   init(resolver: ResolverHandle) { self.resolver = resolver }
///
///   func refresh() throws -> [User] { try resolver.resolve(LoadUsers.self)() }
/// }
///
/// container.register(Refresher.self, .singleton) { Refresher(resolver: $0.handle) }
/// ```
public struct ResolverHandle: DependencyResolver {
  /// What a handle refers to.
  ///
  /// All copies of a handle share it, because a weak reference costs more to copy than a strong
  /// one.
  private final class Origin: Sendable {
    /// The content of a container, which the container empties when it is gone.
    let container: Container.Core?
    weak let scope: Scope?

    init(_ container: Container.Core?, _ scope: Scope?) {
      self.container = container
      self.scope = scope
    }
  }

  private let origin: Origin

  init(_ scope: Scope) { origin = Origin(scope.container, scope) }

  init(_ container: Container.Core) { origin = Origin(container, nil) }

  /// The resolver of what is there now, with the overrides of the task, if the graph still is.
  package var resolver: Resolver? {
    if let snapshot = origin.container?.snapshotIfPresent { return snapshot.resolver.current }
    return origin.scope?.resolver.current
  }

  /// The resolver of what is there now, from which a key is resolved.
  ///
  /// - Parameter key: The key.
  /// - Returns: The resolver.
  /// - Throws: That the graph is gone.
  func resolver(for key: ServiceIdentity) throws(ResolutionError) -> Resolver {
    guard let resolver else {
      throw .graphIsGone(key, on: ConstructionStack.current.pointee.innermost)
    }
    return resolver
  }

  /// Resolves a key, if the graph is still there.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service.
  /// - Throws: That the graph is gone, or what a resolver throws.
  public func resolve<Key: NamedService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service {
    try resolver(for: Key._identity).resolve(key)
  }

  /// Resolves a key, or returns `nil` if it is not registered.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service, or `nil`.
  /// - Throws: That the graph is gone, or whatever else a resolver throws.
  public func resolveIfRegistered<Key: NamedService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service? {
    try resolver(for: Key._identity).resolveIfRegistered(key)
  }
}
