/// The key of a plain type: what makes `resolve(HTTPClient.self)` a case of resolving by key.
///
/// It is written out where keys of functions and plain types are mixed:
///
/// ```swift
/// container.register(LoadUsers.self, injecting: FilterUsers.self, Instance<HTTPClient>.self) {
///   filter, client in { try client.get("/users").filter(filter) }
/// }
/// ```
public enum Instance<Service>: NamedService {
  /// The name of the type.
  public static var name: String { "\(Service.self)" }
}

/// Tells the keys of plain types from those that have a name of their own.
protocol PlainTypeKey {
  /// Whether the plain type is a key itself, which nobody means.
  static var wrapsKey: Bool { get }
  /// The plain type, if it is an Optional.
  static var optional: (any OptionalService.Type)? { get }
}

extension Instance: PlainTypeKey {
  static var wrapsKey: Bool { Service.self is any ServiceKey.Type }
  static var optional: (any OptionalService.Type)? { Service.self as? any OptionalService.Type }
}

/// The Optional that a key stands for; nil where it stands for something else.
func optionalService(of key: any ServiceKey.Type) -> (any OptionalService.Type)? {
  (key as? any PlainTypeKey.Type)?.optional
}
