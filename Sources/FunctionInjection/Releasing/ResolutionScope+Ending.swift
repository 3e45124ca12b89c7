import Synchronization

extension ResolutionScope {
  /// Whether the scope has ended, or what it is a scope of.
  @inline(__always)
  var isOver: Bool {
    if let tracer { return tracer.original.isUntracedOver }
    return isUntracedOver
  }

  @inline(__always)
  private var isUntracedOver: Bool {
    hasEnded.load(ordering: .acquiring) || outermost?.hasEnded.load(ordering: .acquiring) == true
  }

  /// Whether what has ended is not this scope alone, but the resolver that it is a scope of.
  var isOfClosedResolver: Bool {
    let graph = outermost ?? self
    return graph.outer == nil && (own == nil || graph.hasEnded.load(ordering: .acquiring))
  }

  /// Ends the scope, so that nothing can be resolved from it any more, and begins to release its
  /// instances, the latest first.
  ///
  /// - Parameter begin: Begins to release instances, after what was begun before.
  /// - Returns: The releasing, also where the scope has ended before; nil where there was nothing
  ///   to release.
  @discardableResult
  func end(_ begin: Release.Begin? = nil) -> (any Closing)? {
    // What is taken from the cells is let go of after the lock, for that may run code of the user.
    let (closing, _, _) = closing.withLock { closing in
      var kept: [Kept] = []
      var instances: [KeptInstance] = []
      takeAll(&kept, &instances)
      Self.beginReleasing(kept, by: begin, after: &closing)
      return (closing, instances, kept)
    }
    return closing
  }

  /// Begins to release what has a release: as is said, or as the first of it has it.
  private static func beginReleasing(
    _ kept: [Kept], by begin: Release.Begin?, after closing: inout (any Closing)?
  ) {
    for item in kept {
      guard let release = item.release else { continue }
      closing = (begin ?? release.begin)(kept, closing)
      return
    }
  }

  /// Takes all instances, of the scope and of those that are there for it only, the latest first.
  private func takeAll(_ kept: inout [Kept], _ instances: inout [KeptInstance]) {
    guard !hasEnded.exchange(true, ordering: .sequentiallyConsistent) else { return }
    let history = (own ?? shared).history
    while let latest = history.takeLatest() {
      kept.append(latest)
      guard let instance = latest.cell.end() else { continue }
      // Shared instances are read without a lock.
      if own == nil { history.retire(instance) } else { instances.append(instance) }
    }
    if own == nil { shared.unpublishAll() }
    if ownsOutermost { outermost?.takeAll(&kept, &instances) }
    outer?.takeAll(&kept, &instances)
  }

  /// Releases an instance whose construction has ended after the scope.
  ///
  /// Either the end of the scope finds the cell in the history, or it is found here.
  ///
  /// - Returns: Whether the scope has ended.
  func releaseIfEnded(_ cell: InstanceCell, _ history: ConstructionHistory?) -> Bool {
    if let tracer { return tracer.original.releaseIfEnded(cell, history) }
    guard hasEnded.load(ordering: .sequentiallyConsistent) else { return false }
    if let kept = history?.take(cell) {
      closing.withLock { Self.beginReleasing([kept], by: nil, after: &$0) }
    }
    _ = cell.end()
    return true
  }
}
