/// A property that is resolved when its object is created.
///
/// ```swift
/// final class ProfileModel {
///   @Resolved private var client: HTTPClient
///   @Resolved(LoadUsers.self) private var loadUsers
/// }
/// ```
///
/// Without a resolver, the property is resolved from ``Container/shared``, which is empty until the
/// program fills it: `UsersAssembly().assemble(container: .shared)`.
///
/// A property cannot throw, so an error stops the program with the whole message. Such a dependency
/// is invisible from outside, so use it in applications and not in libraries. `@Resolved` makes the
/// property mutable, so a Sendable class cannot have a `@Resolved` property.
@frozen
@propertyWrapper
public struct Resolved<Service> {
  /// The service.
  public let wrappedValue: Service

  /// Resolves an instance of the property's type from ``Container/shared``.
  @inlinable
  public init() {
    self.init(ServiceIdentity(Service.self, .plain), from: Container.shared.resolver)
  }

  /// Resolves a key from ``Container/shared``.
  ///
  /// - Parameter key: The key.
  @inlinable
  public init<Key: NamedService>(_ key: Key.Type) where Key.Service == Service {
    self.init(Key._identity, from: Container.shared.resolver)
  }

  @inlinable
  init(_ identity: ServiceIdentity, from shared: Resolver) {
    do {
      wrappedValue = try shared.service(of: identity)
    } catch {
      fatalError(
        "\(error)\n@Resolved without a resolver uses Container.shared.\(shared.findings)")
    }
  }

  /// Resolves an instance of the property's type.
  ///
  /// - Parameter resolver: The resolver to use.
  @export(implementation)
  public init(_ resolver: any DependencyResolver) {
    self.init(Instance<Service>.self, resolver)
  }

  /// Resolves a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - resolver: The resolver to use.
  @export(implementation)
  public init<Key: NamedService>(
    _ key: Key.Type, _ resolver: any DependencyResolver
  ) where Key.Service == Service {
    do {
      let known = resolver as? Resolver ?? (resolver as? Container)?.resolver
      let resolver: any DependencyResolver = known?.current ?? resolver
      wrappedValue = try resolver.resolve(key)
    } catch {
      fatalError(error.description + Container.shared.resolver.findings)
    }
  }
}

extension Resolved {
  /// Rejects a plain type as the argument, because the property states its type.
  @_documentation(visibility: private) @export(implementation)
  @available(
    *, unavailable, message: "a plain type needs no argument: @Resolved var client: HTTPClient"
  )
  public init(_ type: Service.Type) { self.init() }

  /// Rejects an ``AsyncService`` and a ``MainActorService``.
  @_documentation(visibility: private) @export(implementation)
  @available(
    *, unavailable,
    message: "a property cannot await or require the main actor: resolve this key in a function"
  )
  public init<Key: ServiceKey>(_ key: Key.Type) where Key.Service == Service { self.init() }
}

extension Resolved where Service: ServiceKey {
  /// Rejects an ``AsyncService`` and a ``MainActorService`` for a property that does not state its
  /// type.
  @_documentation(visibility: private) @export(implementation)
  @available(
    *, unavailable,
    message: "a property cannot await or require the main actor: resolve this key in a function"
  )
  public init(_ key: Service.Type) { self.init() }
}

extension Resolved: Sendable where Service: Sendable {}
