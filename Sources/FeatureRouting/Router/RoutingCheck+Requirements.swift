import FunctionInjection

extension RoutingCheck {
  /// The dependencies of the features, for the check of the container and for its graph.
  ///
  /// In the graph, a feature leads to its fallback and to the features that it declares to open.
  var requirements: [Requirement] {
    let routes = Dictionary(grouping: table.handlers) { ObjectIdentifier($0.feature) }
    // A feature without a scope of its own can be opened in another feature's scope, through that
    // feature's router. No feature declares which features its router opens, so it may be any of
    // them.
    let scopes = features.map(\.feature).filter { $0.beginsScope }
    let canBeInScope = scopes.contains { $0.hasRouter(of: Screen.self) }
    return features.map { feature, location in
      let identity = ObjectIdentifier(feature)
      let handlers = routes[identity] ?? []
      let fallback = [feature.nextFallback].compactMap(\.self)
      let opened = feature.destinations.compactMap { destinations[ObjectIdentifier($0)] }
      let scopeRemedy: (@Sendable () -> String)? =
        canBeInScope || feature.beginsScope
        ? nil : { @Sendable in remedy(forScopeOf: feature, among: scopes) }
      return Requirement(
        feature.inputs, by: feature.name, location: location, identity: identity,
        scopeRemedy: scopeRemedy,
        notes: handlers.map { "route '\(excerpt($0.route.identifier))'" },
        links: fallback.map { .init(to: ObjectIdentifier($0), "fallback") }
          + opened.map { .init(to: ObjectIdentifier($0), "opens") })
    }
  }
}

extension RoutedFeature {
  /// The keys of the dependencies, for a feature whose static type is unknown.
  fileprivate static var inputs: [any ServiceKey.Type] { dependenciesInitializer.inputs }

  /// Returns whether the feature has a router, which keeps the feature's scope and opens other
  /// features in it.
  fileprivate static func hasRouter<Screen>(of screen: Screen.Type) -> Bool {
    inputs.contains {
      $0 == Instance<RouterService<Screen>>.self || $0 == Instance<RouterService<Screen>?>.self
    }
  }
}

/// The fix for a feature that needs a scoped service outside a scope.
///
/// - Parameters:
///   - feature: The feature.
///   - scopes: The features that begin a scope, but have no router.
private func remedy(
  forScopeOf feature: any RoutedFeature.Type, among scopes: [any RoutedFeature.Type]
) -> String {
  let own = "Write `static let beginsScope = true` in \(feature.name), or "
  guard let scope = scopes.first else {
    return own + "in the feature that begins its flow, and list that feature with the router."
  }
  return own
    + "open it from a feature that begins a scope and has a router. \(scope.name) has none "
    + "among its dependencies, so its scope ends when its screen is built."
}
