/// The memory for one instance of a factory that may suspend, or that runs on the main actor.
///
/// `@unchecked Sendable`: one task uses the memory at a time. The construction that runs the
/// factory owns the memory, waits for the factory, and then reads the memory.
@usableFromInline
struct InstanceMemory: @unchecked Sendable {
  private let address: UnsafeMutableRawPointer

  @usableFromInline
  init(_ address: UnsafeMutableRawPointer) { self.address = address }

  /// Writes an instance into uninitialized memory.
  @usableFromInline
  func initialize<Service>(to instance: Service) {
    address.initializeMemory(as: Service.self, to: instance)
  }

  /// Moves the instance out of the memory, which is uninitialized afterward.
  @usableFromInline
  func take<Service>() -> Service { address.assumingMemoryBound(to: Service.self).move() }

  /// Runs a factory or a decorator.
  ///
  /// - Parameters:
  ///   - make: The function to run if there is none that may suspend.
  ///   - suspendingMake: The function that may suspend.
  ///   - resolver: The resolver of the function.
  func run(
    _ make: Registration.Make, or suspendingMake: Registration.SuspendingMake?,
    with resolver: Resolver
  ) async throws {
    guard let suspendingMake else { return try make(resolver, address) }
    try await suspendingMake(resolver, self)
  }
}
