/// Registering by plain type. Every method is that of ``Instance``'s key.
extension Container {
  /// Registers a factory that is given a resolver.
  ///
  /// - Parameters:
  ///   - type: What is registered: a class, a value, `(any Service).self`.
  ///   - lifetime: How long an instance is kept.
  ///   - isOverride: Whether it takes the place of an earlier registration.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - factory: Constructs an instance. Its resolver is for the time of the construction.
  @export(implementation)
  public func register<Service>(
    _ type: Service.Type, _ lifetime: Lifetime<Service> = .transient,
    override isOverride: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (Resolver) throws -> Service
  ) {
    add(
      Registration(
        ServiceIdentity(Service.self, .plain), Service.self, lifetime, isOverride: isOverride,
        isOpaque: true, fileID, line
      ) { resolver, memory in
        memory.initializeMemory(as: Service.self, to: try factory(resolver))
      })
  }

  /// Registers a factory that needs nothing.
  ///
  /// ```swift
  /// container.register(SystemClock.self, .singleton, factory: SystemClock.init)
  /// ```
  ///
  /// - Parameters:
  ///   - type: What is registered.
  ///   - lifetime: How long an instance is kept.
  ///   - isOverride: Whether it takes the place of an earlier registration.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - factory: Constructs an instance.
  @export(implementation)
  public func register<Service>(
    _ type: Service.Type, _ lifetime: Lifetime<Service> = .transient,
    override isOverride: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable () throws -> Service
  ) {
    add(
      Registration(
        ServiceIdentity(Service.self, .plain), Service.self, lifetime, isOverride: isOverride,
        fileID, line
      ) { _, memory in
        memory.initializeMemory(as: Service.self, to: try factory())
      })
  }

  /// Registers a factory that is given the services it declares by their keys.
  ///
  /// - Parameters:
  ///   - type: What is registered.
  ///   - lifetime: How long an instance is kept.
  ///   - isOverride: Whether it takes the place of an earlier registration.
  ///   - first: The key of the first input.
  ///   - rest: The keys of the other inputs.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - factory: Constructs an instance from its inputs.
  @export(implementation)
  public func register<Service, First: NamedService, each Rest: NamedService>(
    _ type: Service.Type, _ lifetime: Lifetime<Service> = .transient,
    override isOverride: Bool = false,
    injecting first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory:
      @escaping @Sendable (First.Service, repeat (each Rest).Service) throws -> Service
  ) {
    add(
      Registration(
        ServiceIdentity(Service.self, .plain), Service.self, lifetime, isOverride: isOverride,
        inputs: identities(first, repeat each rest), fileID, line
      ) { resolver, memory in
        memory.initializeMemory(
          as: Service.self,
          to: try factory(
            resolver.resolve(First.self), repeat resolver.resolve((each Rest).self)))
      })
  }

  /// Registers a factory that is given instances of the plain types it declares.
  ///
  /// - Parameters:
  ///   - type: What is registered.
  ///   - lifetime: How long an instance is kept.
  ///   - isOverride: Whether it takes the place of an earlier registration.
  ///   - first: The type of the first input.
  ///   - rest: The types of the other inputs.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - factory: Constructs an instance from its inputs.
  @export(implementation)
  public func register<Service, First, each Rest>(
    _ type: Service.Type, _ lifetime: Lifetime<Service> = .transient,
    override isOverride: Bool = false,
    injecting first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (First, repeat each Rest) throws -> Service
  ) {
    add(
      Registration(
        ServiceIdentity(Service.self, .plain), Service.self, lifetime, isOverride: isOverride,
        inputs: identities(ofTypes: first, repeat each rest), fileID, line
      ) { resolver, memory in
        memory.initializeMemory(
          as: Service.self,
          to: try factory(
            resolver.resolve(First.self), repeat resolver.resolve((each Rest).self)))
      })
  }

  /// Registers an initializer whose parameters are injected by their types.
  ///
  /// ```swift
  /// container.register(HTTPClient.self, .singleton, initializer: HTTPClient.init)
  /// ```
  ///
  /// The inputs are known without running the initializer, so sealing checks them. An Optional
  /// parameter is nil where its type is not registered.
  ///
  /// - Parameters:
  ///   - type: What is registered.
  ///   - lifetime: How long an instance is kept.
  ///   - isOverride: Whether it takes the place of an earlier registration.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - initializer: Constructs an instance, from any number of parameters.
  @export(implementation)
  public func register<Service, each Input>(
    _ type: Service.Type, _ lifetime: Lifetime<Service> = .transient,
    override isOverride: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    initializer: @escaping @Sendable (repeat each Input) throws -> Service
  ) {
    add(
      Registration(
        ServiceIdentity(Service.self, .plain), Service.self, lifetime, isOverride: isOverride,
        inputs: identities(ofTypes: repeat (each Input).self), fileID, line
      ) { resolver, memory in
        memory.initializeMemory(
          as: Service.self, to: try initializer(repeat resolver.resolve((each Input).self)))
      })
  }

  /// Registers an instance that is ready.
  ///
  /// ```swift
  /// container.register(instance: HTTPClient())
  /// container.register((any Sendable).self, instance: SystemClock())
  /// ```
  ///
  /// - Parameters:
  ///   - type: What it is registered as, its own type if nothing is said.
  ///   - isOverride: Whether it takes the place of an earlier registration.
  ///   - instance: The instance.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  @export(implementation)
  public func register<Service: Sendable>(
    _ type: Service.Type = Service.self, override isOverride: Bool = false, instance: Service,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    register(
      type, .singleton, override: isOverride, fileID: fileID, line: line, factory: { instance })
  }
}

extension Container {
  /// Registers a factory of another module, which receives a resolver and resolves nothing but the
  /// inputs it declares.
  ///
  /// - Parameters:
  ///   - type: What is registered.
  ///   - inputs: The keys that the factory resolves.
  ///   - fileID: The file that registers.
  ///   - line: The line that registers.
  ///   - factory: Constructs an instance.
  package func register<Service>(
    _ type: Service.Type, declaring inputs: [any ServiceKey.Type], _ fileID: StaticString,
    _ line: UInt, factory: @escaping @Sendable (Resolver) throws -> Service
  ) {
    add(
      Registration(
        ServiceIdentity(Service.self, .plain), Service.self, .transient,
        inputs: inputs.map { $0._identity }, fileID, line
      ) { resolver, memory in
        memory.initializeMemory(as: Service.self, to: try factory(resolver))
      })
  }
}
