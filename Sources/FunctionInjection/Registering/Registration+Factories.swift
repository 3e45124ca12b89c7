// The factories of all registering methods, each erased in one place.
//
// The initializers are compiled in the client, which knows the types. Only the first one is inlined,
// so that the compiler knows the factory of a live registration, which then allocates no context.
extension Registration {
  /// Makes a registration whose factory receives the services of keys.
  ///
  /// - Parameter inputs: The identities of the keys, if they are known.
  @export(implementation) @inline(__always)
  convenience init<Service, each Input: NamedService>(
    _ key: ServiceIdentity, _ lifetime: Lifetime<Service>, role: Role = .service,
    isOverride: Bool? = false, inputs: [ServiceIdentity]? = nil,
    injecting input: repeat (each Input).Type, fileID: StaticString, line: UInt,
    factory: @escaping @Sendable (repeat (each Input).Service) throws -> Service
  ) {
    let inputs = inputs ?? identities(repeat each input)
    self.init(
      key, Service.self, lifetime, role: role, isOverride: isOverride, inputs: inputs, fileID, line
    ) { resolver, memory in
      memory.initializeMemory(
        as: Service.self, to: try factory(repeat resolver.resolve((each Input).self)))
    }
  }

  /// Makes a registration whose factory receives instances of plain types.
  @export(implementation)
  convenience init<Service, each Input>(
    _ key: ServiceIdentity, _ lifetime: Lifetime<Service>, role: Role = .service,
    isOverride: Bool? = false, injectingTypes input: repeat (each Input).Type,
    fileID: StaticString, line: UInt,
    initializer: @escaping @Sendable (repeat each Input) throws -> Service
  ) {
    self.init(
      key, Service.self, lifetime, role: role, isOverride: isOverride,
      inputs: identities(ofTypes: repeat each input), fileID, line
    ) { resolver, memory in
      memory.initializeMemory(
        as: Service.self, to: try initializer(repeat resolver._resolveType((each Input).self)))
    }
  }

  /// Makes a registration whose factory receives a resolver, so that its inputs are unknown.
  @export(implementation)
  convenience init<Service>(
    _ key: ServiceIdentity, _ lifetime: Lifetime<Service>, role: Role = .service,
    isOverride: Bool? = false, fileID: StaticString, line: UInt,
    resolving factory: @escaping @Sendable (Resolver) throws -> Service
  ) {
    self.init(
      key, Service.self, lifetime, role: role, isOverride: isOverride, isOpaque: true, fileID, line
    ) { resolver, memory in
      memory.initializeMemory(as: Service.self, to: try factory(resolver))
    }
  }
}
