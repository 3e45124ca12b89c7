import Synchronization

/// Collects registrations.
///
/// A container is filled from any thread and then sealed: ``seal()`` checks everything at once and
/// gives the ``Resolver`` that a program runs on. Until then it can be resolved from directly, as
/// a dynamic container in which the last registration wins and nothing is checked beforehand; the
/// guarantees of resolving are the same, because the engine is.
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
  /// The container of the program, for those who configure one place and resolve anywhere.
  ///
  /// Within `withOverrides` it is a copy with the overrides of the task, and what is
  /// registered with it there goes when the operation ends.
  public static var shared: Container { TaskOverrides.current?.shared ?? program }

  /// The container of the program, without the overrides of a task.
  static let program = Container()

  private struct State {
    var wiring: Wiring
    /// What is resolved from as long as nothing is sealed and nothing has changed.
    var snapshot: ResolutionScope?
    /// The last snapshot, whose instances outlive a change.
    var outdated: ResolutionScope?
  }

  private let state: Mutex<State>

  /// Makes an empty container.
  public convenience init() {
    self.init(Wiring())
  }

  /// Makes a container of what was said to another one.
  init(_ wiring: Wiring) {
    state = Mutex(State(wiring: wiring))
  }

  /// What it was told until now.
  var wiring: Wiring { state.withLock { $0.wiring } }

  /// Adds what every way of registering comes down to.
  @usableFromInline
  func add(_ registration: Registration) {
    change { $0.add(registration) }
  }

  /// Takes away all registrations of a key.
  func remove(_ key: any ServiceKey.Type) {
    // What is removed is let go of only after the lock.
    var before: Wiring?
    change { wiring in
      before = wiring
      wiring.remove(key)
    }
    withExtendedLifetime(before) {}
  }

  /// Says whom to ask before a service that is not registered is missing.
  package func provideUnregistered(from services: some UnregisteredServices) {
    change { $0.unregistered = services }
  }

  /// Adds a check of another module to those that sealing makes.
  ///
  /// - Parameter check: Gives the faults it finds. It runs without a lock each time the container
  ///   is verified.
  package func addCheck(_ check: @escaping @Sendable () -> [WiringFault]) {
    change { $0.add(check) }
  }

  /// Changes what is registered.
  ///
  /// Nothing may be let go of while the lock is held, for that may run code of the user: the
  /// snapshot that is outdated now is not, and the change must not.
  // Inlined, it would be compiled into each of its callers.
  @inline(never)
  func change(_ body: (inout Wiring) -> Void) {
    _ = state.withLock { state -> ResolutionScope? in
      body(&state.wiring)
      guard let snapshot = state.snapshot.take() else { return nil }
      let older = state.outdated
      state.outdated = snapshot
      return older
    }
  }

  /// Checks the registrations without sealing them and without running a factory.
  ///
  /// It is the unit test of one line: `#expect(container.verify().faults.isEmpty)`.
  ///
  /// ```swift
  /// let container = Container()
  /// container.register(LoadUsers.self, injecting: HTTPClient.self) { client in
  ///   { try client.get("/users") }
  /// }
  /// print(container.verify())  // "HTTPClient is not registered.", with the path and the mend
  /// ```
  ///
  /// - Returns: All faults, and what could not be checked.
  /// - Complexity: O(*n*) in the number of registrations and their inputs.
  public func verify() -> WiringReport {
    wiring.check().report
  }

  /// What is registered now, for a module that draws it, and what is wrong with it.
  package var checkedTable: (table: RegistrationTable, report: WiringReport) { wiring.check() }

  /// The table of what is registered, checked.
  ///
  /// - Parameter outer: Where inputs may be found that are not registered here.
  /// - Returns: The table.
  /// - Throws: All faults.
  func verifiedTable(around outer: ResolutionScope? = nil) throws(WiringError) -> RegistrationTable
  {
    try wiring.verifiedTable(around: outer)
  }

  /// Checks all registrations at once and gives a resolver of them.
  ///
  /// The resolver does not change when the container does. Each call gives a resolver with
  /// instances of its own.
  ///
  /// - Returns: A resolver that needs no lock to read.
  /// - Throws: All faults, each with the place of the registration.
  /// - Complexity: O(*n*) in the number of registrations and their inputs.
  public func seal() throws(WiringError) -> Resolver {
    Resolver(scope: ResolutionScope(try verifiedTable()), construction: nil)
  }

  /// A resolver of what is registered now, unchecked.
  ///
  /// Instances that are kept are those of the container: a registration that does not change keeps
  /// its instance over changes of others.
  package var resolver: Resolver {
    // What is outdated is let go of after the lock, for that may run code of the user.
    let (scope, _, _) = state.withLock { state -> (ResolutionScope, ResolutionScope?, [Kept]) in
      if let snapshot = state.snapshot { return (snapshot, nil, []) }
      let outdated = state.outdated.take()
      let table = state.wiring.table
      state.wiring.forgetReplaced(in: table)
      let snapshot = ResolutionScope(table, of: self, after: outdated)
      state.snapshot = snapshot
      return (snapshot, outdated, snapshot.shared.history.keep(for: table))
    }
    return Resolver(scope: scope, construction: nil)
  }
}

extension Container: DependencyResolver {
  /// Resolves a key from what is registered now.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service.
  /// - Throws: What is missing, circular or failed, with the path that leads there.
  public func resolve<Key: NamedService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service {
    try resolver.resolve(key)
  }

  /// Resolves a key from what is registered now, and gives nil where it is not.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service, or nil.
  /// - Throws: Whatever else went wrong: an input of the service is missing, a factory failed.
  public func resolveIfRegistered<Key: NamedService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service? {
    try resolver.resolveIfRegistered(key)
  }

  /// A reference for what must resolve later, from what is registered then.
  public var handle: ResolverHandle { ResolverHandle(self) }

  /// Makes a scope of what is registered now.
  ///
  /// - Returns: A resolver with instances of its own for what is registered as `.scoped`.
  public func makeScope() -> Resolver { resolver.makeScope() }
}
