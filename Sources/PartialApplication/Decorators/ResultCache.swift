public import Synchronization

// The caches of decorated functions.
//
// `hash`, `==`, and `deinit` of keys and results may call the cached function. So they run between
// the accesses to the results, and never during an access.

/// A cache for one thread, or one actor.
@usableFromInline
package final class LocalResults<Key: Hashable, Value> {
  @usableFromInline var results: RecentResults<Key, Value>

  @usableFromInline
  package init(limit: Int) { results = RecentResults(limit: limit) }

  /// The result for a key, which becomes the most recently used.
  @export(implementation)
  package func result(for key: Key) -> Value? {
    guard let known = find(key, among: results.results(hash: key.hashValue)) else { return nil }
    results.use(known)
    return known.entry.value
  }

  /// Keeps a result as the most recently used.
  @export(implementation)
  package func remember(_ value: Value, for key: Key) {
    let entry = Remembered(value, for: key, hash: key.hashValue)
    while true {
      let compared = results.results(hash: entry.hash)
      let old = find(key, among: compared)
      // The forgotten result is released at the end of the iteration, after the access.
      let insertion = results.insert(entry, replacing: old, among: compared)
      if case .done = insertion { return }
    }
  }
}

/// A cache for any number of threads.
@usableFromInline
package final class SharedResults<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  @usableFromInline let results: Mutex<RecentResults<Key, Value>>

  @usableFromInline
  package init(limit: Int) { results = Mutex(RecentResults(limit: limit)) }

  /// The result for a key, which becomes the most recently used.
  @export(implementation)
  package func result(for key: Key) -> Value? {
    let hash = key.hashValue
    guard let known = find(key, among: results.withLock { $0.results(hash: hash) }) else {
      return nil
    }
    results.withLock { $0.use(known) }
    return known.entry.value
  }

  /// Keeps a result as the most recently used.
  @export(implementation)
  package func remember(_ value: Value, for key: Key) {
    let entry = Remembered(value, for: key, hash: key.hashValue)
    while true {
      let compared = results.withLock { $0.results(hash: entry.hash) }
      let old = find(key, among: compared)
      // The forgotten result is released at the end of the iteration, after the lock. Another
      // thread may have added an equal key in the meantime.
      let insertion = results.withLock { $0.insert(entry, replacing: old, among: compared) }
      if case .done = insertion { return }
    }
  }
}

/// The result for a key, among the results with the same hash value.
@export(implementation)
func find<Key: Hashable, Value>(
  _ key: Key, among results: [Located<Key, Value>]
) -> Located<Key, Value>? {
  results.first { $0.entry.key == key }
}
