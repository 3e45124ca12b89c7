import Synchronization

extension ResolutionScope {
  /// Resolves what is neither there to be read nor transient.
  @usableFromInline @inline(never)
  func resolve<Key: ServiceKey>(
    _ key: Key.Type, at entry: UnsafeMutablePointer<RegistrationTable.Entry>,
    lentBy lender: Construction?
  ) throws(ResolutionError) -> Key.Service {
    guard let tracer else { return try find(key, at: entry, lentBy: lender).service }
    let start = ContinuousClock.now
    let location = entry.pointee.registration?.takeUnretainedValue().location
    let requester = lender ?? ConstructionStack.current.pointee.innermost
    do throws(ResolutionError) {
      let (service, isNew) = try find(key, at: entry, lentBy: lender)
      tracer.tell(key, at: location, for: requester, since: start, isNew ? .constructed : .reused)
      return service
    } catch {
      tracer.tell(key, at: location, for: requester, since: start, .failed)
      throw error
    }
  }

  /// Finds or constructs a service, and tells which.
  private func find<Key: ServiceKey>(
    _ key: Key.Type, at entry: UnsafeMutablePointer<RegistrationTable.Entry>,
    lentBy lender: Construction?
  ) throws(ResolutionError) -> (service: Key.Service, isNew: Bool) {
    guard let registration = entry.pointee.registration else {
      return (try resolveElsewhere(key, lentBy: lender), false)
    }
    if entry.pointee.placement == .shared, let outermost, !hasEnded.load(ordering: .acquiring) {
      return try outermost.find(key, at: entry, lentBy: lender)
    }
    let stack = ConstructionStack.current
    let construction = try stack.pointee.begin(
      registration, in: .passUnretained(self), lentBy: lender)
    defer { stack.pointee.end() }
    // The invariant of `ServiceRegistration`: the key's identity decides the type.
    return try keep(
      .fromOpaque(registration.toOpaque()) as Unmanaged<ServiceRegistration<Key.Service>>,
      at: entry.pointee, construction)
  }

  /// Gives an instance that is kept.
  private func keep<Service>(
    _ registration: Unmanaged<ServiceRegistration<Service>>,
    at entry: RegistrationTable.Entry, _ construction: Unmanaged<Construction>
  ) throws(ResolutionError) -> (service: Service, isNew: Bool) {
    let registration = registration.takeUnretainedValue()
    let index = Int(entry.index)
    switch registration.lifetime {
    case .transient:
      return (
        try Registration.construct(Service.self, by: .passUnretained(registration), construction),
        true
      )
    case .graph:
      let cell = Resolution.containing(construction.takeUnretainedValue())
        .cell(of: registration, in: self)
      let kept = try keep(registration, in: cell, construction)
      return (kept.instance, kept.isNew)
    case .scoped:
      guard let own else { throw .outsideOfScope(construction.takeUnretainedValue()) }
      let kept = try keep(
        registration, in: own.cell(at: index), construction, history: own.history)
      return (kept.instance, kept.isNew)
    case .weak:
      let kept = try keep(registration, in: shared.cell(at: index), construction)
      return (kept.instance, kept.isNew)
    case .singleton:
      let kept = try keep(
        registration, in: shared.cell(at: index), construction, history: shared.history)
      shared.publish(kept.box, at: index)
      return (kept.instance, kept.isNew)
    }
  }

  /// Gives the instance of a cell, constructing it or waiting for it as need be.
  private func keep<Service>(
    _ registration: ServiceRegistration<Service>, in cell: InstanceCell,
    _ construction: Unmanaged<Construction>, history: ConstructionHistory? = nil
  ) throws(ResolutionError) -> (instance: Service, box: KeptInstance, isNew: Bool) {
    var stale: KeptInstance?
    while true {
      switch cell.claim(for: construction, replacing: stale) {
      case .use(let box):
        if let instance = registration.keeping.read(box) { return (instance, box, false) }
        stale = box
      case .construct:
        let instance: Service
        do {
          instance = try Registration.construct(
            Service.self, by: .passUnretained(registration), construction)
        } catch {
          cell.abandon()
          throw error
        }
        let box = registration.keeping.box(instance)
        let release = registration.keeping.release?(instance)
        history?.append(Kept(registration, in: cell, release: release))
        cell.publish(box)
        if releaseIfEnded(cell, history) {
          throw .scopeHasEnded(construction.takeUnretainedValue())
        }
        return (instance, box, true)
      case .wait:
        try WaitGraph.wait(for: cell, on: construction.takeUnretainedValue())
      case .ended:
        throw .scopeHasEnded(construction.takeUnretainedValue())
      }
    }
  }

  /// Resolves what the table does not have: in the scope around, or as an Optional that is nil.
  private func resolveElsewhere<Key: ServiceKey>(
    _ key: Key.Type, lentBy lender: Construction?
  ) throws(ResolutionError) -> Key.Service {
    if let outer {
      return try outer.resolve(key, at: outer.entry(of: ObjectIdentifier(key)), lentBy: lender)
    }
    if let optional = Key.Service.self as? any OptionalService.Type {
      let service = try optional.resolve(from: Resolver(scope: self, construction: lender))
      if let service = service as? Key.Service { return service }
    }
    if let collection = Key.self as? any CollectionKey.Type,
      let nothing = collection.nothing as? Key.Service
    {
      return nothing
    }
    if let unregistered = table.unregistered, let key = key as? any NamedService.Type,
      let service = unregistered.service(of: key) as? Key.Service
    {
      return service
    }
    lender?.lend()
    throw .missing(key, on: ConstructionStack.current.pointee.innermost ?? lender, in: self)
  }
}
