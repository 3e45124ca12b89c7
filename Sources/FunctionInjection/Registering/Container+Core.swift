import Synchronization

extension Container {
  /// The content of a container: its registrations, and the graphs and instances made from them.
  final class Core: Sendable {
    fileprivate struct State: ~Copyable {
      /// The registrations; if there is a base, only the changes to it.
      var wiring: Wiring
      /// The container that this one changes; `nil` for a container with all its registrations.
      var base: ContainerBase?
      /// The root scope of the current registrations; `nil` after a change.
      var snapshot: Scope?
      /// The graphs of the earlier snapshots, which scopes may still use.
      var earlierGraphs: [WeakGraph] = []
      /// The kept instances, and the live registrations that snapshots of the container have found;
      /// `nil` until there is a snapshot.
      ///
      /// All snapshots share them. So a registration that does not change keeps its instance when
      /// other registrations change.
      var shared: (store: InstanceStore, live: LiveRegistrations)?
      /// Whether the container has been released.
      var isReleased = false
      /// Whether the registrations have become those of an overlay, so that later registrations
      /// would be lost and later resolves would find nothing.
      var isUsedUp = false
    }

    fileprivate struct WeakGraph {
      weak let graph: Graph?
    }

    private let state: Mutex<State>
    /// The overrides of the task that the container belongs to.
    let overrides: OverridesReference?

    init(_ wiring: consuming Wiring, over base: ContainerBase?, overrides: OverridesReference?) {
      state = Mutex(State(wiring: consume wiring, base: base))
      self.overrides = overrides
    }

    /// All registrations.
    var wiring: Wiring {
      let (wiring, base) = state.withLock { ($0.wiring, $0.base) }
      return base?.changed(by: wiring) ?? wiring
    }

    /// This container, for a container that changes it.
    var base: ContainerBase {
      Self.inUse(
        withSnapshot { snapshot, state in
          ContainerBase(snapshot.graph, of: state.wiring, over: state.base)
        })
    }

    /// Changes the registrations.
    ///
    /// No object may be released while the lock is held, because releasing may run user code. So
    /// the body adds the registrations that it removes to a list.
    func change(_ body: (inout Wiring, _ removed: inout [Registration]) -> Void) {
      var removed: [Registration] = []
      let outdated = state.withLock { state in
        state.checkUse()
        let base = state.takeBase()
        body(&state.wiring, &removed)
        return (base, state.takeSnapshot())
      }
      withExtendedLifetime(outdated) {}
      withExtendedLifetime(removed) {}
    }

    /// The current registrations, and a table of them.
    func settled() -> (wiring: Wiring, table: RegistrationTable) {
      // The replaced registrations are released after the lock.
      let (before, settled) = state.withLock { state in
        state.checkUse()
        let before = (state.wiring, state.takeBase())
        let table = state.wiring.settle()
        return (before, (state.wiring, table))
      }
      return withExtendedLifetime(before) { settled }
    }

    /// Returns whether a key is registered.
    ///
    /// If there is no snapshot, none is made, because a program may check each key before it
    /// registers the key.
    func isRegistered(_ key: ServiceIdentity) -> Bool {
      state.withLock { state in
        state.checkUse()
        if let snapshot = state.snapshot { return snapshot.graph.isRegistered(key) }
        return state.wiring.isRegistered(key) || state.base?.graph.isRegistered(key) == true
      }
    }

    /// The root scope of the current registrations, unchecked.
    func snapshot() -> Scope { Self.inUse(snapshotUnlessReleased) }

    private static func inUse<Content>(_ content: Content?) -> Content {
      guard let content else { preconditionFailure("A container in use has been emptied.") }
      return content
    }

    /// The root scope of the current registrations, made if necessary; `nil` if the container has
    /// been released.
    var snapshotUnlessReleased: Scope? { withSnapshot { snapshot, _ in snapshot } }

    /// Calls a function with the root scope of the current registrations, made if necessary, and
    /// with the state that it was made from; `nil` if the container has been released.
    private func withSnapshot<Result: Sendable>(
      _ body: (Scope, borrowing State) -> Result
    ) -> Result? {
      var before: (Wiring, ContainerBase?)?
      let result = state.withLock { state -> Result? in
        state.checkUse()
        if let snapshot = state.snapshot { return body(snapshot, state) }
        if state.isReleased { return nil }
        before = (state.wiring, state.base)
        return body(state.makeSnapshot(of: self), state)
      }
      if before != nil {
        // The replaced registrations are released here, after the lock.
        before = nil
        dropUnused()
      }
      return result
    }

    /// The graphs of all snapshots that are still used.
    var graphs: [Graph] {
      state.withLock { state in
        (state.snapshot.map { [$0.graph] } ?? []) + state.earlierGraphs.compactMap(\.graph)
      }
    }

