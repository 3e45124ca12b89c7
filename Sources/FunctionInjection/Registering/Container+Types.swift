/// Registering a plain type: a class, a value, or a protocol.
///
/// These methods are disfavored, so that the compiler selects the methods of ``NamedService`` for a
/// type that is its own key.
extension Container {
  /// Registers a factory of a plain type, with declared inputs.
  ///
  /// Omit `injecting:` if the factory has no inputs.
  ///
  /// ```swift
  /// container.register(SystemClock.self, .singleton, factory: SystemClock.init)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type to register.
  ///   - lifetime: The lifetime of the instances.
  ///   - isOverride: Whether the registration replaces an earlier registration. The default is
  ///     `true` in a closure that registers overrides, and `false` elsewhere.
  ///   - input: The keys of the inputs, in the order of the factory's parameters.
  ///   - factory: A closure that creates an instance from the inputs.
  @export(implementation) @_disfavoredOverload
  public func register<Service, each Input: NamedService>(
    _ type: Service.Type, _ lifetime: Lifetime<Service> = .transient,
    override isOverride: Bool? = nil, injecting input: repeat (each Input).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (repeat (each Input).Service) throws -> Service
  ) {
    add(
      Registration(
        ServiceIdentity(Service.self, .plain), lifetime, isOverride: isOverride,
        injecting: repeat each input, fileID: fileID, line: line, factory: factory))
  }

  /// Registers a plain type with a factory that receives a resolver.
  ///
  /// The services that the factory resolves are unknown before it runs, so `verify()` lists the
  /// registration as unverified.
  ///
  /// - Parameters:
  ///   - type: The type to register, such as `(any Service).self`.
  ///   - lifetime: The lifetime of the instances.
  ///   - isOverride: Whether the registration replaces an earlier registration. The default is
  ///     `true` in a closure that registers overrides, and `false` elsewhere.
  ///   - factory: A closure that creates an instance. The resolver that it receives is valid until
  ///     the closure returns.
  @export(implementation) @_disfavoredOverload
  public func register<Service>(
    _ type: Service.Type, _ lifetime: Lifetime<Service> = .transient,
    override isOverride: Bool? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (Resolver) throws -> Service
  ) {
    add(
      Registration(
        ServiceIdentity(Service.self, .plain), lifetime, isOverride: isOverride, fileID: fileID,
        line: line, resolving: factory))
  }

  /// Registers an initializer whose parameters are injected by their types.
  ///
  /// ```swift
  /// container.register(HTTPClient.self, .singleton, initializer: HTTPClient.init)
  /// ```
  ///
  /// The inputs are known without running the initializer, so sealing checks them. An Optional
  /// parameter is `nil` if its type is not registered.
  ///
  /// - Parameters:
  ///   - type: The type to register.
  ///   - lifetime: The lifetime of the instances.
  ///   - isOverride: Whether the registration replaces an earlier registration. The default is
  ///     `true` in a closure that registers overrides, and `false` elsewhere.
  ///   - initializer: An initializer with any number of parameters.
  @export(implementation) @_disfavoredOverload
  public func register<Service, each Input>(
    _ type: Service.Type, _ lifetime: Lifetime<Service> = .transient,
    override isOverride: Bool? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    initializer: @escaping @Sendable (repeat each Input) throws -> Service
  ) {
    add(
      Registration(
        ServiceIdentity(Service.self, .plain), lifetime, isOverride: isOverride,
        injectingTypes: repeat (each Input).self, fileID: fileID, line: line,
        initializer: initializer))
  }

  /// Registers an instance.
  ///
  /// ```swift
  /// container.register(instance: HTTPClient())
  /// container.register((any Sendable).self, instance: SystemClock())
  /// ```
  ///
  /// To register a ready function under a key, use ``registerFunction(_:override:fileID:line:_:)``.
  /// To register any other value under a key, use a factory: `container.register(Token.self) {
  /// token }`.
  ///
  /// - Parameters:
  ///   - type: The type to register the instance as. The default is the instance's own type.
  ///   - isOverride: Whether the registration replaces an earlier registration. The default is
  ///     `true` in a closure that registers overrides, and `false` elsewhere.
  ///   - instance: The instance.
  @export(implementation)
  public func register<Service: Sendable>(
    _ type: Service.Type = Service.self, override isOverride: Bool? = nil, instance: Service,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    register(
      type, .singleton, override: isOverride, fileID: fileID, line: line, factory: { instance })
  }
}

// In a protocol extension, so that the compiler prefers the functions for keys if a factory ignores
// its inputs.
extension DependencyRegistry where Self == Container {
  /// Registers a factory of a plain type, whose declared inputs are plain types.
  ///
  /// - Parameters:
  ///   - type: The type to register.
  ///   - lifetime: The lifetime of the instances.
  ///   - isOverride: Whether the registration replaces an earlier registration. The default is
  ///     `true` in a closure that registers overrides, and `false` elsewhere.
  ///   - first: The type of the first input.
  ///   - rest: The types of the other inputs.
  ///   - factory: A closure that creates an instance from the inputs.
  @export(implementation) @_disfavoredOverload
  public func register<Service, First, each Rest>(
    _ type: Service.Type, _ lifetime: Lifetime<Service> = .transient,
    override isOverride: Bool? = nil, injecting first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (First, repeat each Rest) throws -> Service
  ) {
    self.add(
      Registration(
        ServiceIdentity(Service.self, .plain), lifetime, isOverride: isOverride,
        injectingTypes: first, repeat each rest, fileID: fileID, line: line, initializer: factory))
  }
}

extension Container {
  /// Registers a plain type with a factory that receives a resolver, and declares its inputs.
  ///
  /// Other modules of this package use this method. The factory must resolve only the declared
  /// inputs.
  ///
  /// - Parameters:
  ///   - type: The type to register.
  ///   - isOverride: Whether the registration replaces an earlier registration; `nil` for the
  ///     default of the container.
  ///   - consumers: The consumers that are used through the service.
  ///   - inputs: The keys that the factory resolves.
  ///   - fileID: The file of the call that registers the service.
  ///   - line: The line of the call that registers the service.
  ///   - factory: A closure that creates an instance.
  package func register<Service>(
    _ type: Service.Type, override isOverride: Bool?, for consumers: Consumers,
    declaring inputs: [any ServiceKey.Type], _ fileID: StaticString, _ line: UInt,
    factory: @escaping @Sendable (Resolver) throws -> Service
  ) {
    add(
      Registration(
        ServiceIdentity(Service.self, .plain), Service.self, .transient, role: .service,
        isOverride: isOverride, inputs: inputs.map { $0._identity }, isOpaque: false,
        RegistrationLocation(fileID: fileID, line: line),
        make: { resolver, memory in
          memory.initializeMemory(as: Service.self, to: try factory(resolver))
        },
        Registration.Supplement(consumers: consumers)))
  }
}
