/// Somebody who resolves keys without being registered: a route, a screen, the program itself.
struct Requirement: Sendable {
  /// Who it is, for people.
  let consumer: String
  /// What is resolved.
  let inputs: [any ServiceKey.Type]
  /// Where it was written.
  let location: RegistrationLocation
}

extension Container {
  /// States that something outside of the container resolves keys, so that sealing checks them.
  ///
  /// ```swift
  /// container.require(LoadUsers.self, Instance<HTTPClient>.self, by: "the start screen")
  /// ```
  ///
  /// - Parameters:
  ///   - key: The keys that will be resolved.
  ///   - consumer: Who resolves them, for people.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  public func require<each Key: ServiceKey>(
    _ key: repeat (each Key).Type, by consumer: String,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    require(
      list(repeat each key), by: consumer,
      location: RegistrationLocation(fileID: fileID, line: line))
  }

  /// Registers a factory of another module, whose resolver is used for its handle only.
  package func register<Key: NamedService>(
    _ key: Key.Type, inputs: [any ServiceKey.Type], location: RegistrationLocation,
    factory: @escaping @Sendable (Resolver) throws -> Key.Service
  ) {
    add(
      ServiceRegistration(
        key, .transient, isOverride: false, inputs: inputs, location: location, make: factory))
  }

  /// States the same for a list of keys.
  package func require(
    _ inputs: [any ServiceKey.Type], by consumer: String, location: RegistrationLocation
  ) {
    add(Requirement(consumer: consumer, inputs: inputs, location: location))
  }
}
