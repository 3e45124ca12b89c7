/// The role of what services are registered with, for code that should not see a ``Container``.
///
/// It knows plain types and two lifetimes; everything else is the container's. Its counterpart, which asks
/// for services, is ``DependencyResolver``.
///
/// ```swift
/// func registerClients(with registry: some DependencyRegistry) {
///   registry.registerSingleton(HTTPClient.self) { HTTPClient() }
/// }
///
/// registerClients(with: container)
/// ```
public protocol DependencyRegistry: Sendable {
  /// Registers a factory that is run for each resolve.
  ///
  /// - Parameters:
  ///   - type: What is registered.
  ///   - fileID: The file that registers.
  ///   - line: The line that registers.
  ///   - factory: Constructs an instance.
  func register<Service>(
    _ type: Service.Type, fileID: StaticString, line: UInt,
    factory: @escaping @Sendable () throws -> Service)

  /// Registers a factory that is run once, when the service is first asked for.
  ///
  /// - Parameters:
  ///   - type: What is registered.
  ///   - fileID: The file that registers.
  ///   - line: The line that registers.
  ///   - factory: Constructs the instance.
  func registerSingleton<Service: Sendable>(
    _ type: Service.Type, fileID: StaticString, line: UInt,
    factory: @escaping @Sendable () throws -> Service)

  /// Takes the registrations of a type away.
  ///
  /// - Parameter type: What is registered no longer.
  func unregister<Service>(_ type: Service.Type)
}

extension DependencyRegistry {
  /// Registers a factory that is run for each resolve.
  ///
  /// - Parameters:
  ///   - type: What is registered.
  ///   - factory: Constructs an instance.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  @export(implementation)
  public func register<Service>(
    _ type: Service.Type, _ factory: @escaping @Sendable () throws -> Service,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    register(type, fileID: fileID, line: line, factory: factory)
  }

  /// Registers a factory that is run once, when the service is first asked for.
  ///
  /// ```swift
  /// container.registerSingleton(SystemClock.self, SystemClock.init)
  /// ```
  ///
  /// - Parameters:
  ///   - type: What is registered.
  ///   - factory: Constructs the instance.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  @export(implementation)
  public func registerSingleton<Service: Sendable>(
    _ type: Service.Type, _ factory: @escaping @Sendable () throws -> Service,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    registerSingleton(type, fileID: fileID, line: line, factory: factory)
  }
}

extension Container: DependencyRegistry {
  /// Registers a factory that is run for each resolve.
  ///
  /// - Parameters:
  ///   - type: What is registered.
  ///   - fileID: The file that registers.
  ///   - line: The line that registers.
  ///   - factory: Constructs an instance.
  @export(implementation)
  public func register<Service>(
    _ type: Service.Type, fileID: StaticString, line: UInt,
    factory: @escaping @Sendable () throws -> Service
  ) {
    register(type, .transient, fileID: fileID, line: line, factory: factory)
  }

  /// Registers a factory that is run once, when the service is first asked for.
  ///
  /// - Parameters:
  ///   - type: What is registered.
  ///   - fileID: The file that registers.
  ///   - line: The line that registers.
  ///   - factory: Constructs the instance.
  @export(implementation)
  public func registerSingleton<Service: Sendable>(
    _ type: Service.Type, fileID: StaticString, line: UInt,
    factory: @escaping @Sendable () throws -> Service
  ) {
    register(type, .singleton, fileID: fileID, line: line, factory: factory)
  }

  /// Takes the registrations of a plain type away.
  ///
  /// - Parameter type: What is registered no longer.
  public func unregister<Service>(_ type: Service.Type) {
    remove(ServiceIdentity(Service.self, .plain))
  }
}
