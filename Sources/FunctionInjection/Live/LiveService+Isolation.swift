/// An ``AsyncService`` with its own registration: see ``LiveService``.
///
/// ```swift
/// enum OpenDatabase: LiveAsyncService {
///   typealias Service = Database
///   static var live: Live<Self> { .init(.singleton) { () async throws in Database() } }
/// }
///
/// let resolver = try Container().seal(for: OpenDatabase.self)
/// let database: Database = try await resolver.resolve(OpenDatabase.self)
/// ```
public protocol LiveAsyncService: AsyncService, LiveKey {}

/// A ``MainActorService`` with its own registration: see ``LiveService``.
///
/// ```swift
/// @MainActor final class Screen {}
///
/// enum StartScreen: LiveMainActorService {
///   typealias Service = Screen
///   static var live: Live<Self> { .init { Screen() } }
/// }
///
/// let screen = try Container().seal(for: StartScreen.self).resolve(StartScreen.self)
/// ```
public protocol LiveMainActorService: MainActorService, LiveKey {}

extension Live where Key: AsyncService {
  /// Makes a live registration with a factory that may suspend, whose inputs have live
  /// registrations too.
  ///
  /// - Parameters:
  ///   - lifetime: The lifetime of the instances.
  ///   - input: The keys of the inputs, in the order of the factory's parameters.
  ///   - factory: A closure that creates an instance from the inputs.
  @export(implementation)
  public init<each Input: LiveKey & AsyncInput>(
    _ lifetime: Lifetime<Key.Service> = .transient, injecting input: repeat (each Input).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (repeat (each Input).Service) async throws -> Key.Service
  ) {
    let inputs = LiveInputs(repeat each input)
    self.init(
      Registration(
        suspending: Key.self, lifetime, role: .live, inputs: inputs.identities, fileID, line
      ) { try await factory(repeat $0.awaitedInput((each Input).self)) },
      inputs: inputs)
  }

  /// Makes a live registration with a factory that may suspend, and with an input that an assembly
  /// must register.
  ///
  /// - Parameters:
  ///   - lifetime: The lifetime of the instances.
  ///   - first: The key of the first input.
  ///   - rest: The keys of the other inputs.
  ///   - factory: A closure that creates an instance from the inputs.
  @export(implementation)
  public init<First: AsyncInput, each Rest: AsyncInput>(
    _ lifetime: Lifetime<Key.Service> = .transient,
    requiring first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory:
      @escaping @Sendable (First.Service, repeat (each Rest).Service) async throws -> Key.Service
  ) {
    self.init(
      Registration(
        suspending: Key.self, lifetime, role: .live, inputs: identities(first, repeat each rest),
        fileID, line
      ) {
        try await factory($0.awaitedInput(First.self), repeat $0.awaitedInput((each Rest).self))
      })
  }
}

extension Live where Key: MainActorService {
  /// Makes a live registration with a factory on the main actor, whose inputs have live
  /// registrations too.
  ///
  /// - Parameters:
  ///   - lifetime: The lifetime of the instances.
  ///   - input: The keys of the inputs, in the order of the factory's parameters.
  ///   - factory: A closure that creates an instance from the inputs.
  @export(implementation)
  public init<each Input: LiveKey & MainActorInput>(
    _ lifetime: Lifetime<Key.Service> = .transient, injecting input: repeat (each Input).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @MainActor (repeat (each Input).Service) throws -> Key.Service
  ) {
    let inputs = LiveInputs(repeat each input)
    self.init(
      Registration(
        onMainActor: Key.self, lifetime, role: .live, inputs: inputs.identities, fileID, line
      ) { try factory(repeat $0.mainActorInput((each Input).self)) },
      inputs: inputs)
  }

  /// Makes a live registration with a factory on the main actor, and with an input that an assembly
  /// must register.
  ///
  /// - Parameters:
  ///   - lifetime: The lifetime of the instances.
  ///   - first: The key of the first input.
  ///   - rest: The keys of the other inputs.
  ///   - factory: A closure that creates an instance from the inputs.
  @export(implementation)
  public init<First: MainActorInput, each Rest: MainActorInput>(
    _ lifetime: Lifetime<Key.Service> = .transient,
    requiring first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory:
      @escaping @MainActor (First.Service, repeat (each Rest).Service) throws -> Key.Service
  ) {
    self.init(
      Registration(
        onMainActor: Key.self, lifetime, role: .live, inputs: identities(first, repeat each rest),
        fileID, line
      ) {
        try factory($0.mainActorInput(First.self), repeat $0.mainActorInput((each Rest).self))
      })
  }
}
