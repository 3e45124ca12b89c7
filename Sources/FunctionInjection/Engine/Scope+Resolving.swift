import Dispatch
import Synchronization

/// Resolving an instance that cannot be read directly, for callers that block.
extension Scope {
  /// Writes the service of a key.
  ///
  /// - Parameters:
  ///   - identity: The key.
  ///   - row: The key's row in the table of the scope's graph.
  ///   - lender: The construction whose resolver was used.
  ///   - memory: Uninitialized memory for the key's service.
  /// - Throws: A ``ResolutionError``; the memory remains uninitialized in that case.
  @usableFromInline
  func writeService(
    of identity: ServiceIdentity, at row: UnsafeMutablePointer<RegistrationTable.Row>?,
    lentBy lender: Construction?, to memory: UnsafeMutableRawPointer
  ) throws(ResolutionError) {
    graph.owner?.observer?.note(identity, for: lender)
    // The property is read through the Optional, because the compiler would retain a bound lender.
    if lender?.isTraced == true, let lender {
      try trace(identity, at: row, to: lender, in: memory)
    } else {
      _ = try obtain(identity, at: row, for: lender, in: memory)
    }
  }

  /// Writes the service of a key, and reports the resolve to the tracer.
  @inline(never)
  private func trace(
    _ identity: ServiceIdentity, at row: UnsafeMutablePointer<RegistrationTable.Row>?,
    to lender: Construction, in memory: UnsafeMutableRawPointer
  ) throws(ResolutionError) {
    let report = beginTrace(of: identity, for: lender)
    do throws(ResolutionError) {
      let isNew = try obtain(identity, at: row, for: lender, in: memory)
      report?(isNew ? .constructed : .reused)
    } catch {
      report?(.failed)
      throw error
    }
  }

  /// Writes the service of a key, and records nothing.
  ///
  /// - Returns: Whether this call constructed the service.
  @inline(__always)
  private func obtain(
    _ identity: ServiceIdentity, at row: UnsafeMutablePointer<RegistrationTable.Row>?,
    for lender: Construction?, in memory: UnsafeMutableRawPointer
  ) throws(ResolutionError) -> Bool {
    guard let place = locate(identity, at: row) else {
      try substitute(for: identity, lender, in: memory)
      return false
    }
    if place.lifetime.isKept {
      guard readsFromStore(place, at: row, for: lender), store.copy(place.registration, to: memory)
      else { return try share(place, identity, lender, in: memory) }
      if isOver { throw withdraw(place, identity, .caller(lentBy: lender), in: memory) }
      return false
    }
    let stack = ConstructionStack.current
    let construction = try stack.begin(place, lentBy: lender)
    defer { stack.endInnermost() }
    try place.constructTransient(construction, in: memory)
    return true
  }

  /// Returns whether an instance that exists may be read from the scope's store at once.
  @inline(__always)
  func readsFromStore(
    _ place: Place, at row: UnsafeMutablePointer<RegistrationTable.Row>?,
    for lender: Construction?
  ) -> Bool {
    guard place.isFor(self), lender?.isOver != true else { return false }
    // A scope with registrations of its own shares its store with the root scope of its graph. The
    // root scope constructs singletons, which must not get scoped instances, so it reads no scoped
    // instance from the store.
    if place.lifetime.belongsToScope { return root != nil }
    // An overlay has no row for the singletons of its base, and keeps its own in the store.
    return place.lifetime.isKeptWeakly || row == nil && place.lifetime.outlivesScopes
  }

  /// Writes an instance that is kept, and that cannot be copied from the scope's store at once.
  ///
  /// - Returns: Whether this call constructed the instance.
  @inline(never)
  private func share(
    _ place: Place, _ identity: ServiceIdentity, _ lender: Construction?,
    in memory: UnsafeMutableRawPointer
  ) throws(ResolutionError) -> Bool {
    let stack = ConstructionStack.current
    if !place.isFor(self), isOver {
      throw .scopeHasEnded(identity, in: self, on: .caller(lentBy: lender))
    }
    let construction = try stack.begin(place, lentBy: lender)
    defer { stack.endInnermost() }
    let isNew = try place.scope._withUnsafeGuaranteedRef { scope in
      construction._withUnsafeGuaranteedRef { construction in
        Result { () throws(ResolutionError) in try scope.keep(place, construction, in: memory) }
      }
    }.get()
    guard isOver else { return isNew }
    throw withdraw(place, identity, stack.innermost?.requester, in: memory)
  }

