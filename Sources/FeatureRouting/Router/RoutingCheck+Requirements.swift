import FunctionInjection

extension RoutingCheck {
  /// The dependencies of the features, for the check of the container and for its graph.
  ///
  /// In the graph, a feature leads to its fallback and to the features that it declares to open.
  var requirements: [Requirement] {
    let routes = Dictionary(grouping: table.handlers) { ObjectIdentifier($0.feature) }
    return features.map { feature, location in
      let identity = ObjectIdentifier(feature)
      let handlers = routes[identity] ?? []
      let fallback = [feature.nextFallback].compactMap(\.self)
      let opened = feature.opens.compactMap { destinations[ObjectIdentifier($0)] }
      return Requirement(
        feature.inputs, by: feature.name, location: location, identity: identity,
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
