/// A key with its own registration, which a graph uses if the key is not registered otherwise.
///
/// The registration has the same parts as any other: a lifetime, inputs, and a factory:
///
/// ```swift
/// enum RunCommand: LiveService {
///   typealias Service = @Sendable (String) throws -> String
///   static var live: Live<Self> { .function { command in "ran \(command)" } }
/// }
///
/// enum GitTags: LiveService {
///   typealias Service = @Sendable () throws -> [Substring]
///   static var live: Live<Self> {
///     .init(.singleton, injecting: RunCommand.self) { run in { try run("git tag").split(separator: " ") } }
///   }
/// }
///
/// let resolver = try Container().seal(for: GitTags.self)
/// print(try resolver.resolve(GitTags.self)())
/// ```
///
/// A registration in an assembly takes precedence, and needs no `override`. An extension in another
/// module may add the live registration, so the key's module need not know the implementation. A
/// key has one live registration. The compiler rejects a second one if it sees both. If two modules
/// that do not import each other each add a live registration, a graph may use either one.
///
/// Tests ignore live registrations in the result of `Container.unimplemented()`, and wherever the
/// overrides of the traits `.overriding` and `.expiringDoubles` apply, such as in
/// ``Container/shared``. There, an unregistered dependency fails, and the failure names the
/// dependency.
public protocol LiveService: NamedService, LiveKey {}

/// A ``LiveService``, a ``LiveAsyncService``, or a ``LiveMainActorService``.
public protocol LiveKey: ServiceKey {
  /// The registration to use if the key is not registered.
  static var live: Live<Self> { get }
}

/// A key's own registration: see ``LiveService``.
public struct Live<Key: ServiceKey>: Sendable {
  let registration: Registration
  /// The inputs, if the compiler knows that all of them have live registrations.
  let inputs: LiveInputs?

  @usableFromInline
  init(_ registration: Registration, inputs: LiveInputs? = nil) {
    self.registration = registration
    self.inputs = inputs
  }
}

extension Live where Key: NamedService {
  /// Makes a live registration with a factory whose inputs have live registrations too.
  ///
  /// Omit `injecting:` if the factory has no inputs. If all indirect inputs of a key are declared
  /// in this way, the compiler ensures that no input is missing. For an input that an assembly must
  /// register, use `requiring:`.
  ///
  /// - Parameters:
  ///   - lifetime: The lifetime of the instances.
  ///   - input: The keys of the inputs, in the order of the factory's parameters.
  ///   - factory: A closure that creates an instance from the inputs.
  @export(implementation) @inline(__always)
  public init<each Input: LiveService>(
    _ lifetime: Lifetime<Key.Service> = .transient, injecting input: repeat (each Input).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (repeat (each Input).Service) throws -> Key.Service
  ) {
    // This initializer is inlined, so that the compiler knows the factory, and the registration
    // allocates no context.
    let inputs = LiveInputs(repeat each input)
    self.init(
      Registration(
        Key._identity, lifetime, role: .live, inputs: inputs.identities,
        injecting: repeat each input, fileID: fileID, line: line, factory: factory),
      inputs: inputs)
  }

  /// Makes a live registration with an input that an assembly must register.
  ///
  /// Sealing reports the input if it is not registered. Write a plain type as
  /// `Instance<HTTPClient>.self`. The inputs may include keys with live registrations.
  ///
  /// - Parameters:
  ///   - lifetime: The lifetime of the instances.
  ///   - first: The key of the first input.
  ///   - rest: The keys of the other inputs.
  ///   - factory: A closure that creates an instance from the inputs.
  @export(implementation)
  public init<First: NamedService, each Rest: NamedService>(
    _ lifetime: Lifetime<Key.Service> = .transient,
    requiring first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (First.Service, repeat (each Rest).Service) throws -> Key.Service
  ) {
    self.init(
      Registration(
        Key._identity, lifetime, role: .live, injecting: first, repeat each rest, fileID: fileID,
        line: line, factory: factory))
  }
}

extension Live where Key: NamedService, Key.Service: Sendable {
  /// Makes a live registration of a ready service, such as a struct of closures.
  ///
  /// - Parameters:
  ///   - instance: The service.
  @export(interface)
  public init(instance: Key.Service, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(.singleton, fileID: fileID, line: line, factory: { instance })
  }

  /// Makes a live registration of a function.
  ///
  /// - Parameters:
  ///   - function: The function.
  /// - Returns: The registration.
  @export(interface)
  public static func function(
    fileID: StaticString = #fileID, line: UInt = #line, _ function: Key.Service
  ) -> Live {
    Live(instance: function, fileID: fileID, line: line)
  }
}

/// The inputs of a live registration.
@usableFromInline
struct LiveInputs: Sendable {
  private(set) var keys: [any LiveKey.Type] = []

  // The loop is compiled for each live registration, so it only calls functions.
  @export(implementation)
  init<each Key: LiveKey>(_ key: repeat (each Key).Type) {
    var count = 0
    for _ in repeat each key { count += 1 }
    self.init(capacity: count)
    for key in repeat each key { append(key) }
  }

  @usableFromInline
  init(capacity: Int) {
    if capacity > 0 { keys.reserveCapacity(capacity) }
  }

  @usableFromInline
  mutating func append(_ key: any LiveKey.Type) { keys.append(key) }

  @usableFromInline var identities: [ServiceIdentity] { keys.map { $0._identity } }
}
