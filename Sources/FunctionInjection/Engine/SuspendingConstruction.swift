import Synchronization

/// A construction that may suspend: the engine's part of it, for the module that runs it.
///
/// The cells and the search for cycles are those of synchronous resolving. A path is made of
/// constructions that nobody uses again, and a thread is never blocked.
package final class SuspendingConstruction: Sendable {
  private let scope: ResolutionScope
  private let construction: Construction
  private let cell: InstanceCell?
  private let history: ConstructionHistory?
  private let resolving: TracedResolve?

  /// Begins a construction, unless it would close a cycle.
  ///
  /// - Parameters:
  ///   - key: What is asked for.
  ///   - resolver: Where it is asked for.
  ///   - outer: What the task that asks constructs, where it has gone round the resolver.
  /// - Throws: What is missing or circular, or that the scope has ended.
  package init(
    of key: any ServiceKey.Type, with resolver: Resolver, inside outer: SuspendingConstruction?
  ) throws(ResolutionError) {
    let requester = resolver.construction ?? outer?.construction.unlessOver
    let asked = resolver.scope
    resolving = asked.tracer?.begin(key, at: asked.entry(of: ObjectIdentifier(key)), for: requester)
    do throws(ResolutionError) {
      let place = try asked.place(of: key, for: requester)
      scope = place.scope
      construction = try scope.begin(place.registration, lentBy: requester)
      (cell, history) = try scope.place(at: place.entry, of: construction)
    } catch {
      resolving?.end(.failed)
      throw error
    }
  }

  /// Whether the instance is kept; where it is not, it is to be constructed.
  package var isKept: Bool { cell != nil }

  /// Asks for the instance, and claims its place where that is empty.
  package func claim() -> InstanceClaim {
    cell?.claim(for: .passUnretained(construction)) ?? .construct
  }

  /// The instance in a box.
  package func instance<Service>(in box: KeptInstance, _ service: Service.Type) -> Service {
    // What is in the cell `keep` has put there, whose service is the key's.
    unsafeDowncast(box, to: InstanceBox<Service>.self).instance
  }

  /// The resolver of the factory.
  package var resolver: Resolver { Resolver(of: construction, in: construction.scope) }

  /// What makes the service.
  ///
  /// - Parameter type: Of which type it was registered.
  /// - Returns: What was registered, decorated.
  /// - Throws: Nothing, for no maker does.
  package func maker<Maker>(_ type: Maker.Type) throws(ResolutionError) -> Maker {
    // The invariant of `ServiceRegistration`: all makers of a key are of one type.
    try Registration.construct(
      type, by: construction.registration, .passUnretained(construction), in: construction.scope)
  }

  /// Ends the construction: its resolver is to be used no longer.
  package func end() { construction.bequeath() }

  /// Keeps the instance in the place that was claimed.
  ///
  /// - Parameters:
  ///   - instance: What was constructed.
  ///   - lifetime: How it is kept.
  /// - Throws: That the scope has ended meanwhile.
  package func keep<Service>(
    _ instance: Service, _ lifetime: Lifetime<Service>
  ) throws(ResolutionError) {
    guard let cell else { return }
    try scope.keep(lifetime.constructed(instance), in: cell, construction, history)
  }

  /// Gives up the place that was claimed; whoever asks next constructs.
  package func abandon() { cell?.abandon() }

  /// Waits until the place is not claimed any more.
  ///
  /// - Parameter wake: Is called once, then.
  /// - Returns: Whether it will be called; not where there is nothing to wait for any more.
  /// - Throws: The cycle that waiting would close.
  package func wait(wake: @escaping @Sendable () -> Void) throws(ResolutionError) -> Bool {
    guard let cell else { return false }
    return try WaitGraph.add(cell, on: construction, wake: wake)
  }

  /// Waits no longer.
  package func stopWaiting() { WaitGraph.remove(construction) }

  /// Tells those who watch how the resolve has ended.
  package func tell(_ outcome: ResolutionTrace.Outcome) { resolving?.end(outcome) }

  /// The error of a factory, with the path that leads there.
  package func error(of error: any Error) -> ResolutionError {
    .from(error, .passUnretained(construction))
  }

  /// The error of whoever finds the scope ended.
  package var endOfScopeError: ResolutionError { .scopeHasEnded(construction) }

  /// The error of a task that was cancelled while it waited.
  package var cancellationError: ResolutionError { .cancelled(construction) }
}

extension ResolutionScope {
  /// Where a key is registered: in which scope, and at which entry.
  fileprivate typealias Place = (
    scope: ResolutionScope, entry: UnsafeMutablePointer<RegistrationTable.Entry>,
    registration: Unmanaged<Registration>
  )

  /// Searches where a key is registered.
  fileprivate func place(
    of key: any ServiceKey.Type, for requester: Construction?
  ) throws(ResolutionError) -> Place {
    let entry = entry(of: ObjectIdentifier(key))
    guard let registration = entry.pointee.registration else {
      try checkUse(for: key, lentBy: requester)
      guard let outer else { throw .missing(key, on: requester, in: self) }
      return try outer.place(of: key, for: requester)
    }
    if entry.pointee.placement == .shared, let outermost, !isOver {
      return try outermost.place(of: key, for: requester)
    }
    return (self, entry, registration)
  }

  /// Begins a construction, unless it would close a cycle.
  fileprivate func begin(
    _ registration: Unmanaged<Registration>, lentBy lender: Construction?
  ) throws(ResolutionError) -> Construction {
    if let lender {
      lender.lend()
      if lender.isOver { throw .constructionIsOver(lender) }
      try lender.check(registration, in: .passUnretained(self))
    }
    let construction = Construction(registration, in: .passUnretained(self))
    construction.begin(registration, in: .passUnretained(self), parent: nil, lender: lender)
    if isOver { throw .scopeHasEnded(construction) }
    return construction
  }
}
