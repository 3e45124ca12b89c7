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
  /// Constructs an instance of a registration.
  ///
  /// It comes from where the service's type is known, so that all else is compiled once.
  typealias AsyncFactory =
    @Sendable (Construction) async throws(ResolutionError) -> ConstructedInstance

  /// Resolves a key.
  nonisolated(nonsending) func resolve<Key: AsyncService>(
    _ key: Key.Type, lentBy lender: Construction?
  ) async throws(ResolutionError) -> Key.Service {
    let box = try await resolve(
      key, lentBy: lender, factory: AsyncRegistration<Key.Service>.construct)
    // The invariant of `ServiceRegistration`: the key's identity decides the type.
    return unsafeDowncast(box, to: InstanceBox<Key.Service>.self).instance
  }

  /// Resolves a key without its type.
  nonisolated(nonsending) private func resolve(
    _ key: any ServiceKey.Type, lentBy lender: Construction?, factory: @escaping AsyncFactory
  ) async throws(ResolutionError) -> KeptInstance {
    let requester = lender ?? AsyncPath.current
    let resolving = tracer?.begin(key, at: entry(of: ObjectIdentifier(key)), for: requester)
    do throws(ResolutionError) {
      let (box, isNew) = try await find(key, lentBy: requester, factory)
      resolving?.end(isNew ? .constructed : .reused)
      return box
    } catch {
      resolving?.end(.failed)
      throw error
    }
  }

  /// Finds or constructs a service, and tells which.
  nonisolated(nonsending) private func find(
    _ key: any ServiceKey.Type, lentBy lender: Construction?, _ factory: @escaping AsyncFactory
  ) async throws(ResolutionError) -> (box: KeptInstance, isNew: Bool) {
    let entry = entry(of: ObjectIdentifier(key))
    guard let registration = entry.pointee.registration?.takeUnretainedValue() else {
      guard let outer else { throw .missing(key, on: lender, in: self) }
      return try await outer.find(key, lentBy: lender, factory)
    }
    if entry.pointee.placement == .shared, let outermost, !hasEnded.load(ordering: .acquiring) {
      return try await outermost.find(key, lentBy: lender, factory)
    }
    let construction = try begin(registration, lentBy: lender)
    let (cell, history) = try place(at: entry, of: construction)
    guard let cell else { return (try await factory(construction).instance, true) }
    return try await keep(in: cell, construction, history, factory)
  }

  /// Begins a construction, unless it would close a cycle.
  private func begin(
    _ registration: Registration, lentBy lender: Construction?
  ) throws(ResolutionError) -> Construction {
    if let lender {
      lender.lend()
      if lender.isOver { throw .constructionIsOver(lender) }
      try lender.check(.passUnretained(registration), in: .passUnretained(self))
    }
    let construction = Construction(.passUnretained(registration), in: .passUnretained(self))
    construction.begin(
      .passUnretained(registration), in: .passUnretained(self), parent: nil, lender: lender)
    if isOver { throw .scopeHasEnded(construction) }
    return construction
  }

  /// Gives the instance of a cell, constructing it or waiting for it as need be.
  nonisolated(nonsending) private func keep(
    in cell: InstanceCell, _ construction: Construction, _ history: ConstructionHistory?,
    _ factory: @escaping AsyncFactory
  ) async throws(ResolutionError) -> (box: KeptInstance, isNew: Bool) {
    var stale: KeptInstance?
    while true {
      switch cell.claim(for: .passUnretained(construction), replacing: stale) {
      case .use(let box):
        if let instance = box.strong { return (instance, false) }
        stale = box
      case .construct:
        let outcome = Outcome()
        // The construction belongs to none of those who wait for it, so that none can cancel it.
        Task {
          outcome.decide(await fill(cell, construction, history, factory))
        }
        switch await outcome.value {
        case .success(let instance?): return (instance, true)
        case .failure(let error): throw .from(error, .passUnretained(construction))
        case nil, .success(nil): throw .cancelled(construction)
        }
      case .wait:
        let outcome = Outcome()
        let isWaiting = try WaitGraph.add(cell, on: construction) { outcome.decide(.success(nil)) }
        if isWaiting, await outcome.value == nil {
          WaitGraph.remove(construction)
          throw .cancelled(construction)
        }
      case .ended:
        throw .scopeHasEnded(construction)
      }
    }
  }

  /// Constructs the instance of a cell that was claimed.
  private func fill(
    _ cell: InstanceCell, _ construction: Construction, _ history: ConstructionHistory?,
    _ factory: @escaping AsyncFactory
  ) async -> Outcome.Value {
    let constructed: ConstructedInstance
    do {
      constructed = try await factory(construction)
    } catch {
      cell.abandon()
      return .failure(error)
    }
    do {
      try keep(constructed, in: cell, construction, history)
      return .success(constructed.instance)
    } catch {
      return .failure(error)
    }
  }
}

extension AsyncRegistration {
  /// Runs the factory, without the type of the service.
  fileprivate static func construct(
    _ construction: Construction
  ) async throws(ResolutionError) -> ConstructedInstance {
    defer { construction.bequeath() }
    // The invariant of `ServiceRegistration`: the key's identity decides the type.
    let registration = unsafeDowncast(
      construction.registration.takeUnretainedValue(), to: AsyncRegistration<Service>.self)
    do {
      let instance = try await AsyncPath.$construction.withValue(construction) {
        try await registration.make(Resolver(of: construction, in: construction.scope))
      }
      return registration.keeping.constructed(instance)
    } catch {
      throw ResolutionError.from(error, .passUnretained(construction))
    }
  }
}
