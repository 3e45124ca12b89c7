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

extension UnregisteredServices {
  /// Returns registrations of decorated services, so that the decorators are checked and run like
  /// any others.
  ///
  /// - Parameter decorationsByKey: The decorators of unregistered keys.
  /// - Returns: The registrations of the keys that have a service here.
  func registrations(decoratedBy decorationsByKey: [ServiceIdentity: [Decoration]])
    -> [Registration]
  {
    // The keys are sorted, because a dictionary has no order and the graph must always be the same.
    decorationsByKey.sorted { $0.key.qualifiedName < $1.key.qualifiedName }.compactMap {
      identity, decorations in
      guard let key = identity.key as? any NamedService.Type, has(key) else { return nil }
      return registration(of: key, decorations)
    }
  }

  private func registration<Key: NamedService>(
    of key: Key.Type, _ decorations: [Decoration]
  ) -> Registration {
    let location = decorations[0].location
    return Registration(
      Key._identity, Key.Service.self, .transient, role: .stub, location.fileID, location.line
    ) { _, memory in
      guard let service = self.service(of: key) else {
        preconditionFailure("A service that exists can be made.")
      }
      memory.initializeMemory(as: Key.Service.self, to: service)
    }.decorated(by: decorations[...])
  }
}
