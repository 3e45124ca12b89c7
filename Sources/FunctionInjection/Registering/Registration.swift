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
    /// The program declared a value that scopes receive.
    case scopeInput
    /// A scope received a declared value.
    case scopeValue
  }

  /// The code that can create an instance.
  enum Place: UInt8 {
    case anywhere
    /// The factory or a decorator may suspend, so a task runs it.
    case task
    case mainActor
  }

  /// The bits of ``flags``: two properties in one byte, so that a registration fits in a smaller
  /// block of memory.
  private enum Flag {
    static let isOpaque: UInt8 = 1
    static let isOverride: UInt8 = 2
    static let isNoOverride: UInt8 = 4
  }

  /// The properties that only a few registrations have.
  ///
  /// Most registrations have none of these properties, and stay small.
  private final class Supplement: Sendable {
    let decorations: [Decoration]
    let suspendingMake: SuspendingMake?
    let release: ErasedRelease?
    let position: Int

    init(
      decorations: [Decoration] = [], suspendingMake: SuspendingMake? = nil,
      release: ErasedRelease? = nil, position: Int = 0
    ) {
      self.decorations = decorations
      self.suspendingMake = suspendingMake
      self.release = release
      self.position = position
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
  private let supplement: Supplement?
  private let fileID: StaticString
  /// The lifetime of the instances.
  package let lifetime: LifetimeKind
  package let role: Role
  private let factoryPlace: Place
  private let flags: UInt8
  private let line: UInt32

  /// Makes a registration.
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
      key, service, lifetime.kind, role: role, .anywhere, isOverride: isOverride, inputs: inputs,
      isOpaque: isOpaque, fileID, UInt32(clamping: line), make: make,
      lifetime.release.map { Supplement(release: $0) })
  }

  /// Makes a registration whose factory runs on the main actor.
  @usableFromInline
  convenience init<Service>(
    _ key: ServiceIdentity, _ service: Service.Type, _ lifetime: Lifetime<Service>, role: Role,
    isOverride: Bool?, inputs: [ServiceIdentity], isOpaque: Bool, _ fileID: StaticString,
    _ line: UInt, mainActorMake: @escaping Make
  ) {
    self.init(
      key, service, lifetime.kind, role: role, .mainActor, isOverride: isOverride, inputs: inputs,
      isOpaque: isOpaque, fileID, UInt32(clamping: line), make: mainActorMake,
      lifetime.release.map { Supplement(release: $0) })
  }

  /// Makes a registration whose factory may suspend.
  @usableFromInline
  convenience init<Service>(
    _ key: ServiceIdentity, _ service: Service.Type, _ lifetime: Lifetime<Service>, role: Role,
    isOverride: Bool?, inputs: [ServiceIdentity], isOpaque: Bool, _ fileID: StaticString,
    _ line: UInt, suspendingMake: @escaping SuspendingMake
  ) {
    self.init(
      key, service, lifetime.kind, role: role, .task, isOverride: isOverride, inputs: inputs,
      isOpaque: isOpaque, fileID, UInt32(clamping: line),
      make: { _, _ in throw SynchronousContextError() },
      Supplement(suspendingMake: suspendingMake, release: lifetime.release))
  }

  private init(
    _ key: ServiceIdentity, _ service: Any.Type, _ lifetime: LifetimeKind, role: Role,
    _ place: Place, isOverride: Bool?, inputs: [ServiceIdentity], isOpaque: Bool,
    _ fileID: StaticString, _ line: UInt32, make: @escaping Make, _ supplement: Supplement?
  ) {
    self.key = key
    self.service = service
    self.inputs = inputs
    self.make = make
    self.supplement = supplement
    self.fileID = fileID
    self.lifetime = lifetime
    self.role = role
    factoryPlace = place
    flags =
      (isOpaque ? Flag.isOpaque : 0)
      | (isOverride.map { $0 ? Flag.isOverride : Flag.isNoOverride } ?? 0)
    self.line = line
  }
}

extension Registration {
  /// Returns this registration with additional decorators around its own decorators.
  func decorated(by others: ArraySlice<Decoration>) -> Registration {
    changed(
      inputs: inputs + others.flatMap(\.inputs), decorations: decorations + others,
      position: position)
  }

  /// Returns this registration as an override of an earlier registration.
  func overriding() -> Registration {
    Registration(
      key, service, lifetime, role: role, factoryPlace, isOverride: true, inputs: inputs,
      isOpaque: isOpaque, fileID, line, make: make, supplement)
  }

