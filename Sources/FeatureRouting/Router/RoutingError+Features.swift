import FunctionInjection

/// The errors of navigations.
extension RoutingError {
  static func routeIsUnknown(
    _ identifier: String, near names: [String], location: RegistrationLocation
  ) -> RoutingError {
    let meant = names.isEmpty ? "" : " Did you mean '\(names.joined(separator: "', or '"))'?"
    return RoutingError(
      .routeUnknown,
      "no handler of the router that was registered at \(location) has the identifier "
        + "'\(excerpt(identifier))'.\(meant)",
      remedy: "Add a RouteHandler for the route to the router's handlers."
    ).inLink(to: identifier)
  }

  @usableFromInline
  static func routeOfAnotherType(
    _ route: any Route.Type, handled other: any Route.Type
  ) -> RoutingError {
    RoutingError(
      .routeUnknown,
      "the handler for its identifier handles \(other).",
      remedy: "Give \(route) its own identifier and handler. Sealing the container reports this "
        + "mistake if a feature declares \(route) in `destinations`.")
  }

  @usableFromInline
  static func inputFailed(_ route: any Route.Type, _ error: any Error) -> RoutingError {
    RoutingError(
      .routeRefused, underlyingError: error,
      "the handler of \(route) could not make an input from it: \(text(of: error))",
      remedy: "Send fields that the feature understands.")
  }

  @usableFromInline
  static func featureIsDisabled(_ tried: [any RoutedFeature.Type]) -> RoutingError {
    let names = tried.dropFirst().map { $0.name }.joined(separator: ", ")
    return RoutingError(
      .featureDisabled, in: .openingFeature(tried[0]),
      names.isEmpty
        ? "it is disabled, and it has no fallback."
        : "it is disabled, and so are its fallbacks: \(names).",
      remedy: "Enable it, or give \(tried[tried.count - 1].name) a fallback that is always enabled."
    )
  }

  @usableFromInline
  static func fallbacksAreCircular(_ chain: [any RoutedFeature.Type]) -> RoutingError {
    RoutingError(
      .fallbackCircle, in: .openingFeature(chain[0]),
      "its fallbacks form a circle: \(chain.map { $0.name }.joined(separator: " → ")).",
      remedy: "Let the chain end at a feature that is always enabled.")
  }

  @usableFromInline
  static func dependenciesFailed(
    _ feature: any RoutedFeature.Type, _ error: any Error
  ) -> RoutingError {
    // Sealing accepts the feature if another feature may open it in a scope.
    let needsScope = (error as? ResolutionError)?.kind == .outsideOfScope
    return RoutingError(
      .dependenciesFailed, in: .openingFeature(feature), underlyingError: error,
      "its dependencies could not be resolved.\n\(text(of: error))",
      remedy: needsScope
        ? "Write `static let beginsScope = true` in \(feature.name), or open it with the router "
          + "of a feature that begins a scope."
        : "Seal the container before the program runs; that reports missing dependencies.")
  }

  @usableFromInline
  static func scopeFailed(
    _ feature: any RoutedFeature.Type, _ error: any Error
  ) -> RoutingError {
    RoutingError(
      .dependenciesFailed, in: .openingFeature(feature), underlyingError: error,
      "its `makeScope` threw an error: \(text(of: error))",
      remedy: "Nothing was presented; the next navigation tries again.")
  }

  @usableFromInline
  static func buildFailed(_ feature: any RoutedFeature.Type, _ error: any Error) -> RoutingError {
    RoutingError(
      .buildFailed, in: .openingFeature(feature), underlyingError: error,
      "its `build` threw an error: \(text(of: error))",
      remedy: "Nothing was presented; the next navigation tries again.")
  }

  @usableFromInline
  static func presentationFailed(
    _ feature: any RoutedFeature.Type, _ error: any Error
  ) -> RoutingError {
    RoutingError(
      .presentationFailed, in: .openingFeature(feature), underlyingError: error,
      "the function that presents screens threw an error: \(text(of: error))",
      remedy: "The screen was built and has been dropped; the next navigation tries again.")
  }

  static func navigatedWhileBuilding(
    _ current: any RoutedFeature.Type, to feature: any RoutedFeature.Type
  ) -> RoutingError {
    RoutingError(
      .navigationDuringBuild, in: .openingFeature(feature),
      "\(current.name) was being built, and its screen does not exist yet.",
      remedy:
        "Navigate from the screen when it is shown. To show another screen instead of "
        + "\(current.name), use `isEnabled` and `fallback`.")
  }

  static func scopeHasEnded(_ feature: any RoutedFeature.Type) -> RoutingError {
    RoutingError(
      .scopeHasEnded, in: .openingFeature(feature),
      "the scope that the router belongs to has ended, or its resolver is closed.",
      remedy: "Open it before the scope ends, or through a router of a longer scope.")
  }

  static func graphIsGone(_ feature: any RoutedFeature.Type) -> RoutingError {
    RoutingError(
      .graphIsGone, in: .openingFeature(feature),
      "the resolver that the router belongs to no longer exists.",
      remedy: "Keep the Resolver or the Container for as long as the program runs; a router does "
        + "not keep it alive.")
  }
}

/// Returns the text of an error that other code threw, shortened because it may repeat a link.
///
/// The library's own errors have a limited length, and their last line is the fix.
private func text(of error: any Error) -> String {
  error is ResolutionError || error is RoutingError
    ? "\(error)" : excerpt("\(error)", limit: 120)
}
