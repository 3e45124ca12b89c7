import FunctionInjection

/// Opens any feature from anywhere: by its type, by a route, or by a link.
///
/// A router is a dependency. Inject it into a feature that opens other features:
///
/// ```swift
/// enum Settings: Feature {
///   static let dependenciesInitializer = AnyInitializer {}
///   static func build(dependencies: Void) -> String { "Settings" }
/// }
///
/// let container = Container()
/// container.registerFunction(PresentScreen<String>.self) { destination, source, style in
///   print("showing \(destination)")
/// }
/// container.registerRouter(String.self, handlers: [], features: [Settings.self])
///
/// let resolver = try container.seal()
/// let router = try resolver.resolve(RouterService<String>.self)
/// try await MainActor.run { try router.navigate(toFeature: Settings.self, from: nil) }
/// ```
///
/// The router presents screens with the registered ``PresentScreen``, and has no other connection
/// to a user interface. The router does not keep the graph alive, so keep the `Resolver` for as
/// long as the program runs.
public final class RouterService<Screen>: Sendable {
  let table: RoutingTable
  let handlers: [RouteHandler<Screen>]
  @usableFromInline let present: PresentScreen<Screen>.Service
  let handle: ResolverHandle
  /// The scope of the feature that has the router; it lives as long as the router.
  private let keptScope: Resolver?
  /// The scope whose registrations the feature's scope uses, if the feature's scope has none of its
  /// own.
  ///
  /// It belongs to a feature further outside, whose router may be gone.
  let outerScope: Resolver?

  init(
    table: RoutingTable, handlers: [RouteHandler<Screen>],
    present: @escaping PresentScreen<Screen>.Service,
    handle: ResolverHandle, keeping scope: Resolver?
  ) {
    self.table = table
    self.handlers = handlers
    self.present = present
    self.handle = handle
    keptScope = scope
    // A router is only made for a feature by the feature's initializer, which the main actor runs.
    outerScope =
      scope?.isOfScopeWithRegistrations == false
      ? MainActor.assumeIsolated { featureBeingBuilt?.scope } : nil
  }

  /// Opens a feature.
  ///
  /// - Parameters:
  ///   - feature: The type of the feature.
  ///   - source: The screen that opens the feature.
  ///   - style: The style of presentation; nil for the feature's own style.
  /// - Throws: A ``RoutingError`` with the reason.
  @MainActor
  @export(implementation)
  public func navigate<Destination: Feature>(
    toFeature feature: Destination.Type, from source: Screen?, style: PresentationStyle? = nil
  ) throws(RoutingError) where Destination.Screen == Screen {
    try show(FeatureWithoutInput<Destination>.self, input: (), from: source, style)
  }

  /// Opens a feature with an input.
  ///
  /// - Parameters:
  ///   - feature: The feature.
  ///   - input: The input of the feature.
  ///   - source: The screen that opens the feature.
  ///   - style: The style of presentation; nil for the feature's own style.
  /// - Throws: A ``RoutingError`` with the reason.
  @MainActor
  @export(implementation)
  public func navigate<Destination: RoutedFeature>(
    toFeature feature: Destination.Type, input: Destination.Input, from source: Screen?,
    style: PresentationStyle? = nil
  ) throws(RoutingError) where Destination.Screen == Screen {
    try show(feature, input: input, from: source, style)
  }

  /// Opens the feature that a route leads to.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - source: The screen that opens the feature.
  ///   - style: The style of presentation; nil for the feature's own style.
  /// - Throws: A ``RoutingError`` with the reason.
  @MainActor
  public func navigate<R: Route>(
    to route: R, from source: Screen?, style: PresentationStyle? = nil
  ) throws(RoutingError) {
    try current.follow(R.identifier, opening: R.self, from: source, style) { _ in route }
  }

  /// Opens the feature that a link leads to.
  ///
  /// A link may come from an untrusted source; ``DeepLink`` describes how it is checked. The limits
  /// are set when the router is registered.
  ///
  /// - Parameters:
  ///   - link: `identifier|{json}` or `scheme://identifier?key=value`.
  ///   - source: The screen that opens the feature.
  ///   - style: The style of presentation; nil for the feature's own style.
  /// - Throws: A ``RoutingError`` with the mistake in the link, or the reason that the feature was
  ///   not opened.
  @MainActor
  public func open(
    _ link: String, from source: Screen?, style: PresentationStyle? = nil
  ) throws(RoutingError) {
    let router = try current
    let link = try DeepLink(link, limits: router.table.limits)
    try router.follow(
      link.identifier, opening: nil, from: source, style
    ) { route throws(RoutingError) in try link.route(route) }
  }

  /// Ends the scope of the feature that has this router.
  ///
  /// Call this method when the user leaves the feature, for example by finishing or canceling a
  /// sign-up. A later navigation through this router throws an error. On a router of the whole
  /// graph, this method does nothing.
  ///
  /// If you resolved the router in your own scope, from `makeScope()`, this method ends that scope.
  /// Inside `withOverrides`, the resolvers are copies. If a flow began outside `withOverrides`,
  /// leave it outside too; a call inside ends the copy, and not the scope.
  @MainActor
  public func leave() {
    guard let resolver = handle.resolver, resolver.isOfScope else { return }
    resolver.end()
  }
}
