// The factories of all registering methods, each erased in one place.
//
// The initializers are compiled in the client, which knows the types. They are not inlined, so a
// registration adds little code to its caller.
extension Registration {
  /// Makes a registration whose factory receives the services of keys.
  @export(implementation)
  convenience init<Service, each Input: NamedService>(
    _ key: ServiceIdentity, _ lifetime: Lifetime<Service>, role: Role = .service,
    isOverride: Bool? = false, injecting input: repeat (each Input).Type,
    fileID: StaticString, line: UInt,
    factory: @escaping @Sendable (repeat (each Input).Service) throws -> Service
  ) {
    self.init(
      key, lifetime, role: role, isOverride: isOverride, inputs: identities(repeat each input),
      injecting: repeat each input, fileID: fileID, line: line, factory: factory)
  }

  /// Makes a registration whose factory receives the services of keys with known identities.
  ///
  /// This initializer is inlined, so that the factory of a live registration allocates no context.
  /// If the initializer above were inlined too, Swift 6.3.1 would crash when optimizing a live
  /// registration with `requiring:` in a generic function.
  @export(implementation) @inline(__always)
  convenience init<Service, each Input: NamedService>(
    _ key: ServiceIdentity, _ lifetime: Lifetime<Service>, role: Role,
    isOverride: Bool? = false, inputs: [ServiceIdentity],
    injecting input: repeat (each Input).Type, fileID: StaticString, line: UInt,
    factory: @escaping @Sendable (repeat (each Input).Service) throws -> Service
  ) {
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
