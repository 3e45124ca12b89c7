/// A registration of a service whose construction may suspend.
///
/// Its key is an ``AsyncService``: see the invariant of ``ServiceRegistration``.
@usableFromInline
final class AsyncRegistration<Service: Sendable>: Registration, @unchecked Sendable {
  /// Constructs an instance.
  let make: @Sendable (Resolver) async throws -> Service
  /// How an instance is kept.
  let keeping: Lifetime<Service>

  @usableFromInline
  init<Key: AsyncService>(
    _ key: Key.Type, _ lifetime: Lifetime<Service>, isOverride: Bool,
    inputs: [any ServiceKey.Type] = [], isOpaque: Bool = false, location: RegistrationLocation,
    make: @escaping @Sendable (Resolver) async throws -> Service
  ) where Key.Service == Service {
    self.make = make
    keeping = lifetime
    super.init(
      key: key, lifetime: lifetime.kind, inputs: inputs, isOpaque: isOpaque,
      isOverride: isOverride, location: location, origin: .registered)
  }

  /// Decorates a registration.
  init(
    _ original: AsyncRegistration, decoratedBy decoration: Decoration,
    make: @escaping @Sendable (Resolver) async throws -> Service
  ) {
    self.make = make
    keeping = original.keeping
    super.init(decorating: original, by: decoration)
  }
}
