import Synchronization

extension Scope {
  /// Whether what has ended is not this scope alone, but the resolver that it is a scope of.
  var isOfClosedResolver: Bool {
    guard let root else { return outer == nil }
    return root.outer == nil && root.hasEnded.load(ordering: .acquiring)
  }

  /// Ends the scope, so that nothing can be resolved from it any more, and begins to release its
  /// instances, the latest first.
  ///
  /// A place that ends keeps no instance: a construction in progress finds that out when it publishes,
  /// and releases its instance itself. So each instance is released either here or there.
  ///
  /// Instances of a sealed graph's table may be in use by a reader that holds no lock. They are
  /// *retired*: the graph keeps them until it is freed, and every reader has a resolver that keeps the
  /// graph.
  ///
  /// - Parameter limit: How long each release may take.
  /// - Returns: The releasing, also if the scope ended before; `nil` if there is nothing to release.
  @discardableResult
  func end(within limit: ReleaseLimit = .standard) -> Releasing? {
    guard !hasEnded.exchange(true, ordering: .sequentiallyConsistent) else {
      return releasing.withLock { $0 }
    }
    Pause.here()
    // The root of a scope with registrations of its own has the same store.
    if let root, root.store === store { root.hasEnded.store(true, ordering: .releasing) }
    let (stored, awaited) = store.end()
    wakeWaiters(of: awaited)
    for task in tasks.withLock({ exchange(&$0, with: [:]).values.map { $0 } }) { task.cancel() }
    let instances = stored + (root == nil ? endTable() : [])
    let begun = beginReleasing(instances.sorted { $0.order > $1.order }, within: limit)
    releaseInOrder(stored)
    return begun
  }

  /// Ends the singletons of a root scope.
  ///
  /// - Returns: The instances that stay in the table's memory.
  private func endTable() -> [KeptInstance] {
    let (instances, awaited) = graph.table.end()
    graph.retired.withLock { $0 += instances }
    wakeWaiters(of: awaited.map { ObjectIdentifier(graph.table[$0]) })
    // Those of a container's snapshot are copies of what is in the store.
    return graph.keepsSingletonsInTable ? instances : []
  }

  private func wakeWaiters(of registrations: [ObjectIdentifier]) {
    for registration in registrations {
      let slot = WaitGraph.SlotID(store: ObjectIdentifier(store), registration: registration)
      WaitGraph.wake(all: slot, .ended)
    }
  }

  /// Begins to release instances that have a release, after those that are being released.
  ///
  /// It is also called for an instance whose construction ended after the scope.
  ///
  /// - Returns: The releasing; `nil` if nothing has been or is to be released.
  @discardableResult
  func beginReleasing(
    _ instances: [KeptInstance], within limit: ReleaseLimit = .standard
  ) -> Releasing? {
    let instances = instances.compactMap { instance in
      instance.release.map { Releasing.Instance(registration: instance.registration, release: $0) }
    }
    return releasing.withLock { releasing in
      if !instances.isEmpty {
        releasing = Releasing(instances, after: releasing, within: limit)
      }
      return releasing
    }
  }
}
