/// Registering a key, whose service can be created on any thread.
extension Container {
  /// Registers a factory with declared inputs.
  ///
  /// Omit `injecting:` if the factory has no inputs. With inputs, the outer closure is the factory,
  /// and the inner closure is the function that the factory returns. Sealing checks the inputs
  /// without running the factory. Write a plain type among the keys as `Instance<HTTPClient>.self`.
  ///
  /// ```swift
  /// container.register(LoadUsers.self, injecting: RetrieveUsers.self, FilterUsers.self) {
  ///   retrieve, filter in
  ///   { try Users.load(retrieveFunction: retrieve, filterFunction: filter) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to register.
  ///   - lifetime: The lifetime of the instances.
  ///   - isOverride: Whether the registration replaces an earlier registration. The default is
  ///     `true` in a closure that registers overrides, and `false` elsewhere.
  ///   - input: The keys of the inputs, in the order of the factory's parameters.
  ///   - factory: A closure that creates an instance from the inputs.
  @export(implementation)
  public func register<Key: NamedService, each Input: NamedService>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    override isOverride: Bool? = nil, injecting input: repeat (each Input).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (repeat (each Input).Service) throws -> Key.Service
  ) {
    add(
      Registration(
        Key._identity, lifetime, isOverride: isOverride, injecting: repeat each input,
        fileID: fileID, line: line, factory: factory))
  }

  /// Registers a factory that receives a resolver.
  ///
  /// The services that the factory resolves are unknown before it runs, so `verify()` lists the
  /// registration as unverified. Declare the inputs with `injecting:` if you can.
  ///
  /// ```swift
  /// container.register(LoadUsers.self) { resolver in
  ///   let client = try resolver.resolve(HTTPClient.self)
  ///   return { try client.get("/users") }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to register.
  ///   - lifetime: The lifetime of the instances.
  ///   - isOverride: Whether the registration replaces an earlier registration. The default is
  ///     `true` in a closure that registers overrides, and `false` elsewhere.
  ///   - factory: A closure that creates an instance. The resolver that it receives is valid until
  ///     the closure returns. An instance that resolves services later keeps the resolver's
  ///     ``Resolver/handle``.
  @export(implementation)
  public func register<Key: NamedService>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    override isOverride: Bool? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (Resolver) throws -> Key.Service
  ) {
    add(
      Registration(
        Key._identity, lifetime, isOverride: isOverride, fileID: fileID, line: line,
        resolving: factory))
  }

  /// Registers a function.
  ///
  /// A dependency is a function, so the closure is the function itself:
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
  ///   - isOverride: Whether the registration replaces an earlier registration. The default is
  ///     `true` in a closure that registers overrides, and `false` elsewhere.
  ///   - function: The function.
  @export(implementation)
  public func registerFunction<Key: NamedService>(
    _ key: Key.Type, override isOverride: Bool? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, _ function: Key.Service
  ) where Key.Service: Sendable {
    register(
      key, .singleton, override: isOverride, fileID: fileID, line: line, factory: { function })
  }
}

// In a protocol extension, so that the compiler prefers the functions for keys if a factory ignores
// its inputs.
extension DependencyRegistry where Self == Container {
  /// Registers a factory whose declared inputs are plain types.
  ///
  /// Use it to bind the dependencies of a function, and leave the other arguments to its callers:
  ///
  /// ```swift
  /// container.register(LoadUser.self, injecting: Database.self) { partial(Users.find, arg1: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to register.
  ///   - lifetime: The lifetime of the instances.
  ///   - isOverride: Whether the registration replaces an earlier registration. The default is
  ///     `true` in a closure that registers overrides, and `false` elsewhere.
  ///   - first: The type of the first input.
  ///   - rest: The types of the other inputs.
  ///   - factory: A closure that creates an instance from the inputs.
  @export(implementation)
  public func register<Key: NamedService, First, each Rest>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    override isOverride: Bool? = nil, injecting first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (First, repeat each Rest) throws -> Key.Service
  ) {
    self.add(
      Registration(
        Key._identity, lifetime, isOverride: isOverride, injectingTypes: first, repeat each rest,
        fileID: fileID, line: line, initializer: factory))
  }
}
