/// An instance that is kept, without its type.
///
/// `@unchecked Sendable` throughout this file: a lifetime that keeps instances exists only for
/// Sendable services (``Lifetime``), and a box does not change.
@usableFromInline
class KeptInstance: @unchecked Sendable {}

/// An instance that is kept for good.
///
/// The box of a registration's instance is an `InstanceBox` of that registration's service: it is
/// what ``Lifetime/box(_:)`` makes.
@usableFromInline
final class InstanceBox<Service>: KeptInstance, @unchecked Sendable {
  @usableFromInline let instance: Service

  init(_ instance: Service) { self.instance = instance }
}

/// An instance that somebody else keeps.
final class WeakInstanceBox<Service>: KeptInstance, @unchecked Sendable {
  let read: @Sendable () -> Service?

  init(_ read: @escaping @Sendable () -> Service?) { self.read = read }
}

extension Lifetime {
  /// Makes the box in which an instance is kept.
  func box(_ instance: Service) -> KeptInstance {
    if let reference { return WeakInstanceBox(reference(instance)) }
    return InstanceBox(instance)
  }

  /// Reads a box that this lifetime has made: nil where the instance is gone.
  func read(_ box: KeptInstance) -> Service? {
    if reference != nil { return unsafeDowncast(box, to: WeakInstanceBox<Service>.self).read() }
    return unsafeDowncast(box, to: InstanceBox<Service>.self).instance
  }
}
