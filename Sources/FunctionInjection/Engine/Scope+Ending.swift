import Synchronization

extension Scope {
  /// Whether the resolver of this scope was closed, rather than only the scope.
  var isOfClosedResolver: Bool {
    var outermost = rootScope
    while let baseRoot = outermost.baseRoot { outermost = baseRoot }
    // An overridden scope shares its store with its root scope. If only the scope was closed, the
    // store has ended, but the root scope is still open. A snapshot of a container, however, may
    // have ended through another snapshot, which ends only the store that all snapshots share.
    return outermost.graph.container == nil
      ? outermost.ended.load(ordering: .acquiring) : outermost.isOver
  }

  /// Ends the scope, so that every later resolve throws, and begins to release its instances, the
  /// latest first.
  ///
  /// An ended slot keeps no instance. If an instance is still under construction, its construction
  /// finds the ended slot when it publishes the instance, and releases the instance. So each
  /// instance is released exactly once.
  ///
  /// A reader that holds no lock may be using instances of a sealed graph's table. These instances
  /// are *retired*: the graph keeps them until it is freed, and every reader has a resolver that
  /// keeps the graph.
  ///
  /// - Parameters:
  ///   - limit: The maximum duration of each release.
  ///   - others: The releasings of other scopes, which have to end before this releasing.
  /// - Returns: The releasing, even if an earlier call ended the scope; `nil` if there is nothing
  ///   to release.
  @discardableResult
  func finish(
    within limit: ReleaseLimit = .standard, after others: [Releasing] = []
  ) -> Releasing? {
    ended.store(true, ordering: .releasing)
    Pause.here()
    // A second caller waits here until the first has ended every slot, so no instance can be read
    // after either call has returned. No user code runs under the lock.
    let (instances, graphs, awaited, begun) = withReleasing { releasing in
      var (instances, awaited) = store.drain()
      Pause.here()
      // Read the snapshots after the store has ended: a snapshot that is made later finds nothing
      // in the store to copy.
      let graphs = endsGraph ? graph.container?.graphs ?? [graph] : []
      for graph in graphs {
        let table = graph.table.drain()
        graph.retired.withLock { $0 += table.instances }
        // The instances in the table of a snapshot are copies of those in the store.
        if graph.container == nil { instances += table.instances }
        awaited += table.awaited
      }
      release(instances, within: limit, after: &releasing, others)
      return (instances, graphs, awaited, releasing)
    }
    Pause.here()
    for construction in awaited { WaitGraph.wake(construction, .claimAgain) }
    Pause.here()
    for task in store.tasks.withLock({ exchange(&$0, with: [:]) }).values { task.cancel() }
    // This may release the last reference to an instance or a graph, so it happens after the lock
    // is released.
    dropInOrder(consume instances)
    withExtendedLifetime(graphs) {}
    return begun
  }

  /// Begins to release an instance whose construction ended after the scope, if it has a release
  /// function.
  func beginReleasing(_ instance: KeptInstance) {
    withReleasing { release([instance], within: .standard, after: &$0) }
  }

  /// Calls a function with the releasing of the store, under its lock.
  private func withReleasing<Result: Sendable>(_ body: (inout Releasing?) -> Result) -> Result {
    // Starting a releasing retains the overrides. The last reference to overrides ends their
    // copies, so it must not be released under the lock.
    let overrides = graph.owner?.overrides
    defer { withExtendedLifetime(overrides) {} }
    return store.releasing.withLock { body(&$0) }
  }

  /// Begins to release the instances that have a release function, after the instances that are
  /// already being released.
  private func release(
    _ instances: [KeptInstance], within limit: ReleaseLimit, after releasing: inout Releasing?,
    _ others: [Releasing] = []
  ) {
    let released = instances.filter { $0.registration.release != nil }
    if released.isEmpty { return }
    releasing = Releasing(
      inOrderOfCreation(released).reversed(), after: releasing, others, within: limit, of: self)
  }
}