    /// Drops the instances whose registration is in none of the snapshots that are used.
    private func dropUnused() {
      let (instances, unused) = state.withLock { state -> ([KeptInstance], [AnyObject]) in
        // Another thread may have changed the registrations; the next snapshot then drops these
        // instances.
        guard !state.earlierGraphs.isEmpty, let snapshot = state.snapshot, let shared = state.shared
        else { return ([], []) }
        let earlier = state.earlierGraphs.compactMap(\.graph)
        state.earlierGraphs = earlier.map { WeakGraph(graph: $0) }
        // Scopes may keep many graphs. Searching each of them for each instance would take too long.
        lazy var registered = Set(
          earlier.lazy.flatMap(\.layers).flatMap(\.table.registrations).map(ObjectIdentifier.init))
        let decorations = state.wiring.decorationsByKey
        let isUsed = { (registration: Registration) in
          // A live registration is found again when the registration of its key is removed.
          if registration.role == .live {
            return decorations[registration.key].count == registration.decorations.count
              || snapshot.graph.finds(registration) || earlier.contains { $0.finds(registration) }
          }
          return snapshot.graph.finds(registration)
            || registered.contains(ObjectIdentifier(registration))
        }
        return (
          shared.store.takeInstances(unless: isUsed),
          [snapshot.graph] + earlier + shared.live.take(unless: isUsed)
        )
      }
      dropInOrder(consume instances)
      withExtendedLifetime(unused) {}
    }

    /// Removes all registrations from the container of a change, and returns them settled.
    ///
    /// The container can no longer be used, because the registrations belong to an overlay.
    func takeWiring() -> Wiring {
      var wiring = Wiring()
      state.withLock { state in
        // Swapping copies nothing.
        swap(&state.wiring, &wiring)
        state.isUsedUp = true
      }
      // A single registration replaces nothing, and most changes make only one.
      if wiring.registrations.count > 1 || !wiring.registersOnly { _ = wiring.settle() }
      return consume wiring
    }

    /// Drops everything, when the container is released.
    func empty() {
      // An overlay of the base may have been the last user of a registration that was replaced.
      let changed = takeContent()
      changed?.dropUnused()
    }

    /// Drops everything, and returns the container that this one changed.
    private func takeContent() -> Container.Core? {
      let content = state.withLock { state in
        state.isReleased = true
        return (
          wiring: exchange(&state.wiring, with: Wiring()), base: state.base.take(),
          snapshot: state.takeSnapshot(), shared: state.shared.take()
        )
      }
      return withExtendedLifetime(content) { content.base?.graph.container }
    }
  }
}

extension Container.Core.State {
  /// Stops the program if the registrations have become those of an overlay.
  fileprivate func checkUse() { if isUsedUp { Self.stopLateUse() } }

  @inline(never)
  private static func stopLateUse() -> Never {
    fatalError(
      "A container was used after the closure that received it had returned. Register inside "
        + "the closure, and resolve from the resolver that was made with it.")
  }

  /// Removes the snapshot, and returns it.
  fileprivate mutating func takeSnapshot() -> Scope? {
    guard let snapshot = snapshot.take() else { return nil }
    earlierGraphs.append(Container.Core.WeakGraph(graph: snapshot.graph))
    return snapshot
  }

  /// Combines the changes of a base with its registrations, before they are changed or checked.
  ///
  /// The snapshot, if there is one, remains valid.
  ///
  /// - Returns: The base, which the caller must release after the lock.
  fileprivate mutating func takeBase() -> ContainerBase? {
    guard let base = base.take() else { return nil }
    wiring = base.changed(by: wiring)
    return base
  }

  /// Makes a snapshot of the current registrations.
  ///
  /// The caller keeps the registrations and the base until it has released the lock.
  fileprivate mutating func makeSnapshot(of container: Container.Core) -> Scope {
    // Made only here, because the container of a change is never resolved from, and needs no store.
    let shared = shared ?? (InstanceStore(), LiveRegistrations())
    self.shared = shared
    // Most overrides only register services, and overlay the base: a test pays for its overrides,
    // and not for the size of the program. Decorators are combined with the registrations at once.
    // Later, they would decorate again, and the decorated services would be constructed once more.
    if base != nil, !wiring.registersServicesOnly { _ = takeBase() }
    let graph =
      if let base {
        Graph(
          overlaying: base.graph, with: wiring, owner: container.overrides, snapshotOf: container,
          store: shared.store, live: shared.live)
      } else {
        Graph(
          wiring.settle(), wiring, owner: container.overrides, snapshotOf: container,
          store: shared.store, live: shared.live)
      }
    let made = Scope(rootOf: graph)
    snapshot = made
    return made
  }
}
