import Synchronization

/// One scope: a table, the instances that all scopes share, and those of its own.
///
/// The outermost scope has the shared instances only: what is scoped cannot be resolved there, so
/// that a singleton, which is always constructed there, cannot capture it.
@usableFromInline
final class ResolutionScope: Sendable {
  let table: RegistrationTable
  /// What is shared with the scopes inside of this one and those around it.
  let shared: InstanceStore
  /// The instances of this scope; nil for the outermost one.
  let own: InstanceStore?
  /// The outermost scope of the same table; nil where it is this one.
  let outermost: ResolutionScope?
  /// Where to look for what the table does not have; nil unless the scope has registrations of
  /// its own.
  let outer: ResolutionScope?
  private let hasEnded = Atomic<Bool>(false)

  /// Makes an outermost scope.
  ///
  /// - Parameters:
  ///   - table: What is registered.
  ///   - earlier: A scope whose instances are kept, as far as their registrations are in the table.
  ///   - outer: Where to look for what the table does not have.
  init(
    _ table: RegistrationTable, keepingInstancesOf earlier: ResolutionScope? = nil,
    outer: ResolutionScope? = nil
  ) {
    self.table = table
    self.outer = outer
    own = nil
    outermost = nil
    shared = InstanceStore(
      count: table.sharedCount, history: earlier?.shared.history ?? ConstructionHistory())
    guard let earlier else { return }
    for registration in table.registrations {
      guard let entry = table.entry(of: registration.key), entry.placement == .shared,
        let old = earlier.table.entry(of: registration.key),
        old.registration?.toOpaque() == entry.registration?.toOpaque()
      else { continue }
      shared.adopt(earlier.shared.cell(at: Int(old.index)), at: Int(entry.index))
    }
  }

  /// Makes a scope inside of another one.
  init(inside parent: ResolutionScope) {
    table = parent.table
    shared = parent.shared
    own = InstanceStore(count: parent.table.scopedCount)
    outermost = parent.outermost ?? parent
    outer = parent.outer.map { ResolutionScope(inside: $0) }
  }

  /// Ends the scope: its instances go, and nothing can be resolved from it any more.
  func end() {
    guard !hasEnded.exchange(true, ordering: .acquiringAndReleasing) else { return }
    for cell in (own ?? shared).history.takeAll().reversed() { _ = cell.end() }
    outer?.end()
  }
}

extension ResolutionScope {
  /// All that can be resolved here, in the order in which it was registered.
  var registrations: [Registration] {
    (outer?.registrations ?? []) + table.registrations
  }

  /// Whether a key can be resolved here.
  func has(_ key: any ServiceKey.Type) -> Bool {
    table.entry(of: key) != nil || outer?.has(key) == true
  }
}

// MARK: - Resolving

extension ResolutionScope {
  /// Finds a singleton that is constructed.
  ///
  /// - Returns: The instance's box, or nil where there is more to do.
  @inline(__always)
  func published(_ key: ObjectIdentifier) -> UnsafeRawPointer? {
    let entry = table.entries[
      RegistrationTable.place(of: UInt(bitPattern: key), in: table.entries, table.mask)]
    guard entry.placement == .shared else { return nil }
    return shared.published[Int(entry.index)].load(ordering: .acquiring)
  }

  /// Resolves a key, whatever it takes.
  func resolve<Key: NamedService>(
    _ key: Key.Type, lentBy lender: Construction?
  ) throws(ResolutionError) -> Key.Service {
    let entry = table.entries[
      RegistrationTable.place(
        of: UInt(bitPattern: ObjectIdentifier(key)), in: table.entries, table.mask)]
    guard let found = entry.registration else {
      if let outer { return try outer.resolve(key, lentBy: lender) }
      return try resolveUnregistered(key, lentBy: lender)
    }
    // The invariant of `ServiceRegistration`: the key's identity decides the type.
    let registration = unsafeDowncast(
      found._withUnsafeGuaranteedRef { $0 }, to: ServiceRegistration<Key.Service>.self)
    let thread = ConstructionThread.current
    let outerConstruction = thread.innermost
    let scope = entry.placement == .shared ? outermost ?? self : self
    let construction = try thread.begin(registration, in: scope, lentBy: lender)
    defer { thread.end(restoring: outerConstruction) }
    if hasEnded.load(ordering: .acquiring) {
      throw .scopeHasEnded(construction)
    }
    switch registration.lifetime {
    case .transient:
      return try scope.construct(registration, construction)
    case .graph:
      let cell = Resolution.containing(construction).cell(of: registration, in: scope)
      return try scope.keep(registration, in: cell, construction).instance
    case .singleton, .weak:
      let cell = shared.cell(at: Int(entry.index))
      let (instance, box) = try scope.keep(
        registration, in: cell, construction, history: shared.history)
      if registration.lifetime == .singleton { shared.publish(box, at: Int(entry.index)) }
      return instance
    case .scoped:
      guard let own else { throw .outsideOfScope(construction) }
      return try scope.keep(
        registration, in: own.cell(at: Int(entry.index)), construction, history: own.history
      ).instance
    }
  }

  /// Runs the factory.
  private func construct<Service>(
    _ registration: ServiceRegistration<Service>, _ construction: Construction
  ) throws(ResolutionError) -> Service {
    do {
      return try registration.make(Resolver(scope: self, construction: construction))
    } catch let error as ResolutionError {
      throw error
    } catch {
      throw .constructionFailed(construction, error)
    }
  }

  /// Gives the instance of a cell, constructing it or waiting for it as need be.
  private func keep<Service>(
    _ registration: ServiceRegistration<Service>, in cell: InstanceCell,
    _ construction: Construction, history: ConstructionHistory? = nil
  ) throws(ResolutionError) -> (instance: Service, box: KeptInstance) {
    var stale: KeptInstance?
    while true {
      switch cell.claim(for: construction, replacing: stale) {
      case .use(let box):
        if let instance = registration.read(box) { return (instance, box) }
        stale = box
      case .construct:
        let instance: Service
        do {
          instance = try construct(registration, construction)
        } catch {
          cell.abandon()
          throw error
        }
        let box = registration.box(instance)
        history?.append(cell)
        guard cell.publish(box) else { throw .scopeHasEnded(construction) }
        return (instance, box)
      case .wait:
        try WaitGraph.wait(for: cell, on: construction)
      case .ended:
        throw .scopeHasEnded(construction)
      }
    }
  }

  /// Resolves a key that is not registered: an Optional is nil, anything else is missing.
  @inline(never)
  private func resolveUnregistered<Key: NamedService>(
    _ key: Key.Type, lentBy lender: Construction?
  ) throws(ResolutionError) -> Key.Service {
    if let optional = Key.Service.self as? any OptionalService.Type {
      let service = try optional.resolve(from: Resolver(scope: self, construction: lender))
      if let service = service as? Key.Service { return service }
    }
    throw .missing(key, on: ConstructionThread.current.innermost ?? lender, in: self)
  }
}
