/// Where services come from that nobody has registered.
///
/// It is for containers of tests, in which what is missing is to fail in a way of its own.
package protocol UnregisteredServices: Sendable {
  /// Whether there is a service for a key, so that nothing is missing where it is needed.
  func has(_ key: any ServiceKey.Type) -> Bool

  /// Makes the service of a key.
  ///
  /// - Parameter key: A key that is not registered.
  /// - Returns: The service, or nil where the key is missing indeed.
  func service<Key: NamedService>(of key: Key.Type) -> Key.Service?
}
