/// The memory of a kept instance: one object, in which the instance follows the header.
@usableFromInline
final class InstanceBuffer: ManagedBuffer<InstanceBuffer.Header, UInt> {
  @usableFromInline
  struct Header {
    let registration: Registration
    /// The number of the instance in its store.
    ///
    /// The number is 0 until the instance is constructed, and then 1 until ``Slot/accept(_:from:)``
    /// numbers the instance.
    var order: UInt = 0
  }

  /// Returns the address of the instance in a buffer.
  ///
  /// - Parameters:
  ///   - buffer: The address of a buffer.
  ///   - alignment: The alignment of the instance.
  /// - Returns: The address of the instance.
  @inlinable @inline(__always)
  static func memory(
    of buffer: UnsafeMutableRawPointer, alignment: Int
  ) -> UnsafeMutableRawPointer {
    // The two words of every object come first, then the two words of the header.
    let first = buffer + 4 * MemoryLayout<UInt>.size
    return alignment > 2 * MemoryLayout<UInt>.size
      ? first.alignedUp(toMultipleOf: alignment) : first
  }

  deinit { KeptInstance(self).destroyInstance() }
}

/// An instance that a graph, a scope, or a call to `resolve` keeps, or that a task has constructed.
///
/// A weak lifetime keeps a weak reference in place of the instance.
///
/// `@unchecked Sendable`: the construction that makes the buffer writes to the buffer before any
/// other thread can see it. Afterward, only the runtime changes the buffer, when it clears a weak
/// reference. The instance is Sendable: the lifetimes that keep instances exist for Sendable
/// services only, and the service of an ``AsyncService`` is Sendable too.
struct KeptInstance: @unchecked Sendable {
  private let buffer: InstanceBuffer

  init(_ buffer: InstanceBuffer) { self.buffer = buffer }

  /// Allocates memory for an instance.
  init(for registration: Registration) {
    let (size, alignment) =
      registration.lifetime.isKeptWeakly
      ? layout(of: WeakReference.self) : layout(of: registration.service)
    // The allocation is aligned to two words. A larger alignment needs extra room, to move the
    // instance to an aligned address.
    let padding = alignment > 2 * MemoryLayout<UInt>.size ? alignment : 0
    let words = (size + padding + MemoryLayout<UInt>.size - 1) / MemoryLayout<UInt>.size
    let made = InstanceBuffer.create(minimumCapacity: words) { _ in
      InstanceBuffer.Header(registration: registration)
    }
    buffer = unsafeDowncast(made, to: InstanceBuffer.self)
  }

  /// A reference that owns the instance.
  func retained() -> Unmanaged<InstanceBuffer> { .passRetained(buffer) }

  /// Returns whether a reference refers to this instance.
  func isReferred(by reference: Unmanaged<InstanceBuffer>) -> Bool {
    reference.toOpaque() == Unmanaged.passUnretained(buffer).toOpaque()
  }

  /// Destroys the instance, if it has been constructed.
  ///
  /// The deinitializer of the buffer calls this function.
  fileprivate func destroyInstance() {
    guard order > 0 else { return }
    if isWeak {
      memory.assumingMemoryBound(to: WeakReference.self).deinitialize(count: 1)
    } else {
      destroy(registration.service, at: memory)
    }
  }

  fileprivate var isWeak: Bool { registration.lifetime.isKeptWeakly }

  fileprivate var memory: UnsafeMutableRawPointer {
    InstanceBuffer.memory(
      of: Unmanaged.passUnretained(buffer).toOpaque(),
      alignment: isWeak
        ? MemoryLayout<WeakReference>.alignment : layout(of: registration.service).alignment)
  }
}

extension KeptInstance {
  var registration: Registration { header.pointee.registration }

  var registrationID: ObjectIdentifier { ObjectIdentifier(header.pointee.registration) }

  /// The header, without a check of exclusive access, because only the construction writes to it.
  private var header: UnsafeMutablePointer<InstanceBuffer.Header> {
    buffer.withUnsafeMutablePointerToHeader { $0 }
  }

