/// Changing a part of a service that is a value, such as one function of a client.
extension Container {
  /// Changes parts of the service of a key, and keeps the other parts.
  ///
  /// Use this method to override parts of a struct of functions or settings. The other parts come
  /// from the registration, the live registration, or the failing stub.
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

  /// Changes parts of the instances of a plain type, and keeps the other parts.
  ///
  /// - Parameters:
  ///   - type: The type, a struct.
  ///   - change: A closure that changes an instance.
  @_disfavoredOverload @export(implementation)
  public func change<Service>(
    _ type: Service.Type, fileID: StaticString = #fileID, line: UInt = #line,
    _ change: @escaping @Sendable (inout Service) -> Void
  ) {
    self.change(Instance<Service>.self, fileID: fileID, line: line, change)
  }
}
