/// A decorator of each instance of a key.
@usableFromInline
package final class Decoration: Sendable {
  /// The key whose instances are decorated.
  package let key: ServiceIdentity
  /// The identities of the decorator's inputs, not including the decorated instance.
  @usableFromInline package let inputs: [ServiceIdentity]
  /// The file and the line that registered the decorator.
  @usableFromInline package let location: RegistrationLocation
  /// Replaces an instance with the decorated instance.
  ///
  /// If the function throws, the memory is no longer initialized.
  let apply: Registration.Make
  /// Replaces an instance of a key whose construction may suspend; `nil` for other keys.
  let applySuspending: Registration.SuspendingMake?
  /// The code that can run the decorator.
  let isolation: Registration.Isolation

  /// Makes a decoration.
  ///
  /// - Parameters:
  ///   - key: The key whose instances are decorated.
  ///   - service: The service of the key.
  ///   - inputs: The identities of the decorator's inputs, not including the decorated instance.
  ///   - fileID: The file of the call that registers the decorator.
  ///   - line: The line of the call that registers the decorator.
  ///   - decorator: A closure that returns the decorated instance.
  @export(implementation)
  convenience init<Service>(
    _ key: ServiceIdentity, _ service: Service.Type, inputs: [ServiceIdentity] = [],
    _ fileID: StaticString, _ line: UInt,
    decorator: @escaping @Sendable (Service, Resolver) throws -> Service
  ) {
    self.init(key, inputs, RegistrationLocation(fileID: fileID, line: line)) { resolver, memory in
      let next = memory.assumingMemoryBound(to: Service.self).move()
      memory.initializeMemory(as: Service.self, to: try decorator(next, resolver))
    }
  }

  /// Makes a decoration of a service whose construction may suspend.
  @export(implementation)
  convenience init<Key: AsyncService>(
    suspending key: Key.Type, inputs: [ServiceIdentity], _ fileID: StaticString, _ line: UInt,
    decorator: @escaping @Sendable (Key.Service, Resolver) async throws -> Key.Service
  ) {
    self.init(
      Key._identity, inputs, RegistrationLocation(fileID: fileID, line: line),
      apply: { _, memory in
        memory.assumingMemoryBound(to: Key.Service.self).deinitialize(count: 1)
        throw IsolationError.synchronous
      },
      applySuspending: { resolver, memory in
        memory.initialize(to: try await decorator(memory.take(), resolver))
      })
  }

  /// Makes a decoration of a service that is created on the main actor.
  @export(implementation)
  convenience init<Key: MainActorService>(
    onMainActor key: Key.Type, inputs: [ServiceIdentity], _ fileID: StaticString, _ line: UInt,
    decorator: @escaping @MainActor (Key.Service, Resolver) throws -> Key.Service
  ) {
    self.init(
      Key._identity, inputs, RegistrationLocation(fileID: fileID, line: line),
      apply: { resolver, memory in
        let memory = InstanceMemory(memory)
        nonisolated(unsafe) let next: Key.Service = memory.take()
        try onMainActor(for: Key._identity) {
          memory.initialize(to: try decorator(next, resolver))
        }
      },
      isOnMainActor: true)
  }

  @usableFromInline
  init(
    _ key: ServiceIdentity, _ inputs: [ServiceIdentity], _ location: RegistrationLocation,
    apply: @escaping Registration.Make, applySuspending: Registration.SuspendingMake? = nil,
    isOnMainActor: Bool = false
  ) {
    self.key = key
    self.inputs = inputs
    self.location = location
    self.apply = apply
    self.applySuspending = applySuspending
    isolation = isOnMainActor ? .mainActor : applySuspending == nil ? .anywhere : .task
  }
}
