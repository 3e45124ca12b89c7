public import Synchronization

/// Resolves what was registered and sealed.
///
/// A resolver is a value, safe to use from any thread at once. A singleton that is constructed already
/// is read without a lock; reading an instance of any other lifetime that is kept takes a lock of its
/// scope for a moment. No lock is held while a factory runs, so a slow factory delays only the callers
/// that want the same service. A cycle, on one thread or between threads, is thrown with its path.
///
/// The resolver that a factory receives knows what is being constructed. It is for the duration of the
/// construction: what must resolve later keeps its ``handle``. A factory's resolver that is kept
/// nevertheless throws an error when something is resolved from it, on any thread, and keeps the graph
/// for that. A singleton that kept it would never be released.
public struct Resolver: Sendable {
  /// What is resolved from.
  ///
  /// ``kept`` keeps it alive, or the construction does.
  @usableFromInline let reference: Unmanaged<Scope>
  /// Keeps the graph; `nil` for the resolver of a factory, which runs while another owner keeps it.
  @usableFromInline let kept: Scope?
  /// What is being constructed with this resolver; `nil` for one that no factory received.
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

  /// What is resolved from.
  var scope: Scope { reference.takeUnretainedValue() }
}

// In an extension of the protocol, where it competes with the functions that refuse keys of other kinds.
extension DependencyResolver where Self == Resolver {
  /// Resolves an instance of a plain type.
  ///
  /// An Optional that is not itself registered is `nil` if its wrapped type is not registered.
  ///
  /// - Parameter type: The type it was registered as.
  /// - Returns: The instance.
  /// - Throws: What is missing, circular, or failed, with the path that leads there.
  /// - Complexity: O(1) for what is constructed already, without a lock.
  @inlinable
  public func resolve<Service>(_ type: Service.Type) throws(ResolutionError) -> Service {
    let resolver: Resolver = self
    return try resolver.service(of: ServiceIdentity(Service.self, .plain))
  }
}

extension Resolver: DependencyResolver {
  /// Resolves a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service.
  /// - Throws: What is missing, circular, or failed, with the path that leads there.
  /// - Complexity: O(1) for what is constructed already, without a lock.
  @inlinable
  public func resolve<Key: NamedService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service {
    try service(of: Key._identity)
  }

  /// The service of a key: a singleton that is there to be read, or what ``Scope`` provides.
  @inlinable
  func service<Service>(of identity: ServiceIdentity) throws(ResolutionError) -> Service {
    let (entries, mask) = reference._withUnsafeGuaranteedRef { ($0.entries, $0.mask) }
    let row = RegistrationTable.entry(of: identity.bits, in: entries, mask).pointee.row
    if let instance = row?.pointee.published, mayRead {
      // The invariant of `Registration`: the identity decides the type.
      return InstanceBuffer.memory(of: instance, alignment: MemoryLayout<Service>.alignment)
        .assumingMemoryBound(to: Service.self).pointee
    }
    // A small service is written to words on the stack. An allocation of its size would need metadata
    // that has to be looked up where the compiler does not know the type.
    var words: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
    guard MemoryLayout<Service>.size <= MemoryLayout.size(ofValue: words),
      MemoryLayout<Service>.alignment <= MemoryLayout<UInt>.alignment
    else { return try largeService(of: identity, at: row) }
    return try withUnsafeMutablePointer(to: &words) { words throws(ResolutionError) in
      let memory = UnsafeMutableRawPointer(words)
      try provide(identity, at: row, in: memory)
      return memory.assumingMemoryBound(to: Service.self).move()
    }
  }

  @inlinable
  func largeService<Service>(
    of identity: ServiceIdentity, at row: UnsafeMutablePointer<RegistrationTable.Row>?
  ) throws(ResolutionError) -> Service {
    try withUnsafeTemporaryAllocation(of: Service.self, capacity: 1) {
      buffer throws(ResolutionError) in
      guard let memory = buffer.baseAddress else {
        preconditionFailure("A temporary allocation has an address.")
      }
      try provide(identity, at: row, in: UnsafeMutableRawPointer(memory))
      return memory.move()
    }
  }

  /// Whether nothing has to be checked or recorded before a singleton is read.
  @inlinable
  var mayRead: Bool {
    construction?.allowsReading.load(ordering: .acquiring) != false
      && !reference._withUnsafeGuaranteedRef { $0.hasEnded.load(ordering: .acquiring) }
  }

