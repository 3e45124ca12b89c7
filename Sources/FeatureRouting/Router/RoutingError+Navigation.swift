import FunctionInjection

/// The errors of navigations.
extension RoutingError {
  static func routeIsUnknown(_ identifier: String, in table: RoutingTable) -> RoutingError {
    // A query belongs to a URL, and only its scheme makes a link a URL.
    let isQuery = identifier.utf8.contains(UInt8(ascii: "?"))
    return RoutingError(
      .routeUnknown,
      "no handler of the router that was registered at \(table.location) has the identifier "
        + "'\(excerpt(identifier))'."
        + (suggestion(of: table.nearNames(to: identifier)).map { " \($0)" } ?? ""),
      remedy: isQuery
        ? "Write a scheme before the identifier, as in 'app://identifier?key=value'."
        : "Add a RouteHandler for the route to the router's handlers.")
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

  @usableFromInline
  static func isEnabledUnfit(_ feature: any RoutedFeature.Type) -> RoutingError {
    guard let mistake = feature.mistakeOfIsEnabled else {
      preconditionFailure("A method `isEnabled` without a mistake has been called.")
    }
    return RoutingError(
      .featureDisabled, opening: feature, mistake.summary, remedy: mistake.remedy)
  }

  static func fallbackOfAnotherType(of feature: any RoutedFeature.Type) -> RoutingError {
    RoutingError(
      .featureDisabled, opening: feature,
      "it is disabled, and its property `fallback` is not a Fallback.",
      remedy: feature.remedyForFallbackOfAnotherType)
  }

  static func fallbackUnfit(
    _ fallback: any RoutedFeature.Type, of feature: any RoutedFeature.Type
  ) -> RoutingError {
    RoutingError(
      .featureDisabled, opening: feature,
      "it is disabled, and its fallback \(fallback.name) has another screen or input.",
      remedy: feature.remedyForUnfitFallback)
  }

  static func fallbacksAreCircular(_ chain: [any RoutedFeature.Type]) -> RoutingError {
    RoutingError(
      .fallbackCircle, opening: chain[0],
      "its fallbacks form a cycle: \(chain.map { $0.name }.joined(separator: " → ")).",
      remedy: remedyForCircularFallbacks)
  }

  /// Creates the error for dependencies that could not be resolved.
  ///
  /// - Parameters:
  ///   - feature: The feature.
  ///   - error: The error of the resolver.
  ///   - isSealed: Whether the container was sealed.
  ///   - location: The registration of the router, if it does not list the feature.
  static func dependenciesFailed(
    _ feature: any RoutedFeature.Type, _ error: ResolutionError, isSealed: Bool,
    unlistedAt location: RegistrationLocation?
  ) -> RoutingError {
    RoutingError(
      .dependenciesFailed, opening: feature, underlyingError: error,
      "its dependencies could not be resolved.\n\(text(of: error))",
      remedy: remedy(for: error, of: feature, isSealed: isSealed, unlistedAt: location))
  }

  static func overridesFailed(_ error: ResolutionError) -> RoutingError {
    RoutingError(
      .dependenciesFailed, subject: "Nothing was opened", underlyingError: error,
      "the router with the overrides of the task could not be resolved.\n\(text(of: error))",
      remedy: nothingWasPresented)
  }

  private static func remedy(
    for error: ResolutionError, of feature: any RoutedFeature.Type, isSealed: Bool,
    unlistedAt location: RegistrationLocation?
  ) -> String {
    switch error.kind {
    case .outsideOfScope:
      // Sealing accepts the feature if another feature may open it in a scope.
      return feature.beginsScope
        ? "Let `makeScope(from:input:)` of \(feature.name) return a new scope: "
          + "`resolver.makeScope { … }`."
        : "Write `static var beginsScope: Bool { true }` in \(feature.name), or open it with the "
          + "router of a feature that begins a scope."
    case .notProvided:
      let maker = feature.beginsScope ? feature.name : "the feature that begins the scope"
      return "Write `makeScope(from:input:)` in \(maker), which must be a RoutedFeature, and "
        + "provide the value there."
    case .missing, .cycle:
      if let location {
        return "List \(feature.name) under `features:` or `unroutedFeatures:` of the router that "
          + "was registered at \(location). Sealing then reports missing dependencies."
      }
      if !isSealed {
        return "Seal the container before the program runs; that reports missing dependencies."
      }
    default: break
    }
    return nothingWasPresented
  }

  static func initializerFailed(
    _ feature: any RoutedFeature.Type, _ error: any Error
  ) -> RoutingError {
    RoutingError(
      .dependenciesFailed, opening: feature, because: "its `dependenciesInitializer`",
      threw: error)
  }

  @usableFromInline
  static func scopeFailed(_ feature: any RoutedFeature.Type, _ error: any Error) -> RoutingError {
    RoutingError(.dependenciesFailed, opening: feature, because: "its `makeScope`", threw: error)
  }

  @usableFromInline
  static func isEnabledFailed(
    _ feature: any RoutedFeature.Type, _ error: any Error
  ) -> RoutingError {
    RoutingError(.buildFailed, opening: feature, because: "its `isEnabled`", threw: error)
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

  static func graphIsGone(
    _ feature: any RoutedFeature.Type, isOfContainer: Bool
  ) -> RoutingError {
    let owner = isOfContainer ? "Container" : "Resolver"
    return RoutingError(
      .graphIsGone, opening: feature, "the \(owner) that the router belongs to no longer exists.",
      remedy: "Keep the \(owner) for as long as the program runs; a router does not keep it alive.")
  }

  @inline(never)
  private init(
    _ kind: Kind, opening feature: any RoutedFeature.Type, because function: String,
    threw error: any Error,
    remedy: String = nothingWasPresented
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

/// The remedy for an error of other code, which the router cannot know.
private let nothingWasPresented = "Nothing was presented; the next navigation tries again."

/// Returns the text of an error that other code threw, shortened because it may repeat a link.
///
/// The library's own text has a limited length, and its last line is the fix.
private func text(of error: any Error) -> String {
  if error is WiringError || error is RoutingError { return "\(error)" }
  guard let error = error as? ResolutionError else { return excerpt("\(error)", limit: 120) }
  return error.description(ofCause: text)
}

/// Returns the question whether one of the similar identifiers was meant; nil if there are none.
func suggestion(of names: [String]) -> String? {
  names.isEmpty ? nil : "Did you mean '\(names.joined(separator: "', or '"))'?"
}
