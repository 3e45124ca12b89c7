import Synchronization

/// What one call of `resolve` shares among all that it constructs: the instances of the lifetime
/// ``Lifetime/graph``.
final class Resolution: Sendable {
  /// The instances of one scope that takes part.
  private final class Share: Sendable {
    let scope: ObjectIdentifier
    let store: InstanceStore

    init(_ scope: ResolutionScope) {
      self.scope = ObjectIdentifier(scope)
      store = InstanceStore(count: scope.table.resolutionCount)
    }
  }

  private static let creation = Mutex<Void>(())

  /// One for each scope that takes part; there are few.
  private let shares = Mutex<[Share]>([])

  /// The resolution that a construction is a part of.
  static func containing(_ construction: Construction) -> Resolution {
    let outermost = construction.outermost
    return creation.withLock { _ in
      if let resolution = outermost.resolution { return resolution }
      let resolution = Resolution()
      outermost.resolution = resolution
      return resolution
    }
  }

  /// The instances of one scope.
  func store(of scope: ResolutionScope) -> InstanceStore {
    shares.withLock { shares in
      for share in shares where share.scope == ObjectIdentifier(scope) { return share.store }
      let share = Share(scope)
      shares.append(share)
      return share.store
    }
  }
}
