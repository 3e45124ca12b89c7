import FunctionInjection

/// The check of a routing table, which builds no feature.
struct RoutingCheck<Screen>: Sendable {
  let table: RoutingTable<Screen>
  /// Each feature that can be opened, including fallbacks, listed once with the location of its
  /// declaration.
  let features: [(feature: any RoutedFeature.Type, location: RegistrationLocation)]
  /// The feature to which each type of route leads.
  let destinations: [ObjectIdentifier: any RoutedFeature.Type]

  init(_ table: RoutingTable<Screen>) {
    self.table = table
    var seen: Set<ObjectIdentifier> = []
    var found: [(any RoutedFeature.Type, RegistrationLocation)] = []
    let stated =
      table.handlers.map { ($0.feature, $0.location) }
      + table.features.map { ($0.feature, $0.location) }
    for (feature, location) in stated {
      var next: (any RoutedFeature.Type)? = feature
      while let feature = next, seen.insert(ObjectIdentifier(feature)).inserted {
        found.append((feature, location))
        next = feature.nextFallback
      }
    }
    features = found
    destinations = Dictionary(
      table.handlers.map { (ObjectIdentifier($0.route), $0.feature) }, uniquingKeysWith: { $1 })
  }

  /// All faults of the table.
  var faults: [WiringFault] {
    identifierFaults + circularFallbacks + unhandledRoutes
  }

  private var identifierFaults: [WiringFault] {
    var faults: [WiringFault] = []
    var first: [String: RouteHandler<Screen>] = [:]
    for handler in table.handlers {
      let route = handler.route
      let identifier = route.identifier
      if let fault = faultOfIdentifier(identifier) {
        faults.append(.identifierUnsuitable(route, fault, handler.hop))
      } else if let earlier = first.updateValue(handler, forKey: identifier) {
        faults.append(.identifierRepeated(identifier, [earlier.hop, handler.hop]))
      }
    }
    return faults
  }

  private var circularFallbacks: [WiringFault] {
    var faults: [WiringFault] = []
    var done: Set<ObjectIdentifier> = []
    for (feature, location) in features {
      var chain: [any RoutedFeature.Type] = []
      var next: (any RoutedFeature.Type)? = feature
      while let feature = next, !done.contains(ObjectIdentifier(feature)) {
        if let start = chain.firstIndex(where: { $0 == feature }) {
          faults.append(.fallbacksAreCircular(chain[start...] + [feature], location))
          break
        }
        chain.append(feature)
        next = feature.nextFallback
      }
      done.formUnion(chain.map { ObjectIdentifier($0) })
    }
    return faults
  }

  private var unhandledRoutes: [WiringFault] {
    features.flatMap { feature, location in
      // Routes are compared by type, because a handler refuses another route with the same
      // identifier.
      feature.destinations.filter { destinations[ObjectIdentifier($0)] == nil }.map { route in
        guard let handler = table.handler(for: route.identifier) else {
          return WiringFault.routeUnhandled(
            route, by: feature, near: table.nearNames(to: route.identifier), location)
        }
        return WiringFault.routeOfAnotherType(
          route, by: feature, handled: handler.route, handler.location, location)
      }
    }
  }
}

extension RouteHandler {
  /// The handler as a step of a path.
  var hop: DependencyPath.Hop {
    DependencyPath.Hop(
      consumer: "\(route) → \(feature.name)", location: location,
      requirement: ObjectIdentifier(feature))
  }
}

extension RoutedFeature {
  /// The fallback, for a feature whose static type is unknown.
  static var nextFallback: (any RoutedFeature.Type)? { fallback.feature }
}
