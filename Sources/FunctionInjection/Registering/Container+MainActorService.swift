/// Registering what is constructed on the main actor.
extension Container {
  /// Registers a factory of the main actor that needs nothing.
  ///
  /// ```swift
  /// @MainActor final class Screen {}
  /// enum StartScreen: MainActorService { typealias Service = Screen }
  ///
  /// container.register(StartScreen.self) { Screen() }
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
  public func register<Key: MainActorService>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    override isOverride: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @MainActor () throws -> Key.Service
  ) {
    add(key, lifetime, isOverride: isOverride, fileID, line) { _ in try factory() }
  }

  /// Registers a factory of the main actor that is given a resolver.
  ///
  /// - Parameters:
  ///   - key: What is registered.
  ///   - lifetime: How long an instance is kept.
  ///   - isOverride: Whether it takes the place of an earlier registration.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - factory: Constructs an instance. Its resolver is for the time of the construction.
  @export(implementation)
  public func register<Key: MainActorService>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    override isOverride: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @MainActor (Resolver) throws -> Key.Service
  ) {
    add(key, lifetime, isOverride: isOverride, isOpaque: true, fileID, line, make: factory)
  }

  /// Registers a factory of the main actor that is given the services it declares.
  ///
  /// - Parameters:
  ///   - key: What is registered.
  ///   - lifetime: How long an instance is kept.
  ///   - isOverride: Whether it takes the place of an earlier registration.
  ///   - first: The key of the first input, of the main actor or of any thread.
  ///   - rest: The keys of the other inputs.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - factory: Constructs an instance from its inputs.
  @export(implementation)
  public func register<Key: MainActorService, First: MainActorInput, each Rest: MainActorInput>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    override isOverride: Bool = false,
    injecting first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory:
      @escaping @MainActor (First.Service, repeat (each Rest).Service) throws -> Key.Service
  ) {
    add(
      key, lifetime, isOverride: isOverride, inputs: identities(first, repeat each rest), fileID,
      line
    ) { resolver in
      try factory(
        First.resolveInput(from: resolver), repeat (each Rest).resolveInput(from: resolver))
    }
  }

  /// Puts something around a service of the main actor.
  ///
  /// - Parameters:
  ///   - key: What is decorated.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - decorator: Makes a service of the one that is decorated.
  @export(implementation)
  public func decorate<Key: MainActorService>(
    _ key: Key.Type, fileID: StaticString = #fileID, line: UInt = #line,
    decorator: @escaping @MainActor (Key.Service) throws -> Key.Service
  ) {
    decorate(
      key, RegistrationLocation(fileID: fileID, line: line)
    ) { next, _ in try decorator(next) }
  }

  /// Puts something around a service of the main actor, which is given the services it declares.
  ///
  /// - Parameters:
  ///   - key: What is decorated.
  ///   - first: The key of the first input, of the main actor or of any thread.
  ///   - rest: The keys of the other inputs.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - decorator: Makes a service of the one that is decorated, and of the inputs.
  @export(implementation)
  public func decorate<Key: MainActorService, First: MainActorInput, each Rest: MainActorInput>(
    _ key: Key.Type, injecting first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    decorator:
      @escaping @MainActor (Key.Service, First.Service, repeat (each Rest).Service) throws
      -> Key.Service
  ) {
    decorate(
      key, inputs: identities(first, repeat each rest),
      RegistrationLocation(fileID: fileID, line: line)
    ) { next, resolver in
      try decorator(
        next, First.resolveInput(from: resolver), repeat (each Rest).resolveInput(from: resolver))
    }
  }

  /// Adds what every way of decorating a service of the main actor comes down to.
  @usableFromInline
  func decorate<Key: MainActorService>(
    _ key: Key.Type, inputs: [ServiceIdentity] = [], _ location: RegistrationLocation,
    decorator: @escaping @MainActor (Key.Service, Resolver) throws -> Key.Service
  ) {
    add(
      Decoration(key, inputs: inputs, location) { next, resolver in
        let next = OnMainActor(next)
        return try onMainActor { try decorator(next.value, resolver) }
      })
  }

  /// Adds what every way of registering a service of the main actor comes down to.
  @usableFromInline
  func add<Key: MainActorService>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service>, isOverride: Bool,
    inputs: [ServiceIdentity] = [], isOpaque: Bool = false, _ fileID: StaticString, _ line: UInt,
    make: @escaping @MainActor (Resolver) throws -> Key.Service
  ) {
    add(
      Registration(
        Key._identity, Key.Service.self, lifetime, isOverride: isOverride, inputs: inputs,
        isOpaque: isOpaque, fileID, line
      ) { resolver, memory in
        let service = try onMainActor { try make(resolver) }
        memory.initializeMemory(as: Key.Service.self, to: service)
      })
  }
}

/// Runs what is constructed on the main actor.
///
/// The invariant: only the `resolve` of a ``MainActorService``, which is isolated to the main actor,
/// finds the registration of such a key, and it does not suspend.
private func onMainActor<Value>(_ operation: @MainActor () throws -> Value) throws -> Value {
  try MainActor.assumeIsolated { OnMainActor(try operation()) }.value
}

/// A value that stays on the main actor, although the compiler cannot see it.
///
/// `@unchecked Sendable`: by the invariant above it is made and read on the main actor only.
private struct OnMainActor<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
