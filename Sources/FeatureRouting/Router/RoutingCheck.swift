import FunctionInjection

/// The check of a routing table, which builds no feature.
struct RoutingCheck: Sendable {
  /// A feature that can be opened, with the place that declares it or the first feature of its
  /// fallbacks.
  struct Feature {
    let type: any RoutedFeature.Type
    let location: RegistrationLocation
    /// The routes that lead to the feature.
    var routes: [any Route.Type] = []
  }

  let table: RoutingTable
  /// Each feature that can be opened, including fallbacks, listed once.
  private(set) var features: [Feature] = []
  /// The number of each feature.
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The number of the feature to which each type of route leads.
  private(set) var destinations: [ObjectIdentifier: Int] = [:]

  init(_ table: RoutingTable) {
    self.table = table
    for declared in table.declared {
      var next: (any RoutedFeature.Type)? = declared.feature
      while let type = next, numbers[ObjectIdentifier(type)] == nil {
        numbers[ObjectIdentifier(type)] = features.count
        features.append(Feature(type: type, location: declared.location))
        next = type.nextFallback
      }
      guard let route = declared.route, let number = numbers[ObjectIdentifier(declared.feature)]
      else { continue }
      features[number].routes.append(route)
      destinations[ObjectIdentifier(route)] = number
    }
  }

  /// All faults of the table.
  var faults: [WiringFault] {
    identifierFaults + unfitMembers + circularFallbacks + unhandledRoutes
  }

  private var identifierFaults: [WiringFault] {
    var faults: [WiringFault] = []
    var first: [String: Int] = [:]
    for (number, declared) in table.declared.enumerated() {
      guard let route = declared.route else { continue }
      let identifier = route.identifier
      if let fault = faultOfIdentifier(identifier) {
        faults.append(.identifierUnsuitable(route, fault, declared.hop))
      } else if let earlier = first.updateValue(number, forKey: identifier) {
        faults.append(
          .identifierRepeated(identifier, [table.declared[earlier].hop, declared.hop]))
      }
    }
    return faults
  }

  /// The faults of members with another type than the protocol's, which the compiler accepts.
  private var unfitMembers: [WiringFault] {
    var faults: [WiringFault] = []
    for feature in features {
      if let mistake = feature.type.mistakeOfIsEnabled {
        faults.append(.isEnabledUnfit(mistake, of: feature))
      }
      if feature.type.hasFallbackOfAnotherType {
        faults.append(.fallbackOfAnotherType(of: feature))
      } else if let fallback = feature.type.nextFallback, !feature.type.fits(fallback) {
        faults.append(.fallbackUnfit(fallback, of: feature))
      }
    }
    return faults
  }

  private var circularFallbacks: [WiringFault] {
    var faults: [WiringFault] = []
    /// The first feature of the chain that each feature was found in.
    var starts: [Int?] = features.map { _ in nil }
    for (start, feature) in features.enumerated() {
      var chain: [any RoutedFeature.Type] = []
      var next: (any RoutedFeature.Type)? = feature.type
      while let type = next, let number = numbers[ObjectIdentifier(type)] {
        chain.append(type)
        if starts[number] == start {
          faults.append(.fallbacksAreCircular(chain.drop { $0 != type }, feature.location))
        }
        guard starts[number] == nil else { break }
        starts[number] = start
        next = type.nextFallback
      }
    }
    return faults
  }

  private var unhandledRoutes: [WiringFault] {
    var faults: [WiringFault] = []
    for feature in features where !feature.type.hasRouterOfOtherScreens {
      var checked: Set<ObjectIdentifier> = []
      // Routes are compared by type, because a handler refuses another route with the same
      // identifier.
      for route in feature.type.destinations
      where destinations[ObjectIdentifier(route)] == nil
        && checked.insert(ObjectIdentifier(route)).inserted
      {
        let handler = table.handlerNumber(for: route.identifier).map { table.declared[$0] }
        faults.append(
          .routeUnhandled(
            route, by: feature, handled: handler,
            near: handler == nil ? table.nearNames(to: route.identifier) : []))
      }
    }
    return faults
  }
}

extension RoutedFeature {
  /// Whether the feature may open routes with a router of another type of screens.
  ///
  /// Such routes are not checked, because this router does not know the handlers of the other.
  fileprivate static var hasRouterOfOtherScreens: Bool {
    dependenciesInitializer.inputs.contains { input in
      input.router.map { $0 != RouterService<Screen>.self } ?? false
    }
  }
}
