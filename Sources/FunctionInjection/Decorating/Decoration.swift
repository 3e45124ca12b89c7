/// What is put around every instance of a key.
@usableFromInline
struct Decoration: Sendable {
  /// Whose instances are decorated.
  let key: any ServiceKey.Type
  /// The keys of what the decorator is given beside the instance.
  let inputs: [any ServiceKey.Type]
  /// Where it was written.
  let location: RegistrationLocation
  private let decorate: @Sendable (Registration, Decoration) -> Registration

  /// Makes a decoration.
  ///
  /// - Parameters:
  ///   - key: Whose instances are decorated.
  ///   - inputs: The keys of what the decorator is given beside the instance.
  ///   - location: Where it was written.
  ///   - decorator: Makes the decorated instance.
  @usableFromInline
  init<Key: ServiceKey>(
    _ key: Key.Type, inputs: [any ServiceKey.Type] = [], location: RegistrationLocation,
    decorator: @escaping @Sendable (Key.Service, Resolver) throws -> Key.Service
  ) {
    self.key = key
    self.inputs = inputs
    self.location = location
    decorate = { registration, decoration in
      // The invariant of `ServiceRegistration`: the key's identity decides the type.
      let original = unsafeDowncast(registration, to: ServiceRegistration<Key.Service>.self)
      return ServiceRegistration(original, decoratedBy: decoration) { resolver in
        try decorator(original.make(resolver), resolver)
      }
    }
  }

  /// Makes a decoration of a key whose construction may suspend.
  ///
  /// - Parameters:
  ///   - key: Whose instances are decorated.
  ///   - inputs: The keys of what the decorator is given beside the instance.
  ///   - location: Where it was written.
  ///   - decorator: Makes the decorated instance.
  @usableFromInline
  init<Key: AsyncService>(
    _ key: Key.Type, inputs: [any ServiceKey.Type] = [], location: RegistrationLocation,
    decorator: @escaping @Sendable (Key.Service, Resolver) async throws -> Key.Service
  ) {
    self.key = key
    self.inputs = inputs
    self.location = location
    decorate = { registration, decoration in
      let original = unsafeDowncast(registration, to: AsyncRegistration<Key.Service>.self)
      return AsyncRegistration(original, decoratedBy: decoration) { resolver in
        try await decorator(original.make(resolver), resolver)
      }
    }
  }

  /// Decorates a registration of the key.
  func decorating(_ registration: Registration) -> Registration {
    decorate(registration, self)
  }
}

extension Registration {
  /// The registration that was decorated, or this one.
  var undecorated: Registration {
    guard case .decorated(let original, _) = origin else { return self }
    return original.undecorated
  }

  /// What decorates it, the innermost first.
  var decorations: [Decoration] {
    guard case .decorated(let original, let decoration) = origin else { return [] }
    return original.decorations + [decoration]
  }

  /// Where an input was declared: with the registration or with one of its decorators.
  func location(ofInput number: Int) -> RegistrationLocation {
    guard case .decorated(let original, let decoration) = origin else { return location }
    return number < original.inputs.count
      ? original.location(ofInput: number) : decoration.location
  }
}

extension Wiring {
  /// Decorates what is registered for a key, and what will be.
  mutating func decorate(_ decoration: Decoration) {
    decorations.append(decoration)
    for index in registrations.indices where registrations[index].key == decoration.key {
      registrations[index] = decoration.decorating(registrations[index])
    }
  }

  /// The faults of decorations whose keys are not registered.
  func unusedDecorations(in table: RegistrationTable) -> [WiringFault] {
    decorations.compactMap { table.entry(of: $0.key) == nil ? .decoratesNothing($0) : nil }
  }
}
