import Synchronization

/// A request of a task for a service whose construction may suspend.
///
/// The request uses the same slots and the same search for cycles as a request that blocks its
/// thread, which a ``Scope`` serves. The request never blocks a thread, and no thread reuses the
/// constructions of its path.
///
/// It leaves the actor of the caller only to construct an instance or to wait for one.
final class SuspendingRequest: Sendable {
  /// The maximum number of nested asynchronous constructions.
  private static let deepest = 1_000

  /// An instance, on its way to the task that requested it.
  ///
  /// `@unchecked Sendable`: only an ``AsyncService`` is constructed in a task, and its service is
  /// Sendable.
  struct HeldInstance: @unchecked Sendable {
    let instance: KeptInstance
    /// Keeps the instance alive, even one of a weak lifetime.
    let keeper: AnyObject
    let isNew: Bool
  }

  private let scope: Scope
  private let construction: Construction
  private let slot: Slot?
  /// The construction around this construction in its task, if the resolver of another construction
  /// was used.
  private let outer: Construction?

  /// Begins a construction, unless it would close a cycle.
  private init(
    _ place: Place, for lender: Construction?
  ) throws(ResolutionError) {
    scope = place.scope.takeUnretainedValue()
    let path = TaskPath.current?.construction
    outer = path === lender ? nil : path
    lender?.keepFromReuse()
    outer?.keepFromReuse()
    try lender?.check(place)
    try outer?.check(place)
    construction = Construction()
    construction.begin(place, outer: outer.map { .passUnretained($0) }, lender: lender)
    construction.deepen(inside: outer)
    if construction.taskDepth > Self.deepest {
      throw .tooDeep(lender, construction.constructed, depth: Self.deepest, isOfTasks: true)
    }
    if scope.isOver { throw .scopeHasEnded(construction) }
    slot = try scope.slot(of: place.registration, for: construction)
  }

  // The request keeps `outer`, which the construction does not retain. A path that was found in the
  // `WaitGraph` may be read after the request has ended, so the construction takes over.
  deinit { if outer != nil { construction.detach() } }

  /// Returns the instance of a key.
  nonisolated(nonsending) static func instance(
    of identity: ServiceIdentity, from resolver: Resolver
  ) async throws(ResolutionError) -> HeldInstance {
    let lender = Self.lender(of: resolver)
    let scope = resolver.scope
    scope.graph.owner?.observer?.note(identity, for: lender)
    let report = scope.beginTrace(of: identity, for: lender)
    do throws(ResolutionError) {
      let row = scope.graph.table.row(of: identity)
      let place = scope.locate(identity, at: row)
      // Only the construction whose resolver was used is checked. The task's own path may be over:
      // a task that a factory started may resolve after the factory has returned.
      try scope.checkUse(for: identity, resolver.construction)
      guard let place else { throw .missing(identity, on: lender, in: scope) }
      // A kept instance is read without beginning a construction, if it exists.
      let existing =
        scope.readsFromStore(place, at: row, for: lender)
        ? scope.store.instance(of: place.registration) : nil
      let held =
        if let held = existing?.held { held } else {
          try await SuspendingRequest(place, for: lender).keep()
        }
      // The slot of the instance may still be open: the instance may belong to another scope, and
      // the end of a graph does not end the slots of its scopes.
      if place.lifetime.isKept, scope.isOver {
        throw .scopeHasEnded(identity, in: scope, on: lender)
      }
      report?(held.isNew ? .constructed : .reused)
      return held
    } catch {
      report?(.failed)
      throw error
    }
  }

  /// Returns the construction that a request is a part of.
  ///
  /// A traced resolver that an asynchronous factory made knows its tracer, but not the path, which
  /// only the task knows. In this case, the result is a new origin that has both.
  private static func lender(of resolver: Resolver) -> Construction? {
    let path = TaskPath.current?.construction
    let caller = Construction.caller(lentBy: resolver.construction, in: path)
    guard let origin = resolver.construction, origin.place == nil, let tracer = origin.activeTracer,
      let path, caller === path
    else { return caller }
    return Construction(tracer: tracer, lentBy: path)
  }

  private nonisolated(nonsending) func keep() async throws(ResolutionError) -> HeldInstance {
    guard let slot else { return try await runFactory().get() }
    while true {
      switch slot.request(for: construction) {
      case .use(let instance):
        Pause.here()
        if let held = instance.held { return held }
        slot.forget(instance)
      case .construct:
        return try await constructInTask(slot)
      case .wait:
        try await wait(for: slot)
        if scope.isOver { throw .scopeHasEnded(construction) }
      case .giveUp:
        throw .scopeHasEnded(construction)
      }
    }
  }

