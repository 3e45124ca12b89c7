/// Changing a part of a service that is a value, such as one function of a client.
extension Container {
  /// Changes some properties of a key's service, and keeps the others.
  ///
  /// Use this method to override some properties of a struct of functions or settings. The other
  /// properties come from the registration, the live registration, or the failing stub.
  ///
  /// ```swift
  /// struct Environment: LiveService {
  ///   typealias Service = Self
  ///   var token: @Sendable () -> String?
  ///   var home: @Sendable () -> String
  ///
  ///   static var live: Live<Self> { .init(instance: Self(token: { nil }, home: { "/root" })) }
  /// }
  ///
  /// let resolver = try Container().seal(for: Environment.self).overriding {
  ///   $0.change(Environment.self) { $0.token = { "t" } }
  /// }
  /// ```
  ///
  /// Changes can be nested; the innermost change takes precedence. A change is a decorator, so it
  /// applies to each instance that is created.
  ///
  /// - Parameters:
  ///   - key: The key of the service.
  ///   - change: A closure that changes the service.
  @export(implementation)
  public func change<Key: NamedService>(
    _ key: Key.Type, fileID: StaticString = #fileID, line: UInt = #line,
    _ change: @escaping @Sendable (inout Key.Service) -> Void
  ) {
    add(
      Decoration(Key._identity, Key.Service.self, fileID, line) { service, _ in
        var service = service
        change(&service)
        return service
      })
  }

  /// Changes some properties of a service that is registered by its type, and keeps the others.
  ///
  /// - Parameters:
  ///   - type: The type of the service, a struct.
  ///   - change: A closure that changes an instance.
  @_disfavoredOverload @export(implementation)
  public func change<Service>(
    _ type: Service.Type, fileID: StaticString = #fileID, line: UInt = #line,
    _ change: @escaping @Sendable (inout Service) -> Void
  ) {
    self.change(Instance<Service>.self, fileID: fileID, line: line, change)
  }
}
