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
