/// The key of all contributions to another key, in the order of their registration.
///
/// You can resolve, inject, decorate, and override this key like any other key. Without
/// contributions, the list is empty.
public enum All<Key: NamedService>: NamedService {
  /// A list of the key's services.
  public typealias Service = [Key.Service]

  /// The name of the key, marked as a list.
  public static var name: String { "all(\(Key.name))" }

  /// The address of the key's metatype, marked as a list.
  ///
  /// A type that is its own key has one list, whether a program names it as a key or as a type.
  @inlinable
  public static var _identity: ServiceIdentity {
    switch Key._identity.form {
    case .plain: ServiceIdentity(All<Instance<Key.Service>>.self, .list)
    case .list: identityOfListOfLists
    case .named, .contribution: ServiceIdentity(Self.self, .list)
    }
  }

  @usableFromInline @inline(never)
  static var identityOfListOfLists: ServiceIdentity {
    func identity<Element: NamedService>(_ element: Element.Type) -> ServiceIdentity {
      ServiceIdentity(All<Element>.self, .list)
    }
    let element = Key._identity.key as? any NamedService.Type
    return element.map { identity($0) } ?? ServiceIdentity(Self.self, .list)
  }
}

/// Returns the key of all contributions to a key, for use as an input.
///
/// ```swift
/// enum Middleware: NamedService { typealias Service = @Sendable (String) -> String }
///
/// let container = Container()
/// container.contribute(to: Middleware.self) { { $0.uppercased() } }
/// container.contribute(to: Middleware.self) { { $0 + "!" } }
/// container.register(Instance<String>.self, injecting: all(Middleware.self)) { middleware in
///   middleware.reduce("hello") { text, next in next(text) }
/// }
/// ```
///
/// - Parameter key: The key of the contributions.
/// - Returns: The key of the list.
public func all<Key: NamedService>(_ key: Key.Type) -> All<Key>.Type { All<Key>.self }

/// Returns the key of all contributions to a plain type, for use as an input.
///
/// - Parameter type: The type of the contributions.
/// - Returns: The key of the list.
public func all<Service>(_ type: Service.Type) -> All<Instance<Service>>.Type {
  All<Instance<Service>>.self
}

extension DependencyResolver {
  /// Resolves all contributions to a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The services, in the order in which they were registered.
  /// - Throws: A ``ResolutionError`` with the path to a missing, circular, or failed service.
  @export(implementation)
  public func resolveAll<Key: NamedService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> [Key.Service] {
    try resolve(All<Key>.self)
  }

  /// Resolves all contributions to a plain type.
  ///
  /// - Parameter type: The type.
  /// - Returns: The instances, in the order in which they were registered.
  /// - Throws: A ``ResolutionError`` with the path to a missing, circular, or failed service.
  @export(implementation)
  public func resolveAll<Service>(_ type: Service.Type) throws(ResolutionError) -> [Service] {
    try resolve(All<Instance<Service>>.self)
  }
}

/// An ``All`` key, whose service is an empty list if nothing was contributed.
package protocol ListKey: ServiceKey {
  /// The identity of the key of the contributions.
  static var element: ServiceIdentity { get }

  /// Writes an empty list.
  static func writeEmptyList(to memory: UnsafeMutableRawPointer)

  /// Makes the registration of an empty list that the program decorates, but to which nothing is
  /// contributed.
  static func stub(at location: RegistrationLocation) -> Registration
}

extension All: ListKey {
  package static var element: ServiceIdentity { Key._identity }

  package static func writeEmptyList(to memory: UnsafeMutableRawPointer) {
    memory.initializeMemory(as: [Key.Service].self, to: [])
  }

  package static func stub(at location: RegistrationLocation) -> Registration {
    Registration(listOf: Key.self, role: .stub, location.fileID, location.line)
  }
}
