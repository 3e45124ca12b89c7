import Synchronization

/// The instances of the lifetime ``Lifetime/graph``, which all constructions of one `resolve` call
/// share.
final class Resolution: Sendable {
  private static let creation = Mutex<Void>(())

  /// One store for each scope that takes part; there are few.
  private let stores = Mutex<[(scope: ObjectIdentifier, store: InstanceStore)]>([])

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
  func store(of scope: Scope) -> InstanceStore {
    stores.withLock { stores in
      if let known = stores.first(where: { $0.scope == ObjectIdentifier(scope) }) {
        return known.store
      }
      let store = InstanceStore()
      stores.append((ObjectIdentifier(scope), store))
      return store
    }
  }
}
