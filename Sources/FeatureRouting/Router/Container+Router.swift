public import FunctionInjection

extension Container {
  /// Registers a router of screens of one type.
  ///
  /// Resolve the router as `RouterService<Screen>`. Register the function that presents screens
  /// under the key `PresentScreen<Screen>`. Sealing the container checks the router too: features
  /// and fallbacks have their dependencies, fallbacks form no cycle, each identifier has one
  /// handler, and each route that a feature opens has a handler.
  ///
  /// ```swift
  /// enum Settings: Feature {
  ///   static let dependenciesInitializer = AnyInitializer { (user: User) in user }
  ///   static func build(dependencies: User) -> String { "Settings of \(dependencies.name)" }
  /// }
  ///
  /// let container = Container()
  /// container.registerRouter(String.self, handlers: [], features: [Settings.self])
  /// // Neither a User nor a function that presents screens is registered.
  /// precondition(container.verify().faults.count == 2)
  /// ```
  ///
  /// - Parameters:
  ///   - screen: The type of the screens.
  ///   - isOverride: Whether the router replaces an earlier router of these screens, with its
  ///     features. The default is `true` in a closure that registers overrides, and `false`
  ///     elsewhere.
  ///   - handlers: The handlers of the routes.
  ///   - features: The features without a route and without an input.
  ///   - unroutedFeatures: The features without a route that have an input.
  ///   - limits: The limits of a link's length and depth.
  /// - Complexity: O(*n*) in the number of handlers and features.
  public func registerRouter<Screen>(
    _ screen: Screen.Type = Screen.self, override isOverride: Bool? = nil,
    handlers: [RouteHandler<Screen>],
    features: [any Feature<Screen>.Type] = [], unroutedFeatures: [UnroutedFeature<Screen>] = [],
    limits: DeepLink.Limits = DeepLink.Limits(), fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let location = RegistrationLocation(fileID: fileID, line: line)
    let table = RoutingTable(
      handlers.map(\.declared)
        + features.map { DeclaredFeature(feature: $0.withoutInput, location: location) }
        + unroutedFeatures.map { DeclaredFeature(feature: $0.feature, location: $0.location) },
      limits: limits, location: location)
    let check = RoutingCheck(table)
    register(
      RouterService<Screen>.self, override: isOverride,
      for: (check.requirements, { check.faults }),
      declaring: [PresentScreen<Screen>.self], fileID, line
    ) { resolver in
      // A feature's router keeps the scope of the feature. The router of a service in the scope
      // must not keep the scope, because the scope keeps the service.
      RouterService(
        table: table, handlers: handlers, present: try resolver.resolve(PresentScreen<Screen>.self),
        handle: resolver.handle,
        keeping: resolver.isForFeature ? resolver.keepingScope : nil)
    }
  }
}
