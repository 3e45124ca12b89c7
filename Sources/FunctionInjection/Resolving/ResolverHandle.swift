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
  /// A weak reference costs more to copy than a strong one, so all copies of a handle share one.
  private final class WeakReference: Sendable {
    weak let origin: (any ResolverOrigin)?

    init(_ origin: any ResolverOrigin) { self.origin = origin }
  }

  private let reference: WeakReference

  init(_ origin: any ResolverOrigin) { reference = WeakReference(origin) }

  /// The resolver of what is there now, if the graph still is.
  @usableFromInline
  package var resolver: Resolver? { reference.origin?.resolver.current }

  /// Resolves a key, if the graph is still there.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service.
  /// - Throws: That the graph is gone, or what a resolver throws.
  public func resolve<Key: NamedService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service {
    guard let resolver else { throw .graphIsGone(key) }
    return try resolver.resolve(key)
  }
}

/// What a handle refers to.
protocol ResolverOrigin: AnyObject, Sendable {
  /// The resolver of what is there now.
  var resolver: Resolver { get }
}

extension Container: ResolverOrigin {}

extension ResolutionScope: ResolverOrigin {
  var resolver: Resolver { Resolver(scope: self, construction: nil) }
}
