import Synchronization

/// The instances of the lifetime ``Lifetime/graph``, which all constructions of one `resolve` call
/// share.
final class Resolution: Sendable {
  /// One store for each scope that takes part; there are few.
  private let stores = Mutex<[(scope: ObjectIdentifier, store: InstanceStore)]>([])

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
