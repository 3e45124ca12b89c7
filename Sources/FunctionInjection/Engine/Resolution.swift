import Synchronization

/// What one call of `resolve` shares among all that it constructs: the instances of the lifetime
/// ``Lifetime/graph``.
final class Resolution: Sendable {
  /// The instances of one scope that takes part.
  private final class Share: Sendable {
    let scope: ObjectIdentifier
    let store: InstanceStore
    /// Those of the other scopes.
    let rest: Share?

    init(_ scope: ResolutionScope, _ rest: Share?) {
      self.scope = ObjectIdentifier(scope)
      self.rest = rest
      store = InstanceStore(count: scope.table.resolutionCount)
    }
  }

  private static let creation = Mutex<Void>(())

  /// A list of one for each scope that takes part; there are few.
  private let shares = Mutex<Share?>(nil)

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
    shares.withLock { first in
      var next = first
      while let share = next {
        if share.scope == ObjectIdentifier(scope) { return share.store }
        next = share.rest
      }
      let share = Share(scope, first)
      first = share
      return share.store
    }
  }
}
