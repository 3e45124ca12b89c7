/// Registering a service that is created on the main actor.
extension Container {
  /// Registers a factory that runs on the main actor, with declared inputs.
  ///
  /// Omit `injecting:` if the factory has no inputs.
  ///
  /// ```swift
  /// @MainActor final class Screen {}
  /// enum StartScreen: MainActorService { typealias Service = Screen }
  ///
  /// container.register(StartScreen.self) { Screen() }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to register.
  ///   - lifetime: The lifetime of the instances.
  ///   - isOverride: Whether the registration replaces an earlier registration. The default is
  ///     `true` in a closure that registers overrides, and `false` elsewhere.
  ///   - input: The keys of the inputs, which may be main-actor services.
  ///   - factory: A closure that creates an instance from the inputs.
  @export(implementation)
  public func register<Key: MainActorService, each Input: MainActorInput>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    override isOverride: Bool? = nil, injecting input: repeat (each Input).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @MainActor (repeat (each Input).Service) throws -> Key.Service
  ) {
    add(
      Registration(
        onMainActor: key, lifetime, isOverride: isOverride, inputs: identities(repeat each input),
        fileID, line
      ) { try factory(repeat $0.mainActorInput((each Input).self)) })
  }

  /// Registers a factory on the main actor that receives a resolver.
  ///
  /// - Parameters:
  ///   - key: The key to register.
  ///   - lifetime: The lifetime of the instances.
  ///   - isOverride: Whether the registration replaces an earlier registration. The default is
  ///     `true` in a closure that registers overrides, and `false` elsewhere.
  ///   - factory: A closure that creates an instance. The resolver that it receives is valid until
  ///     the closure returns.
  @export(implementation)
  public func register<Key: MainActorService>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    override isOverride: Bool? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @MainActor (Resolver) throws -> Key.Service
  ) {
    add(
      Registration(
        onMainActor: key, lifetime, isOverride: isOverride, isOpaque: true, fileID, line,
        make: factory))
  }

  /// Wraps a service that is created on the main actor.
  ///
  /// - Parameters:
  ///   - key: The key to decorate.
  ///   - input: The keys of the decorator's inputs, which may be main-actor services.
  ///   - decorator: A closure that receives the service and the inputs, and returns the service
  ///     that replaces it.
  @export(implementation)
  public func decorate<Key: MainActorService, each Input: MainActorInput>(
    _ key: Key.Type, injecting input: repeat (each Input).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    decorator:
      @escaping @MainActor (Key.Service, repeat (each Input).Service) throws -> Key.Service
  ) {
    add(
      Decoration(
        onMainActor: key, inputs: identities(repeat each input), fileID, line
      ) { try decorator($0, repeat $1.mainActorInput((each Input).self)) })
  }
}

extension Registration {
  /// Makes a registration whose factory runs on the main actor.
  @export(implementation)
  convenience init<Key: MainActorService>(
    onMainActor key: Key.Type, _ lifetime: Lifetime<Key.Service>, role: Role = .service,
    isOverride: Bool? = false, inputs: [ServiceIdentity] = [], isOpaque: Bool = false,
    _ fileID: StaticString, _ line: UInt,
    make: @escaping @MainActor (Resolver) throws -> Key.Service
  ) {
    self.init(
      Key._identity, Key.Service.self, lifetime.kind, role: role, isOverride: isOverride,
      inputs: inputs, isOpaque: isOpaque, isOnMainActor: true,
      RegistrationLocation(fileID: fileID, line: line),
      make: { resolver, memory in
        let memory = InstanceMemory(memory)
        try onMainActor(for: Key._identity) { memory.initialize(to: try make(resolver)) }
      },
      lifetime.release.map { Supplement(release: $0) })
  }
}
