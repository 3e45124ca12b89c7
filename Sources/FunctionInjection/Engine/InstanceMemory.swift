/// Memory for one instance, which a factory that may suspend fills.
///
/// `@unchecked Sendable`: one task uses the memory at a time. It belongs to the construction that runs
/// the factory, which waits for the factory and reads it afterward.
@usableFromInline
struct InstanceMemory: @unchecked Sendable {
  private let address: UnsafeMutableRawPointer

  init(_ address: UnsafeMutableRawPointer) { self.address = address }

  /// Writes an instance into uninitialized memory.
  @usableFromInline
  func initialize<Service>(to instance: Service) {
    address.initializeMemory(as: Service.self, to: instance)
  }

  /// Moves the instance out of the memory, which is uninitialized afterward.
  @usableFromInline
  func take<Service>() -> Service { address.assumingMemoryBound(to: Service.self).move() }
}
