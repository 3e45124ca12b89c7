public import FunctionInjection

extension WiringFault.Kind {
  /// Two handlers have the same identifier.
  public static let routeRepeated = Self("routeRepeated")
  /// The identifier of a route cannot be part of a link.
  public static let routeIdentifier = Self("routeIdentifier")
  /// A feature declares that it opens a route, but the route has no handler.
  public static let routeUnhandled = Self("routeUnhandled")
  /// The fallbacks of a feature form a circle.
  public static let fallbackCircle = Self("fallbackCircle")
}

/// The faults of a router, each with its wording.
extension WiringFault {
  static func identifierRepeated(_ identifier: String, _ hops: [DependencyPath.Hop]) -> WiringFault
  {
    WiringFault(
      .routeRepeated, identifier, path: DependencyPath(hops),
      summary: "Two handlers have the identifier '\(excerpt(identifier))'.",
      remedy: "Remove one of the handlers, or give one of the routes another identifier.")
  }

  static func identifierUnsuitable(
    _ route: any Route.Type, _ fault: String, _ hop: DependencyPath.Hop
  ) -> WiringFault {
    WiringFault(
      .routeIdentifier, "\(route)", path: DependencyPath([hop]),
      summary: "The identifier '\(excerpt(route.identifier))' of \(route) \(fault).",
      remedy: "Give \(route) an identifier of letters, digits, '-', and '/'.")
  }

  static func fallbacksAreCircular(
    _ chain: ArraySlice<any RoutedFeature.Type>, _ location: RegistrationLocation
  ) -> WiringFault {
    let names = chain.map { $0.name }
    return WiringFault(
      .fallbackCircle, names[0],
      path: DependencyPath(
        chain.enumerated().map { index, feature in
          .init(
            consumer: feature.name, location: index == 0 ? location : nil,
            requirement: ObjectIdentifier(feature))
        }),
      summary: "The fallbacks of \(names[0]) form a circle.",
      remedy: "Let the chain end at a feature that is always enabled.")
  }

  static func routeUnhandled(
    _ route: any Route.Type, by feature: any RoutedFeature.Type, near names: [String],
    _ location: RegistrationLocation
  ) -> WiringFault {
    let meant = suggestion(of: names).map { "\($0)\n" } ?? ""
    return WiringFault(
      .routeUnhandled, "\(route)",
      path: DependencyPath([
        .init(
          consumer: feature.name, location: location, requirement: ObjectIdentifier(feature)),
        .init(consumer: "\(route) '\(excerpt(route.identifier))'", location: nil),
      ]),
      summary: "\(feature.name) opens \(route), which has no handler.",
      remedy: "\(meant)Add a handler: RouteHandler(\(route).self, to: …)")
  }

  static func routeOfAnotherType(
    _ route: any Route.Type, by feature: any RoutedFeature.Type, handled other: any Route.Type,
    _ handlerLocation: RegistrationLocation, _ location: RegistrationLocation
  ) -> WiringFault {
    WiringFault(
      .routeUnhandled, "\(route)",
      path: DependencyPath([
        .init(
          consumer: feature.name, location: location, requirement: ObjectIdentifier(feature)),
        .init(consumer: "\(route) '\(excerpt(route.identifier))'", location: nil),
        .init(consumer: "\(other) '\(excerpt(other.identifier))'", location: handlerLocation),
      ]),
      summary: "\(feature.name) opens \(route), but the handler for "
        + "'\(excerpt(route.identifier))' handles \(other).",
      remedy: "Open \(other), or give \(route) its own identifier and handler.")
  }
}
