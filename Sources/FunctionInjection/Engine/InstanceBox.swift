/// An instance that is kept, without its type.
///
/// `@unchecked Sendable` throughout this file: a lifetime that keeps instances exists only for
/// Sendable services (``Lifetime``), an instance that is not kept stays with the thread that
/// constructed it, and a box does not change.
@usableFromInline
package class KeptInstance: @unchecked Sendable {
  /// The box of the instance, which keeps it; nil where the instance is gone.
  var strong: KeptInstance? { self }
}

/// An instance that is kept for good.
///
/// The box of a registration's instance is an `InstanceBox` of its key's service: it is
/// what ``Lifetime/constructed(_:)`` makes.
@usableFromInline
final class InstanceBox<Service>: KeptInstance, @unchecked Sendable {
  @usableFromInline let instance: Service

  init(_ instance: Service) { self.instance = instance }
}

/// An instance that somebody else keeps.
final class WeakInstanceBox<Service>: KeptInstance, @unchecked Sendable {
  private let read: @Sendable () -> Service?

  init(_ read: @escaping @Sendable () -> Service?) { self.read = read }

  override var strong: KeptInstance? { read().map { InstanceBox($0) } }
}

/// What a construction has given, without its type.
struct ConstructedInstance: Sendable {
  /// The box of the instance.
  let instance: KeptInstance
  /// What is kept of it: the same box, or a weak one.
  let kept: KeptInstance
  /// What releases the instance; nil where there is nothing to do.
  let release: Release?
}

extension Lifetime {
  /// Makes of an instance what is kept of it.
  func constructed(_ instance: Service) -> ConstructedInstance {
    let box = InstanceBox(instance)
    return ConstructedInstance(
      instance: box, kept: reference.map { WeakInstanceBox($0(instance)) } ?? box,
      release: release?(instance))
  }
}
