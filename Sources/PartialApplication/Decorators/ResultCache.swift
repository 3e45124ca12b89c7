import Synchronization

/// The cache of a decorated function.
///
/// `hash`, `==`, and `deinit` of keys and results may call the cached function: they run between the
/// accesses to the results and never during one.
@usableFromInline
package protocol ResultCache<Key, Value> {
  associatedtype Key: Hashable
  associatedtype Value

  func results(hash: Int) -> [Located<Key, Value>]
  func use(_ result: Located<Key, Value>)

  /// Keeps a result.
  ///
  /// - Returns: Whether the results that the caller has compared were still all of their hash value.
  func insert(
    _ entry: Remembered<Key, Value>, replacing old: Located<Key, Value>?,
    among compared: [Located<Key, Value>]
  ) -> Bool
}

extension ResultCache {
  /// The result for a key, which becomes the one used last.
  @usableFromInline
  package func result(for key: Key) -> Value? {
    let known = results(hash: key.hashValue).first { $0.entry.key == key }
    guard let known else { return nil }
    use(known)
    return known.entry.value
  }

  /// Keeps a result as the one used last.
  @usableFromInline
  package func remember(_ value: Value, for key: Key) {
    let entry = Remembered(value, for: key, hash: key.hashValue)
    while true {
      let compared = results(hash: entry.hash)
      let old = compared.first { $0.entry.key == key }
      // Another thread may have added an equal key since.
      if insert(entry, replacing: old, among: compared) { return }
    }
  }
}

/// A cache for one thread, or one actor.
@usableFromInline
package final class LocalResults<Key: Hashable, Value>: ResultCache {
  private var results: RecentResults<Key, Value>

  @usableFromInline
  package init(limit: Int) { results = RecentResults(limit: limit) }

  @usableFromInline
  package func results(hash: Int) -> [Located<Key, Value>] { results.results(hash: hash) }

  @usableFromInline
  package func use(_ result: Located<Key, Value>) { results.use(result) }

  @usableFromInline
  package func insert(
    _ entry: Remembered<Key, Value>, replacing old: Located<Key, Value>?,
    among compared: [Located<Key, Value>]
  ) -> Bool {
    // The forgotten result is released at the end of the scope, after the access.
    guard case .done = results.insert(entry, replacing: old, among: compared) else { return false }
    return true
  }
}

/// A cache for any number of threads.
@usableFromInline
package final class SharedResults<Key: Hashable & Sendable, Value: Sendable>:
  ResultCache, Sendable
{
  private let results: Mutex<RecentResults<Key, Value>>

  @usableFromInline
  package init(limit: Int) { results = Mutex(RecentResults(limit: limit)) }

  @usableFromInline
  package func results(hash: Int) -> [Located<Key, Value>] {
    results.withLock { $0.results(hash: hash) }
  }

  @usableFromInline
  package func use(_ result: Located<Key, Value>) { results.withLock { $0.use(result) } }

  @usableFromInline
  package func insert(
    _ entry: Remembered<Key, Value>, replacing old: Located<Key, Value>?,
    among compared: [Located<Key, Value>]
  ) -> Bool {
    // The forgotten result is released at the end of the scope, after the lock.
    let insertion = results.withLock { $0.insert(entry, replacing: old, among: compared) }
    guard case .done = insertion else { return false }
    return true
  }
}
