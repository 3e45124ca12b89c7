/// Resolves later, without keeping the graph: what a router or a lazy provider holds.
///
/// A singleton that held a ``Resolver`` would keep all singletons, itself included, for ever. A
/// handle keeps nothing, and throws once the graph is gone.
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
  /// Refers to the graph weakly.
  ///
  /// A weak reference costs more to copy than a strong one, so all copies of a handle share it.
  private final class Origin: Sendable {
    /// The scope; nil once it is gone, and where the container is referred to.
    weak let scope: ResolutionScope?
    /// The container, whose scope changes with what is registered.
    weak let container: Container?

    /// Whether there has been a container: to look for one that has never been there takes its time.
    let isOfContainer: Bool

    init(_ scope: ResolutionScope?, _ container: Container?) {
      self.scope = scope
      self.container = container
      isOfContainer = container != nil
    }
  }

  private let origin: Origin

  init(_ scope: ResolutionScope) { origin = Origin(scope, scope.container) }

  init(_ container: Container) { origin = Origin(nil, container) }

  /// The resolver of what is there now, if the graph still is.
  package var resolver: Resolver? {
    if origin.isOfContainer, let container = origin.container { return container.resolver.current }
    guard let scope = origin.scope else { return nil }
    if let overrides = TaskOverrides.current { return overrides.resolver(of: scope) }
    return scope.resolver
  }

  /// The resolver of what is there now, from which a key is resolved.
  ///
  /// - Parameter key: The key.
  /// - Returns: The resolver.
  /// - Throws: That the graph is gone.
  package func resolver(for key: any ServiceKey.Type) throws(ResolutionError) -> Resolver {
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
    try resolver(for: key).resolve(key)
  }

  /// Resolves a key, and gives nil where it is not registered.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service, or nil.
  /// - Throws: That the graph is gone, or whatever else a resolver throws.
  public func resolveIfRegistered<Key: NamedService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service? {
    try resolver(for: key).resolveIfRegistered(key)
  }
}
