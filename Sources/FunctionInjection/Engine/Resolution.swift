import Synchronization

/// The instances of the lifetime ``Lifetime/graph``, which all constructions of one `resolve` call
/// share.
final class Resolution: Sendable {
  /// One store for each scope that takes part, by the number of the scope; there are few.
  private let stores = Mutex<[(scope: UInt64, store: InstanceStore)]>([])

  /// The instances of one scope.
  func store(of scope: Scope) -> InstanceStore {
    stores.withLock { stores in
      if let known = stores.first(where: { $0.scope == scope.number }) {
        return known.store
      }
      let store = InstanceStore()
      stores.append((scope.number, store))
      return store
    }
  }
}
