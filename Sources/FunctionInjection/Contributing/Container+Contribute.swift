/// Contributing: many services for one key, in the order of their registration.
extension Container {
  /// Contributes a service to a key.
  ///
  /// Any number of assemblies can contribute to a key, and each contribution has its own lifetime.
  /// Resolve all contributions together, with `resolveAll(Middleware.self)` or
  /// `injecting: all(Middleware.self)`. Omit `injecting:` if the factory has no inputs.
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
  ///   - key: The key to contribute to.
  ///   - lifetime: The lifetime of the contribution's instances.
  ///   - input: The keys of the inputs, in the order of the factory's parameters.
  ///   - factory: A closure that creates an instance from the inputs.
  @export(implementation)
  public func contribute<Key: NamedService, each Input: NamedService>(
    to key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    injecting input: repeat (each Input).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (repeat (each Input).Service) throws -> Key.Service
  ) {
    add(
      Registration(
        Key._identity, lifetime, role: .contribution, injecting: repeat each input, fileID: fileID,
        line: line, factory: factory),
      to: Registration(listOf: key, fileID, line))
  }

  /// Contributes a service to a key, with a factory that receives a resolver.
  ///
  /// - Parameters:
  ///   - key: The key to contribute to.
  ///   - lifetime: The lifetime of the contribution's instances.
  ///   - factory: A closure that creates an instance. The resolver that it receives is valid until
  ///     the closure returns.
  @export(implementation)
  public func contribute<Key: NamedService>(
    to key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (Resolver) throws -> Key.Service
  ) {
    add(
      Registration(
        Key._identity, lifetime, role: .contribution, fileID: fileID, line: line, resolving: factory
      ),
      to: Registration(listOf: key, fileID, line))
  }

  /// Contributes an instance to a plain type.
  ///
  /// To declare inputs, contribute to the key of the type:
  /// `contribute(to: Instance<any Plugin>.self, injecting: …)`.
  ///
  /// - Parameters:
  ///   - type: The type to contribute to.
  ///   - lifetime: The lifetime of the contribution's instances.
  ///   - factory: A closure that creates an instance.
  @export(implementation) @_disfavoredOverload
  public func contribute<Service>(
    to type: Service.Type, _ lifetime: Lifetime<Service> = .transient,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable () throws -> Service
  ) {
    contribute(
      to: Instance<Service>.self, lifetime, fileID: fileID, line: line, factory: factory)
  }
}

// In a protocol extension, so that the compiler prefers the functions for keys if a factory ignores
// its inputs.
extension DependencyRegistry where Self == Container {
  /// Contributes a service to a key, with a factory that receives instances of plain types.
  ///
  /// - Parameters:
  ///   - key: The key to contribute to.
  ///   - lifetime: The lifetime of the contribution's instances.
  ///   - first: The type of the first input.
  ///   - rest: The types of the other inputs.
  ///   - factory: A closure that creates an instance from the inputs.
  @export(implementation)
  public func contribute<Key: NamedService, First, each Rest>(
    to key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    injecting first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (First, repeat each Rest) throws -> Key.Service
  ) {
    self.add(
      Registration(
        Key._identity, lifetime, role: .contribution, injectingTypes: first, repeat each rest,
        fileID: fileID, line: line, initializer: factory),
      to: Registration(listOf: key, fileID, line))
  }
}

extension Registration {
  /// Makes the registration of a list that has no contributions yet.
  ///
  /// The contributions become the inputs of the list. The factory reads them from the construction
  /// of its resolver, so the same factory still works when the list grows.
  @export(implementation)
  convenience init<Key: NamedService>(
    listOf key: Key.Type, role: Role = .list, _ fileID: StaticString, _ line: UInt
  ) {
    self.init(
      All<Key>._identity, [Key.Service].self, .transient, role: role, fileID, line
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
