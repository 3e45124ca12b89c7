import Synchronization

/// What an asynchronous factory constructs, for code in it that goes round its resolver.
enum AsyncPath {
  @TaskLocal static var construction: Construction?

  /// What is constructed by the task that runs; nil for a task that has outlived the construction.
  static var current: Construction? {
    construction.flatMap { $0.isOver ? nil : $0 }
  }
}

/// Resolving what may suspend.
///
/// The cells and the search for cycles are those of synchronous resolving. A path is made of
/// constructions that nobody uses again, and a thread is never blocked.
extension ResolutionScope {
  /// Resolves a key.
  nonisolated(nonsending) func resolve<Key: AsyncService>(
    _ key: Key.Type, lentBy lender: Construction?
  ) async throws(ResolutionError) -> Key.Service {
    guard let tracer else { return try await find(key, lentBy: lender).service }
    let start = ContinuousClock.now
    let location = entry(of: ObjectIdentifier(key)).pointee.registration?
      .takeUnretainedValue().location
    let requester = lender ?? AsyncPath.current
    do throws(ResolutionError) {
      let (service, isNew) = try await find(key, lentBy: lender)
      tracer.tell(key, at: location, for: requester, since: start, isNew ? .constructed : .reused)
      return service
    } catch {
      tracer.tell(key, at: location, for: requester, since: start, .failed)
      throw error
    }
  }

  /// Finds or constructs a service, and tells which.
  nonisolated(nonsending) private func find<Key: AsyncService>(
    _ key: Key.Type, lentBy lender: Construction?
  ) async throws(ResolutionError) -> (service: Key.Service, isNew: Bool) {
    let entry = entry(of: ObjectIdentifier(key))
    guard let found = entry.pointee.registration else {
      if let outer { return (try await outer.resolve(key, lentBy: lender), false) }
      throw .missing(key, on: lender ?? AsyncPath.current, in: self)
    }
    if entry.pointee.placement == .shared, let outermost, !hasEnded.load(ordering: .acquiring) {
      return try await outermost.find(key, lentBy: lender)
    }
    // The invariant of `ServiceRegistration`: the key's identity decides the type.
    let registration = unsafeDowncast(
      found.takeUnretainedValue(), to: AsyncRegistration<Key.Service>.self)
    let construction = try begin(registration, lentBy: lender ?? AsyncPath.current)
    let index = Int(entry.pointee.index)
    switch registration.lifetime {
    case .transient:
      return (try await construct(registration, construction), true)
    case .graph:
      let cell = Resolution.containing(construction).cell(of: registration, in: self)
      return try await keep(registration, in: cell, construction)
    case .scoped:
      guard let own else { throw .outsideOfScope(construction) }
      return try await keep(
        registration, in: own.cell(at: index), construction, history: own.history)
    case .weak:
      return try await keep(registration, in: shared.cell(at: index), construction)
    case .singleton:
      return try await keep(
        registration, in: shared.cell(at: index), construction, history: shared.history)
    }
  }

  /// Begins a construction, unless it would close a cycle.
  private func begin(
    _ registration: Registration, lentBy lender: Construction?
  ) throws(ResolutionError) -> Construction {
    if let lender {
      lender.lend()
      if lender.isOver { throw .constructionIsOver(lender) }
    }
    let closing = lender?.first { construction in
      construction.registration.takeUnretainedValue() === registration
        && construction.scope.takeUnretainedValue() === self
    }
    if let closing { throw .cycle(closing: closing, at: lender, with: registration) }
    let construction = Construction(.passUnretained(registration), in: .passUnretained(self))
    construction.begin(
      .passUnretained(registration), in: .passUnretained(self), parent: nil, lender: lender)
    if isOver { throw .scopeHasEnded(construction) }
    return construction
  }

  /// Runs the factory.
  nonisolated(nonsending) private func construct<Service>(
    _ registration: AsyncRegistration<Service>, _ construction: Construction
  ) async throws(ResolutionError) -> Service {
    defer { construction.bequeath() }
    do {
      return try await AsyncPath.$construction.withValue(construction) {
        try await registration.make(Resolver(of: construction))
      }
    } catch {
      throw ResolutionError.from(error, .passUnretained(construction))
    }
  }

  /// Gives the instance of a cell, constructing it or waiting for it as need be.
  nonisolated(nonsending) private func keep<Service>(
    _ registration: AsyncRegistration<Service>, in cell: InstanceCell,
    _ construction: Construction, history: ConstructionHistory? = nil
  ) async throws(ResolutionError) -> (service: Service, isNew: Bool) {
    var stale: KeptInstance?
    while true {
      switch cell.claim(for: .passUnretained(construction), replacing: stale) {
      case .use(let box):
        if let instance = registration.keeping.read(box) { return (instance, false) }
        stale = box
      case .construct:
        let outcome = Outcome<Result<Service, ResolutionError>>()
        // The construction belongs to none of those who wait for it, so that none can cancel it.
        Task {
          outcome.decide(await fill(cell, registration, construction, history))
        }
        guard let result = await outcome.value else { throw .cancelled(construction) }
        return (try result.get(), true)
      case .wait:
        let isOver = Outcome<Void>()
        let isWaiting = try WaitGraph.add(cell, on: construction) { isOver.decide(()) }
        if isWaiting, await isOver.value == nil {
          WaitGraph.remove(construction)
          throw .cancelled(construction)
        }
      case .ended:
        throw .scopeHasEnded(construction)
      }
    }
  }

  /// Constructs the instance of a cell that was claimed.
  private func fill<Service>(
    _ cell: InstanceCell, _ registration: AsyncRegistration<Service>,
    _ construction: Construction, _ history: ConstructionHistory?
  ) async -> Result<Service, ResolutionError> {
    do throws(ResolutionError) {
      let instance = try await construct(registration, construction)
      history?.append(
        Kept(registration, in: cell, release: registration.keeping.release?(instance)))
      cell.publish(registration.keeping.box(instance))
      return releaseIfEnded(cell, history)
        ? .failure(.scopeHasEnded(construction)) : .success(instance)
    } catch {
      cell.abandon()
      return .failure(error)
    }
  }
}
