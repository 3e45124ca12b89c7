/// Resolves what was registered and sealed.
///
/// A resolver is a value, safe to use from any thread at once. What is constructed already is read
/// without a lock; no lock is held while a factory runs, so a slow one delays only those who want
/// the same service. A cycle, on one thread or between threads, is thrown with its path.
///
/// The resolver that a factory is given knows what is being constructed. It is for the time of the
/// construction: what must resolve later keeps its ``handle``. One that is kept nevertheless throws an
/// error when something is resolved from it, on whichever thread, and keeps the graph for that; a
/// singleton that kept it would never be released.
public struct Resolver: Sendable {
  /// What is resolved from; ``kept`` keeps it alive, or the construction does.
  @usableFromInline let reference: Unmanaged<ResolutionScope>
  /// Keeps the graph; nil for the resolver of a factory, which runs while somebody else keeps it.
  @usableFromInline let kept: ResolutionScope?
  /// What is being constructed with this resolver; nil for one that was not given to a factory.
  @usableFromInline let construction: Construction?

  init(scope: ResolutionScope, construction: Construction?) {
    reference = .passUnretained(scope)
    kept = scope
    self.construction = construction
  }

  /// Makes the resolver of a factory, without an atomic operation where it is inlined.
  @inlinable @inline(__always)
  init(of construction: Construction, in scope: Unmanaged<ResolutionScope>) {
    reference = scope
    kept = nil
    self.construction = construction
  }

  /// What is resolved from.
  var scope: ResolutionScope { reference.takeUnretainedValue() }
}

extension Resolver: DependencyResolver {
  /// Resolves a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service.
  /// - Throws: What is missing, circular or failed, with the path that leads there.
  /// - Complexity: O(1) for what is constructed already, without a lock.
  @inlinable
  public func resolve<Key: NamedService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service {
    let (entries, mask) = reference._withUnsafeGuaranteedRef { ($0.entries, $0.mask) }
    let entry = RegistrationTable.entry(
      of: UInt(bitPattern: ObjectIdentifier(key)), in: entries, mask)
    let box = reference._withUnsafeGuaranteedRef { $0.published(entry) }
    if let box, construction?.isOver != true {
      return Unmanaged<InstanceBox<Key.Service>>.fromOpaque(box)._withUnsafeGuaranteedRef {
        $0.instance
      }
    }
    return try resolve(key, at: entry)
  }

  /// Resolves what is not there to be read.
  @inlinable
  func resolve<Key: NamedService>(
    _ key: Key.Type, at entry: UnsafeMutablePointer<RegistrationTable.Entry>
  ) throws(ResolutionError) -> Key.Service {
    guard entry.pointee.placement == .transient, let registration = entry.pointee.registration
    else { return try find(key, at: entry) }
    let (stack, construction) = try registration.beginConstruction(
      in: reference, lentBy: construction)
    defer { stack.pointee.end() }
    return try Registration.construct(
      Key.Service.self, by: registration, construction, in: reference)
  }

  /// Resolves what is neither there to be read nor transient.
  @usableFromInline
  func find<Key: NamedService>(
    _ key: Key.Type, at entry: UnsafeMutablePointer<RegistrationTable.Entry>
  ) throws(ResolutionError) -> Key.Service {
    try scope.resolve(key, at: entry, lentBy: construction)
  }

  /// Resolves a key, and gives nil where it is not registered.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service, or nil.
  /// - Throws: Whatever else went wrong: an input of the service is missing, a factory failed.
  public func resolveIfRegistered<Key: NamedService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service? {
    if scope.finds(key) { return try resolve(key) }
    try scope.checkUse(for: key, lentBy: construction)
    return nil
  }

  /// A reference for what must resolve later, such as a router: it does not keep the graph.
  public var handle: ResolverHandle {
    ResolverHandle(scope.untraced)
  }

  /// Resolves a key of another module, which knows where it may be resolved.
  package func resolveAnywhere<Key: MainActorInput>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service {
    try scope.resolve(key, at: scope.entry(of: ObjectIdentifier(key)), lentBy: construction)
  }

  /// What was sealed, for a module that draws it, and what is wrong with it.
  package var checkedTable: (table: RegistrationTable, report: WiringReport) {
    scope.wiring.check()
  }

  /// Whether nothing can be resolved any more, because the scope, or the graph, has ended.
  package var isOver: Bool { reference._withUnsafeGuaranteedRef { $0.isOver } }

  /// Whether this is the resolver of a scope, and not of the whole graph.
  package var isOfScope: Bool { scope.own != nil }

  /// Whether what is being constructed was asked for by itself, and not by another factory.
  package var isAskedDirectly: Bool {
    construction.map { $0.parent == nil && $0.lender == nil } ?? true
  }

  /// The same resolver, for whoever keeps the scope longer than the construction.
  package var keepingScope: Resolver { Resolver(scope: scope, construction: nil) }

  /// Makes a scope inside of this one.
  ///
  /// ```swift
  /// let container = Container()
  /// container.register(Database.self, .scoped) { Database() }
  /// let resolver = try container.seal()
  ///
  /// let request = resolver.makeScope()
  /// let database = try request.resolve(Database.self)
  /// request.end()
  /// ```
  ///
  /// - Returns: A resolver with instances of its own for what is registered as `.scoped`. They go
  ///   when ``end()`` is called or nobody has the resolver any more.
  public func makeScope() -> Resolver {
    tracing(ResolutionScope(inside: scope.untraced))
  }

  /// Makes a scope inside of this one that has registrations of its own.
  ///
  /// What is registered there is seen in the scope only: a factory that was registered outside
  /// is given what was registered outside, whoever asks.
  ///
  /// ```swift
  /// let session = try resolver.makeScope { container in
  ///   container.register(instance: ada)
  /// }
  /// let user = try session.resolve(User.self)
  /// ```
  ///
  /// - Parameter register: Registers with a container of the scope.
  /// - Returns: A resolver of what is registered here and there; here wins.
  /// - Throws: All faults of what was registered, whose inputs may be found outside.
  public func makeScope(
    registering register: (Container) -> Void
  ) throws(WiringError) -> Resolver {
    let container = Container()
    register(container)
    let outer = ResolutionScope(inside: scope.untraced)
    let table = try container.verifiedTable(around: outer)
    return tracing(ResolutionScope(table, inside: outer))
  }

  /// Makes a scope that ends by itself when nobody has it any more.
  package func makeScopeThatEndsByItself() -> Resolver {
    tracing(ResolutionScope(inside: scope.untraced, endsByItself: true))
  }

  /// The resolver of a scope that was made from this one, which tells of each resolve if this one does.
  private func tracing(_ inner: ResolutionScope) -> Resolver {
    guard let tracer = scope.tracer else { return inner.resolver }
    return ResolutionScope(tracing: inner, by: tracer.record).resolver
  }
}

extension ResolutionScope {
  /// The resolver of the scope, which keeps it.
  var resolver: Resolver { Resolver(scope: self, construction: nil) }
}
