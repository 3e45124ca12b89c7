/// Overriding in few words. For all other ways to register, say `override: true`.
extension Container {
  /// Registers a factory that needs nothing in the place of what was registered before.
  ///
  /// ```swift
  /// let resolver = try container.seal().overriding {
  ///   $0.override(LoadUsers.self) { { [ada] } }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - key: What is overridden.
  ///   - lifetime: How long an instance is kept, whatever was said before.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - factory: Constructs an instance.
  @export(implementation)
  public func override<Key: NamedService>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable () throws -> Key.Service
  ) {
    register(key, lifetime, override: true, fileID: fileID, line: line, factory: factory)
  }

  /// Registers a factory that is given a resolver in the place of what was registered before.
  ///
  /// - Parameters:
  ///   - key: What is overridden.
  ///   - lifetime: How long an instance is kept, whatever was said before.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - factory: Constructs an instance.
  @export(implementation)
  public func override<Key: NamedService>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (Resolver) throws -> Key.Service
  ) {
    register(key, lifetime, override: true, fileID: fileID, line: line, factory: factory)
  }

  /// Registers a service that is ready in the place of what was registered before.
  ///
  /// - Parameters:
  ///   - key: What is overridden.
  ///   - instance: The service.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  @export(implementation)
  public func override<Key: NamedService>(
    _ key: Key.Type, instance: Key.Service, fileID: StaticString = #fileID, line: UInt = #line
  ) where Key.Service: Sendable {
    register(key, override: true, instance: instance, fileID: fileID, line: line)
  }

  /// Registers a factory of a plain type in the place of what was registered before.
  ///
  /// - Parameters:
  ///   - type: What is overridden.
  ///   - lifetime: How long an instance is kept, whatever was said before.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - factory: Constructs an instance.
  @export(implementation)
  public func override<Service>(
    _ type: Service.Type, _ lifetime: Lifetime<Service> = .transient,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable () throws -> Service
  ) {
    register(type, lifetime, override: true, fileID: fileID, line: line, factory: factory)
  }

  /// Registers a factory of a plain type that is given a resolver in the place of what was
  /// registered before.
  ///
  /// - Parameters:
  ///   - type: What is overridden.
  ///   - lifetime: How long an instance is kept, whatever was said before.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - factory: Constructs an instance.
  @export(implementation)
  public func override<Service>(
    _ type: Service.Type, _ lifetime: Lifetime<Service> = .transient,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (Resolver) throws -> Service
  ) {
    register(type, lifetime, override: true, fileID: fileID, line: line, factory: factory)
  }

  /// Registers an instance of a plain type in the place of what was registered before.
  ///
  /// - Parameters:
  ///   - type: What is overridden, the instance's own type if nothing is said.
  ///   - instance: The instance.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  @export(implementation)
  public func override<Service: Sendable>(
    _ type: Service.Type = Service.self, instance: Service,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    register(type, override: true, instance: instance, fileID: fileID, line: line)
  }
}
