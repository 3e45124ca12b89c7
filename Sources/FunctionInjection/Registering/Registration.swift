/// One registration of a container.
///
/// Only the factory knows the type of the service. The factory writes an instance into memory that
/// the engine provides. So the engine is compiled once for all types, and a program that registers
/// a thousand types makes no metadata for them.
///
/// The one invariant of the module: ``service`` is the type that ``make`` writes, and it is the
/// `Service` of every key with this ``key``. The functions that register are generic over the key,
/// and take ``service``, ``make``, and ``key`` from it. So memory that holds an instance of a
/// registration can be read as the `Service` of the key that found the registration.
///
/// `@unchecked Sendable`: nothing changes after `init`, and all stored properties are Sendable. The
/// compiler cannot verify this for a metatype.
@usableFromInline
package final class Registration: @unchecked Sendable {
  /// Writes an instance into uninitialized memory.
  ///
  /// If the function throws, the memory remains uninitialized.
  @usableFromInline
  typealias Make = @Sendable (Resolver, UnsafeMutableRawPointer) throws -> Void
  /// Writes an instance into memory, with a factory that may suspend.
  @usableFromInline
  typealias SuspendingMake = @Sendable (Resolver, InstanceMemory) async throws -> Void

  /// The origin of a registration.
  @usableFromInline
  package enum Role {
    /// The program registered a service.
    case service
    /// The program contributed to a list.
    case contribution
    /// The container collects the contributions to a list.
    case list
    /// The key itself has a live registration, which is used if the program registers none.
    case live
    /// The program decorates a service that nothing registers: a service that
    /// ``UnregisteredServices`` provides, or an empty list.
    case stub
    /// The program declared a value that scopes receive.
    case scopeInput
    /// A scope received a declared value.
    case scopeValue

    /// Whether the registration declares or provides a value of scopes.
    var isOfScopeValue: Bool { self == .scopeInput || self == .scopeValue }
  }

  /// The code that can run the factory and the decorators.
  enum Isolation {
    case anywhere
    /// The factory or a decorator may suspend, so a task runs it.
    case task
    case mainActor
  }

  /// The properties that only a few registrations have.
  ///
  /// Most registrations have none of these properties, and stay small.
  @usableFromInline
  final class Supplement: Sendable {
    fileprivate let decorations: [Decoration]
    fileprivate let suspendingMake: SuspendingMake?
    fileprivate let release: ErasedRelease?
    fileprivate let position: Int
    fileprivate let consumers: Consumers?

    @usableFromInline
    init(
      decorations: [Decoration] = [], suspendingMake: SuspendingMake? = nil,
      release: ErasedRelease? = nil, position: Int = 0, consumers: Consumers? = nil
    ) {
      self.decorations = decorations
      self.suspendingMake = suspendingMake
      self.release = release
      self.position = position
      self.consumers = consumers
    }
  }

  /// The key of the registration; for a contribution, the key of the list's elements.
  package let key: ServiceIdentity
  /// The type of the service.
  @usableFromInline let service: Any.Type
  /// The identities of the inputs of the factory and of the decorators, in order.
  @usableFromInline package let inputs: [ServiceIdentity]
  /// Constructs an undecorated instance; see ``construct(with:in:)``.
  let make: Make
  let supplement: Supplement?
  /// The file and the line of the registration.
  @usableFromInline package let location: RegistrationLocation
  /// The lifetime of the instances.
  package let lifetime: LifetimeKind
  package let role: Role
  /// Whether the registration replaces an earlier registration; `nil` for the default of its
  /// container.
  package let isOverride: Bool?
  /// Whether the factory receives a resolver, so that it may resolve services that ``inputs`` does
  /// not list.
  let isOpaque: Bool
  /// The code that can run the factory.
  let factoryIsolation: Isolation

  /// Makes a registration whose factory can run anywhere.
  ///
  /// Each registering call of a program compiles a call of this initializer, so it has only the
  /// parameters that most registrations need.
  ///
  /// - Parameters:
  ///   - key: The key to register.
  ///   - service: The service of the key.
  ///   - lifetime: The lifetime of the instances.
  ///   - role: The origin of the registration.
  ///   - isOverride: Whether the registration replaces an earlier registration; `nil` for the
  ///     default of its container.
  ///   - inputs: The identities of the factory's inputs.
  ///   - isOpaque: Whether the factory receives a resolver.
  ///   - fileID: The file of the call that registers the service.
  ///   - line: The line of the call that registers the service.
  ///   - make: A closure that constructs an instance.
  @usableFromInline
  convenience init<Service>(
    _ key: ServiceIdentity, _ service: Service.Type, _ lifetime: Lifetime<Service>,
    role: Role = .service, isOverride: Bool? = false, inputs: [ServiceIdentity] = [],
    isOpaque: Bool = false, _ fileID: StaticString, _ line: UInt, make: @escaping Make
  ) {
    self.init(
      key, service, lifetime.kind, role: role, isOverride: isOverride, inputs: inputs,
      isOpaque: isOpaque, RegistrationLocation(fileID: fileID, line: line), make: make,
      lifetime.release.map { Supplement(release: $0) })
  }

  /// Makes any registration.
  @usableFromInline
  init(
    _ key: ServiceIdentity, _ service: Any.Type, _ lifetime: LifetimeKind, role: Role,
    isOverride: Bool?, inputs: [ServiceIdentity], isOpaque: Bool, isOnMainActor: Bool = false,
    _ location: RegistrationLocation, make: @escaping Make, _ supplement: Supplement?
  ) {
    self.key = key
    self.service = service
    self.inputs = inputs
    self.make = make
    self.supplement = supplement
    self.location = location
    self.lifetime = lifetime
    self.role = role
    self.isOverride = isOverride
    self.isOpaque = isOpaque
    factoryIsolation =
      isOnMainActor ? .mainActor : supplement?.suspendingMake == nil ? .anywhere : .task
  }
}

