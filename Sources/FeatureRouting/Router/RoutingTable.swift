import FunctionInjection

/// The handlers of a router by identifier, and the features that are opened by type.
@usableFromInline
final class RoutingTable<Screen>: Sendable {
  @usableFromInline let handlers: [RouteHandler<Screen>]
  let features: [UnroutedFeature<Screen>]
  @usableFromInline let limits: DeepLink.Limits
  /// The file and the line of the router's registration.
  let location: RegistrationLocation
  let construction = FeatureConstruction()
  /// The index of each identifier's handler; the last handler, if there are several.
  @usableFromInline let numbers: [String: Int]

  init(
    handlers: [RouteHandler<Screen>], features: [UnroutedFeature<Screen>], limits: DeepLink.Limits,
    location: RegistrationLocation
  ) {
    self.handlers = handlers
    self.features = features
    self.limits = limits
    self.location = location
    var numbers: [String: Int] = [:]
    numbers.reserveCapacity(handlers.count)
    for (number, handler) in handlers.enumerated() {
      numbers[handler.route.identifier] = number
    }
    self.numbers = numbers
  }

  @usableFromInline
  func unknown(_ identifier: String) -> RoutingError {
    .routeIsUnknown(identifier, near: nearNames(to: identifier), location: location)
  }

  /// The handler of an identifier; nil if there is none.
  @export(implementation)
  func handler(for identifier: String) -> RouteHandler<Screen>? {
    numbers[identifier].map { handlers[$0] }
  }

  /// Returns known identifiers that are similar to an unknown identifier.
  func nearNames(to identifier: String) -> [String] {
    // Such a long identifier is an arbitrary text in a link, and not a typo.
    guard identifier.utf8.count <= 64 else { return [] }
    return NearNames.nearest(to: identifier, among: Array(numbers.keys))
  }
}
