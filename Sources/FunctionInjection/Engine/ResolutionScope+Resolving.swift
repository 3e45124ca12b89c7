import Synchronization

extension ResolutionScope {
  /// Constructs an instance of a registration.
  ///
  /// It comes from where the service's type is known, so that all else is compiled once.
  typealias Factory =
    (Unmanaged<Registration>, Unmanaged<Construction>) throws(ResolutionError)
    -> ConstructedInstance

  /// Resolves what is neither there to be read nor transient.
  @usableFromInline @inline(never)
  func resolve<Key: ServiceKey>(
    _ key: Key.Type, at entry: UnsafeMutablePointer<RegistrationTable.Entry>,
    lentBy lender: Construction?
  ) throws(ResolutionError) -> Key.Service {
    let box = try resolve(
      key, at: entry, lentBy: lender, factory: Lifetime<Key.Service>.construct)
    // The invariant of `ServiceRegistration`: the key's identity decides the type.
    return unsafeDowncast(box, to: InstanceBox<Key.Service>.self).instance
  }

  /// Resolves a key without its type.
  private func resolve(
    _ key: any ServiceKey.Type, at entry: UnsafeMutablePointer<RegistrationTable.Entry>,
    lentBy lender: Construction?, factory: Factory
  ) throws(ResolutionError) -> KeptInstance {
    guard let tracer else { return try find(key, at: entry, lentBy: lender, factory).box }
    let resolving = tracer.begin(
      key, at: entry, for: lender ?? ConstructionStack.current.pointee.innermost)
    do throws(ResolutionError) {
      let (box, isNew) = try find(key, at: entry, lentBy: lender, factory)
      resolving.end(isNew ? .constructed : .reused)
      return box
    } catch {
      resolving.end(.failed)
      throw error
    }
  }

  /// Finds or constructs a service, and tells which.
  private func find(
    _ key: any ServiceKey.Type, at entry: UnsafeMutablePointer<RegistrationTable.Entry>,
    lentBy lender: Construction?, _ factory: Factory
  ) throws(ResolutionError) -> (box: KeptInstance, isNew: Bool) {
    guard let registration = entry.pointee.registration else {
      return try findElsewhere(key, lentBy: lender, factory)
    }
    if entry.pointee.placement == .shared, let outermost, !isOver {
      return try outermost.find(key, at: entry, lentBy: lender, factory)
    }
    let (stack, construction) = try registration.beginConstruction(
      in: .passUnretained(self), lentBy: lender)
    defer { stack.pointee.end() }
    let (cell, history) = try place(at: entry, of: construction.takeUnretainedValue())
    guard let cell else { return (try factory(registration, construction).instance, true) }
    let found = try keep(registration, in: cell, construction, history, factory)
    if registration._withUnsafeGuaranteedRef({ $0.lifetime == .singleton }) {
      shared.publish(found.box, at: entry.pointee.index)
    }
    return found
  }

  /// Where the instance of a construction is kept, and where that is noted for the end of the scope.
  func place(
    at entry: UnsafeMutablePointer<RegistrationTable.Entry>, of construction: Construction
  ) throws(ResolutionError) -> (cell: InstanceCell?, history: ConstructionHistory?) {
    let registration = construction.registration.takeUnretainedValue()
    let index = entry.pointee.index
    switch registration.lifetime {
    case .transient:
      return (nil, nil)
    case .graph:
      return (Resolution.containing(construction).store(of: self).cell(at: index), nil)
    case .scoped:
      guard let own else { throw .outsideOfScope(construction) }
      return (own.cell(at: index), own.history)
    case .weak:
      return (shared.cell(at: index), nil)
    case .singleton:
      return (shared.cell(at: index), shared.history)
    }
  }

  /// Gives the instance of a cell, constructing it or waiting for it as need be.
  private func keep(
    _ registration: Unmanaged<Registration>, in cell: InstanceCell,
    _ construction: Unmanaged<Construction>, _ history: ConstructionHistory?, _ factory: Factory
  ) throws(ResolutionError) -> (box: KeptInstance, isNew: Bool) {
    while true {
      switch cell.claim(for: construction) {
      case .use(let instance):
        return (instance, false)
      case .construct:
        let constructed: ConstructedInstance
        do throws(ResolutionError) {
          constructed = try factory(registration, construction)
        } catch {
          cell.abandon()
          throw error
        }
        try keep(constructed, in: cell, construction.takeUnretainedValue(), history)
        return (constructed.instance, true)
      case .wait:
        try WaitGraph.wait(for: cell, on: construction.takeUnretainedValue())
      case .ended:
        throw .scopeHasEnded(construction.takeUnretainedValue())
      }
    }
  }

  /// Keeps an instance in the cell that was claimed for it.
  func keep(
    _ constructed: ConstructedInstance, in cell: InstanceCell, _ construction: Construction,
    _ history: ConstructionHistory?
  ) throws(ResolutionError) {
    let registration = construction.registration.takeUnretainedValue()
    history?.append(Kept(registration, in: cell, release: constructed.release))
    cell.publish(constructed.kept)
    if releaseIfEnded(cell, history) { throw .scopeHasEnded(construction) }
  }

  /// Throws where nothing can be resolved from here any more, for where no construction begins to check it.
  func checkUse(
    for key: any ServiceKey.Type, lentBy lender: Construction?
  ) throws(ResolutionError) {
    if let lender, lender.isOver { throw .constructionIsOver(lender) }
    if isOver { throw .scopeHasEnded(key, in: self, on: lender) }
  }

  /// Resolves what the table does not have: in the scope around, or as an Optional that is nil.
  private func findElsewhere(
    _ key: any ServiceKey.Type, lentBy lender: Construction?, _ factory: Factory
  ) throws(ResolutionError) -> (box: KeptInstance, isNew: Bool) {
    try checkUse(for: key, lentBy: lender)
    // An Optional is looked for here too, where what it wraps may be registered.
    if let outer, optionalService(of: key) == nil || outer.has(key) {
      let entry = outer.entry(of: ObjectIdentifier(key))
      return try outer.find(key, at: entry, lentBy: lender, factory)
    }
    if let optional = optionalService(of: key) {
      let resolver = Resolver(scope: self, construction: lender)
      return (try optional.boxIfRegistered(from: resolver), false)
    }
    if let collection = key as? any CollectionKey.Type { return (collection.emptyBox, false) }
    if let key = key as? any NamedService.Type, let box = table.unregistered?.box(of: key) {
      return (box, false)
    }
    lender?.lend()
    throw .missing(key, on: ConstructionStack.current.pointee.innermost ?? lender, in: self)
  }
}

extension UnregisteredServices {
  /// The box of a key's service.
  fileprivate func box<Key: NamedService>(of key: Key.Type) -> KeptInstance? {
    service(of: key).map { InstanceBox($0) }
  }
}

extension Lifetime {
  /// Runs the factory of a registration of this service, without the type of the service.
  fileprivate static func construct(
    _ registration: Unmanaged<Registration>, _ construction: Unmanaged<Construction>
  ) throws(ResolutionError) -> ConstructedInstance {
    let scope = construction._withUnsafeGuaranteedRef { $0.scope }
    let instance = try Registration.construct(
      Service.self, by: registration, construction, in: scope)
    return registration._withUnsafeGuaranteedRef { registration in
      // The invariant of `ServiceRegistration`: the key's identity decides the type.
      unsafeDowncast(registration, to: ServiceRegistration<Service>.self).keeping
        .constructed(instance)
    }
  }
}
