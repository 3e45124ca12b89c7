public import FunctionInjection

/// Opens any feature from anywhere: by its type, by a route, by a link.
///
/// A router is a dependency like any other. A feature that opens others asks for one:
///
/// ```swift
/// enum Settings: Feature {
///   static let dependenciesInitializer = AnyInitializer {}
///   static func build(dependencies: Void) -> String { "Settings" }
/// }
///
/// let container = Container()
/// container.register(PresentScreen<String>.self) {
///   { destination, source, style in print("showing \(destination)") }
/// }
/// container.registerRouter(String.self, handlers: [], features: [Settings.self])
///
/// let resolver = try container.seal()
/// let router = try resolver.resolve(RouterService<String>.self)
/// try await MainActor.run { try router.navigate(toFeature: Settings.self, from: nil) }
/// ```
///
/// It knows no user interface: what it builds is handed to the registered ``PresentScreen``. It refers
/// to the graph by a handle, so neither keeps the other; keep the `Resolver` as long as the program
/// runs.
public final class RouterService<Screen>: Sendable {
  @usableFromInline let table: RoutingTable<Screen>
  @usableFromInline let present: PresentScreen<Screen>.Service
  let handle: ResolverHandle
  /// The scope of the feature that the router was given to, which lives as long as the router.
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
  ///   - feature: The feature; its type is all that has to be known of it.
  ///   - source: The screen that it is opened from.
  ///   - style: How it is presented; as the feature says where it is nil.
  /// - Throws: A ``RoutingError`` that says why the feature is not there.
  @MainActor
  @inlinable
  public func navigate<Destination: Feature>(
    toFeature feature: Destination.Type, from source: Screen?, style: PresentationStyle? = nil
  ) throws(RoutingError) where Destination.Screen == Screen {
    try Navigation(router: self, source: source, style: style)
      .open(UnroutedFeature<Destination>.self, input: ())
  }

  /// Opens a feature that must be told what to show.
  ///
  /// - Parameters:
  ///   - feature: The feature.
  ///   - input: What it is told.
  ///   - source: The screen that it is opened from.
  ///   - style: How it is presented; as the feature says where it is nil.
  /// - Throws: A ``RoutingError`` that says why the feature is not there.
  @MainActor
  @inlinable
  public func navigate<Destination: RoutedFeature>(
    toFeature feature: Destination.Type, input: Destination.Input, from source: Screen?,
    style: PresentationStyle? = nil
  ) throws(RoutingError) where Destination.Screen == Screen {
    try Navigation(router: self, source: source, style: style).open(feature, input: input)
  }

  /// Opens the feature that a route leads to, whatever it is.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - source: The screen that it is opened from.
  ///   - style: How it is presented; as the feature says where it is nil.
  /// - Throws: A ``RoutingError`` that says why the feature is not there.
  @MainActor
  @inlinable
  public func navigate<R: Route>(
    to route: R, from source: Screen?, style: PresentationStyle? = nil
  ) throws(RoutingError) {
    let handler = try table.handler(for: R.identifier)
    do {
      try handler.followRoute(
        route, Navigation(router: self, source: source, style: style))
    } catch {
      throw error.inLink(to: R.identifier).handled(by: handler)
    }
  }

  /// Opens the feature that a link leads to.
  ///
  /// Links come from outside: see ``DeepLink`` for what is refused. The limits are those that the
  /// router was registered with.
  ///
  /// - Parameters:
  ///   - link: `identifier|{json}` or `scheme://identifier?key=value`.
  ///   - source: The screen that it is opened from.
  ///   - style: How it is presented; as the feature says where it is nil.
  /// - Throws: A ``RoutingError`` that says what is wrong with the link, or why the feature is not
  ///   there.
  @MainActor
  @inlinable
  public func open(
    _ link: String, from source: Screen?, style: PresentationStyle? = nil
  ) throws(RoutingError) {
    let link = try DeepLink(link, limits: table.limits)
    let handler = try table.handler(for: link.identifier)
    do {
      try handler.followLink(link, Navigation(router: self, source: source, style: style))
    } catch {
      throw error.inLink(to: link.identifier).handled(by: handler)
    }
  }

  /// Ends the scope that the router belongs to: that of the feature to which it was given.
  ///
  /// It is called when the feature is left: the sign-up is finished, or given up. What is opened
  /// through this router afterwards throws an error. A router of the whole graph ends nothing.
  ///
  /// A router that was resolved in a scope of your own, with `makeScope()`, ends that one. Within
  /// `withOverrides` resolvers are others, so a flow that began outside of it has to be left outside:
  /// within, its scope goes on.
  @MainActor
  public func leave() {
    guard let resolver = handle.resolver, resolver.isOfScope else { return }
    resolver.end()
  }
}

/// What a navigation asks of its router.
///
/// Not inlined: here the compiler sees that the router keeps what is read of it, and does not retain it.
extension RouterService {
  /// Begins to build a feature, of which there is one at a time.
  ///
  /// - Parameter feature: The feature.
  /// - Returns: What its dependencies are resolved from: the router's own graph, or a scope in it where
  ///   one begins with the feature. The router that the feature is given keeps the scope; where the
  ///   feature fails, nobody does, and it ends.
  /// - Throws: That the graph is gone or over, or that another feature is being built.
  @MainActor
  @inline(never)
  @usableFromInline
  func beginBuilding(_ feature: any RoutedFeature.Type) throws(RoutingError) -> Resolver {
    guard let graph = handle.resolver else { throw .graphIsGone(feature) }
    guard !graph.isOver else { throw .scopeHasEnded(feature) }
    try table.construction.begin(feature)
    return feature.beginsScope ? graph.makeScope() : graph
  }

  /// Ends what ``beginBuilding(_:)`` has begun.
  @MainActor
  @inline(never)
  @usableFromInline
  func endBuilding() { table.construction.end() }

  /// Hands a screen to the function that presents.
  @MainActor
  @inline(never)
  @inlinable
  func show(_ screen: Screen, from source: Screen?, _ style: PresentationStyle) throws {
    try present(screen, source, style)
  }
}
