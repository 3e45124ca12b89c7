/// The registering role of a container, for code that should not depend on a ``Container``.
///
/// The role registers factories of plain types without inputs. The counterpart for resolving is
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
  ///   - lifetime: The lifetime of the instances.
  ///   - factory: A closure that creates an instance.
  func register<Service>(
    _ type: Service.Type, _ lifetime: Lifetime<Service>, fileID: StaticString, line: UInt,
    factory: @escaping @Sendable () throws -> Service)

  /// Removes the registrations of a type.
  ///
  /// - Parameter type: The type.
  func unregister<Service>(_ type: Service.Type)
}

extension DependencyRegistry {
  /// Registers a factory that runs for each call to `resolve`.
  ///
  /// - Parameters:
  ///   - type: The type to register.
  ///   - factory: A closure that creates an instance.
  @export(implementation) @_disfavoredOverload
  public func register<Service>(
    _ type: Service.Type, _ factory: @escaping @Sendable () throws -> Service,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    register(type, .transient, fileID: fileID, line: line, factory: factory)
  }

  /// Registers a factory that runs once, when the service is first resolved.
  ///
  /// The name comes from the article "Swift Dependency Injection" (Skylark, 2022).
  ///
  /// ```swift
  /// container.registerSingleton(SystemClock.self, SystemClock.init)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type to register.
  ///   - factory: A closure that creates the instance.
  @export(implementation)
  public func registerSingleton<Service: Sendable>(
    _ type: Service.Type, _ factory: @escaping @Sendable () throws -> Service,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    register(type, .singleton, fileID: fileID, line: line, factory: factory)
  }
}

// A ready function with a generic type, as a test double has, also fits the factory of a plain type.
@available(
  *, deprecated,
  message: """
    a ready function, such as a test double, is registered by \
    registerFunction(FindName.self, …)
    """
)
extension DependencyRegistry {
  /// Warns about a function that is registered as a factory of its key.
  @_documentation(visibility: private) @export(implementation) @_disfavoredOverload
  public func register<Key: NamedService>(
    _ key: Key.Type, _ factory: @escaping @Sendable () throws -> Key,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    register(key, .transient, fileID: fileID, line: line, factory: factory)
  }

  /// Warns about a function that is registered as the factory of a singleton.
  @_documentation(visibility: private) @export(implementation)
  public func registerSingleton<Key: NamedService & Sendable>(
    _ key: Key.Type, _ factory: @escaping @Sendable () throws -> Key,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    register(key, .singleton, fileID: fileID, line: line, factory: factory)
  }
}

extension DependencyRegistry {
  /// Registers a factory of a type that is its own key.
  @_documentation(visibility: private) @export(implementation) @_disfavoredOverload
  public func register<Key: NamedService>(
    _ key: Key.Type, _ factory: @escaping @Sendable () throws -> Key,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Key.Service == Key {
    register(key, .transient, fileID: fileID, line: line, factory: factory)
  }

  /// Registers a factory of a singleton whose type is its own key.
  @_documentation(visibility: private) @export(implementation)
  public func registerSingleton<Key: NamedService & Sendable>(
    _ key: Key.Type, _ factory: @escaping @Sendable () throws -> Key,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Key.Service == Key {
    register(key, .singleton, fileID: fileID, line: line, factory: factory)
  }
}

extension Container: DependencyRegistry {
  /// Registers a factory of a plain type.
  ///
  /// - Parameters:
  ///   - type: The type to register.
  ///   - lifetime: The lifetime of the instances.
  ///   - factory: A closure that creates an instance.
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

  /// Removes the registrations of a key, but not its decorators.
  ///
  /// If the container keeps an instance of the key, the container drops the instance at the next
  /// call to `resolve`. If a scope may still use the instance, the container drops it at a later
  /// change, once the scope no longer exists. If the registration has a release, the container
  /// keeps the instance, because an unsealed container does not release its singletons.
  ///
  /// In a closure that registers overrides, this method removes only what the closure has
  /// registered: overrides can add registrations to a graph but cannot remove them.
  ///
  /// - Parameter key: The key.
  public func unregister<Key: ServiceKey>(_ key: Key.Type) {
    remove(Key._identity)
  }

  /// Removes the registrations of a plain type.
  ///
  /// - Parameter type: The type.
  public func unregister<Service>(_ type: Service.Type) {
    remove(ServiceIdentity(Service.self, .plain))
  }
}

extension Container {
  /// Registers a factory that receives a resolver.
  ///
  /// The label comes from the article "Functions as dependencies in Swift" (Thibault Wittemberg,
  /// 2020).
  ///
  /// ```swift
  /// enum Greet: NamedService { typealias Service = (String) -> String }
  ///
  /// container.register(namedService: Greet.self) { _ in { name in "Hello, \(name)" } }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to register.
  ///   - lifetime: The lifetime of the instances.
  ///   - factory: A closure that creates an instance.
  @export(implementation)
  public func register<Key: NamedService>(
    namedService key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (Resolver) throws -> Key.Service
  ) {
    register(key, lifetime, fileID: fileID, line: line, factory: factory)
  }
}
