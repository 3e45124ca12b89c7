/// A key that has its own service, so that a type can choose a function at compile time.
///
/// A generic screen takes the key as its type parameter and calls the key's function. The screen's
/// type states the function, and a screen with another function does not compile:
///
/// ```swift
/// enum KeepActive: StaticService {
///   typealias Service = @Sendable (User) -> Bool
///   static let service: Service = { $0.isActive }
/// }
///
/// struct UserList<Filter: StaticService> where Filter.Service == @Sendable (User) -> Bool {
///   let users: [User]
///   var shown: [User] { users.filter(Filter.service) }
/// }
///
/// typealias ActiveUserList = UserList<KeepActive>
/// precondition(ActiveUserList(users: [ada, grace]).shown.allSatisfy(\.isActive))
/// ```
///
/// Use a static key to inject a single function. If several functions belong together, or if the
/// injected instance has state, use a protocol of your own as the constraint. You can also register
/// the key, so that the same function serves both ways of injecting.
public protocol StaticService: NamedService {
  /// The function.
  static var service: Service { get }
}

extension Container {
  /// Registers the service that a ``StaticService`` key declares.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isOverride: Whether the registration replaces an earlier registration. The default is
  ///     `true` in a closure that registers overrides, and `false` elsewhere.
  @export(implementation)
  public func register<Key: StaticService>(
    _ key: Key.Type, override isOverride: Bool? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    register(
      key, .transient, override: isOverride, fileID: fileID, line: line, factory: { Key.service })
  }
}
