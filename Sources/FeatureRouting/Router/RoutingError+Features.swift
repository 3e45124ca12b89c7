import FunctionInjection

/// The errors of navigations.
extension RoutingError {
  static func routeIsUnknown(
    _ identifier: String, near names: [String], location: RegistrationLocation
  ) -> RoutingError {
    RoutingError(
      .routeUnknown,
      "no handler of the router that was registered at \(location) has the identifier "
        + "'\(excerpt(identifier))'.\(suggestion(of: names).map { " \($0)" } ?? "")",
      remedy: "Add a RouteHandler for the route to the router's handlers.")
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

  static func featureIsDisabled(_ tried: [any RoutedFeature.Type]) -> RoutingError {
    let names = tried.map { $0.name }
    let fallbacks = names.dropFirst().joined(separator: ", ")
    return RoutingError(
      .featureDisabled, opening: tried[0],
      fallbacks.isEmpty
        ? "it is disabled, and it has no fallback."
        : "it is disabled, and so are its fallbacks: \(fallbacks).",
      remedy: "Enable it, or give \(names[names.count - 1]) a fallback that is always enabled.")
  }

  static func fallbacksAreCircular(_ chain: [any RoutedFeature.Type]) -> RoutingError {
    RoutingError(
      .fallbackCircle, opening: chain[0],
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
      .dependenciesFailed, opening: feature, underlyingError: error,
      "its dependencies could not be resolved.\n\(text(of: error))",
      remedy: needsScope
        ? "Write `static let beginsScope = true` in \(feature.name), or open it with the router "
          + "of a feature that begins a scope."
        : "Seal the container before the program runs; that reports missing dependencies.")
  }

  @usableFromInline
  static func scopeFailed(_ feature: any RoutedFeature.Type, _ error: any Error) -> RoutingError {
    RoutingError(.dependenciesFailed, opening: feature, because: "its `makeScope`", threw: error)
  }

  @usableFromInline
  static func buildFailed(_ feature: any RoutedFeature.Type, _ error: any Error) -> RoutingError {
    RoutingError(.buildFailed, opening: feature, because: "its `build`", threw: error)
  }

  @usableFromInline
  static func presentationFailed(
    _ feature: any RoutedFeature.Type, _ error: any Error
  ) -> RoutingError {
    RoutingError(
      .presentationFailed, opening: feature, because: "the function that presents screens",
      threw: error,
      remedy: "The screen was built and has been dropped; the next navigation tries again.")
  }

  static func navigatedWhileBuilding(
    _ current: any RoutedFeature.Type, to feature: any RoutedFeature.Type
  ) -> RoutingError {
    RoutingError(
      .navigationDuringBuild, opening: feature,
      "\(current.name) was being built, and its screen does not exist yet.",
      remedy:
        "Navigate from the screen when it is shown. To show another screen instead of "
        + "\(current.name), use `isEnabled` and `fallback`.")
  }

  static func scopeHasEnded(_ feature: any RoutedFeature.Type) -> RoutingError {
    RoutingError(
      .scopeHasEnded, opening: feature,
      "the scope that the router belongs to has ended, or its resolver is closed.",
      remedy: "Open it before the scope ends, or through a router of a longer scope.")
  }

  static func graphIsGone(_ feature: any RoutedFeature.Type) -> RoutingError {
    RoutingError(
      .graphIsGone, opening: feature,
      "the resolver that the router belongs to no longer exists.",
      remedy: "Keep the Resolver or the Container for as long as the program runs; a router does "
        + "not keep it alive.")
  }

  @inline(never)
  private init(
    _ kind: Kind, opening feature: any RoutedFeature.Type, because function: String,
    threw error: any Error,
    remedy: String = "Nothing was presented; the next navigation tries again."
  ) {
    self.init(
      kind, opening: feature, underlyingError: error,
      "\(function) threw an error: \(text(of: error))",
      remedy: remedy)
  }

  @inline(never)
  private init(
    _ kind: Kind, opening feature: any RoutedFeature.Type, underlyingError: (any Error)? = nil,
    _ summary: String, remedy: String
  ) {
    self.init(
      kind, subject: "\(feature.name) was not opened", underlyingError: underlyingError, summary,
      remedy: remedy)
  }
}

/// Returns the text of an error that other code threw, shortened because it may repeat a link.
///
/// The library's own errors have a limited length, and their last line is the fix.
private func text(of error: any Error) -> String {
  error is ResolutionError || error is RoutingError
    ? "\(error)" : excerpt("\(error)", limit: 120)
}

/// Returns the question whether one of the similar identifiers was meant; nil if there are none.
func suggestion(of names: [String]) -> String? {
  names.isEmpty ? nil : "Did you mean '\(names.joined(separator: "', or '"))'?"
}
