/// Registering what is constructed by a function that may suspend.
extension Container {
  /// Registers an asynchronous factory that needs nothing.
  ///
  /// ```swift
  /// enum OpenDatabase: AsyncService { typealias Service = Database }
  ///
  /// container.register(OpenDatabase.self, .singleton) { () async throws in Database() }
  /// ```
  ///
  /// - Parameters:
  ///   - key: What is registered.
  ///   - lifetime: How long an instance is kept.
  ///   - isOverride: Whether it takes the place of an earlier registration.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - factory: Constructs an instance.
  @export(implementation)
  public func register<Key: AsyncService>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    override isOverride: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable () async throws -> Key.Service
  ) {
    add(key, lifetime, isOverride: isOverride, fileID, line) { _ in try await factory() }
  }

  /// Registers an asynchronous factory that is given a resolver.
  ///
  /// - Parameters:
  ///   - key: What is registered.
  ///   - lifetime: How long an instance is kept.
  ///   - isOverride: Whether it takes the place of an earlier registration.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - factory: Constructs an instance. Its resolver is for the time of the construction.
  @export(implementation)
  public func register<Key: AsyncService>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    override isOverride: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (Resolver) async throws -> Key.Service
  ) {
    add(key, lifetime, isOverride: isOverride, isOpaque: true, fileID, line, make: factory)
  }

  /// Registers an asynchronous factory that is given the services it declares.
  ///
  /// The inputs are resolved one after the other.
  ///
  /// - Parameters:
  ///   - key: What is registered.
  ///   - lifetime: How long an instance is kept.
  ///   - isOverride: Whether it takes the place of an earlier registration.
  ///   - first: The key of the first input, whose construction may suspend or not.
  ///   - rest: The keys of the other inputs.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - factory: Constructs an instance from its inputs.
  @export(implementation)
  public func register<Key: AsyncService, First: AsyncInput, each Rest: AsyncInput>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    override isOverride: Bool = false,
    injecting first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory:
      @escaping @Sendable (First.Service, repeat (each Rest).Service) async throws
      -> Key.Service
  ) {
    add(
      key, lifetime, isOverride: isOverride, inputs: identities(first, repeat each rest), fileID,
      line
    ) { resolver in
      try await factory(
        First.resolveAsyncInput(from: resolver),
        repeat (each Rest).resolveAsyncInput(from: resolver))
    }
  }

  /// Puts something around a service whose construction may suspend.
  ///
  /// - Parameters:
  ///   - key: What is decorated.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - decorator: Makes a service of the one that is decorated; it may suspend too.
  @export(implementation)
  public func decorate<Key: AsyncService>(
    _ key: Key.Type, fileID: StaticString = #fileID, line: UInt = #line,
    decorator: @escaping @Sendable (Key.Service) async throws -> Key.Service
  ) {
    add(
      Decoration(suspending: key, RegistrationLocation(fileID: fileID, line: line)) { next, _ in
        try await decorator(next)
      })
  }

  /// Puts something around a service whose construction may suspend, which is given the services it
  /// declares.
  ///
  /// - Parameters:
  ///   - key: What is decorated.
  ///   - first: The key of the first input, whose construction may suspend or not.
  ///   - rest: The keys of the other inputs.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - decorator: Makes a service of the one that is decorated, and of the inputs; it may suspend.
  @export(implementation)
  public func decorate<Key: AsyncService, First: AsyncInput, each Rest: AsyncInput>(
    _ key: Key.Type, injecting first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    decorator:
      @escaping @Sendable (Key.Service, First.Service, repeat (each Rest).Service) async throws
      -> Key.Service
  ) {
    add(
      Decoration(
        suspending: key, inputs: identities(first, repeat each rest),
        RegistrationLocation(fileID: fileID, line: line)
      ) { next, resolver in
        try await decorator(
          next, First.resolveAsyncInput(from: resolver),
          repeat (each Rest).resolveAsyncInput(from: resolver))
      })
  }

  /// Adds what every way of registering a service whose construction may suspend comes down to.
  @usableFromInline
  func add<Key: AsyncService>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service>, isOverride: Bool,
    inputs: [ServiceIdentity] = [], isOpaque: Bool = false, _ fileID: StaticString, _ line: UInt,
    make: @escaping @Sendable (Resolver) async throws -> Key.Service
  ) {
    add(
      Registration(
        Key._identity, Key.Service.self, lifetime, isOverride: isOverride, inputs: inputs,
        isOpaque: isOpaque, fileID, line,
        suspendingMake: { resolver, memory in memory.initialize(to: try await make(resolver)) }))
  }
}
