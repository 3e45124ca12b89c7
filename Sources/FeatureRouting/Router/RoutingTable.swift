import FunctionInjection

/// The routes of a router by identifier, and the features that are opened by type.
final class RoutingTable: Sendable {
  /// The features of the handlers, and then the features without a route.
  let declared: [DeclaredFeature]
  let limits: DeepLink.Limits
  /// The file and the line of the router's registration.
  let location: RegistrationLocation
  /// The number of each identifier's handler; the last handler, if there are several.
  private let numbers: [String: Int]

  init(
    _ declared: [DeclaredFeature], limits: DeepLink.Limits, location: RegistrationLocation
  ) {
    self.declared = declared
    self.limits = limits
    self.location = location
    var numbers: [String: Int] = [:]
    numbers.reserveCapacity(declared.count)
    for (number, declared) in declared.enumerated() {
      if let route = declared.route { numbers[route.identifier] = number }
    }
    self.numbers = numbers
  }

  /// The number of an identifier's handler; nil if there is none.
  func handlerNumber(for identifier: String) -> Int? { numbers[identifier] }

  /// Returns known identifiers that are similar to an unknown identifier.
  func nearNames(to identifier: String) -> [String] {
    // Such a long identifier is an arbitrary text in a link, and not a typo.
    guard identifier.utf8.count <= 64 else { return [] }
    return NearNames.nearest(to: identifier, among: Array(numbers.keys))
  }
}