  /// Withdraws an instance that this scope may not provide, because the scope or its graph has
  /// ended, and returns the error for the caller.
  ///
  /// The slot of such an instance may still be open. The instance may belong to another scope, and
  /// the end of a graph does not end the slots of its scopes. So the engine checks each instance
  /// after writing it.
  @inline(never)
  private func withdraw(
    _ place: Place, _ identity: ServiceIdentity, _ lender: Construction?,
    in memory: UnsafeMutableRawPointer
  ) -> ResolutionError {
    place.registration._withUnsafeGuaranteedRef { destroy($0.service, at: memory) }
    return .scopeHasEnded(identity, in: self, on: lender)
  }

  /// Writes the instance of a place, after constructing it or waiting for it if necessary.
  ///
  /// - Returns: Whether this call constructed the instance.
  private func keep(
    _ place: Place, _ construction: Construction, in memory: UnsafeMutableRawPointer
  ) throws(ResolutionError) -> Bool {
    guard let slot = try slot(of: place.registration, for: construction) else {
      preconditionFailure("A transient service is not kept.")
    }
    while true {
      switch slot.request(for: construction) {
      case .use(let instance):
        Pause.here()
        if instance.copy(to: memory) {
          graph.remember(instance)
          return false
        }
        slot.forget(instance)
      case .construct:
        try fill(slot, construction, in: memory)
        return true
      case .wait:
        // A thread that waits for a task could be the last thread on which the task can run.
        if place.isOfTask { throw .from(IsolationError.synchronous, construction) }
        try wait(for: slot, on: construction)
        if isOver { throw .scopeHasEnded(construction) }
      case .giveUp:
        throw .scopeHasEnded(construction)
      }
    }
  }

  /// Constructs the instance of a claimed slot, keeps it, and writes a copy.
  private func fill(
    _ slot: Slot, _ construction: Construction, in memory: UnsafeMutableRawPointer
  ) throws(ResolutionError) {
    let registration = slot.registration.takeUnretainedValue()
    let instance = KeptInstance(for: registration)
    do {
      try TaskOverrides.run(with: graph.owner) {
        try instance.initialize(
          with: Resolver(of: construction, in: .passUnretained(self)), copyingTo: memory)
      }
    } catch {
      let error = ResolutionError.from(error, construction)
      slot.vacate(construction, after: error)
      throw error
    }
    guard slot.accept(instance, from: construction) else {
      destroy(registration.service, at: memory)
      beginReleasing(instance)
      throw .scopeHasEnded(construction)
    }
    graph.remember(instance)
  }

  /// Blocks the thread until the construction in a slot has ended.
  private func wait(for slot: Slot, on construction: Construction) throws(ResolutionError) {
    let semaphore = DispatchSemaphore(value: 0)
    let outcome = Mutex(WaitGraph.Outcome.claimAgain)
    Pause.here()
    let awaited = try WaitGraph.add(slot, on: construction) { decided in
      outcome.withLock { $0 = decided }
      semaphore.signal()
    }
    if awaited == nil { return }
    Pause.here()
    semaphore.wait()
    try outcome.withLock { $0 }.check(for: construction)
  }

  /// Writes the service of a key that is not registered: an Optional, an empty list, or a stub.
  @inline(never)
  private func substitute(
    for identity: ServiceIdentity, _ lender: Construction?, in memory: UnsafeMutableRawPointer
  ) throws(ResolutionError) {
    try checkUse(for: identity, lender)
    if let optional = identity.optional {
      return try optional.write(to: memory, from: Resolver(scope: self, construction: lender))
    }
    if identity.form == .list, let list = identity.key as? any ListKey.Type {
      return list.writeEmptyList(to: memory)
    }
    if let key = identity.key as? any NamedService.Type,
      graph.unregistered?.write(key, to: memory) == true
    {
      return
    }
    throw .missing(identity, on: .caller(lentBy: lender), in: self)
  }

  /// Throws an error if this scope, its graph, or the factory whose resolver was used has ended.
  func checkUse(
    for identity: ServiceIdentity, _ lender: Construction?
  ) throws(ResolutionError) {
    if let lender, lender.isOver { throw .constructionIsOver(lender) }
    if isOver { throw .scopeHasEnded(identity, in: self, on: .caller(lentBy: lender)) }
  }
}

extension Place {
  /// Writes an instance that is not kept.
  fileprivate func constructTransient(
    _ construction: Unmanaged<Construction>, in memory: UnsafeMutableRawPointer
  ) throws(ResolutionError) {
    do {
      try registration._withUnsafeGuaranteedRef { registration in
        try construction._withUnsafeGuaranteedRef { construction in
          try registration.construct(with: Resolver(of: construction, in: scope), in: memory)
        }
      }
    } catch {
      throw .from(error, construction.takeUnretainedValue())
    }
  }
}
