import Synchronization

/// A collection of registrations, which is sealed into a resolver.
///
/// Fill a container from any thread, and then seal it: ``seal()`` checks all registrations at once
/// and returns the ``Resolver`` of the program. You can also resolve from an unsealed container. An
/// unsealed container is dynamic: the last registration of a key applies, and nothing is checked
/// beforehand. Resolving has the same guarantees in both cases, because it uses the same engine.
///
/// Each method that registers records the file and the line of its call, which errors and graphs
/// show. The compiler passes them as `fileID` and `line`. If your own function registers for its
/// caller, give the function these two parameters and pass them on.
///
/// ```swift
/// let container = Container()
/// container.register(HTTPClient.self, .singleton) { HTTPClient() }
/// container.register(LoadUsers.self, injecting: HTTPClient.self) { client in
///   { try client.get("/users") }
/// }
/// let resolver = try container.seal()
/// let users = try resolver.resolve(LoadUsers.self)()
/// ```
public final class Container: Sendable {
  /// The container of the program, for code that registers in one place and resolves anywhere.
  ///
  /// Inside `withOverrides`, this is a copy with the overrides of the task. Anything that you
  /// register with the copy is discarded when the operation ends.
  public static var shared: Container { TaskOverrides.current?.shared ?? program }

  /// The container of the program, without the overrides of a task.
  static let program = Container()

  /// The content of a container.
  ///
  /// A handle refers to the core, and the container empties the core in `deinit`. So a handle needs
  /// no weak reference to the container. A weak reference would slow down every use of the
  /// container.
  let core: Core

  /// Makes an empty container.
  public convenience init() { self.init(Wiring()) }

  /// Makes a container with the registrations of another container.
  ///
  /// - Parameters:
  ///   - wiring: The registrations of the other container, or the changes to it.
  ///   - base: The container that the registrations change; `nil` if they change none.
  ///   - overrides: The overrides of the task that the container belongs to.
  init(
    _ wiring: consuming Wiring, over base: ContainerBase? = nil,
    overrides: OverridesReference? = nil
  ) {
    core = Core(consume wiring, over: base, overrides: overrides)
  }

  deinit { core.empty() }

  /// Adds a registration; every registering method calls it.
  @usableFromInline @inline(never)
  func add(_ registration: Registration) { core.change { $0.add(registration, removing: &$1) } }

  /// Adds a decorator; every decorating method calls it.
  @usableFromInline
  func add(_ decoration: Decoration) { core.change { wiring, _ in wiring.add(decoration) } }

  /// Adds a contribution; every contributing method calls it.
  @usableFromInline
  func add(_ contribution: Registration, to list: Registration) {
    core.change { wiring, _ in wiring.add(contribution, to: list) }
  }

  /// Removes all registrations of a key.
  func remove(_ key: ServiceIdentity) { core.change { $0.remove(key, removing: &$1) } }

  /// Sets the source of services for unregistered keys.
  package func provideUnregistered(from services: some UnregisteredServices) {
    core.change { wiring, _ in wiring.unregistered = services }
  }

  /// Checks the registrations without sealing them and without running a factory.
  ///
  /// A unit test of the registrations then takes one line:
  /// `#expect(container.verify().faults.isEmpty)`.
  ///
  /// ```swift
  /// let container = Container()
  /// container.register(LoadUsers.self, injecting: HTTPClient.self) { client in
  ///   { try client.get("/users") }
  /// }
  /// print(container.verify())  // "HTTPClient is not registered.", with the path and the fix
  /// ```
  ///
  /// - Returns: All faults, and the registrations that cannot be checked.
  /// - Complexity: O(*n*) in the number of registrations and their inputs.
  @export(implementation)
  public func verify() -> WiringReport {
    let (graph, report) = checked()
    return WiringReport(report, graph.interchangeableInputs)
  }

  /// A graph of the current registrations, with its faults.
  @usableFromInline
  func checked(
    including keys: [any LiveKey.Type] = []
  ) -> (graph: Graph, report: WiringReport) {
    var (wiring, table) = core.settled()
    var soundCount = keys.isEmpty ? 0 : wiring.addLive(keys, to: &table, ownedBy: core.overrides)
    let graph = Graph(table, wiring, owner: core.overrides)
    let report = WiringCheck.report(on: graph, wiring, soundCount: soundCount)
    guard report.reachesLive else { return (graph, report) }
    // Live registrations are searched for only now, because most graphs need none.
    soundCount = wiring.addLive([], to: &table, ownedBy: core.overrides)
    let completed = Graph(table, wiring, owner: core.overrides)
    return (completed, WiringCheck.report(on: completed, wiring, soundCount: soundCount))
  }

  /// Checks all registrations at once, and returns a resolver of them.
  ///
  /// Later changes to the container do not affect the resolver. Each call returns a resolver with
  /// its own instances.
  ///
  /// - Returns: A resolver whose singletons are read without a lock.
  /// - Throws: A ``WiringError`` with all faults, each with the location of the registration.
  /// - Complexity: O(*n*) in the number of registrations and their inputs.
  public func seal() throws(WiringError) -> Resolver { try seal(including: []) }

  /// Checks all registrations, and the live registrations of some keys, and returns a resolver.
  func seal(including keys: [any LiveKey.Type]) throws(WiringError) -> Resolver {
    let (graph, report) = checked(including: keys)
    guard report.faults.isEmpty else { throw WiringError(report: report) }
    return Scope(rootOf: graph).resolver
  }

  /// A resolver of the current registrations, unchecked.
  @usableFromInline
  package var resolver: Resolver { core.snapshot().resolver }
}

extension Container: DependencyResolver {
  /// Resolves a key from the current registrations.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service.
  /// - Throws: A ``ResolutionError`` with the path to a missing, circular, or failed service.
  @inlinable
  public func resolve<Key: NamedService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service {
    try resolver.resolve(key)
  }

  /// Resolves an instance of a plain type from the current registrations.
  @inlinable
  public func _resolveType<Service>(_ type: Service.Type) throws(ResolutionError) -> Service {
    try resolver._resolveType(type)
  }

  /// Resolves a key from the current registrations, or returns `nil` if it is not registered.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service, or `nil`.
  /// - Throws: A ``ResolutionError`` for any other failure, such as a missing input or a failed
  ///   factory.
  public func resolveIfRegistered<Key: NamedService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service? {
    try resolver.resolveIfRegistered(key)
  }

  /// A reference for objects that resolve services later, from the registrations at that time.
  public var handle: ResolverHandle { ResolverHandle(core) }

  /// Makes a scope of the current registrations.
  ///
  /// - Returns: A resolver with its own instances of `.scoped` services.
  public func makeScope() -> Resolver { resolver.makeScope() }
}
