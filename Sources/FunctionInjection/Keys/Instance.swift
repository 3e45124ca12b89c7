/// The key of a plain type, so that `resolve(HTTPClient.self)` resolves by key too.
///
/// To mix keys of functions with plain types, write `Instance` explicitly:
///
/// ```swift
/// container.register(LoadUsers.self, injecting: FilterUsers.self, Instance<HTTPClient>.self) {
///   filter, client in { try client.get("/users").filter(filter) }
/// }
/// ```
public enum Instance<Service>: NamedService {
  /// The name of the type.
  public static var name: String { "\(Service.self)" }

  /// The address of the type's metatype.
  @inlinable
  public static var _identity: ServiceIdentity { ServiceIdentity(Service.self, .plain) }
}
