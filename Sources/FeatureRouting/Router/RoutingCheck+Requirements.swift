import FunctionInjection

extension RoutingCheck {
  /// The dependencies of the features, for the check of the container and for its graph.
  ///
  /// In the graph, a feature leads to its fallback and to the features that it declares to open.
  var requirements: [Requirement] {
    let routes = Dictionary(grouping: table.handlers) { ObjectIdentifier($0.feature) }
    // A feature is opened in the scope of another one, if any begins one.
    let hasScopes = features.contains { $0.feature.beginsScope }
    return features.map { feature, location in
      let identity = ObjectIdentifier(feature)
      let handlers = routes[identity] ?? []
      let fallback = [feature.nextFallback].compactMap(\.self)
      let opened = feature.destinations.compactMap { destinations[ObjectIdentifier($0)] }
      let scopeRemedy: (@Sendable () -> String)? =
        hasScopes ? nil : { @Sendable in remedy(forScopeOf: feature) }
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
}

/// The fix for a feature that needs a scoped service outside a scope.
private func remedy(forScopeOf feature: any RoutedFeature.Type) -> String {
  "Write `static let beginsScope = true` in \(feature.name), or in the feature that begins its flow, "
    + "and list that feature with the router."
}
