/// The spellings of "Functions as dependencies in Swift", which label the key.
extension Container {
  /// Registers a factory that receives a resolver.
  ///
  /// ```swift
  /// enum Greet: NamedService { typealias Service = (String) -> String }
  ///
  /// container.register(namedService: Greet.self) { _ in { name in "Hello, \(name)" } }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to register.
  ///   - lifetime: The lifetime of its instances.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - factory: Constructs an instance.
  @export(implementation)
  public func register<Key: NamedService>(
    namedService key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (Resolver) throws -> Key.Service
  ) {
    register(key, lifetime, fileID: fileID, line: line, factory: factory)
  }
}

extension DependencyResolver {
  /// Resolves a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service.
  /// - Throws: A ``ResolutionError`` with the path to a missing, circular, or failed service.
  @export(implementation)
  public func resolve<Key: NamedService>(
    namedService key: Key.Type
  ) throws(ResolutionError) -> Key.Service {
    try resolve(key)
  }
}
