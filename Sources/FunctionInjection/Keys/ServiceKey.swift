/// A type that represents one service in a container.
///
/// Two keys are equal if their metatypes are equal. So two services of the same type never collide,
/// and neither do two keys of the same name in different modules. Conform to a protocol that
/// refines this protocol and states *where* the service is constructed, usually to
/// ``NamedService``.
public protocol ServiceKey: SendableMetatype {
  /// The type of the service; usually a function type.
  associatedtype Service

  /// The type of the service.
  static var type: Service.Type { get }

  /// The name of the service in errors and in graphs; it is not the identity of the service.
  static var name: String { get }

  /// The identity of the key in a container; the protocol implements it.
  static var _identity: ServiceIdentity { get }

  /// The kind of the key, which prevents a type from being a key of two kinds; the protocols that
  /// refine this protocol state it.
  associatedtype _Kind = Never
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

extension ServiceKey where Service == Self {
  /// The address of the type's metatype: a type that is its own key is a plain type too.
  @inlinable
  public static var _identity: ServiceIdentity { ServiceIdentity(Self.self, .plain) }
}

// A class that is not final may have subclasses, so it does not have the implementation above.
extension ServiceKey where Self: AnyObject {
  /// The address of the key's metatype, which is a plain type if the service is the class itself.
  ///
  /// A subclass inherits the service, so the subclass is a key only.
  @inlinable
  public static var _identity: ServiceIdentity {
    ServiceIdentity(Self.self, Self.self == Service.self ? .plain : .named)
  }
}

extension ServiceKey where Self: AnyObject, Service == Self {
  /// The address of the class's metatype: a class that is its own key is a plain type too.
  @inlinable
  public static var _identity: ServiceIdentity { ServiceIdentity(Self.self, .plain) }
}

/// The key of a service that is constructed synchronously, on the thread that resolves it.
///
/// A key is a caseless enum named after its function. The function's type carries the effects and
/// the isolation, so a function that does not fit does not compile:
///
/// ```swift
/// enum LoadPage: NamedService {
///   typealias Service = @Sendable (_ page: Int) async throws -> [User]
/// }
/// ```
///
/// Two functions of the same type have different keys. The idea and the names of this protocol come
/// from Thibault Wittemberg's "Functions as dependencies in Swift".
///
/// A program can choose among keys of one service type at run time, by their metatypes:
///
/// ```swift
/// enum DarkTheme: NamedService { typealias Service = String }
/// enum LightTheme: NamedService { typealias Service = String }
///
/// let isDark = true
/// let theme: any NamedService<String>.Type = isDark ? DarkTheme.self : LightTheme.self
/// let name: String = try resolver.resolve(theme)
/// ```
public protocol NamedService<Service>: MainActorInput, AsyncInput where _Kind == _NamedKind {}

/// The kind of a key of a synchronous service.
public enum _NamedKind: _AsyncInputKind, _MainActorInputKind {}

/// The identities of a pack of keys, as a list.
@export(implementation)
func identities<each Key: ServiceKey>(_ key: repeat (each Key).Type) -> [ServiceIdentity] {
  var identities: [ServiceIdentity] = []
  for key in repeat each key { identities.append(key._identity) }
  return identities
}

/// The identities of a pack of plain types, as a list.
@export(implementation)
func identities<each Service>(ofTypes type: repeat (each Service).Type) -> [ServiceIdentity] {
  var identities: [ServiceIdentity] = []
  for type in repeat each type { identities.append(ServiceIdentity(type, .plain)) }
  return identities
}
