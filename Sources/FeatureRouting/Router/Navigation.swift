public import FunctionInjection

/// One navigation, with its router, source, and style.
@MainActor
@usableFromInline
@frozen
struct Navigation<Screen> {
  @usableFromInline let router: RouterService<Screen>
  @usableFromInline let source: Screen?
  @usableFromInline let style: PresentationStyle?

  @inlinable
  init(router: RouterService<Screen>, source: Screen?, style: PresentationStyle?) {
    self.router = router
    self.source = source
    self.style = style
  }

  /// Builds a feature, or the first of its fallbacks that is enabled, and presents it.
  @inlinable
  func open<Destination: RoutedFeature, Input>(
    _ feature: Destination.Type, input: Input, insteadOf disabled: [any RoutedFeature.Type] = []
  ) throws(RoutingError) where Destination.Screen == Screen, Destination.Input == Input {
    // Before the screen is built, because the feature may end the graph.
    let override = try router.overridingPresenter(of: feature)
    if let screen = try build(feature, input: input) {
      do {
        try router.show(screen, from: source, style ?? feature.style, with: override)
      } catch {
        throw .presentationFailed(feature, error)
      }
    } else {
      try openFallback(of: feature, input: input, insteadOf: disabled + [feature])
    }
  }

  /// Opens the first of a feature's fallbacks that is enabled.
  @usableFromInline
  func openFallback<Destination: RoutedFeature, Input>(
    of feature: Destination.Type, input: Input, insteadOf disabled: [any RoutedFeature.Type]
  ) throws(RoutingError) where Destination.Screen == Screen, Destination.Input == Input {
    guard let fallback = feature.fallback.feature else { throw .featureIsDisabled(disabled) }
    guard !disabled.contains(where: { $0 == fallback }) else {
      throw .fallbacksAreCircular(disabled + [fallback])
    }
    try open(fallback, input: input, insteadOf: disabled)
  }

  /// Builds the screen; returns nil if the feature is disabled.
  @inlinable
  func build<Destination: RoutedFeature>(
    _ feature: Destination.Type, input: Destination.Input
  ) throws(RoutingError) -> Screen? where Destination.Screen == Screen {
    var resolver = try router.beginBuilding(feature)
    defer {
      router.endBuilding()
      // Keep the resolver until here, so that a scope without a router does not end while the
      // screen is built.
      withExtendedLifetime(resolver) {}
    }
    let dependencies: Destination.Dependencies
    if feature.beginsScope {
      do {
        resolver = try feature.makeScope(from: resolver, input: input)
      } catch {
        throw .scopeFailed(feature, error)
      }
    }
    do {
      dependencies = try feature.dependenciesInitializer.build(from: resolver)
    } catch {
      throw .dependenciesFailed(feature, error)
    }
    guard feature.isEnabled(dependencies) else { return nil }
    do {
      return try feature.build(dependencies: dependencies, input: input)
    } catch {
      throw .buildFailed(feature, error)
    }
  }
}

/// The feature that is being built; there is at most one.
@MainActor
final class FeatureConstruction {
  private var feature: (any RoutedFeature.Type)?

  nonisolated init() {}

  /// Begins to build a feature.
  ///
  /// - Throws: An error if another feature is being built, because its screen does not exist yet.
  func begin(_ feature: any RoutedFeature.Type) throws(RoutingError) {
    if let current = self.feature { throw .navigatedWhileBuilding(current, to: feature) }
    self.feature = feature
  }

  func end() {
    feature = nil
  }
}
