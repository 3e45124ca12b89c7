/// A reference that resolves services later without retaining the graph, for example in a router.
///
/// A singleton that keeps a ``Resolver`` keeps all singletons, including itself, forever. A handle
/// retains nothing, and throws after the graph has been released.
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
  /// The target of a handle.
  ///
  /// All copies of a handle share its origin, because copying a weak reference costs more than
  /// copying a strong reference.
  private final class Origin: Sendable {
    /// The content of a container, which the container empties when it is released.
    let container: Container.Core?
    weak let scope: Scope?
    let isOfScope: Bool

    init(_ container: Container.Core?, _ scope: Scope? = nil) {
      isOfScope = scope?.root != nil
      self.container = isOfScope ? nil : container
      self.scope = scope
    }
  }

  private let origin: Origin

  init(_ scope: Scope) { origin = Origin(scope.graph.container, scope) }

  init(_ container: Container.Core) { origin = Origin(container) }

  /// Whether the handle refers to the resolver of a scope, and not of a whole graph.
  package var isOfScope: Bool { origin.isOfScope }

  /// Whether the handle refers to a container, which may not be sealed.
  package var isOfContainer: Bool { origin.container != nil }

  /// A resolver of the current graph with the overrides of the task, or nil if the graph no longer
  /// exists.
  package var resolver: Resolver? {
    (origin.container?.snapshotUnlessReleased ?? origin.scope)?.resolver.current
  }

  /// Returns the resolver of the current graph for a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The resolver.
  /// - Throws: A ``ResolutionError`` if the graph no longer exists.
  func resolver(for key: ServiceIdentity) throws(ResolutionError) -> Resolver {
    guard let resolver else {
      throw .graphIsGone(key, on: .current)
    }
    return resolver
  }

  /// Resolves a key, if the graph still exists.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service.
  /// - Throws: The ``ResolutionError`` of the resolver, or an error of kind `graphIsGone`.
  public func resolve<Key: NamedService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service {
    try resolver(for: Key._identity).resolve(key)
  }

  /// Resolves a key, or returns `nil` if it is not registered.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service, or `nil`.
  /// - Throws: The ``ResolutionError`` of the resolver, or an error of kind `graphIsGone`.
  public func resolveIfRegistered<Key: NamedService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service? {
    try resolver(for: Key._identity).resolveIfRegistered(key)
  }
}
