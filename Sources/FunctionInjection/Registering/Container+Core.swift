import Synchronization

extension Container {
  /// The content of a container: its registrations, and the graphs and instances made from them.
  final class Core: Sendable {
    fileprivate struct State {
      var wiring: Wiring
      /// The graph of the current registrations; `nil` after a change.
      var snapshot: Scope?
      /// The last snapshot before a change, whose instances outlive it.
      var outdated: Scope?
      /// The graphs of the snapshots before ``outdated``, which scopes may still use.
      var olderGraphs: [WeakGraph] = []
      /// The kept instances, which all snapshots share; `nil` until an instance is kept.
      ///
      /// A registration that does not change keeps its instance when other registrations change.
      var store: InstanceStore?
      /// The live registrations that were resolved from the container, which all snapshots share;
      /// `nil` until there is one.
      var live: LiveRegistrations?
      /// Whether the container has been released.
      var isReleased = false
    }

    fileprivate final class WeakGraph {
      weak let graph: Graph?

      init(_ graph: Graph) { self.graph = graph }
    }

    private let state: Mutex<State>
    /// The overrides of the task that the container belongs to.
    let overrides: OverridesReference?

    init(_ wiring: consuming Wiring, overrides: OverridesReference?) {
      state = Mutex(State(wiring: consume wiring))
      self.overrides = overrides
    }

    var wiring: Wiring { state.withLock { $0.wiring } }

    /// Changes the registrations.
    ///
    /// No object may be released while the lock is held, because releasing may run user code.
    func change(_ body: (inout Wiring) -> Void) {
      let older = state.withLock { state -> Scope? in
        body(&state.wiring)
        guard let snapshot = state.snapshot.take() else { return nil }
        return exchange(&state.outdated, with: snapshot)
      }
      withExtendedLifetime(older) {}
    }

    /// The current registrations, and a table of them.
    func settled() -> (wiring: Wiring, table: RegistrationTable) {
      // The replaced registrations are released after the lock.
      let (before, settled) = state.withLock { state in
        let before = state.wiring
        let table = state.wiring.settle()
        return (before, (state.wiring, table))
      }
      return withExtendedLifetime(before) { settled }
    }

    /// The root scope of the current registrations, unchecked.
    func snapshot() -> Scope {
      guard let snapshot = snapshotIfPresent else {
        preconditionFailure("A container in use has been emptied.")
      }
      return snapshot
    }

    /// The root scope of the current registrations; `nil` if the container has been released.
    var snapshotIfPresent: Scope? {
      var outdated: (Scope, Wiring)?
      let snapshot = state.withLock { state -> Scope? in
        if let snapshot = state.snapshot { return snapshot }
        if state.isReleased { return nil }
        let made = state.makeSnapshot(of: self)
        outdated = made.outdated
        return made.snapshot
      }
      if outdated != nil {
        // The last snapshot is freed here, after the lock, unless a scope or a resolver still uses it.
        outdated = nil
        dropUnused()
      }
      return snapshot
    }

    /// The graphs of all snapshots that are still used.
    var graphs: [Graph] {
      state.withLock { state in
        [state.snapshot, state.outdated].compactMap { $0?.graph }
          + state.olderGraphs.compactMap(\.graph)
      }
    }

    /// Drops the instances whose registration is no longer in a snapshot.
    private func dropUnused() {
      let dropped = state.withLock { state -> ([KeptInstance], [Graph]) in
        let graphs = state.olderGraphs.compactMap(\.graph)
        state.olderGraphs = graphs.map { WeakGraph($0) }
        var used = Set(state.wiring.registrations.map(ObjectIdentifier.init))
        for registration in state.live?.all ?? [] where state.isFound(registration, in: graphs) {
          used.insert(ObjectIdentifier(registration))
        }
        for graph in graphs { used.formUnion(graph.registrations.map(ObjectIdentifier.init)) }
        let instances = state.store?.takeInstances { used.contains($0) }
        return (instances ?? [], graphs)
      }
      withExtendedLifetime(dropped) {}
    }

    /// Removes all registrations from the container, and returns them settled.
    ///
    /// Use this function for the container of a change, because such a container is used once.
    func takeWiring() -> Wiring {
      var wiring = Wiring()
      // Swapping copies nothing.
      state.withLock { swap(&$0.wiring, &wiring) }
      // A single registration replaces nothing, and most changes make only one.
      if wiring.registrations.count > 1 || !wiring.registersOnly { _ = wiring.settle() }
      return consume wiring
    }

    /// Drops everything, when the container is released.
    func empty() {
      let content = state.withLock { state -> (Wiring, Scope?, Scope?, InstanceStore?)? in
        state.isReleased = true
        // The container of a change has lost its content to an overlay.
        if state.wiring.registrations.isEmpty, state.wiring.decorationsByKey.isEmpty,
          state.store == nil
        {
          return nil
        }
        return (
          exchange(&state.wiring, with: Wiring()), state.snapshot.take(), state.outdated.take(),
          state.store.take()
        )
      }
      withExtendedLifetime(content) {}
    }
  }
}

extension Container.Core.State {
  /// Returns whether a live registration has the decorators of its key now, or in a graph that is used.
  fileprivate func isFound(_ live: Registration, in graphs: [Graph]) -> Bool {
    let counts =
      [wiring.decorationsByKey[live.key]?.count]
      + graphs.map { $0.looseDecorations[live.key]?.count }
    return counts.contains { $0 ?? 0 == live.decorations.count }
  }

  /// Makes a snapshot of the current registrations.
  ///
  /// - Returns: The snapshot, and the objects that the caller must release when it no longer holds
  ///   the lock.
  fileprivate mutating func makeSnapshot(
    of container: Container.Core
  ) -> (snapshot: Scope, outdated: (Scope, Wiring)?) {
    let before = wiring
    let table = wiring.settle()
    // Made only here, because the container of a change is never resolved from, and needs no store.
    let store = store ?? InstanceStore()
    let live = live ?? LiveRegistrations()
    self.store = store
    self.live = live
    let graph = Graph(table, wiring, snapshotOf: store, live: live, owner: container.overrides)
    let made = Scope(rootOf: graph, container: container)
    snapshot = made
    guard let outdated = outdated.take() else { return (made, nil) }
    olderGraphs.append(Container.Core.WeakGraph(outdated.graph))
    return (made, (outdated, before))
  }
}
