// Overloads for common mistakes in registering, each with a message that has the correct line.
//
// The compiler chooses an unavailable overload only if no other overload fits. A closure, as in
// `register { A() }`, also fits the overload that registers an instance. So the overload for a
// closure is available: it warns, and leaves a fault.
extension Container {
  /// Rejects a factory without the type that it creates.
  @_documentation(visibility: private)
  @available(*, deprecated, message: "name the type: register(HTTPClient.self) { HTTPClient() }")
  public func register<Service>(
    override isOverride: Bool? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    factory: () throws -> Service
  ) {
    addFactoryWithoutType(Service.self, fileID, line)
  }

  /// Rejects a factory that suspends without the type that it creates.
  @_documentation(visibility: private)
  @available(
    *, deprecated, message: "name the key: register(OpenDatabase.self) { await open() }"
  )
  public func register<Service>(
    override isOverride: Bool? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    factory: () async throws -> Service
  ) {
    addFactoryWithoutType(Service.self, suspends: true, fileID, line)
  }

  /// Rejects a factory with a resolver without the type that it creates.
  @_documentation(visibility: private)
  @available(
    *, deprecated,
    message: "name the type: register(HTTPClient.self) { resolver in HTTPClient() }"
  )
  public func register<Service>(
    override isOverride: Bool? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    factory: (Resolver) throws -> Service
  ) {
    addFactoryWithoutType(Service.self, fileID, line)
  }

  private func addFactoryWithoutType<Service>(
    _ type: Service.Type, suspends: Bool = false, _ fileID: StaticString, _ line: UInt
  ) {
    let location = RegistrationLocation(fileID: fileID, line: line)
    let fault = WiringFault.namesNoType(
      ServiceIdentity(Service.self, .plain), suspends: suspends, location)
    core.change { wiring, _ in wiring.faults.append(fault) }
  }

  /// Rejects a factory and its lifetime without the type that it creates.
  @_documentation(visibility: private) @export(implementation)
  @available(
    *, unavailable, message: "name the type: register(HTTPClient.self, .singleton) { HTTPClient() }"
  )
  public func register<Service>(
    _ lifetime: Lifetime<Service>, fileID: StaticString = #fileID, line: UInt = #line,
    factory: () throws -> Service
  ) {}

  /// Rejects a factory with a resolver and its lifetime without the type that it creates.
  @_documentation(visibility: private) @export(implementation)
  @available(
    *, unavailable, message: "name the type: register(HTTPClient.self) { resolver in HTTPClient() }"
  )
  public func register<Service>(
    _ lifetime: Lifetime<Service>, fileID: StaticString = #fileID,
    line: UInt = #line, factory: (Resolver) throws -> Service
  ) {}