  /// The number of the instance among those of its store, in the order of their creation.
  var order: UInt {
    get { header.pointee.order }
    nonmutating set { header.pointee.order = newValue }
  }

  /// Constructs the instance, and writes a copy of it.
  ///
  /// - Parameters:
  ///   - resolver: The resolver of the factory.
  ///   - copy: Uninitialized memory for the copy. If the factory throws, the memory remains
  ///     uninitialized.
  /// - Throws: The error of the factory.
  func initialize(with resolver: Resolver, copyingTo copy: UnsafeMutableRawPointer) throws {
    let registration = registration
    if isWeak {
      try registration.construct(with: resolver, in: copy)
      refer(to: copy)
    } else {
      try registration.construct(with: resolver, in: memory)
      order = 1
      copyInstance(registration.service, from: memory, to: copy)
    }
  }

  /// Constructs the instance with a factory that may suspend.
  ///
  /// - Returns: The ``keeper`` of the instance.
  func initializeSuspending(with resolver: Resolver) async throws -> AnyObject {
    let registration = registration
    guard isWeak else {
      try await registration.constructSuspending(with: resolver, in: InstanceMemory(memory))
      order = 1
      return buffer
    }
    let instance = UnsafeMutablePointer<AnyObject>.allocate(capacity: 1)
    defer { instance.deallocate() }
    try await registration.constructSuspending(with: resolver, in: InstanceMemory(instance))
    refer(to: instance)
    return instance.move()
  }

  /// Keeps a weak reference to an instance that has another owner.
  ///
  /// - Parameter instance: The memory of a strong reference to the instance. Only classes can have
  ///   a weak lifetime.
  private func refer(to instance: UnsafeMutableRawPointer) {
    let object = instance.assumingMemoryBound(to: AnyObject.self).pointee
    memory.initializeMemory(as: WeakReference.self, to: WeakReference(object: object))
    order = 1
  }

  /// The object that has to be retained to keep the instance; `nil` if the instance of a weak
  /// lifetime no longer exists.
  var keeper: AnyObject? {
    isWeak ? memory.assumingMemoryBound(to: WeakReference.self).pointee.object : buffer
  }

  /// Writes a copy of the instance.
  ///
  /// - Parameter destination: Uninitialized memory.
  /// - Returns: Whether the instance still exists. If it does not, the memory remains
  ///   uninitialized.
  func copy(to destination: UnsafeMutableRawPointer) -> Bool {
    guard isWeak else {
      copyInstance(registration.service, from: memory, to: destination)
      return true
    }
    guard let object = keeper else { return false }
    destination.initializeMemory(as: AnyObject.self, to: object)
    return true
  }

  /// The operation that releases the instance, if it has one.
  var release: Release? {
    registration.release.map { $0(UnsafeRawPointer(memory)) }
  }
}

/// A weak reference, for the lifetime ``Lifetime/weak``.
private struct WeakReference {
  weak var object: AnyObject?
}

// These functions open the existential `Registration.service`, so that the type's metadata provides
// the size of an instance and the way to copy and destroy it.

private func layout<Service>(of type: Service.Type) -> (size: Int, alignment: Int) {
  // A copy of an array of one reads the stride, which may be more than the size.
  (MemoryLayout<Service>.stride, MemoryLayout<Service>.alignment)
}

private func copyInstance<Service>(
  _ type: Service.Type, from source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer
) {
  // The value is copied like an array of one, because passing it would first copy it to the stack.
  target.initializeMemory(
    as: Service.self, from: source.assumingMemoryBound(to: Service.self), count: 1)
}

/// Destroys an instance in memory that is initialized.
func destroy<Service>(_ type: Service.Type, at memory: UnsafeMutableRawPointer) {
  memory.assumingMemoryBound(to: Service.self).deinitialize(count: 1)
}

extension KeptInstance {
  /// Reads the instance.
  ///
  /// The caller must keep an instance of a weak lifetime alive during the call.
  func read<Service>(as type: Service.Type) -> Service {
    guard isWeak else { return memory.assumingMemoryBound(to: Service.self).pointee }
    guard let object = keeper else { preconditionFailure("An instance in use was released.") }
    return unsafeBitCast(object, to: Service.self)
  }
}
