public import Synchronization

/// The cache of a decorated function, for any number of threads.
///
/// A function that may suspend runs on several threads at once even if it is not Sendable and one
/// actor calls it, so each cache has a lock. `hash`, `==`, and `deinit` of keys and results may call
/// the cached function, so they run between the accesses to the results, and never under the lock.
@usableFromInline
package final class ResultCache<Key: Hashable, Value> {
  @usableFromInline let lock = Mutex(())
  /// The results, which are accessed under the lock only.
  @usableFromInline var results: RecentResults<Key, Value>

  @usableFromInline
  package init(limit: Int) { results = RecentResults(limit: limit) }

  /// The result for a key, which becomes the most recently used.
  @export(implementation)
  package func result(for key: Key) -> Value? {
    guard let known = find(key, among: results(hash: key.hashValue)) else { return nil }
    lock.withLock { _ in results.use(known) }
    return known.entry.value
  }

  /// Keeps a result as the most recently used.
  ///
  /// If the results of the same hash value change in each of sixteen attempts, for example because
  /// `==` calls the cached function, the result is not kept.
  @export(implementation)
  package func remember(_ value: Value, for key: Key) {
    let entry = CachedResult(value, for: key, hash: key.hashValue)
    // The forgotten result is released after the lock. Another thread may have added an equal key
    // in the meantime.
    for _ in 0..<16 {
      let compared = results(hash: entry.hash)
      let old = find(key, among: compared)
      var insertion = RecentResults<Key, Value>.Insertion.outdated
      lock.withLock { _ in
        insertion = results.insert(entry, replacing: old, among: compared)
      }
      if case .done = insertion { return }
    }
  }

  /// The results whose keys have a hash value.
  @export(implementation)
  func results(hash: Int) -> [PlacedResult<Key, Value>] {
    // The lock returns Sendable results only.
    var found: [PlacedResult<Key, Value>] = []
    lock.withLock { _ in found = results.results(hash: hash) }
    return found
  }
}

/// `@unchecked`: ``results`` is accessed under ``lock`` only.
extension ResultCache: @unchecked Sendable where Key: Sendable, Value: Sendable {}

/// The result for a key, among the results with the same hash value.
@export(implementation)
func find<Key: Hashable, Value>(
  _ key: Key, among results: [PlacedResult<Key, Value>]
) -> PlacedResult<Key, Value>? {
  results.first { $0.entry.key == key }
}
