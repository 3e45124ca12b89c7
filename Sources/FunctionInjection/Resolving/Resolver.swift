public import Synchronization

/// A value that resolves the services of a sealed container.
///
/// Any number of threads may use a resolver at once. A constructed singleton of a sealed graph is
/// read without a lock. A scoped instance is read under the lock of its scope, which no other scope
/// uses. A `.weak` instance, a live registration that sealing did not include, and, in a resolver
/// with overrides, a singleton whose registration is not overridden are read under locks of the
/// graph. A `.graph` instance is read under locks of its call to `resolve`. No lock is held while a
/// factory runs, so a slow factory delays only callers of the same service. A cycle, on one thread
/// or between threads, throws an error with its path.
///
/// The resolver that a factory receives records the construction, and is valid until the
/// construction ends. To resolve later, keep its ``handle``. Resolving from a factory's resolver
/// after the construction throws an error on any thread. To make this safe, a factory's resolver
/// that outlives the construction retains the graph. So a singleton that keeps such a resolver is
/// never released.
public struct Resolver: Sendable {
  /// The scope that services are resolved from.
  ///
  /// ``kept`` keeps the scope alive. Without it, the caller of the resolve keeps the scope while a
  /// factory runs, and ``construction`` does afterward: see ``Construction``.
  @usableFromInline let reference: Unmanaged<Scope>
  /// Keeps the scope; `nil` for a factory's resolver.
  ///
  /// Functions that are compiled in a client read ``reference`` only, so they extend the lifetime
  /// of this resolver until they return.
  let kept: Scope?
  /// The construction that this resolver belongs to; `nil` for a resolver that no factory received.
  @usableFromInline let construction: Construction?

  init(scope: Scope, construction: Construction?) {
    reference = .passUnretained(scope)
    kept = scope
    self.construction = construction
  }

  /// Makes the resolver of a factory, without an atomic operation if it is inlined.
  @inline(__always)
  init(of construction: Construction, in scope: Unmanaged<Scope>) {
    reference = scope
    kept = nil
    self.construction = construction
  }

  /// The scope that services are resolved from.
  var scope: Scope { reference.takeUnretainedValue() }
}

extension Resolver: DependencyResolver {
  /// Resolves a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service.
  /// - Throws: A ``ResolutionError`` with the path to a missing, circular, or failed service.
  /// - Complexity: O(1), and without a lock for a constructed singleton that this resolver's graph
  ///   registers, unless it is the graph of a scope.
  @inlinable
  public func resolve<Key: NamedService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service {
    try service(of: Key._identity)
  }

  /// Resolves an instance of a plain type, without the metadata of its ``Instance`` key.
  @inlinable
  public func _resolveType<Service>(_ type: Service.Type) throws(ResolutionError) -> Service {
    try service(of: ServiceIdentity(Service.self, .plain))
  }

  /// Returns the service of a key: a singleton that can be read directly, or the service that
  /// ``Scope`` provides.
  @inlinable
  func service<Service>(of identity: ServiceIdentity) throws(ResolutionError) -> Service {
    defer { withExtendedLifetime(self) {} }
    let row = row(of: identity)
    if let instance = readableInstance(at: row) { return read(instance) }
    return try serviceFromScope(identity, at: row)
  }

  /// Returns the row of a key in the table of the scope's graph.
  @inlinable @inline(__always)
  func row(of identity: ServiceIdentity) -> UnsafeMutablePointer<RegistrationTable.Row>? {
    let (entries, mask) = reference._withUnsafeGuaranteedRef { ($0.entries, $0.mask) }
    return RegistrationTable.entry(of: identity.bits, in: entries, mask).pointee.row
  }

  /// Returns the singleton of a row if it can be read without checking or recording anything.
  @inlinable @inline(__always)
  func readableInstance(
    at row: UnsafeMutablePointer<RegistrationTable.Row>?
  ) -> UnsafeMutableRawPointer? {
    guard let instance = row?.pointee.published, mayRead else { return nil }
    return instance
  }

  /// Reads a singleton of a type that the invariant of ``Registration`` guarantees: the identity
  /// decides the type.
  @inlinable @inline(__always)
  func read<Service>(_ instance: UnsafeMutableRawPointer) -> Service {
    InstanceBuffer.memory(of: instance, alignment: MemoryLayout<Service>.alignment)
      .assumingMemoryBound(to: Service.self).pointee
  }

  /// Returns the service of a key whose instance cannot be read directly.
  ///
  /// The function is not inlined, so that reading an instance needs no memory on the stack.
  @inlinable @inline(never)
  func serviceFromScope<Service>(
    _ identity: ServiceIdentity, at row: UnsafeMutablePointer<RegistrationTable.Row>?
  ) throws(ResolutionError) -> Service {
    // A small service is written to words on the stack.
    var words: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
    guard MemoryLayout<Service>.size <= MemoryLayout.size(ofValue: words),
      MemoryLayout<Service>.alignment <= MemoryLayout<UInt>.alignment
    else { return try largeService(identity, at: row) }
    return try take(identity, at: row, through: &words)
  }

  /// Returns the service of a key from an allocation of its size.
  ///
  /// The function is not inlined, because generic code looks up metadata for the allocation as soon
  /// as it enters the function that contains it.
  @inlinable @inline(never)
  func largeService<Service>(
    _ identity: ServiceIdentity, at row: UnsafeMutablePointer<RegistrationTable.Row>?
  ) throws(ResolutionError) -> Service {
    try withUnsafeTemporaryAllocation(of: Service.self, capacity: 1) {
      buffer throws(ResolutionError) in
      guard let memory = buffer.baseAddress else {
        preconditionFailure("A temporary allocation has an address.")
      }
      return try take(identity, at: row, through: UnsafeMutableRawPointer(memory))
    }
  }

