/// A result that a cache keeps, with the arguments of its call.
@usableFromInline
final class CachedResult<Key, Value> {
  @usableFromInline let key: Key
  @usableFromInline let value: Value
  @usableFromInline let hash: Int

  @usableFromInline
  init(_ value: Value, for key: Key, hash: Int) {
    self.key = key
    self.value = value
    self.hash = hash
  }
}

extension CachedResult: Sendable where Key: Sendable, Value: Sendable {}

/// A kept result and its place, which does not change while the result is kept.
@usableFromInline @frozen
struct PlacedResult<Key, Value> {
  @usableFromInline let entry: CachedResult<Key, Value>
  @usableFromInline let place: Int

  @export(implementation)
  init(entry: CachedResult<Key, Value>, place: Int) {
    self.entry = entry
    self.place = place
  }
}

extension PlacedResult: Sendable where Key: Sendable, Value: Sendable {}

/// The most recently used results, up to a limit.
///
/// No user code runs in these methods, because a cache calls them under its lock. The caller
/// computes the hash values, compares the keys, and receives the forgotten result, which it
/// releases later.
///
/// The places are a ring of links in the order of use. Place 0 holds no result: its next place is
/// the most recently used place, and its previous place is the least recently used place.
@usableFromInline @frozen
struct RecentResults<Key, Value> {
  @usableFromInline @frozen
  enum Insertion {
    /// The results with the same hash value have changed since the caller compared them.
    case outdated
    /// The result is kept, and another result may be forgotten.
    case done(forgotten: CachedResult<Key, Value>?)
  }

  @usableFromInline @frozen
  struct Place {
    @usableFromInline var entry: CachedResult<Key, Value>?
    @usableFromInline var previous: Int
    @usableFromInline var next: Int

    @usableFromInline
    init(at number: Int) {
      previous = number
      next = number
    }
  }

  @usableFromInline let limit: Int
  @usableFromInline var resultsByHash: [Int: [PlacedResult<Key, Value>]] = [:]
  @usableFromInline var places = [Place(at: 0)]

  @usableFromInline
  init(limit: Int) {
    precondition(limit > 0, "A cache remembers at least one result, so `limit` cannot be \(limit).")
    self.limit = limit
  }

  /// The results whose keys have a hash value; the caller compares the keys.
  @export(implementation)
  func results(hash: Int) -> [PlacedResult<Key, Value>] { resultsByHash[hash] ?? [] }

  /// Makes a result the most recently used, unless it has been forgotten already.
  @export(implementation)
  mutating func use(_ result: PlacedResult<Key, Value>) {
    guard places[result.place].entry === result.entry else { return }
    unlink(result.place)
    linkAsLatest(result.place)
  }

  /// Keeps a result as the most recently used one.
  ///
  /// - Parameters:
  ///   - entry: The result.
  ///   - old: The result for the same key, which the new result replaces.
  ///   - compared: The results with the same hash value, as the caller has compared them.
  /// - Returns: Whether the result is kept, and which result is forgotten.
  @export(implementation)
  mutating func insert(
    _ entry: CachedResult<Key, Value>, replacing old: PlacedResult<Key, Value>?,
    among compared: [PlacedResult<Key, Value>]
  ) -> Insertion {
    guard results(hash: entry.hash).elementsEqual(compared, by: { $0.entry === $1.entry }) else {
      return .outdated
    }
    let place = old?.place ?? freePlace()
    let forgotten = places[place].entry
    if let forgotten { removeResult(at: place, hash: forgotten.hash) }
    resultsByHash[entry.hash, default: []].append(PlacedResult(entry: entry, place: place))
    places[place].entry = entry
    unlink(place)
    linkAsLatest(place)
    return .done(forgotten: forgotten)
  }

  @export(implementation)
  mutating func removeResult(at place: Int, hash: Int) {
    resultsByHash[hash]?.removeAll { $0.place == place }
    if resultsByHash[hash]?.isEmpty == true { resultsByHash[hash] = nil }
  }

  /// A new place or, at the limit, the least recently used place.
  @export(implementation)
  mutating func freePlace() -> Int {
    guard places.count > limit else {
      let number = places.count
      places.append(Place(at: number))
      return number
    }
    return places[0].previous
  }

  @export(implementation)
  mutating func unlink(_ number: Int) {
    let (previous, next) = (places[number].previous, places[number].next)
    places[previous].next = next
    places[next].previous = previous
  }

  @export(implementation)
  mutating func linkAsLatest(_ number: Int) {
    let next = places[0].next
    places[number].previous = 0
    places[number].next = next
    places[next].previous = number
    places[0].next = number
  }
}
