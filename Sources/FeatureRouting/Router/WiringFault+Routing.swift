public import FunctionInjection

extension WiringFault.Kind {
  /// Two handlers have the same identifier.
  public static var routeRepeated: Self { Self("routeRepeated") }
  /// The identifier of a route cannot be part of a link.
  public static var routeIdentifier: Self { Self("routeIdentifier") }
  /// A feature declares that it opens a route, but the route has no handler.
  public static var routeUnhandled: Self { Self("routeUnhandled") }
  /// The fallbacks of a feature form a cycle.
  public static var fallbackCircle: Self { Self("fallbackCircle") }
  /// The fallback of a feature has another screen or input, or is not a ``Fallback``.
  public static var fallbackUnfit: Self { Self("fallbackUnfit") }
  /// The method `isEnabled` of a feature takes something other than the feature's dependencies.
  public static var isEnabledUnfit: Self { Self("isEnabledUnfit") }
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
      remedy: "Give \(route) an identifier of letters, digits, and '-', with '/' only between them."
    )
  }

  static func isEnabledUnfit(
    _ mistake: (summary: String, remedy: String), of feature: RoutingCheck.Feature
  ) -> WiringFault {
    WiringFault(
      .isEnabledUnfit, feature.type.name, path: DependencyPath([feature.hop]),
      summary: "\(feature.type.name) cannot be enabled: \(mistake.summary)",
      remedy: mistake.remedy)
  }

  static func fallbackOfAnotherType(of feature: RoutingCheck.Feature) -> WiringFault {
    let name = feature.type.name
    return WiringFault(
      .fallbackUnfit, name, path: DependencyPath([feature.hop]),
      summary: "The property `fallback` of \(name) is not a Fallback.",
      remedy: feature.type.remedyForFallbackOfAnotherType)
  }

  static func fallbackUnfit(
    _ fallback: any RoutedFeature.Type, of feature: RoutingCheck.Feature
  ) -> WiringFault {
    WiringFault(
      .fallbackUnfit, feature.type.name, path: DependencyPath([feature.hop]),
      summary: "The fallback of \(feature.type.name), \(fallback.name), has another screen or "
        + "input.",
      remedy: feature.type.remedyForUnfitFallback)
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
      summary: "The fallbacks of \(names[0]) form a cycle.",
      remedy: remedyForCircularFallbacks)
  }

  static func routeUnhandled(
    _ route: any Route.Type, by feature: RoutingCheck.Feature, handled handler: DeclaredFeature?,
    near names: [String]
  ) -> WiringFault {
    let identifier = excerpt(route.identifier)
    var hops: [DependencyPath.Hop] = [
      feature.hop, .init(consumer: "\(route) '\(identifier)'", location: nil),
    ]
    guard let handler, let other = handler.route else {
      let meant = suggestion(of: names).map { "\($0)\n" } ?? ""
      return WiringFault(
        .routeUnhandled, "\(route)", path: DependencyPath(hops),
        summary: "\(feature.type.name) opens \(route), which has no handler.",
        remedy: "\(meant)Add a handler: RouteHandler(\(spelling(of: route)).self, to: …)")
    }
    hops.append(.init(consumer: "\(other) '\(identifier)'", location: handler.location))
    return WiringFault(
      .routeUnhandled, "\(route)", path: DependencyPath(hops),
      summary: "\(feature.type.name) opens \(route), but the handler for '\(identifier)' handles "
        + "\(other).",
      remedy: "Open \(other), or give \(route) its own identifier and handler.")
  }
}

/// The expression before `.self` that names a route in source code.
private func spelling<R: Route>(of route: R.Type) -> String { Instance<R>._identity.spelling }

extension RoutingCheck.Feature {
  /// The feature as the first step of a path.
  fileprivate var hop: DependencyPath.Hop {
    DeclaredFeature(feature: type, location: location).hop
  }
}

// The wording for the mistakes of features, for sealing and opening.

extension RoutedFeature {
  /// The mistake of a method `isEnabled` that takes something other than the dependencies; nil if
  /// there is none.
  static var mistakeOfIsEnabled: (summary: String, remedy: String)? {
    guard let parameter = unfitIsEnabledParameter else { return nil }
    let dependencies: Any.Type = Dependencies.self
    return (
      "its `isEnabled` takes \(parameter), but its dependencies are \(dependencies).",
      "Write `static func isEnabled(dependencies: \(dependencies)) -> Bool` in \(name)."
    )
  }

  static var remedyForFallbackOfAnotherType: String {
    "Write `static let fallback = Fallback(Other.self)` in \(name)."
  }

  static var remedyForUnfitFallback: String {
    "Give \(name) a fallback with the same screen, and with the same input or none."
  }
}

let remedyForCircularFallbacks = "Let the chain end at a feature that is always enabled."
