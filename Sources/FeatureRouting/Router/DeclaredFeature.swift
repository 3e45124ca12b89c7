import FunctionInjection

/// A feature that a router opens, with the place of its declaration.
struct DeclaredFeature: Sendable {
  let feature: any RoutedFeature.Type
  let location: RegistrationLocation
  /// The route that leads to the feature, if any.
  var route: (any Route.Type)?

  /// The declaration as a step of a path.
  var hop: DependencyPath.Hop {
    DependencyPath.Hop(
      consumer: "\(route.map { "\($0) → " } ?? "")\(feature.name)", location: location,
      requirement: ObjectIdentifier(feature))
  }
}
