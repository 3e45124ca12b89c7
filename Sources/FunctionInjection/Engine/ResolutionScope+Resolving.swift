public import Synchronization

extension ResolutionScope {
  /// The entry of a key, or the free one where it would be.
  @inlinable @inline(__always)
  func entry(of key: ObjectIdentifier) -> UnsafeMutablePointer<RegistrationTable.Entry> {
    RegistrationTable.entry(of: UInt(bitPattern: key), in: entries, mask)
  }

  /// Resolves what is not simply there to be read.
  @inlinable
  func resolve<Key: NamedService>(
    _ key: Key.Type, at entry: UnsafeMutablePointer<RegistrationTable.Entry>,
    lentBy lender: Construction?
  ) throws(ResolutionError) -> Key.Service {
    guard let found = entry.pointee.registration else {
      return try resolveElsewhere(key, lentBy: lender)
    }
    if entry.pointee.placement == .shared, let outermost, !hasEnded.load(ordering: .acquiring) {
      return try outermost.resolve(key, at: entry, lentBy: lender)
    }
    // The invariant of `ServiceRegistration`: the key's identity decides the type.
    let registration = Unmanaged<ServiceRegistration<Key.Service>>.fromOpaque(found.toOpaque())
    let stack = ConstructionStack.current
    let construction = try begin(found, on: stack, lentBy: lender)
    defer { Self.end(stack) }
    if entry.pointee.placement == .transient {
      return try construct(registration, construction)
    }
    return try keep(registration, at: entry.pointee, construction)
  }

  @usableFromInline
  func begin(
    _ registration: Unmanaged<Registration>, on stack: UnsafeMutablePointer<ConstructionStack>,
    lentBy lender: Construction?
  ) throws(ResolutionError) -> Unmanaged<Construction> {
    let construction = try stack.pointee.begin(
      registration, in: .passUnretained(self), lentBy: lender.map { .passUnretained($0) })
    if hasEnded.load(ordering: .acquiring) {
      stack.pointee.end()
      throw .scopeHasEnded(construction.takeUnretainedValue())
    }
    return construction
  }

  @usableFromInline
  static func end(_ stack: UnsafeMutablePointer<ConstructionStack>) {
    stack.pointee.end()
  }

  /// Runs the factory.
  @inlinable
  func construct<Service>(
    _ registration: Unmanaged<ServiceRegistration<Service>>,
    _ construction: Unmanaged<Construction>
  ) throws(ResolutionError) -> Service {
    do {
      return try registration._withUnsafeGuaranteedRef { registration in
        try construction._withUnsafeGuaranteedRef { construction in
          try registration.make(Resolver(scope: self, construction: construction))
        }
      }
    } catch {
      throw ResolutionError.from(error, construction)
    }
  }

  /// Gives an instance that is kept.
  @usableFromInline
  func keep<Service>(
    _ registration: Unmanaged<ServiceRegistration<Service>>,
    at entry: RegistrationTable.Entry, _ construction: Unmanaged<Construction>
  ) throws(ResolutionError) -> Service {
    let registration = registration.takeUnretainedValue()
    let index = Int(entry.index)
    switch registration.lifetime {
    case .transient:
      return try construct(.passUnretained(registration), construction)
    case .graph:
      let cell = Resolution.containing(construction.takeUnretainedValue())
        .cell(of: registration, in: self)
      return try keep(registration, in: cell, construction).instance
    case .scoped:
      guard let own else { throw .outsideOfScope(construction.takeUnretainedValue()) }
      return try keep(
        registration, in: own.cell(at: index), construction, history: own.history
      ).instance
    case .weak:
      return try keep(registration, in: shared.cell(at: index), construction).instance
    case .singleton:
      let (instance, box) = try keep(
        registration, in: shared.cell(at: index), construction, history: shared.history)
      shared.publish(box, at: index)
      return instance
    }
  }

  /// Gives the instance of a cell, constructing it or waiting for it as need be.
  private func keep<Service>(
    _ registration: ServiceRegistration<Service>, in cell: InstanceCell,
    _ construction: Unmanaged<Construction>, history: ConstructionHistory? = nil
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
          instance = try construct(.passUnretained(registration), construction)
        } catch {
          cell.abandon()
          throw error
        }
        let box = registration.box(instance)
        history?.append(cell)
        cell.publish(box)
        // Either the end of the scope finds the cell in the history, or it is found here.
        if hasEnded.load(ordering: .sequentiallyConsistent) {
          _ = cell.end()
          throw .scopeHasEnded(construction.takeUnretainedValue())
        }
        return (instance, box)
      case .wait:
        try WaitGraph.wait(for: cell, on: construction.takeUnretainedValue())
      case .ended:
        throw .scopeHasEnded(construction.takeUnretainedValue())
      }
    }
  }

  /// Resolves what the table does not have: in the scope around, or as an Optional that is nil.
  @usableFromInline @inline(never)
  func resolveElsewhere<Key: NamedService>(
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
    if let service = table.unregistered?.service(of: key) { return service }
    lender?.lend()
    throw .missing(key, on: ConstructionStack.current.pointee.innermost ?? lender, in: self)
  }
}
