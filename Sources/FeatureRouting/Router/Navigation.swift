import FunctionInjection

/// One navigation: from where, how, and through which router.
@MainActor
struct Navigation<Screen> {
  let router: RouterService<Screen>
  let source: Screen?
  let style: PresentationStyle?

  /// Builds a feature, or the first of its fallbacks that is enabled, and presents it.
  func open<Destination: RoutedFeature>(
    _ feature: Destination.Type, input: Destination.Input
  ) throws(RoutingError) where Destination.Screen == Screen {
    try open(feature, input: input, insteadOf: [])
  }

  private func open<Destination: RoutedFeature, Input>(
    _ feature: Destination.Type, input: Input, insteadOf disabled: [any RoutedFeature.Type]
  ) throws(RoutingError) where Destination.Screen == Screen, Destination.Input == Input {
    guard let graph = router.handle.resolver else { throw .graphIsGone(feature) }
    let resolver = feature.beginsScope ? graph.makeScope() : graph
    do {
      if let screen = try build(feature, input: input, from: resolver) {
        return try present(screen, of: feature)
      }
    } catch {
      if feature.beginsScope { resolver.end() }
      throw error
    }
    if feature.beginsScope { resolver.end() }
    let disabled = disabled + [feature]
    guard let fallback = feature.fallback.feature else { throw .featureIsDisabled(disabled) }
    guard !disabled.contains(where: { $0 == fallback }) else {
      throw .fallbacksAreCircular(disabled + [fallback])
    }
    try open(fallback, input: input, insteadOf: disabled)
  }

  /// Builds the screen; nil where the feature is not enabled.
  private func build<Destination: RoutedFeature>(
    _ feature: Destination.Type, input: Destination.Input, from resolver: Resolver
  ) throws(RoutingError) -> Screen? where Destination.Screen == Screen {
    try router.table.construction.begin(feature)
    defer { router.table.construction.end() }
    let dependencies: Destination.Dependencies
    do {
      dependencies = try feature.dependenciesInitializer.build(
        from: resolver.isOfScope ? FeatureResolver<Screen>(scope: resolver) : resolver)
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

  private func present(
    _ screen: Screen, of feature: (some RoutedFeature).Type
  ) throws(RoutingError) {
    do {
      try router.present(screen, source, style ?? feature.style)
    } catch {
      throw .presentationFailed(feature, error)
    }
  }
}

/// Gives a feature the dependencies of a scope, and with them a router that keeps the scope.
///
/// The router that a service of the scope is given does not, for the scope keeps the service.
private struct FeatureResolver<Screen>: DependencyResolver {
  let scope: Resolver

  func resolve<Key: NamedService>(_ key: Key.Type) throws(ResolutionError) -> Key.Service {
    let service = try scope.resolve(key)
    let router = (service as? RouterService<Screen>)?.keeping(scope)
    return router as? Key.Service ?? service
  }
}

/// The feature that is being built, of which there is one at most.
@MainActor
final class FeatureConstruction {
  private var feature: (any RoutedFeature.Type)?

  nonisolated init() {}

  /// Begins to build a feature.
  ///
  /// - Throws: That another is being built: its screen is not there yet to navigate from.
  func begin(_ feature: any RoutedFeature.Type) throws(RoutingError) {
    if let current = self.feature { throw .navigatedWhileBuilding(current, to: feature) }
    self.feature = feature
  }

  func end() {
    feature = nil
  }
}
