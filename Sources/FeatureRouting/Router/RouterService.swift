public import FunctionInjection

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
  @usableFromInline let table: RoutingTable<Screen>
  @usableFromInline let present: PresentScreen<Screen>.Service
  let handle: ResolverHandle
  /// The scope of the feature that has the router; it lives as long as the router.
  private let keptScope: Resolver?

  init(
    table: RoutingTable<Screen>, present: @escaping PresentScreen<Screen>.Service,
    handle: ResolverHandle, keeping scope: Resolver?
  ) {
    self.table = table
    self.present = present
    self.handle = handle
    keptScope = scope
  }

  /// Opens a feature.
  ///
  /// - Parameters:
  ///   - feature: The type of the feature.
  ///   - source: The screen that opens the feature.
  ///   - style: The style of presentation; nil for the feature's own style.
  /// - Throws: A ``RoutingError`` with the reason.
  @MainActor
  @inlinable
  public func navigate<Destination: Feature>(
    toFeature feature: Destination.Type, from source: Screen?, style: PresentationStyle? = nil
  ) throws(RoutingError) where Destination.Screen == Screen {
    try Navigation(router: self, source: source, style: style)
      .open(FeatureWithoutInput<Destination>.self, input: ())
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
  @inlinable
  public func navigate<Destination: RoutedFeature>(
    toFeature feature: Destination.Type, input: Destination.Input, from source: Screen?,
    style: PresentationStyle? = nil
  ) throws(RoutingError) where Destination.Screen == Screen {
    try Navigation(router: self, source: source, style: style).open(feature, input: input)
  }

  /// Opens the feature that a route leads to.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - source: The screen that opens the feature.
  ///   - style: The style of presentation; nil for the feature's own style.
  /// - Throws: A ``RoutingError`` with the reason.
  @MainActor
  @inlinable
  public func navigate<R: Route>(
    to route: R, from source: Screen?, style: PresentationStyle? = nil
  ) throws(RoutingError) {
    guard let handler = table.handler(for: R.identifier) else {
      throw table.unknown(R.identifier).opening(R.self)
    }
    do {
      try handler.followRoute(
        route, Navigation(router: self, source: source, style: style))
    } catch {
      throw error.opening(R.self).handled(by: handler)
    }
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
  @inlinable
  public func open(
    _ link: String, from source: Screen?, style: PresentationStyle? = nil
  ) throws(RoutingError) {
    let link = try DeepLink(link, limits: table.limits)
    guard let handler = table.handler(for: link.identifier) else {
      throw table.unknown(link.identifier)
    }
    do {
      try handler.followLink(link, Navigation(router: self, source: source, style: style))
    } catch {
      throw error.inLink(to: link.identifier).handled(by: handler)
    }
  }

  /// Ends the scope of the feature that has this router.
  ///
  /// Call this method when the user leaves the feature, for example by finishing or canceling a
  /// sign-up. A later navigation through this router throws an error. On a router of the whole
  /// graph, this method does nothing.
  ///
  /// If you resolved the router in your own scope, from `makeScope()`, this method ends that scope.
  /// Inside `withOverrides`, the resolvers are copies. If a flow began outside `withOverrides`,
  /// leave it outside too; a call inside does not end its scope.
  @MainActor
  public func leave() {
    guard let resolver = handle.resolver, resolver.isOfScope else { return }
    resolver.end()
  }
}

/// The calls of a navigation to its router.
///
/// These methods are not inlined. In this module, the compiler sees that the router keeps its
/// properties alive, so it does not retain them.
extension RouterService {
  /// Begins to build a feature; only one is built at a time.
  ///
  /// - Parameter feature: The feature.
  /// - Returns: The resolver of the router's graph, in which the feature may begin a scope. The
  ///   feature's router keeps that scope. If the feature fails, no router keeps the scope, so it
  ///   ends.
  /// - Throws: An error if the graph no longer exists or has ended, or if another feature is being
  ///   built.
  @MainActor
  @inline(never)
  @usableFromInline
  func beginBuilding(_ feature: any RoutedFeature.Type) throws(RoutingError) -> Resolver {
    guard let graph = handle.resolver else { throw .graphIsGone(feature) }
    guard !graph.isEnded else { throw .scopeHasEnded(feature) }
    try table.construction.begin(feature)
    return graph
  }

  /// Ends the building of the feature passed to ``beginBuilding(_:)``.
  @MainActor
  @inline(never)
  @usableFromInline
  func endBuilding() { table.construction.end() }

  /// Returns the presenter of a screen in a task with overrides; nil in any other task.
  @inline(never)
  @usableFromInline
  func overridingPresenter(
    of feature: any RoutedFeature.Type
  ) throws(RoutingError) -> ScreenPresenter<Screen>? {
    guard Resolver.taskHasOverrides, let graph = handle.resolver, !graph.isEnded else {
      return nil
    }
    do { return ScreenPresenter(try graph.resolve(PresentScreen<Screen>.self)) } catch {
      throw .dependenciesFailed(feature, error)
    }
  }

  /// Presents a screen.
  @MainActor
  @inline(never)
  @inlinable
  func show(
    _ screen: Screen, from source: Screen?, _ style: PresentationStyle,
    with override: ScreenPresenter<Screen>?
  ) throws {
    if let override {
      try override.present(screen, source, style)
    } else {
      try present(screen, source, style)
    }
  }
}
