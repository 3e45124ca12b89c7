public import FunctionInjection

/// The scope in which the dependencies of a feature are resolved.
///
/// A router among the dependencies keeps the scope. The router of a service in the scope does not
/// keep the scope, because the scope keeps the service.
@usableFromInline
struct FeatureScope {
  /// A resolver that keeps the scope; nil if there is no scope to keep.
  @usableFromInline let resolver: Resolver?

  @usableFromInline
  init(_ resolver: Resolver) {
    self.resolver = resolver.keepingScopeOfFeature
  }

  /// Lets a dependency keep the scope if it is a router, and returns the dependency.
  @MainActor
  @export(implementation)
  func kept<Dependency>(by dependency: Dependency) -> Dependency {
    if let resolver { Self.keep(resolver, by: dependency) }
    return dependency
  }

  @MainActor
  @usableFromInline
  static func keep(_ scope: Resolver, by dependency: Any) {
    (dependency as? any ScopeKeeping)?.keptScope = scope
  }
}

/// A router of any type of screens.
protocol ScopeKeeping: AnyObject {
  /// The scope of the feature that has the router; it lives as long as the router.
  @MainActor var keptScope: Resolver? { get set }
}
