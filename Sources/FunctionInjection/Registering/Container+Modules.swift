/// What other modules register for keys of their own.
extension Container {
  /// Registers what another module makes for a key: its service, or what the service is made by.
  ///
  /// - Parameters:
  ///   - key: What is registered.
  ///   - lifetime: How long an instance is kept.
  ///   - isOverride: Whether it takes the place of an earlier registration.
  ///   - inputs: The keys of what the factory is given.
  ///   - isOpaque: Whether the factory is given a resolver.
  ///   - location: Where it was written.
  ///   - make: Makes it.
  package func addRegistration<Made>(
    of key: any ServiceKey.Type, _ lifetime: Lifetime<Made>, isOverride: Bool = false,
    inputs: [any ServiceKey.Type], isOpaque: Bool = false, location: RegistrationLocation,
    make: @escaping @Sendable (Resolver) throws -> Made
  ) {
    add(
      ServiceRegistration(
        ofUntyped: key, lifetime, isOverride: isOverride, inputs: inputs, isOpaque: isOpaque,
        location: location, origin: .registered, make: make))
  }

  /// Decorates what another module has registered for a key.
  ///
  /// - Parameters:
  ///   - key: What is decorated.
  ///   - inputs: The keys of what the decorator is given.
  ///   - location: Where it was written.
  ///   - make: Makes what takes the place of what was made.
  package func addDecoration<Made>(
    of key: any ServiceKey.Type, inputs: [any ServiceKey.Type], location: RegistrationLocation,
    make: @escaping @Sendable (Made, Resolver) throws -> Made
  ) {
    add(Decoration(ofUntyped: key, inputs: inputs, location: location, decorator: make))
  }
}
