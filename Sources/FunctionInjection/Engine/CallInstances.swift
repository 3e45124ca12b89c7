import Synchronization

/// The instances of the lifetime ``Lifetime/graph``, which all constructions of one `resolve` call
/// share.
final class CallInstances: Sendable {
  /// One store for each scope that takes part, by the number of the scope.
  private let stores = Mutex<[UInt64: InstanceStore]>([:])

  /// The instances of one scope.
  func store(of scope: Scope) -> InstanceStore {
    stores.withLock { stores in
      let store = stores[scope.number] ?? InstanceStore()
      stores[scope.number] = store
      return store
    }
  }
}
