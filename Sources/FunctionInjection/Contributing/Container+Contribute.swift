/// Contributing: many services under one key, collected in the order in which they are registered.
extension Container {
  /// Adds a service to those of a key.
  ///
  /// Contributions come from any number of assemblies, each with a lifetime of its own. They are
  /// resolved together: `resolveAll(Middleware.self)`, or `injecting: all(Middleware.self)`.
  ///
  /// ```swift
  /// enum Middleware: NamedService { typealias Service = @Sendable (String) -> String }
  ///
  /// let container = Container()
  /// container.contribute(to: Middleware.self) { { $0.uppercased() } }
  /// container.contribute(to: Middleware.self) { { $0 + "!" } }
  /// let middleware = try container.seal().resolveAll(Middleware.self)
  /// ```
  ///
  /// - Parameters:
  ///   - key: What is contributed to.
  ///   - lifetime: How long an instance is kept.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - factory: Constructs an instance.
  @export(implementation)
  public func contribute<Key: NamedService>(
    to key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable () throws -> Key.Service
  ) {
    add(
      Contribution(
        to: key, lifetime, location: RegistrationLocation(fileID: fileID, line: line)
      ) { _ in try factory() })
  }

  /// Adds a service whose factory is given a resolver to those of a key.
  ///
  /// - Parameters:
  ///   - key: What is contributed to.
  ///   - lifetime: How long an instance is kept.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - factory: Constructs an instance. Its resolver is for the time of the construction.
  @export(implementation)
  public func contribute<Key: NamedService>(
    to key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (Resolver) throws -> Key.Service
  ) {
    add(
      Contribution(
        to: key, lifetime, isOpaque: true,
        location: RegistrationLocation(fileID: fileID, line: line), make: factory))
  }

  /// Adds a service whose factory is given the services it declares to those of a key.
  ///
  /// - Parameters:
  ///   - key: What is contributed to.
  ///   - lifetime: How long an instance is kept.
  ///   - first: The key of the first input.
  ///   - rest: The keys of the other inputs.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - factory: Constructs an instance from its inputs.
  @export(implementation)
  public func contribute<Key: NamedService, First: NamedService, each Rest: NamedService>(
    to key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    injecting first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory:
      @escaping @Sendable (First.Service, repeat (each Rest).Service) throws -> Key.Service
  ) {
    add(
      Contribution(
        to: key, lifetime, inputs: list(first, repeat each rest),
        location: RegistrationLocation(fileID: fileID, line: line)
      ) { resolver in
        try factory(resolver.resolve(First.self), repeat resolver.resolve((each Rest).self))
      })
  }

  /// Adds a service whose factory is given instances of the plain types it declares to those of a
  /// key.
  ///
  /// - Parameters:
  ///   - key: What is contributed to.
  ///   - lifetime: How long an instance is kept.
  ///   - first: The type of the first input.
  ///   - rest: The types of the other inputs.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - factory: Constructs an instance from its inputs.
  @export(implementation)
  public func contribute<Key: NamedService, First, each Rest>(
    to key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    injecting first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (First, repeat each Rest) throws -> Key.Service
  ) {
    contribute(
      to: key, lifetime, injecting: Instance<First>.self, repeat Instance<each Rest>.self,
      fileID: fileID, line: line, factory: factory)
  }

  /// Adds an instance to those of a plain type.
  ///
  /// Everything else that can be said of a plain type is said by its key:
  /// `contribute(to: Instance<any Plugin>.self, .singleton) { ... }`.
  ///
  /// - Parameters:
  ///   - type: What is contributed to.
  ///   - lifetime: How long an instance is kept.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - factory: Constructs an instance.
  @export(implementation)
  public func contribute<Service>(
    to type: Service.Type, _ lifetime: Lifetime<Service> = .transient,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable () throws -> Service
  ) {
    contribute(
      to: Instance<Service>.self, lifetime, fileID: fileID, line: line, factory: factory)
  }

  /// Adds what every way of contributing comes down to.
  @usableFromInline
  func add(_ contribution: Contribution) {
    change { $0.contribute(contribution) }
  }
}
