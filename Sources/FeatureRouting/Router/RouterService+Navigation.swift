public import FunctionInjection

/// The steps of a navigation.
///
/// The steps that know the feature are compiled in the program, where their calls need no metadata.
/// The other steps are never inlined. In this module, the compiler sees that the router keeps its
/// properties alive, so it does not retain them.
extension RouterService {
  /// Opens the feature that an identifier leads to.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of a route.
  ///   - opened: The type of the route, for errors; nil if a link is opened.
  ///   - source: The screen that opens the feature.
  ///   - style: The style of presentation; nil for the feature's own style.
  ///   - route: A closure that returns the route, which has the type that its parameter says.
  @MainActor
  func follow(
    _ identifier: String, opening opened: (any Route.Type)?, from source: Screen?,
    _ style: PresentationStyle?,
    route: (any Route.Type) throws(RoutingError) -> any Route
  ) throws(RoutingError) {
    guard let number = table.handlerNumber(for: identifier) else {
      throw .routeIsUnknown(identifier, in: table).inLink(to: identifier, opening: opened)
    }
    let handler = handlers[number]
    do { try handler.openFeature(route(handler.route), self, source, style) } catch {
      throw error.inLink(to: identifier, opening: opened, handledBy: handler.declared.hop)
    }
  }

  /// Builds a feature, or the first of its fallbacks that is enabled, and presents it.
  @MainActor
  @export(implementation)
  func show<Destination: RoutedFeature, Input>(
    _ feature: Destination.Type, input: Input, from source: Screen?, _ style: PresentationStyle?,
    insteadOf disabled: [any RoutedFeature.Type] = []
  ) throws(RoutingError) where Destination.Screen == Screen, Destination.Input == Input {
    // Before the screen is built, because the feature may end the graph.
    let override = try overridingPresenter(of: feature)
    if let screen = try build(feature, input: input) {
      do {
        let style = style ?? feature.style
        if let override {
          try override(screen, source, style)
        } else {
          try present(screen, source, style)
        }
      } catch {
        throw .presentationFailed(feature, error)
      }
    } else {
      try showFallback(of: feature, input: input, from: source, style, insteadOf: disabled)
    }
  }

  /// Builds the screen; returns nil if the feature is disabled.
  @MainActor
  @export(implementation)
  func build<Destination: RoutedFeature>(
    _ feature: Destination.Type, input: Destination.Input
  ) throws(RoutingError) -> Screen? where Destination.Screen == Screen {
    var resolver = try beginBuilding(feature)
    defer {
      endBuilding()
      // A scope without a router must not end while the screen is built.
      extendLifetime(resolver)
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
      throw dependenciesFailed(feature, error)
    }
    let isEnabled: Bool?
    do { isEnabled = try feature._checkEnabled(dependencies) } catch {
      throw .isEnabledFailed(feature, error)
    }
    guard let isEnabled else { throw .isEnabledUnfit(feature) }
    guard isEnabled else { return nil }
    do {
      return try feature.build(dependencies: dependencies, input: input)
    } catch {
      throw .buildFailed(feature, error)
    }
  }

  /// Shows the first of a feature's fallbacks that is enabled.
  @MainActor
  @inline(never)
  @usableFromInline
  func showFallback<Destination: RoutedFeature, Input>(
    of feature: Destination.Type, input: Input, from source: Screen?, _ style: PresentationStyle?,
    insteadOf disabled: [any RoutedFeature.Type]
  ) throws(RoutingError) where Destination.Screen == Screen, Destination.Input == Input {
    let disabled = disabled + [feature]
    guard let fallback = feature.nextFallback else {
      throw feature.hasFallbackOfAnotherType
        ? .fallbackOfAnotherType(of: feature) : .featureIsDisabled(disabled)
    }
    guard !disabled.contains(where: { $0 == fallback }) else {
      throw .fallbacksAreCircular(disabled + [fallback])
    }
    if let next = fallback as? any RoutedFeature<Screen, Input>.Type {
      try show(next, input: input, from: source, style, insteadOf: disabled)
    } else if let next = fallback as? any RoutedFeature<Screen, Void>.Type {
      try show(next, input: (), from: source, style, insteadOf: disabled)
    } else {
      throw .fallbackUnfit(fallback, of: feature)
    }
  }

  /// Begins to build a feature; only one is built at a time.
  ///
  /// - Parameter feature: The feature.
  /// - Returns: The resolver of the router's graph, in which the feature may begin a scope. The
  ///   feature's router keeps that scope. If the feature fails, no router keeps the scope, so it
  ///   ends.
  /// - Throws: An error if the graph no longer exists or has ended, or if another feature is being
  ///   built.
  @MainActor
  @inline(never)
  @usableFromInline
  func beginBuilding(_ feature: any RoutedFeature.Type) throws(RoutingError) -> Resolver {
    guard let graph = handle.resolver else {
      if handle.isOfScope { throw .scopeHasEnded(feature) }
      throw .graphIsGone(feature, isOfContainer: handle.isOfContainer)
    }
    guard !graph.isEnded else { throw .scopeHasEnded(feature) }
    if let current = featureBeingBuilt?.type {
      throw .navigatedWhileBuilding(current, to: feature)
    }
    featureBeingBuilt = (feature, graph.isOfScopeWithRegistrations ? graph : outerScope)
    return graph
  }

  /// Ends the building of the feature passed to ``beginBuilding(_:)``.
  @MainActor
  @inline(never)
  @usableFromInline
  func endBuilding() {
    // Taken and then released, because the end of a scope may run code that opens a feature.
    let ended = featureBeingBuilt.take()
    withExtendedLifetime(ended) {}
  }

  /// The router that replaces this router in a task with overrides; otherwise this router.
  var current: RouterService {
    get throws(RoutingError) {
      guard let graph = overridingGraph else { return self }
      do {
        guard let router = try graph.resolveIfRegistered(RouterService.self),
          router.table !== table
        else { return self }
        return router
      } catch {
        throw .overridesFailed(error)
      }
    }
  }

  /// Returns the presenter of a screen in a task with overrides; nil in any other task.
  @inline(never)
  @usableFromInline
  func overridingPresenter(
    of feature: any RoutedFeature.Type
  ) throws(RoutingError) -> PresentScreen<Screen>.Service? {
    guard let graph = overridingGraph else { return nil }
    do { return try graph.resolve(PresentScreen<Screen>.self) } catch {
      throw dependenciesFailed(feature, error)
    }
  }

  /// The graph with the overrides of the task; nil in a task without overrides.
  @inline(__always)
  private var overridingGraph: Resolver? {
    guard Resolver.taskHasOverrides, let graph = handle.resolver, !graph.isEnded else { return nil }
    return graph
  }

  /// Returns the error for dependencies that could not be made.
  @inline(never)
  @usableFromInline
  func dependenciesFailed(
    _ feature: any RoutedFeature.Type, _ error: any Error
  ) -> RoutingError {
    guard let error = error as? ResolutionError else {
      return .initializerFailed(feature, error)
    }
    let isListed = RoutingCheck(table).features.contains { $0.type == feature }
    return .dependenciesFailed(
      feature, error, isSealed: !handle.isOfContainer,
      unlistedAt: isListed ? nil : table.location)
  }
}

/// The feature that is being built, by any router, and the scope with registrations in which it is
/// opened; there is at most one.
@MainActor var featureBeingBuilt: (type: any RoutedFeature.Type, scope: Resolver?)?