  /// Returns this contribution at a position of its list.
  func contributed(at position: Int) -> Registration {
    changed(inputs: inputs, decorations: decorations, position: position)
  }

  /// Returns this list with other contributions, and without decorators.
  func collecting(_ contributions: [ServiceIdentity]) -> Registration {
    changed(inputs: contributions, decorations: [], position: position)
  }

  /// Returns this value with the decorators of its declaration inside its own decorators.
  ///
  /// A value without decorators exists already, so the scope does not keep it. A decorated value is
  /// created once for each scope.
  func declared(by declaration: Registration) -> Registration {
    changed(
      lifetime: .scoped, inputs: declaration.inputs + inputs,
      decorations: declaration.decorations + decorations, position: 0)
  }

  /// Returns the live registration of a key as a registration of the program.
  func registered(isOverride: Bool?) -> Registration {
    changed(
      role: .service, isOverride: .some(isOverride), inputs: inputs, decorations: decorations,
      position: position)
  }

  @inline(never)
  private func changed(
    lifetime: LifetimeKind? = nil, role: Role? = nil, isOverride: Bool?? = nil,
    inputs: [ServiceIdentity], decorations: [Decoration], position: Int
  ) -> Registration {
    Registration(
      key, service, lifetime ?? self.lifetime, role: role ?? self.role, factoryPlace,
      isOverride: isOverride ?? self.isOverride, inputs: inputs,
      isOpaque: isOpaque, fileID, line, make: make,
      Supplement(
        decorations: decorations, suspendingMake: suspendingMake, release: release,
        position: position))
  }

  /// Whether the factory receives a resolver, so that it may resolve services that ``inputs`` does
  /// not list.
  var isOpaque: Bool { flags & Flag.isOpaque != 0 }

  /// The code that can create an instance.
  var place: Place {
    let isDecoratedInTask = decorations.contains { $0.applySuspending != nil }
    return factoryPlace == .anywhere && isDecoratedInTask ? .task : factoryPlace
  }

  /// Whether only some code can create an instance of a plain type: a type that is its own key.
  var confinesType: Bool { key.form == .plain && place != .anywhere }

  /// Whether the registration replaces an earlier registration; `nil` for the default of its
  /// container.
  var isOverride: Bool? {
    if flags & Flag.isOverride != 0 { return true }
    return flags & Flag.isNoOverride != 0 ? false : nil
  }

  /// The identity that finds the registration; a contribution has an identity of its own.
  @usableFromInline
  package var identity: ServiceIdentity {
    role == .contribution ? ServiceIdentity(ofContribution: self) : key
  }

  /// The name of the service, for messages.
  var name: String { role == .contribution ? "\(key.name)[\(position)]" : key.name }

  /// The file and the line of the registration.
  @usableFromInline
  package var location: RegistrationLocation {
    RegistrationLocation(fileID: fileID, line: UInt(line))
  }

  /// The decorators, the innermost first.
  @usableFromInline
  package var decorations: [Decoration] { supplement?.decorations ?? [] }

  /// The factory, if it may suspend.
  var suspendingMake: SuspendingMake? { supplement?.suspendingMake }

  /// The operation that releases an instance when its scope ends.
  package var release: ErasedRelease? { supplement?.release }

  /// The position of a contribution in its list.
  var position: Int { supplement?.position ?? 0 }

  /// The identities of the factory's inputs.
  package var factoryInputs: ArraySlice<ServiceIdentity> {
    inputs.dropLast(decorations.reduce(0) { $0 + $1.inputs.count })
  }

  /// Returns the location of the registration or the decorator that declares an input.
  func location(ofInput number: Int) -> RegistrationLocation {
    var first = inputs.count
    for decoration in decorations.reversed() {
      first -= decoration.inputs.count
      if number >= first { return decoration.location }
    }
    return location
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
    let observer = resolver.scope.graph.owner?.observer
    defer { observer?.note(nil, in: resolver.construction) }
    for decoration in decorations {
      observer?.note(decoration, in: resolver.construction)
      try decoration.apply(resolver, memory)
    }
  }

  /// Writes a decorated instance into memory, with a factory that may suspend.
  func constructSuspending(with resolver: Resolver, in memory: InstanceMemory) async throws {
    // A type that is its own key may be registered as a plain type, without a factory that suspends.
    try await memory.run(make, or: suspendingMake, with: resolver)
    let observer = resolver.scope.graph.owner?.observer
    defer { observer?.note(nil, in: resolver.construction) }
    for decoration in decorations {
      observer?.note(decoration, in: resolver.construction)
      try await memory.run(decoration.apply, or: decoration.applySuspending, with: resolver)
    }
  }
}