  /// Writes the service of a key that is not there to be read.
  ///
  /// - Parameters:
  ///   - identity: The key.
  ///   - row: Its row in the table of the scope's graph.
  ///   - memory: Memory for the service that is not initialized.
  /// - Throws: What is missing, circular, or failed. The memory is not initialized then.
  @usableFromInline
  func provide(
    _ identity: ServiceIdentity, at row: UnsafeMutablePointer<RegistrationTable.Row>?,
    in memory: UnsafeMutableRawPointer
  ) throws(ResolutionError) {
    try reference._withUnsafeGuaranteedRef { scope in
      Result { () throws(ResolutionError) in
        try scope.provide(identity, at: row, to: construction, in: memory)
      }
    }.get()
  }

  /// Resolves a key, or returns `nil` if it is not registered.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service, or `nil`.
  /// - Throws: Whatever else went wrong: an input of the service is missing, a factory failed.
  public func resolveIfRegistered<Key: NamedService>(
    _ key: Key.Type
  ) throws(ResolutionError) -> Key.Service? {
    try serviceIfRegistered(of: Key._identity)
  }

  /// Resolves an instance of a plain type, or returns `nil` if it is not registered.
  ///
  /// - Parameter type: The type it was registered as.
  /// - Returns: The instance, or `nil`.
  /// - Throws: Whatever else went wrong: an input of the service is missing, a factory failed.
  public func resolveIfRegistered<Service>(
    _ type: Service.Type
  ) throws(ResolutionError) -> Service? {
    try serviceIfRegistered(of: ServiceIdentity(Service.self, .plain))
  }

  private func serviceIfRegistered<Service>(
    of identity: ServiceIdentity
  ) throws(ResolutionError) -> Service? {
    guard scope.graph.canResolve(identity) else {
      try scope.checkUse(for: identity, construction)
      return nil
    }
    // Two steps: Swift 6.3.1 leaves the Optional's tag uninitialized if the call is returned as one.
    let service: Service = try service(of: identity)
    return service
  }

  /// A reference for what must resolve later, such as a router.
  ///
  /// It does not keep the graph.
  public var handle: ResolverHandle { ResolverHandle(scope) }

  /// Whether nothing can be resolved any more, because the scope, or the graph, has ended.
  package var isOver: Bool { reference._withUnsafeGuaranteedRef { $0.isOver } }

  /// Whether this is the resolver of a scope, and not of the whole graph.
  package var isOfScope: Bool { scope.root != nil }

  /// Whether what is being constructed was asked for by itself, and not by another factory.
  package var isAskedDirectly: Bool {
    construction.map { $0.parent == nil && $0.lender?.registration == nil } ?? true
  }

  /// The same resolver, for an owner that keeps the scope longer than the construction.
  package var keepingScope: Resolver { Resolver(scope: scope, construction: nil) }

  /// Makes a scope inside this one.
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
  /// A scope that nobody ends ends by itself when the last resolver of it is gone.
  ///
  /// - Returns: A resolver with instances of its own for what is registered as `.scoped`. They are
  ///   released when the scope ends.
  public func makeScope() -> Resolver { traced(Scope(inside: scope)) }

  /// Makes a scope inside this one that has registrations of its own.
  ///
  /// What the scope registers wins for everything that is constructed for the scope, wherever that is
  /// registered. Singletons that are registered outside never see it.
  ///
  /// ```swift
  /// let session = try resolver.makeScope { container in
  ///   container.register(instance: ada)
  /// }
  /// let user = try session.resolve(User.self)
  /// ```
  ///
  /// - Parameter register: Registers with a container of the scope.
  /// - Returns: A resolver of what is registered here and there.
  /// - Throws: All faults of what was registered, whose inputs may be found outside.
  public func makeScope(
    registering register: (Container) -> Void
  ) throws(WiringError) -> Resolver {
    let container = Container()
    register(container)
    let overlay = try scope.graph.overlay(container, sharingInstances: true)
    return traced(Scope(overlay, inside: scope))
  }

  /// The resolver of a scope that was made from this one, which is traced if this one is.
  private func traced(_ inner: Scope) -> Resolver {
    Resolver(
      scope: inner, construction: construction?.tracer.map { Construction(tracer: $0) })
  }
}
