public import FunctionInjection

/// What constructs the service of an ``AsyncService``.
///
/// It is what the registration of such a key makes, so that the engine knows of no other kind of
/// registration. The invariant: the `add` below is the only way to register such a key, and
/// `SuspendingConstruction.instance(of:)` the only one to ask for what it makes.
struct AsyncFactory<Service: Sendable>: Sendable {
  /// Constructs an instance.
  let make: @Sendable (Resolver) async throws -> Service
  /// How an instance is kept.
  let lifetime: Lifetime<Service>
}

extension Container {
  /// Adds what every way of registering a service whose construction may suspend comes down to.
  @usableFromInline
  func add<Key: AsyncService>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service>, isOverride: Bool,
    inputs: [any ServiceKey.Type] = [], isOpaque: Bool = false, location: RegistrationLocation,
    make: @escaping @Sendable (Resolver) async throws -> Key.Service
  ) {
    addMaker(
      of: key, lifetime.ofMaker(AsyncFactory<Key.Service>.self), isOverride: isOverride,
      inputs: inputs, isOpaque: isOpaque, location: location,
      AsyncFactory(make: make, lifetime: lifetime))
  }

  /// Adds what every way of decorating such a service comes down to.
  @usableFromInline
  func decorate<Key: AsyncService>(
    _ key: Key.Type, inputs: [any ServiceKey.Type] = [], location: RegistrationLocation,
    decorator: @escaping @Sendable (Key.Service, Resolver) async throws -> Key.Service
  ) {
    addMakerDecoration(of: key, inputs: inputs, location: location) { next in
      AsyncFactory<Key.Service>(
        make: { resolver in try await decorator(next.make(resolver), resolver) },
        lifetime: next.lifetime)
    }
  }
}
