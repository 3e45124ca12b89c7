/// A decorator of each instance of a key.
@usableFromInline
final class Decoration: Sendable {
  /// The key whose instances are decorated.
  let key: ServiceIdentity
  /// The identities of the decorator's inputs in addition to the instance.
  let inputs: [ServiceIdentity]
  /// The place of its registration.
  let location: RegistrationLocation
  /// Replaces an instance with the decorated one.
  ///
  /// If it throws, the memory is no longer initialized.
  let apply: Registration.Make
  /// The same for a key whose construction may suspend; `nil` for other keys.
  let applySuspending: Registration.SuspendingMake?

  /// Makes a decoration.
  ///
  /// - Parameters:
  ///   - key: The key whose instances are decorated.
  ///   - inputs: The identities of the decorator's inputs in addition to the instance.
  ///   - location: The place of the decorator's registration.
  ///   - decorator: Makes the decorated instance.
  @export(implementation)
  convenience init<Key: ServiceKey>(
    _ key: Key.Type, inputs: [ServiceIdentity] = [], _ location: RegistrationLocation,
    decorator: @escaping @Sendable (Key.Service, Resolver) throws -> Key.Service
  ) {
    self.init(key._identity, inputs, location) { resolver, memory in
      let next = memory.assumingMemoryBound(to: Key.Service.self).move()
      memory.initializeMemory(as: Key.Service.self, to: try decorator(next, resolver))
    }
  }

  /// Makes a decoration of a service whose construction may suspend.
  @export(implementation)
  convenience init<Key: AsyncService>(
    suspending key: Key.Type, inputs: [ServiceIdentity] = [], _ location: RegistrationLocation,
    decorator: @escaping @Sendable (Key.Service, Resolver) async throws -> Key.Service
  ) {
    self.init(
      key._identity, inputs, location,
      apply: { _, _ in
        preconditionFailure("A decorator that may suspend was run in a synchronous context.")
      },
      applySuspending: { resolver, memory in
        memory.initialize(to: try await decorator(memory.take(), resolver))
      })
  }

  @usableFromInline
  init(
    _ key: ServiceIdentity, _ inputs: [ServiceIdentity], _ location: RegistrationLocation,
    apply: @escaping Registration.Make, applySuspending: Registration.SuspendingMake? = nil
  ) {
    self.key = key
    self.inputs = inputs
    self.location = location
    self.apply = apply
    self.applySuspending = applySuspending
  }
}

extension Registration {
  /// The decorators that may have thrown the error of a construction, for messages.
  var decorators: String {
    decorations.map { " or its decorator (\($0.location))" }.joined()
  }
}
