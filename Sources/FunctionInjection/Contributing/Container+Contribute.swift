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
      Registration(
        Key._identity, Key.Service.self, lifetime, role: .contribution, fileID, line
      ) { _, memory in
        memory.initializeMemory(as: Key.Service.self, to: try factory())
      }, to: Registration(listOf: key, fileID, line))
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
      Registration(
        Key._identity, Key.Service.self, lifetime, role: .contribution, isOpaque: true, fileID, line
      ) { resolver, memory in
        memory.initializeMemory(as: Key.Service.self, to: try factory(resolver))
      }, to: Registration(listOf: key, fileID, line))
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
      Registration(
        Key._identity, Key.Service.self, lifetime, role: .contribution,
        inputs: identities(first, repeat each rest), fileID, line
      ) { resolver, memory in
        memory.initializeMemory(
          as: Key.Service.self,
          to: try factory(
            resolver.resolve(First.self), repeat resolver.resolve((each Rest).self)))
      }, to: Registration(listOf: key, fileID, line))
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
}

extension Registration {
  /// Makes the registration of a list that nothing was contributed to yet.
  ///
  /// Its inputs are the contributions. The factory finds them in the construction that its resolver
  /// knows, so one factory serves a list that grows.
  @export(implementation)
  convenience init<Key: NamedService>(
    listOf key: Key.Type, _ fileID: StaticString, _ line: UInt
  ) {
    self.init(
      All<Key>._identity, [Key.Service].self, .transient, role: .list, fileID, line
    ) { resolver, memory in
      var services: [Key.Service] = []
      for contribution in resolver.contributions {
        services.append(try resolver.service(of: contribution))
      }
      memory.initializeMemory(as: [Key.Service].self, to: services)
    }
  }
}

extension Resolver {
  /// The contributions to the list that is constructed with this resolver.
  @usableFromInline
  var contributions: [ServiceIdentity] {
    (construction?.constructed.inputs ?? []).filter { $0.form == .contribution }
  }
}
