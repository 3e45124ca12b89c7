import FunctionInjection

extension RoutingCheck {
  /// The dependencies of the features, for the check of the container and for its graph.
  ///
  /// In the graph, a feature leads to its fallback and to the features that it declares to open.
  var requirements: [Requirement] {
    let scopes = features.map(\.type).filter { $0.beginsScope }
    return features.map { requirement(of: $0, among: scopes) }
  }

  private func requirement(
    of feature: Feature, among scopes: [any RoutedFeature.Type]
  ) -> Requirement {
    let type = feature.type
    var links: [Requirement.Link] = []
    if let fallback = type.nextFallback {
      links.append((ObjectIdentifier(fallback), "fallback"))
    }
    for route in type.destinations {
      guard let number = destinations[ObjectIdentifier(route)] else { continue }
      links.append((ObjectIdentifier(features[number].type), "opens"))
    }
    let opensInScope = type.beginsScope && type.inputs.contains { $0.isRouterItself }
    let scopeRemedy = { @Sendable in remedy(forScopeOf: type, receiving: $0, among: scopes) }
    return Requirement(
      type.inputs.map { $0._identity }, by: type.name, location: feature.location,
      identity: ObjectIdentifier(type), isOnMainActor: true, opensInScope: opensInScope,
      scopeRemedy: type.beginsScope ? nil : scopeRemedy,
      notes: feature.routes.map { "route '\(excerpt($0.identifier))'" }, links: links)
  }
}

extension RoutedFeature {
  /// The keys of the dependencies, for a feature whose static type is unknown.
  fileprivate static var inputs: [any ServiceKey.Type] { dependenciesInitializer.inputs }
}

/// The fix for a feature that needs a scoped service outside a scope.
///
/// - Parameters:
///   - feature: The feature.
///   - value: The name of the value that the scope has to receive, if it is one.
///   - scopes: The features that begin a scope. None of them has a router: otherwise the check does
///     not ask for a fix.
private func remedy(
  forScopeOf feature: any RoutedFeature.Type, receiving value: String?,
  among scopes: [any RoutedFeature.Type]
) -> String {
  let own = "Write `static var beginsScope: Bool { true }` in \(feature.name), or "
  let providing =
    value.map {
      " The feature that begins the scope must be a RoutedFeature, and provide \($0) in its "
        + "`makeScope(from:input:)`."
    } ?? ""
  let elsewhere =
    " If the program makes the scope itself, register the router in the closure of `makeScope`."
  guard let scope = scopes.first else {
    return own + "in the feature that begins its flow, and list that feature with the router."
      + providing + elsewhere
  }
  return own
    + "open it from a feature that begins a scope and has a router. \(scope.name) has none "
    + "among its dependencies that is injected by its type, so its scope ends when its screen is "
    + "built.\(providing)\(elsewhere)"
}

extension ServiceKey {
  /// Whether the key is the router's own, with which a feature's router keeps the scope.
  fileprivate static var isRouterItself: Bool {
    router != nil && _identity == Instance<Service>._identity
  }
}