extension Registration {
  /// The code that can run the factory and the decorators.
  var isolation: Isolation { confiningDecoration?.isolation ?? factoryIsolation }

  /// The location of the factory or, if only a decorator confines the service, of the decorator.
  var isolatingLocation: RegistrationLocation { confiningDecoration?.location ?? location }

  /// The decorator that confines the service, if the factory can run anywhere.
  private var confiningDecoration: Decoration? {
    factoryIsolation == .anywhere ? decorations.first { $0.isolation != .anywhere } : nil
  }

  /// Whether only some code can create an instance of a plain type: a type that is its own key.
  var confinesType: Bool { key.form == .plain && isolation != .anywhere }

  /// The identity that finds the registration; a contribution has an identity of its own.
  @usableFromInline
  package var identity: ServiceIdentity {
    role == .contribution ? ServiceIdentity(ofContribution: self) : key
  }

  /// The name of the service, for messages.
  var name: String { role == .contribution ? "\(key.name)[\(position)]" : key.name }

  /// The decorators, the innermost first.
  @usableFromInline
  package var decorations: [Decoration] { supplement?.decorations ?? [] }

  /// The factory, if it may suspend.
  var suspendingMake: SuspendingMake? { supplement?.suspendingMake }

  /// The operation that releases an instance when its scope ends.
  package var release: ErasedRelease? { supplement?.release }

  /// The consumers that are used through the service, such as the features of a router.
  var consumers: Consumers? { supplement?.consumers }

  /// The position of a contribution in its list.
  var position: Int { supplement?.position ?? 0 }

  /// The identities of the factory's inputs.
  @usableFromInline
  package var factoryInputs: ArraySlice<ServiceIdentity> {
    inputs.dropLast(decorations.reduce(0) { $0 + $1.inputs.count })
  }

  /// Returns the location of the registration or the decorator that declares an input.
  func location(ofInput number: Int) -> RegistrationLocation {
    decoration(ofInput: number)?.location ?? location
  }

  /// Returns the code that can run the factory or the decorator that declares an input.
  func isolation(ofInput number: Int) -> Isolation {
    // The main actor creates and decorates an instance in one turn, but only a function that may
    // suspend can wait for an input.
    if isolation == .mainActor { return .mainActor }
    return decoration(ofInput: number)?.isolation ?? factoryIsolation
  }

  /// Returns the decorator that declares an input; `nil` for an input of the factory.
  func decoration(ofInput number: Int) -> Decoration? {
    var first = inputs.count
    return decorations.last { decoration in
      first -= decoration.inputs.count
      return number >= first
    }
  }

  /// Writes a decorated instance into uninitialized memory.
  ///
  /// If the factory or a decorator throws, the memory remains uninitialized.
  @inline(__always)
  func construct(with resolver: Resolver, in memory: UnsafeMutableRawPointer) throws {
    try make(resolver, memory)
    if supplement != nil { try decorate(with: resolver, in: memory) }
  }

  @inline(never)
  private func decorate(with resolver: Resolver, in memory: UnsafeMutableRawPointer) throws {
    defer { resolver.note(nil) }
    for decoration in decorations {
      resolver.note(decoration)
      try decoration.apply(resolver, memory)
    }
  }

  /// Writes a decorated instance into memory, with a factory that may suspend.
  func constructSuspending(with resolver: Resolver, in memory: InstanceMemory) async throws {
    // A type that is its own key may be registered as a plain type, without a factory that
    // suspends.
    try await memory.run(make, or: suspendingMake, with: resolver)
    defer { resolver.note(nil) }
    for decoration in decorations {
      resolver.note(decoration)
      try await memory.run(decoration.apply, or: decoration.applySuspending, with: resolver)
    }
  }
}