  /// Lets the scope write a service into memory, and moves the service out of that memory.
  ///
  /// The caller passes the memory itself, because a closure would cost a call in generic code.
  ///
  /// - Parameters:
  ///   - identity: The key.
  ///   - row: The row of the key in the table of the scope's graph.
  ///   - memory: Uninitialized memory that is large enough for the service.
  @inlinable @inline(__always)
  func take<Service>(
    _ identity: ServiceIdentity, at row: UnsafeMutablePointer<RegistrationTable.Row>?,
    through memory: UnsafeMutableRawPointer
  ) throws(ResolutionError) -> Service {
    try reference._withUnsafeGuaranteedRef { scope in
      Result { () throws(ResolutionError) in
        try scope.writeService(of: identity, at: row, lentBy: construction, to: memory)
      }
    }.get()
    return memory.assumingMemoryBound(to: Service.self).move()
  }

  /// Whether a singleton can be read without checking or recording anything.
  @inlinable
  var mayRead: Bool {
    construction?.allowsReading.load(ordering: .acquiring) != false
      && !reference._withUnsafeGuaranteedRef { $0.ended.load(ordering: .acquiring) }
  }

  /// Resolves a key, or returns `nil` if it is not registered.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service, or `nil`.
  /// - Throws: A ``ResolutionError`` for any other failure, such as a missing input or a failed
  ///   factory.
  public func resolveIfRegistered<Key: NamedService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service? {
    try serviceIfRegistered(of: Key._identity)
  }

  /// Returns the service of a key, or `nil` if the key is not registered.
  func serviceIfRegistered<Service>(
    of identity: ServiceIdentity
  ) throws(ResolutionError) -> Service? {
    guard scope.graph.canResolve(identity) else {
      try scope.checkUse(for: identity, construction)
      return nil
    }
    // Two steps: Swift 6.3.1 leaves the Optional's tag uninitialized if the call is returned as
    // one.
    let service: Service = try service(of: identity)
    return service
  }

  /// A reference to the graph for objects that resolve services later, such as a router.
  ///
  /// The handle does not retain the graph.
  public var handle: ResolverHandle { ResolverHandle(scope) }

  /// Whether this is the resolver of a scope, and not of the whole graph.
  package var isOfScope: Bool { scope.root != nil }

  /// Whether this is the resolver of a scope that has registrations of its own, and with which its
  /// graph ends.
  package var isOfScopeWithRegistrations: Bool { isOfScope && scope.endsGraph }

  /// Begins to resolve the dependencies of a feature with this resolver.
  ///
  /// - Returns: The feature around this feature, for ``endFeature(in:)``.
  @usableFromInline
  package func beginFeature() -> (ObjectIdentifier?, Int) {
    ConstructionStack.current.beginFeature(in: isOfFactory ? nil : ObjectIdentifier(scope))
  }

  /// Ends what ``beginFeature()`` began.
  @usableFromInline
  package func endFeature(in outer: (ObjectIdentifier?, Int)) {
    ConstructionStack.current.endFeature(in: outer)
  }

  /// Whether a feature in a scope resolves the service under construction as a dependency.
  package var isForFeature: Bool {
    isOfScope && ConstructionStack.current.isForFeature(in: ObjectIdentifier(scope))
  }

  /// The same resolver, for an owner that keeps the scope longer than the construction.
  package var keepingScope: Resolver { scope.resolver }

  /// Makes a scope inside the scope or the graph of this resolver.
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
  /// If no code ends the scope explicitly, it ends when its last resolver is released. Whether it
  /// also ends with an outer scope depends on the outer scope: see ``end()``.
  ///
  /// - Returns: A resolver with its own instances of `.scoped` services. The instances are released
  ///   when the scope ends.
  public func makeScope() -> Resolver { traced(Scope(inside: scope)) }

  /// Makes a scope with registrations of its own, inside the scope or the graph of this resolver.
  ///
  /// The scope's registrations take precedence for every service that is constructed for the scope,
  /// including services that are registered outside. Singletons that are registered outside never
  /// use the scope's registrations. The scope does not end with an outer scope: see ``end()``.
  ///
  /// ```swift
  /// let session = try resolver.makeScope { container in
  ///   container.register(instance: ada)
  /// }
  /// let user = try session.resolve(User.self)
  /// ```
  ///
  /// - Parameter register: A closure that registers services with the container of the scope.
  /// - Returns: A resolver of the scope's registrations and the outer registrations.
  /// - Throws: A ``WiringError`` with all faults of the registrations, whose inputs may be
  ///   registered outside.
  public func makeScope(
    registering register: (Container) -> Void
  ) throws(WiringError) -> Resolver {
    let container = Container()
    register(container)
    let overlay = try scope.graph.overlay(container, sharingInstances: true)
    return traced(Scope(overlay, inside: scope))
  }

  /// Returns the resolver of an inner scope, which is traced if this resolver is traced.
  func traced(_ inner: Scope) -> Resolver {
    Resolver(
      scope: inner, construction: construction?.activeTracer.map { Construction(tracer: $0) })
  }

  /// Whether a factory received this resolver.
  var isOfFactory: Bool {
    construction.map { !$0.isTraced || $0.ofFactory != nil } ?? false
  }
}
