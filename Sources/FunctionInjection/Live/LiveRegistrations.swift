import Synchronization

/// The live registrations that were found after a graph was made.
///
/// Sealing includes the live registrations that it can find. This type finds the others, by a cast.
/// The first cast of each key costs tens of microseconds, and is made only for a key that no table
/// has.
final class LiveRegistrations: Sendable {
  /// The registrations of a key, one for each count of its decorators.
  ///
  /// A container never forgets a decorator, so the count distinguishes the snapshots of a
  /// container. A scope may still use an earlier snapshot.
  private let known = Mutex<[ServiceIdentity: [Registration]]>([:])

  /// The live registration of a key.
  ///
  /// - Parameters:
  ///   - identity: The key.
  ///   - decorations: The decorators of the key in the resolving graph.
  ///   - owner: The owner of the graph.
  /// - Returns: The registration; `nil` if the key has none.
  func registration(
    of identity: ServiceIdentity, decoratedBy decorations: [Decoration],
    ownedBy owner: OverridesReference?
  ) -> Registration? {
    func find(in known: [ServiceIdentity: [Registration]]) -> Registration? {
      known[identity]?.first { $0.decorations.count == decorations.count }
    }
    if let found = known.withLock({ find(in: $0) }) { return found }
    guard let key = identity.liveKey else { return nil }
    // The registration is made without the lock, because making it runs user code.
    let live = TaskOverrides.run(with: owner) { key.erasedLive.registration }
    let made = live.decorated(by: decorations[...])
    return known.withLock { known in
      if let found = find(in: known) { return found }
      known[identity, default: []].append(made)
      return made
    }
  }

  /// Removes the registrations that no graph uses.
  ///
  /// - Parameter isUsed: A closure that returns whether a registration is used.
  /// - Returns: The registrations, which the caller must release.
  func take(unless isUsed: (Registration) -> Bool) -> [Registration] {
    known.withLock { known in
      let unused = known.values.joined().filter { !isUsed($0) }
      for registration in unused { known[registration.key]?.removeAll { $0 === registration } }
      return unused
    }
  }
}

extension LiveKey {
  /// The live registration and, if all its inputs are known to have live registrations, the inputs.
  static var erasedLive: (registration: Registration, inputs: LiveInputs?) {
    // Not a precondition, whose message an optimized program would not print.
    if !ConstructionStack.current.hasHalfOfReserve {
      fatalError(
        """
        The property `live` of \(Self.self) is read inside itself: it resolves a service whose \
        `live` resolves again. Resolve in the factory, or state the input with `injecting:`.
        """)
    }
    let live = live
    return (live.registration, live.inputs)
  }
}

extension ServiceIdentity {
  /// The key, if it has a live registration.
  package var liveKey: (any LiveKey.Type)? { namedType as? any LiveKey.Type }
}

extension Graph {
  /// Whether the graph ignores live registrations, as in a test.
  package var ignoresLive: Bool { unregistered != nil }

  /// The live registration of a key that no table has; `nil` if there is none, or if this graph
  /// ignores it.
  ///
  /// A live registration belongs to ``graphOfLive``, which all overlays share.
  func liveRegistration(of identity: ServiceIdentity) -> Registration? {
    if ignoresLive { return nil }
    let graph = graphOfLive
    return graph.live.registration(
      of: identity, decoratedBy: graph.looseDecorations[identity], ownedBy: graph.owner)
  }

  /// The graph that the overlays change, which finds the live registrations: the snapshot of a
  /// container, or the graph without a base.
  var graphOfLive: Graph { layers.first { $0.container != nil || $0.base == nil } ?? self }
}
