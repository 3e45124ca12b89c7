/// What was registered and what is wrong with it, as plain values: for a module that draws it.
package struct WiringOutline: Sendable {
  /// A registration.
  package struct Service: Sendable {
    /// What is registered.
    package let key: any ServiceKey.Type
    /// How long an instance is kept.
    package let lifetime: String
    /// Where it was registered.
    package let location: RegistrationLocation
    /// Where it is decorated, the innermost decorator first.
    package let decorations: [RegistrationLocation]
    /// Whether the factory is given a resolver.
    package let isOpaque: Bool
    /// What it declares to need, as far as that is a service: see ``WiringOutline/services``.
    package let inputs: [any ServiceKey.Type]
  }

  /// The registrations that count, in the order in which they were made.
  ///
  /// Their inputs are registered, or missing: an empty list is none, and an Optional is what it
  /// wraps, or none.
  package let services: [Service]
  /// Who else resolves, with inputs of the same sort.
  package let consumers: [Requirement]
  /// Everything that is wrong.
  package let faults: [WiringFault]

  init(_ wiring: Wiring) {
    let (table, report) = wiring.check(around: nil)
    services = table.registrations.enumerated().compactMap { number, registration in
      guard let entry = table.entry(of: registration.key), entry.number == number else {
        return nil
      }
      return Service(
        key: registration.key, lifetime: "\(registration.lifetime)",
        location: registration.location, decorations: registration.decorations.map(\.location),
        isOpaque: registration.isOpaque, inputs: registration.inputs.compactMap(table.input))
    }
    consumers = wiring.requirements.map { $0.needing($0.inputs.compactMap(table.input)) }
    faults = report.faults
  }
}

extension RegistrationTable {
  /// The service that an input leads to; nil where it is an empty list or an Optional of nothing.
  fileprivate func input(_ key: any ServiceKey.Type) -> (any ServiceKey.Type)? {
    if entry(of: key) != nil { return key }
    if key is any CollectionKey.Type { return nil }
    guard let optional = key.serviceType as? any OptionalService.Type else { return key }
    return entry(of: optional.wrappedKey) == nil ? nil : optional.wrappedKey
  }
}

extension Container {
  /// What is registered now.
  package var outline: WiringOutline { WiringOutline(wiring) }
}

extension Resolver {
  /// What was sealed.
  package var outline: WiringOutline { WiringOutline(scope.wiring) }
}
