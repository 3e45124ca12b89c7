/// What a container knows of one registration, without the type of its service.
///
/// `@unchecked Sendable`: nothing changes after `init`, what is stored here is Sendable, and so is
/// what the one subclass adds. The compiler cannot see it because the class has a subclass.
@usableFromInline
package class Registration: @unchecked Sendable {
  /// What the registration answers for.
  package let key: any ServiceKey.Type
  /// How long an instance is kept.
  package let lifetime: LifetimeKind
  /// The keys that the factory is given, in the order in which it names them.
  package let inputs: [any ServiceKey.Type]
  /// Whether the factory is given a resolver, so that it may ask for what ``inputs`` does not list.
  package let isOpaque: Bool
  /// Whether it may take the place of an earlier registration.
  let isOverride: Bool
  /// Where it was written.
  package let location: RegistrationLocation
  /// How it came about.
  let origin: RegistrationOrigin

  @usableFromInline
  init(
    key: any ServiceKey.Type, lifetime: LifetimeKind, inputs: [any ServiceKey.Type],
    isOpaque: Bool, isOverride: Bool, location: RegistrationLocation, origin: RegistrationOrigin
  ) {
    self.key = key
    self.lifetime = lifetime
    self.inputs = inputs
    self.isOpaque = isOpaque
    self.isOverride = isOverride
    self.location = location
    self.origin = origin
  }

  /// Decorates a registration.
  init(decorating original: Registration, by decoration: Decoration) {
    key = original.key
    lifetime = original.lifetime
    var inputs = original.inputs
    inputs.add(decoration.inputs)
    self.inputs = inputs
    isOpaque = original.isOpaque
    isOverride = original.isOverride
    location = original.location
    origin = .decorated(original, by: decoration)
  }
}

/// How a registration came about.
@usableFromInline
enum RegistrationOrigin: Sendable {
  /// Somebody registered it.
  case registered
  /// It decorates another one, which was registered.
  indirect case decorated(Registration, by: Decoration)
  /// It is one of those that are collected.
  case contributed(Contribution)
  /// It collects what was contributed.
  case collected(any ContributionList)
}

/// A registration with the type of what it makes.
///
/// The one invariant of the module: the registration of a ``MainActorInput``, and so of each
/// ``NamedService``, makes that key's service. It holds because the initializer with such a key is the
/// only way to register one. What a maker makes, `Container.addMaker` alone registers, and
/// ``SuspendingConstruction`` alone asks for. So an entry of the table that was found by the identity of
/// a key is downcast without a check.
@usableFromInline
final class ServiceRegistration<Service>: Registration, @unchecked Sendable {
  /// Constructs an instance.
  @usableFromInline let make: @Sendable (Resolver) throws -> Service
  /// How an instance is kept.
  let keeping: Lifetime<Service>

  @usableFromInline
  init(
    ofUntyped key: any ServiceKey.Type, _ lifetime: Lifetime<Service>, isOverride: Bool,
    inputs: [any ServiceKey.Type], isOpaque: Bool, location: RegistrationLocation,
    origin: RegistrationOrigin, make: @escaping @Sendable (Resolver) throws -> Service
  ) {
    self.make = make
    keeping = lifetime
    super.init(
      key: key, lifetime: lifetime.kind, inputs: inputs, isOpaque: isOpaque,
      isOverride: isOverride, location: location, origin: origin)
  }

  @export(implementation)
  convenience init<Key: MainActorInput>(
    _ key: Key.Type, _ lifetime: Lifetime<Service>, isOverride: Bool,
    inputs: [any ServiceKey.Type] = [], isOpaque: Bool = false, location: RegistrationLocation,
    origin: RegistrationOrigin = .registered,
    make: @escaping @Sendable (Resolver) throws -> Service
  ) where Key.Service == Service {
    self.init(
      ofUntyped: key, lifetime, isOverride: isOverride, inputs: inputs, isOpaque: isOpaque,
      location: location, origin: origin, make: make)
  }

  /// Decorates a registration.
  @usableFromInline
  init(
    _ original: ServiceRegistration, decoratedBy decoration: Decoration,
    make: @escaping @Sendable (Resolver) throws -> Service
  ) {
    self.make = make
    keeping = original.keeping
    super.init(decorating: original, by: decoration)
  }
}

extension Registration {
  /// Runs the factory.
  ///
  /// It is no member of ``ServiceRegistration``, for then each call would look up the metadata of that
  /// type where the service is not known to the compiler.
  ///
  /// What is passed unmanaged is alive: the registration because the scope is, the construction
  /// until it has ended.
  @inlinable
  static func construct<Service>(
    _ service: Service.Type, by registration: Unmanaged<Registration>,
    _ construction: Unmanaged<Construction>, in scope: Unmanaged<ResolutionScope>
  ) throws(ResolutionError) -> Service {
    do {
      return try registration._withUnsafeGuaranteedRef { registration in
        // The invariant of `ServiceRegistration`: the key's identity decides the type.
        let registration = unsafeDowncast(registration, to: ServiceRegistration<Service>.self)
        return try construction._withUnsafeGuaranteedRef { construction in
          try registration.make(Resolver(of: construction, in: scope))
        }
      }
    } catch {
      throw ResolutionError.from(error, construction)
    }
  }
}
