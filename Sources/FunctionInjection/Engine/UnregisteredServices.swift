/// A source of services for unregistered keys.
///
/// The containers of tests use it to provide failing stubs for missing services.
package protocol UnregisteredServices: AnyObject, Sendable {
  /// Returns whether there is a service for a key, so that the key does not count as missing.
  func has(_ key: any ServiceKey.Type) -> Bool

  /// Makes the service of a key.
  ///
  /// - Parameter key: A key that is not registered.
  /// - Returns: The service, or nil if the key is missing here too.
  func service<Key: NamedService>(of key: Key.Type) -> Key.Service?
}

extension Graph {
  /// Returns registrations of decorated keys that nothing registers but that have a service, so
  /// that their decorators are checked and run like any others.
  ///
  /// - Parameters:
  ///   - decorationsByKey: The decorators of unregistered keys.
  ///   - services: The source of services for unregistered keys.
  /// - Returns: The registrations of stubs and empty lists.
  static func substitutes(
    decoratedBy decorationsByKey: DecorationsByKey,
    with services: (any UnregisteredServices)?
  ) -> [Registration] {
    decorationsByKey.keys.compactMap { identity in
      let decorations = decorationsByKey[identity]
      let location = decorations[0].location
      let registration =
        identity.form == .list
        ? (identity.key as? any ListKey.Type)?.stub(at: location)
        : services?.registration(of: identity, at: location)
      return registration?.decorated(by: decorations[...])
    }
  }
}

extension UnregisteredServices {
  fileprivate func registration(
    of identity: ServiceIdentity, at location: RegistrationLocation
  ) -> Registration? {
    guard let key = identity.key as? any NamedService.Type, has(key) else { return nil }
    return Registration(
      identity, identity.service, .transient, role: .stub, isOverride: false, inputs: [],
      isOpaque: false, location,
      make: { _, memory in
        guard self.write(key, to: memory) else {
          preconditionFailure("\(key) has a stub, but the stub has another type than its service.")
        }
      }, nil)
  }

  /// Writes the service of a key.
  ///
  /// - Returns: Whether there is one.
  func write<Key: NamedService>(_ key: Key.Type, to memory: UnsafeMutableRawPointer) -> Bool {
    guard let service = service(of: key) else { return false }
    memory.initializeMemory(as: Key.Service.self, to: service)
    return true
  }
}
