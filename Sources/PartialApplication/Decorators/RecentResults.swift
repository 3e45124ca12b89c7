import Synchronization

/// The results that were used last: at most so many, each found by its key.
///
/// The places are a ring of links in the order of use. The one at number 0 is nobody's: its next is
/// the one used last, and the one before it the one used least recently.
@usableFromInline
package struct RecentResults<Key: Hashable, Value> {
  private struct Place {
    var entry: (key: Key, value: Value)?
    var previous = 0
    var next = 0
  }

  private let limit: Int
  private var numbers: [Key: Int] = [:]
  private var places = [Place()]

  @usableFromInline
  package init(limit: Int) {
    precondition(limit > 0, "A cache remembers at least one result, so `limit` cannot be \(limit).")
    self.limit = limit
  }

  /// The result of a key, which counts as used now.
  @usableFromInline
  package mutating func result(for key: Key) -> Value? {
    guard let number = numbers[key] else { return nil }
    unlink(number)
    linkAsLatest(number)
    return places[number].entry?.value
  }

  /// Keeps a result, as the one that was used last.
  ///
  /// - Returns: What is forgotten for it.
  @usableFromInline @discardableResult
  package mutating func remember(_ value: Value, for key: Key) -> (key: Key, value: Value)? {
    let number = place(of: key)
    let forgotten = places[number].entry
    places[number].entry = (key, value)
    linkAsLatest(number)
    return forgotten
  }

  /// The number of an unlinked place for a key: its own, a new one, or the one used least recently.
  private mutating func place(of key: Key) -> Int {
    if let number = numbers[key] {
      unlink(number)
      return number
    }
    let number: Int
    if places.count <= limit {
      number = places.count
      places.append(Place())
    } else {
      number = places[0].previous
      unlink(number)
      if let forgotten = places[number].entry { numbers[forgotten.key] = nil }
    }
    numbers[key] = number
    return number
  }

  private mutating func unlink(_ number: Int) {
    let (previous, next) = (places[number].previous, places[number].next)
    places[previous].next = next
    places[next].previous = previous
  }

  private mutating func linkAsLatest(_ number: Int) {
    let next = places[0].next
    places[number].previous = 0
    places[number].next = next
    places[next].previous = number
    places[0].next = number
  }
}

/// The same, for any number of threads.
@usableFromInline
package final class SharedResults<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let results: Mutex<RecentResults<Key, Value>>

  @usableFromInline
  package init(limit: Int) { results = Mutex(RecentResults(limit: limit)) }

  @usableFromInline
  package func result(for key: Key) -> Value? {
    results.withLock { $0.result(for: key) }
  }

  @usableFromInline
  package func remember(_ value: Value, for key: Key) {
    // What is forgotten is released after the lock, for that may run code of the user.
    _ = results.withLock { $0.remember(value, for: key) }
  }
}
