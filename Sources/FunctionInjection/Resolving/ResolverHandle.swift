/// Resolves later, without keeping the graph: what a router or a lazy provider holds.
///
/// A singleton that held a ``Resolver`` would keep all singletons, itself included, for ever. A
/// handle keeps nothing, and throws once the graph is gone.
///
/// ```swift
/// container.register(Router.self, .singleton) { resolver in Router(resolver: resolver.handle) }
/// ```
public struct ResolverHandle: DependencyResolver {
  /// A weak reference costs more to copy than a strong one, so all copies of a handle share one.
  private final class WeakReference: Sendable {
    weak let scope: ResolutionScope?

    init(_ scope: ResolutionScope) { self.scope = scope }
  }

  private let reference: WeakReference
  private var scope: ResolutionScope? { reference.scope }

  init(_ scope: ResolutionScope) { reference = WeakReference(scope) }

  /// The resolver, if the graph is still there.
  @usableFromInline
  package var resolver: Resolver? {
    scope.map { Resolver(scope: $0, construction: nil) }
  }

  /// Resolves a key, if the graph is still there.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service.
  /// - Throws: That the graph is gone, or what a resolver throws.
  public func resolve<Key: NamedService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service {
    guard let scope else { throw .graphIsGone(key) }
    return try Resolver(scope: scope, construction: nil).resolve(key)
  }
}
