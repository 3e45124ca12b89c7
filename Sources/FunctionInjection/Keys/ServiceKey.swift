/// What a container is asked by: a type that stands for one service.
///
/// Two keys are the same where their metatypes are: services of one type, and types of one name in
/// two modules, never collide. The protocols that refine this one say *where* a service is
/// constructed; conform to one of those, usually to ``NamedService``.
public protocol ServiceKey: SendableMetatype {
  /// What is resolved by the key: a function, usually.
  associatedtype Service

  /// The type of the service.
  static var type: Service.Type { get }

  /// The name of the service, for people: it appears in errors and in graphs, and identifies nothing.
  static var name: String { get }

  /// What the container tells the key from all others by; leave it to the protocol.
  static var _identity: ServiceIdentity { get }
}

extension ServiceKey {
  /// The type of the service.
  public static var type: Service.Type { Service.self }

  /// The name of the key's own type.
  public static var name: String { "\(Self.self)" }

  /// The address of the key's metatype.
  @inlinable
  public static var _identity: ServiceIdentity { ServiceIdentity(Self.self, .named) }
}

/// The key of a service that is constructed synchronously, on whatever thread asks for it.
///
/// A key is a caseless enum named for what its function does. The function's type carries the
/// effects and the isolation, so what does not fit does not compile:
///
/// ```swift
/// enum LoadPage: NamedService {
///   typealias Service = @Sendable (_ page: Int) async throws -> [User]
/// }
/// ```
///
/// Two functions of one type are told apart by their keys, as Thibault Wittemberg's
/// "Functions as dependencies in Swift" has it, whose names this protocol keeps.
///
/// A program chooses among keys of one service at run time by their metatypes:
///
/// ```swift
/// enum DarkTheme: NamedService { typealias Service = String }
/// enum LightTheme: NamedService { typealias Service = String }
///
/// let isDark = true
/// let theme: any NamedService<String>.Type = isDark ? DarkTheme.self : LightTheme.self
/// let name: String = try resolver.resolve(theme)
/// ```
public protocol NamedService<Service>: MainActorInput, AsyncInput {}

/// The identities of a pack of keys, as a list.
@inlinable
func identities<each Key: ServiceKey>(_ key: repeat (each Key).Type) -> [ServiceIdentity] {
  var count = 0
  for _ in repeat each key { count += 1 }
  var identities: [ServiceIdentity] = []
  identities.reserveCapacity(count)
  for key in repeat each key { identities.append(key._identity) }
  return identities
}

/// The identities of a pack of plain types, as a list.
@inlinable
func identities<each Service>(ofTypes type: repeat (each Service).Type) -> [ServiceIdentity] {
  var count = 0
  for _ in repeat each type { count += 1 }
  var identities: [ServiceIdentity] = []
  identities.reserveCapacity(count)
  for type in repeat each type { identities.append(ServiceIdentity(type, .plain)) }
  return identities
}
