/// What is put around every instance of a key.
@usableFromInline
package final class Decoration: Sendable {
  /// Whose instances are decorated.
  let key: any ServiceKey.Type
  /// The keys of what the decorator is given beside the instance.
  let inputs: [any ServiceKey.Type]
  /// Where it was written.
  package let location: RegistrationLocation
  private let decorate: @Sendable (Registration, Decoration) -> Registration

  /// Makes a decoration of a key.
  ///
  /// - Parameters:
  ///   - key: Whose instances are decorated.
  ///   - inputs: The keys of what the decorator is given beside the instance.
  ///   - location: Where it was written.
  ///   - decorator: Makes the decorated instance.
  @export(implementation)
  convenience init<Key: MainActorInput>(
    _ key: Key.Type, inputs: [any ServiceKey.Type] = [], location: RegistrationLocation,
    decorator: @escaping @Sendable (Key.Service, Resolver) throws -> Key.Service
  ) {
    self.init(ofUntyped: key, inputs: inputs, location: location, decorator: decorator)
  }

  /// Makes a decoration of what is made for a key.
  @usableFromInline
  init<Service>(
    ofUntyped key: any ServiceKey.Type, inputs: [any ServiceKey.Type],
    location: RegistrationLocation,
    decorator: @escaping @Sendable (Service, Resolver) throws -> Service
  ) {
    self.key = key
    self.inputs = inputs
    self.location = location
    decorate = { registration, decoration in
      // The invariant of `ServiceRegistration`: the key's identity decides the type.
      let original = unsafeDowncast(registration, to: ServiceRegistration<Service>.self)
      return ServiceRegistration(original, decoratedBy: decoration) { resolver in
        try decorator(original.make(resolver), resolver)
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
  package var decorations: [Decoration] {
    guard case .decorated(let original, let decoration) = origin else { return [] }
    var decorations = original.decorations
    decorations.append(decoration)
    return decorations
  }

  /// Who else may have thrown what its factory did, for people.
  var decorators: String {
    var text = ""
    for decoration in decorations { text += " or its decorator (\(decoration.location))" }
    return text
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
}