  /// Rejects a function that is passed as a factory.
  @_documentation(visibility: private) @export(implementation)
  @available(
    *, unavailable,
    message: "a ready function is registered by registerFunction(FindName.self) { … }"
  )
  public func register<Key: NamedService>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    override isOverride: Bool? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    function: Key.Service
  ) {}

  /// Rejects a function that is contributed without a factory.
  @_documentation(visibility: private) @export(implementation)
  @available(
    *, unavailable,
    message: """
      the closure is a factory, which returns the function: \
      contribute(to: Middleware.self) { { text in … } }
      """
  )
  public func contribute<Key: NamedService>(
    to key: Key.Type, fileID: StaticString = #fileID, line: UInt = #line, function: Key.Service
  ) {}

  /// Rejects a scope of a container with registrations or values of its own.
  @_documentation(visibility: private) @export(implementation)
  @available(
    *, unavailable,
    message: """
      seal the container once, and resolve everything from the sealed resolver: \
      let resolver = try container.seal(), and then try resolver.makeScope { … }
      """
  )
  public func makeScope(registering register: (Container) -> Void) -> Resolver { resolver }

  // An unavailable overload would lose against the one for plain types. The defaults are those of
  // the overloads for a type that is its own key, which would lose to an overload without them.

  /// Rejects an ``AsyncService`` as the key of a value that scopes receive.
  @_documentation(visibility: private)
  @available(
    *, deprecated,
    message: "a scope receives values: declare the type, registerScopeInput(Connection.self)"
  )
  public func registerScopeInput<Key: AsyncService>(
    _ key: Key.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) {}

  /// Rejects a ``MainActorService`` as the key of a value that scopes receive.
  @_documentation(visibility: private)
  @available(
    *, deprecated,
    message: "a scope receives values: declare the type, registerScopeInput(RootScreen.self)"
  )
  public func registerScopeInput<Key: MainActorService>(
    _ key: Key.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) {}

  /// Rejects the service of a key as an instance of a plain type.
  @_documentation(visibility: private) @export(implementation)
  @available(
    *, unavailable,
    message: """
      a ready function is registered by registerFunction(FindName.self) { … }, \
      a value by register(Token.self) { token }
      """
  )
  public func register<Key: NamedService>(
    _ key: Key.Type, override isOverride: Bool? = nil, instance: Key.Service,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {}

  /// Rejects a lifetime for a function.
  @_documentation(visibility: private) @export(implementation)
  @available(*, unavailable, message: "a function has no lifetime: leave it out")
  public func registerFunction<Key: NamedService>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service>, override isOverride: Bool? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, _ function: Key.Service
  ) {}

  /// Rejects inputs of a function, which need a factory.
  @_documentation(visibility: private) @export(implementation)
  @available(
    *, unavailable,
    message: """
      inputs need a factory: \
      register(Greet.self, injecting: FindName.self) { find in { name in … } }
      """
  )
  public func registerFunction<Key: NamedService, First: NamedService, each Rest: NamedService>(
    _ key: Key.Type, override isOverride: Bool? = nil,
    injecting first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ factory: (First.Service, repeat (each Rest).Service) throws -> Key.Service
  ) {}

  /// Rejects inputs of plain types of a function, which need a factory.
  @_documentation(visibility: private) @export(implementation)
  @available(
    *, unavailable,
    message: """
      inputs need a factory: \
      register(Greet.self, injecting: HTTPClient.self) { client in { name in … } }
      """
  )
  public func registerFunction<Key: NamedService, First, each Rest>(
    _ key: Key.Type, override isOverride: Bool? = nil,
    injecting first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ factory: (First, repeat each Rest) throws -> Key.Service
  ) {}

  // Disfavored, because the function that a test double returns fits it too, with another mistake.
  /// Rejects a factory of a function.
  @_documentation(visibility: private) @export(implementation) @_disfavoredOverload
  @available(
    *, unavailable,
    message: """
      registerFunction takes the function itself; \
      a factory is registered by register(FindName.self) { … }
      """
  )
  public func registerFunction<Key: NamedService>(
    _ key: Key.Type, override isOverride: Bool? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, _ factory: () throws -> Key.Service
  ) {}

  /// Rejects a factory that suspends for a key whose service is created synchronously.
  @_documentation(visibility: private) @export(implementation)
  @available(*, unavailable, message: "a factory that suspends needs a key that is an AsyncService")
  public func register<Key: NamedService, each Input>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    override isOverride: Bool? = nil, injecting input: repeat (each Input).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: (repeat each Input) async throws -> Key.Service
  ) {}

  /// Rejects a factory that suspends for a plain type.
  @_documentation(visibility: private) @export(implementation)
  @available(*, unavailable, message: "a factory that suspends needs a key that is an AsyncService")
  public func register<Service, each Input>(
    _ type: Service.Type, _ lifetime: Lifetime<Service> = .transient,
    override isOverride: Bool? = nil, injecting input: repeat (each Input).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: (repeat each Input) async throws -> Service
  ) {}
}

@available(
  *, unavailable,
  message: "among keys, write each plain type as an Instance: Instance<HTTPClient>.self"
)
extension Container {
  /// Rejects plain types after a key among the inputs.
  @_documentation(visibility: private) @export(implementation)
  public func register<Key: NamedService, First: NamedService, Second, each Rest>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    override isOverride: Bool? = nil,
    injecting first: First.Type, _ second: Second.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: (First.Service, Second, repeat each Rest) throws -> Key.Service
  ) {}

  /// Rejects a plain type before keys among the inputs.
  @_documentation(visibility: private) @export(implementation)
  public func register<Key: NamedService, First, Second: NamedService, each Rest: NamedService>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    override isOverride: Bool? = nil,
    injecting first: First.Type, _ second: Second.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: (First, Second.Service, repeat (each Rest).Service) throws -> Key.Service
  ) {}

  /// Rejects plain types after a key among the inputs of a plain type.
  @_documentation(visibility: private) @export(implementation)
  public func register<Service, First: NamedService, Second, each Rest>(
    _ type: Service.Type, _ lifetime: Lifetime<Service> = .transient,
    override isOverride: Bool? = nil,
    injecting first: First.Type, _ second: Second.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: (First.Service, Second, repeat each Rest) throws -> Service
  ) {}

  /// Rejects a plain type before keys among the inputs of a plain type.
  @_documentation(visibility: private) @export(implementation)
  public func register<Service, First, Second: NamedService, each Rest: NamedService>(
    _ type: Service.Type, _ lifetime: Lifetime<Service> = .transient,
    override isOverride: Bool? = nil,
    injecting first: First.Type, _ second: Second.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: (First, Second.Service, repeat (each Rest).Service) throws -> Service
  ) {}
}

extension Lifetime {
  /// Rejects a type that cannot have weak references.
  @_documentation(visibility: private) @export(implementation)
  @available(
    *, unavailable,
    message: "register the class as .weak, and the protocol with a factory that receives the class"
  )
  public static var weak: Lifetime { Lifetime(.weak) }
}