  /// Constructs the instance of a claimed slot, in a task of its own.
  ///
  /// The construction belongs to none of its waiters, so none of them can cancel it. It is canceled
  /// when its scope, or the scope's graph, ends.
  private nonisolated(nonsending) func constructInTask(
    _ slot: Slot
  ) async throws(ResolutionError) -> HeldInstance {
    let decision = AwaitedValue<Result<HeldInstance, ResolutionError>>()
    let task = beginTask(slot, decision)
    Pause.here()
    if scope.isOver { task.cancel() }
    guard let result = await decision.value(decidedBy: task) else {
      throw .cancelled(construction)
    }
    do throws(ResolutionError) {
      return try result.get()
    } catch {
      // The end of the scope has canceled the construction, whatever the factory threw then.
      throw scope.isOver ? .scopeHasEnded(construction) : error
    }
  }

  /// Starts the task of a construction, and adds it to the tasks of its scope and graph.
  ///
  /// The task has no overrides, so that it does not keep those of the caller. The factory has the
  /// overrides of its graph.
  private func beginTask(
    _ slot: Slot, _ decision: AwaitedValue<Result<HeldInstance, ResolutionError>>
  ) -> Task<Void, Never> {
    let id = construction.address
    // A scope with a graph of its own has the store of its root.
    let rootStore = scope.endsGraph ? nil : scope.root?.store
    // The task needs the same lock to remove itself, so it cannot do so before it has been added.
    return scope.store.tasks.withLock { tasks in
      let task = TaskOverrides.run(with: nil) {
        Task { [store = scope.store] in
          decision.decide(await fill(slot))
          _ = store.tasks.withLock { $0.removeValue(forKey: id) }
          _ = rootStore?.tasks.withLock { $0.removeValue(forKey: id) }
        }
      }
      tasks[id] = task
      rootStore?.tasks.withLock { $0[id] = task }
      return task
    }
  }

  private func fill(_ slot: Slot) async -> Result<HeldInstance, ResolutionError> {
    let result = await runFactory()
    switch result {
    case .success(let held):
      if slot.accept(held.instance, from: construction) { return result }
      // The slot has ended, so the construction no longer has a claim to give up.
      scope.beginReleasing(held.instance)
      return .failure(.scopeHasEnded(construction))
    case .failure(let error):
      slot.vacate(construction, after: error)
      return result
    }
  }

  /// Runs the factory.
  ///
  /// The function returns an error as a value: Swift 6.3 would not return to the actor of the
  /// caller if the function threw the error (swiftlang/swift#88259).
  private func runFactory() async -> Result<HeldInstance, ResolutionError> {
    let instance = KeptInstance(for: construction.constructed)
    let path = TaskPath(construction)
    let resolver = Resolver(of: construction, in: .passUnretained(scope))
    defer {
      path.end()
      construction.detach()
    }
    do {
      let held = try await TaskPath.$current.withValue(path) {
        let make = {
          let keeper = try await instance.initializeSuspending(with: resolver)
          return HeldInstance(instance: instance, keeper: keeper, isNew: true)
        }
        // An instance that is not kept is made with the overrides of its task.
        if slot == nil { return try await make() }
        return try await TaskOverrides.run(with: scope.graph.owner, make)
      }
      return .success(held)
    } catch {
      return .failure(.from(error, construction))
    }
  }

  /// Waits until the construction in a slot has ended.
  private nonisolated(nonsending) func wait(for slot: Slot) async throws(ResolutionError) {
    let decision = AwaitedValue<WaitGraph.Outcome>()
    Pause.here()
    guard let awaited = try WaitGraph.add(slot, on: construction, wake: { decision.decide($0) })
    else { return }
    // A task of a user interface may wait for a construction that began in the background.
    let constructing = scope.store.tasks.withLock { $0[awaited] }
    guard let outcome = await decision.value(decidedBy: constructing) else {
      Pause.here()
      WaitGraph.remove(construction, from: awaited)
      throw .cancelled(construction)
    }
    try outcome.check(for: construction)
  }
}

extension KeptInstance {
  /// The instance for a task; `nil` if the instance of a weak lifetime no longer exists.
  fileprivate var held: SuspendingRequest.HeldInstance? {
    keeper.map { SuspendingRequest.HeldInstance(instance: self, keeper: $0, isNew: false) }
  }
}
