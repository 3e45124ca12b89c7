/// What other modules register, for keys of their own.
extension Container {
  /// Registers a factory of another module.
  ///
  /// - Parameters:
  ///   - key: What is registered.
  ///   - lifetime: How long an instance is kept.
  ///   - isOverride: Whether it takes the place of an earlier registration.
  ///   - inputs: The keys of what the factory is given.
  ///   - isOpaque: Whether the factory is given a resolver.
  ///   - location: Where it was written.
  ///   - factory: Constructs an instance.
  package func addRegistration<Key: MainActorInput>(
    of key: Key.Type, _ lifetime: Lifetime<Key.Service>, isOverride: Bool = false,
    inputs: [any ServiceKey.Type], isOpaque: Bool = false, location: RegistrationLocation,
    factory: @escaping @Sendable (Resolver) throws -> Key.Service
  ) {
    add(
      ServiceRegistration(
        key, lifetime, isOverride: isOverride, inputs: inputs, isOpaque: isOpaque,
        location: location, make: factory))
  }

  /// Registers what makes the service of a key: see ``SuspendingConstruction/maker(_:)``.
  ///
  /// - Parameters:
  ///   - key: What is registered; all its makers are of one type.
  ///   - lifetime: How long an instance is kept.
  ///   - isOverride: Whether it takes the place of an earlier registration.
  ///   - inputs: The keys of what the maker asks for.
  ///   - isOpaque: Whether the maker is given a resolver.
  ///   - location: Where it was written.
  ///   - maker: What makes the service.
  package func addMaker<Maker: Sendable>(
    of key: any AsyncInput.Type, _ lifetime: Lifetime<Maker>, isOverride: Bool,
    inputs: [any ServiceKey.Type], isOpaque: Bool, location: RegistrationLocation, _ maker: Maker
  ) {
    add(
      ServiceRegistration(
        ofUntyped: key, lifetime, isOverride: isOverride, inputs: inputs, isOpaque: isOpaque,
        location: location, origin: .registered, make: { _ in maker }))
  }

  /// Decorates what another module has registered.
  ///
  /// - Parameters:
  ///   - key: What is decorated.
  ///   - inputs: The keys of what the decorator is given.
  ///   - location: Where it was written.
  ///   - decorator: Makes what takes the place of an instance.
  package func addDecoration<Key: MainActorInput>(
    of key: Key.Type, inputs: [any ServiceKey.Type], location: RegistrationLocation,
    decorator: @escaping @Sendable (Key.Service, Resolver) throws -> Key.Service
  ) {
    add(Decoration(key, inputs: inputs, location: location, decorator: decorator))
  }

  /// Decorates what makes the service of a key.
  ///
  /// - Parameters:
  ///   - key: What is decorated.
  ///   - inputs: The keys of what the decorator asks for.
  ///   - location: Where it was written.
  ///   - decorator: Makes the maker that takes the place of another one.
  package func addMakerDecoration<Maker: Sendable>(
    of key: any AsyncInput.Type, inputs: [any ServiceKey.Type], location: RegistrationLocation,
    decorator: @escaping @Sendable (Maker) -> Maker
  ) {
    add(
      Decoration(ofUntyped: key, inputs: inputs, location: location) { (next: Maker, _) in
        decorator(next)
      })
  }
}
