/// Registering by key. Every method registers a factory, or an instance, for one ``NamedService``.
extension Container {
  /// Registers a factory that is given a resolver.
  ///
  /// What the factory resolves cannot be seen before it runs, so sealing lists the registration as
  /// unverified. Declare the inputs where you can, with `injecting:`.
  ///
  /// ```swift
  /// container.register(LoadUsers.self) { resolver in
  ///   let client = try resolver.resolve(HTTPClient.self)
  ///   return { try client.get("/users") }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - key: What is registered.
  ///   - lifetime: How long an instance is kept.
  ///   - isOverride: Whether it takes the place of an earlier registration.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - factory: Constructs an instance. Its resolver is for the time of the construction; what
  ///     must resolve later keeps the resolver's ``Resolver/handle``.
  @export(implementation)
  public func register<Key: NamedService>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    override isOverride: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (Resolver) throws -> Key.Service
  ) {
    add(
      Registration(
        Key._identity, Key.Service.self, lifetime, isOverride: isOverride, isOpaque: true, fileID,
        line
      ) { resolver, memory in
        memory.initializeMemory(as: Key.Service.self, to: try factory(resolver))
      })
  }

  /// Registers a factory that needs nothing.
  ///
  /// - Parameters:
  ///   - key: What is registered.
  ///   - lifetime: How long an instance is kept.
  ///   - isOverride: Whether it takes the place of an earlier registration.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - factory: Constructs an instance.
  @export(implementation)
  public func register<Key: NamedService>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    override isOverride: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable () throws -> Key.Service
  ) {
    add(
      Registration(
        Key._identity, Key.Service.self, lifetime, isOverride: isOverride, fileID, line
      ) { _, memory in
        memory.initializeMemory(as: Key.Service.self, to: try factory())
      })
  }

  /// Registers a factory that is given the services it declares.
  ///
  /// Sealing checks the inputs without running the factory. A plain type among them is written
  /// `Instance<HTTPClient>.self`.
  ///
  /// ```swift
  /// container.register(LoadUsers.self, injecting: RetrieveUsers.self, FilterUsers.self) {
  ///   retrieve, filter in
  ///   { try Users.load(retrieveFunction: retrieve, filterFunction: filter) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - key: What is registered.
  ///   - lifetime: How long an instance is kept.
  ///   - isOverride: Whether it takes the place of an earlier registration.
  ///   - first: The key of the first input.
  ///   - rest: The keys of the other inputs.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - factory: Constructs an instance from its inputs.
  @export(implementation)
  public func register<Key: NamedService, First: NamedService, each Rest: NamedService>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    override isOverride: Bool = false,
    injecting first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory:
      @escaping @Sendable (First.Service, repeat (each Rest).Service) throws
      -> Key.Service
  ) {
    add(
      Registration(
        Key._identity, Key.Service.self, lifetime, isOverride: isOverride,
        inputs: identities(first, repeat each rest), fileID, line
      ) { resolver, memory in
        memory.initializeMemory(
          as: Key.Service.self,
          to: try factory(
            resolver.resolve(First.self), repeat resolver.resolve((each Rest).self)))
      })
  }

  /// Registers a factory that is given instances of the plain types it declares.
  ///
  /// It is how a function of dependencies and arguments becomes one of arguments only:
  ///
  /// ```swift
  /// container.register(LoadUser.self, injecting: Database.self) { partial(Users.find, arg1: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - key: What is registered.
  ///   - lifetime: How long an instance is kept.
  ///   - isOverride: Whether it takes the place of an earlier registration.
  ///   - first: The type of the first input.
  ///   - rest: The types of the other inputs.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - factory: Constructs an instance from its inputs.
  @export(implementation)
  public func register<Key: NamedService, First, each Rest>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    override isOverride: Bool = false,
    injecting first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (First, repeat each Rest) throws -> Key.Service
  ) {
    add(
      Registration(
        Key._identity, Key.Service.self, lifetime, isOverride: isOverride,
        inputs: identities(ofTypes: first, repeat each rest), fileID, line
      ) { resolver, memory in
        memory.initializeMemory(
          as: Key.Service.self,
          to: try factory(
            resolver.resolve(First.self), repeat resolver.resolve((each Rest).self)))
      })
  }

  /// Registers a function, or any instance, that is ready.
  ///
  /// - Parameters:
  ///   - key: What is registered.
  ///   - isOverride: Whether it takes the place of an earlier registration.
  ///   - instance: The service.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  @export(implementation)
  public func register<Key: NamedService>(
    _ key: Key.Type, override isOverride: Bool = false, instance: Key.Service,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Key.Service: Sendable {
    register(
      key, .singleton, override: isOverride, fileID: fileID, line: line, factory: { instance })
  }

  /// Registers a function.
  ///
  /// A dependency is a function, so one pair of braces is the function itself:
  ///
  /// ```swift
  /// enum FindName: NamedService { typealias Service = @Sendable (Int) -> String? }
  ///
  /// container.registerFunction(FindName.self) { id in id == 1 ? "Ada" : nil }
  /// ```
  ///
  /// Every resolve returns this function, so it has no lifetime.
  ///
  /// - Parameters:
  ///   - key: The key of the function.
  ///   - isOverride: Whether it replaces an earlier registration.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - function: The function.
  @export(implementation)
  public func registerFunction<Key: NamedService>(
    _ key: Key.Type, override isOverride: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line, _ function: Key.Service
  ) where Key.Service: Sendable {
    register(
      key, .singleton, override: isOverride, fileID: fileID, line: line, factory: { function })
  }

  /// Takes a registration away.
  ///
  /// An instance that was kept is let go of when the container is resolved from the next time. Among
  /// the overrides of a resolver or a task it does nothing, for they add to a graph.
  ///
  /// - Parameter key: What is registered no longer.
  public func unregister<Key: ServiceKey>(_ key: Key.Type) {
    remove(Key._identity)
  }
}
