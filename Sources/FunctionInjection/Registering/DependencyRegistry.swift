/// The role of a container while services are registered, for code that should not see a ``Container``.
///
/// It knows plain types and two lifetimes. Its counterpart, which resolves services, is
/// ``DependencyResolver``.
///
/// ```swift
/// func registerClients(with registry: some DependencyRegistry) {
///   registry.registerSingleton(HTTPClient.self) { HTTPClient() }
/// }
///
/// registerClients(with: container)
/// ```
public protocol DependencyRegistry: Sendable {
  /// Registers a factory of a plain type.
  ///
  /// - Parameters:
  ///   - type: The type to register.
  ///   - lifetime: How long an instance is kept.
  ///   - factory: Creates an instance.
  func register<Service>(
    _ type: Service.Type, _ lifetime: Lifetime<Service>, fileID: StaticString, line: UInt,
    factory: @escaping @Sendable () throws -> Service)

  /// Removes the registrations of a type.
  ///
  /// - Parameter type: The type.
  func unregister<Service>(_ type: Service.Type)
}

extension DependencyRegistry {
  /// Registers a factory that runs for each resolve.
  ///
  /// - Parameters:
  ///   - type: The type to register.
  ///   - factory: Creates an instance.
  @export(implementation)
  public func register<Service>(
    _ type: Service.Type, _ factory: @escaping @Sendable () throws -> Service,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    register(type, .transient, fileID: fileID, line: line, factory: factory)
  }

  /// Registers a factory that runs once, when the service is first resolved.
  ///
  /// ```swift
  /// container.registerSingleton(SystemClock.self, SystemClock.init)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type to register.
  ///   - factory: Creates the instance.
  @export(implementation)
  public func registerSingleton<Service: Sendable>(
    _ type: Service.Type, _ factory: @escaping @Sendable () throws -> Service,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    register(type, .singleton, fileID: fileID, line: line, factory: factory)
  }
}

extension Container: DependencyRegistry {
  /// Registers a factory of a plain type.
  ///
  /// - Parameters:
  ///   - type: The type to register.
  ///   - lifetime: How long an instance is kept.
  ///   - factory: Creates an instance.
  @export(implementation) @_disfavoredOverload
  public func register<Service>(
    _ type: Service.Type, _ lifetime: Lifetime<Service>, fileID: StaticString, line: UInt,
    factory: @escaping @Sendable () throws -> Service
  ) {
    add(
      Registration(
        ServiceIdentity(Service.self, .plain), lifetime, isOverride: nil, fileID: fileID,
        line: line, factory: factory))
  }

  /// Removes the registrations of a plain type.
  ///
  /// - Parameter type: The type.
  public func unregister<Service>(_ type: Service.Type) {
    remove(ServiceIdentity(Service.self, .plain))
  }
}
