/// Registering a service whose factory may suspend.
extension Container {
  /// Registers an asynchronous factory with declared inputs.
  ///
  /// Omit `injecting:` if the factory has no inputs. The inputs are resolved one after the other.
  ///
  /// ```swift
  /// enum OpenDatabase: AsyncService { typealias Service = Database }
  ///
  /// container.register(OpenDatabase.self, .singleton) { () async throws in Database() }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to register.
  ///   - lifetime: The lifetime of the instances.
  ///   - isOverride: Whether the registration replaces an earlier registration. The default is
  ///     `true` in a closure that registers overrides, and `false` elsewhere.
  ///   - input: The keys of the inputs. The factories of these inputs may suspend.
  ///   - factory: A closure that creates an instance from the inputs.
  @export(implementation)
  public func register<Key: AsyncService, each Input: AsyncInput>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    override isOverride: Bool? = nil, injecting input: repeat (each Input).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (repeat (each Input).Service) async throws -> Key.Service
  ) {
    add(
      Registration(
        suspending: key, lifetime, isOverride: isOverride, inputs: identities(repeat each input),
        fileID, line
      ) { try await factory(repeat $0.awaitedInput((each Input).self)) })
  }

  /// Registers an asynchronous factory that receives a resolver.
  ///
  /// - Parameters:
  ///   - key: The key to register.
  ///   - lifetime: The lifetime of the instances.
  ///   - isOverride: Whether the registration replaces an earlier registration. The default is
  ///     `true` in a closure that registers overrides, and `false` elsewhere.
  ///   - factory: A closure that creates an instance. The resolver that it receives is valid until
  ///     the closure returns.
  @export(implementation)
  public func register<Key: AsyncService>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    override isOverride: Bool? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (Resolver) async throws -> Key.Service
  ) {
    add(
      Registration(
        suspending: key, lifetime, isOverride: isOverride, isOpaque: true, fileID, line,
        make: factory))
  }

  /// Wraps a service whose factory may suspend.
  ///
  /// - Parameters:
  ///   - key: The key to decorate.
  ///   - input: The keys of the decorator's inputs, whose factories may suspend.
  ///   - decorator: A closure that receives the service and the inputs, and returns the service
  ///     that replaces it.
  @export(implementation)
  public func decorate<Key: AsyncService, each Input: AsyncInput>(
    _ key: Key.Type, injecting input: repeat (each Input).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    decorator:
      @escaping @Sendable (Key.Service, repeat (each Input).Service) async throws -> Key.Service
  ) {
    add(
      Decoration(
        suspending: key, inputs: identities(repeat each input), fileID, line
      ) { try await decorator($0, repeat $1.awaitedInput((each Input).self)) })
  }
}

extension Registration {
  /// Makes a registration whose factory may suspend.
  @export(implementation)
  convenience init<Key: AsyncService>(
    suspending key: Key.Type, _ lifetime: Lifetime<Key.Service>, role: Role = .service,
    isOverride: Bool? = false, inputs: [ServiceIdentity] = [], isOpaque: Bool = false,
    _ fileID: StaticString, _ line: UInt,
    make: @escaping @Sendable (Resolver) async throws -> Key.Service
  ) {
    self.init(
      Key._identity, Key.Service.self, lifetime.kind, role: role, isOverride: isOverride,
      inputs: inputs, isOpaque: isOpaque, RegistrationLocation(fileID: fileID, line: line),
      make: { _, _ in throw IsolationError.synchronous },
      Supplement(
        suspendingMake: { resolver, memory in memory.initialize(to: try await make(resolver)) },
        release: lifetime.release))
  }
}
