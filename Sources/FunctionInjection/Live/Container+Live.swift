extension Container {
  /// Checks all registrations and the live registrations of some keys, and returns a resolver.
  ///
  /// The resolver includes all direct and indirect inputs of the keys. A program that uses only
  /// live registrations needs no assembly:
  ///
  /// ```swift
  /// enum Greet: LiveService {
  ///   typealias Service = @Sendable (String) -> String
  ///   static var live: Live<Self> { .function { "Hello, \($0)!" } }
  /// }
  ///
  /// let resolver = try Container().seal(for: Greet.self)
  /// ```
  ///
  /// List the keys that the program resolves directly. Other keys are found when they are resolved,
  /// but their inputs are not checked beforehand.
  ///
  /// - Parameters:
  ///   - first: The first key that the program resolves.
  ///   - rest: The other keys.
  /// - Returns: A resolver whose singletons are read without a lock.
  /// - Throws: A ``WiringError`` with all faults, each with the location of the registration.
  /// - Complexity: O(*n*) in the number of registrations and their inputs.
  public func seal<First: LiveKey, each Rest: LiveKey>(
    for first: First.Type, _ rest: repeat (each Rest).Type
  ) throws(WiringError) -> Resolver {
    try seal(including: liveKeys(first, repeat each rest))
  }

  /// Registers the live registration of a key.
  ///
  /// Graphs use live registrations automatically. Use this method for a container that ignores
  /// them, such as the container of a test.
  ///
  /// ```swift
  /// enum Greet: LiveService {
  ///   typealias Service = @Sendable (String) -> String
  ///   static var live: Live<Self> { .function { "Hello, \($0)!" } }
  /// }
  ///
  /// container.registerLive(Greet.self)
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isOverride: Whether the registration replaces an earlier registration. The default is
  ///     `true` in a closure that registers overrides, and `false` elsewhere.
  public func registerLive<Key: LiveKey>(
    _ key: Key.Type, override isOverride: Bool? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let location = RegistrationLocation(fileID: fileID, line: line)
    add(Key.live.registration.registered(isOverride: isOverride, at: location))
  }
}

/// The keys of a pack, as a list.
package func liveKeys<each Key: LiveKey>(_ key: repeat (each Key).Type) -> [any LiveKey.Type] {
  LiveInputs(repeat each key).keys
}
