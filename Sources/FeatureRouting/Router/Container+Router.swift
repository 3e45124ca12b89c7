public import FunctionInjection

extension Container {
  /// Registers a router of screens of one type.
  ///
  /// It is resolved as `RouterService<Screen>`. The function that presents is registered beside it, as
  /// `PresentScreen<Screen>`. Sealing the container checks, together with everything else, that all
  /// features and their fallbacks have their dependencies, that no fallbacks go round in a circle, that
  /// each identifier has one handler, and that what features say they open has one.
  ///
  /// ```swift
  /// enum Settings: Feature {
  ///   static let dependenciesInitializer = AnyInitializer { (user: User) in user }
  ///   static func build(dependencies: User) -> String { "Settings of \(dependencies.name)" }
  /// }
  ///
  /// let container = Container()
  /// container.registerRouter(String.self, handlers: [], features: [Settings.self])
  /// // Neither a User nor a function that presents is registered.
  /// precondition(container.verify().faults.count == 2)
  /// ```
  ///
  /// - Parameters:
  ///   - screen: What the features build.
  ///   - handlers: Which feature each route leads to.
  ///   - features: The features that are opened by their type and that no route leads to.
  ///   - openedFeatures: Those among them that must be told what to show.
  ///   - limits: How much of a link is looked at.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  /// - Complexity: O(*n*) in the number of handlers and features.
  public func registerRouter<Screen>(
    _ screen: Screen.Type = Screen.self, handlers: [RouteHandler<Screen>],
    features: [any Feature<Screen>.Type] = [], openedFeatures: [OpenedFeature<Screen>] = [],
    limits: DeepLink.Limits = DeepLink.Limits(), fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let location = RegistrationLocation(fileID: fileID, line: line)
    let table = RoutingTable(
      handlers: handlers,
      features: features.map { OpenedFeature($0, location: location) } + openedFeatures,
      limits: limits, location: location)
    register(
      RouterService<Screen>.self, declaring: [PresentScreen<Screen>.self], fileID, line
    ) { resolver in
      // A router that a feature is given keeps the feature's scope. One that a service of the scope
      // is given must not: the scope keeps the service.
      RouterService(
        table: table, present: try resolver.resolve(PresentScreen<Screen>.self),
        handle: resolver.handle,
        keeping: resolver.isOfScope && resolver.isAskedDirectly ? resolver.keepingScope : nil)
    }
    let check = RoutingCheck(table)
    for requirement in check.requirements { require(requirement) }
    addCheck { check.faults }
  }
}
