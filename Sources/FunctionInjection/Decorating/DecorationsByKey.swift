/// The decorators of each key.
///
/// The keys have an order, unlike those of a dictionary, so that the same program always has the
/// same graph and the same faults.
struct DecorationsByKey: Sendable {
  /// The keys that have decorators, in the order in which they were first decorated.
  private(set) var keys: [ServiceIdentity] = []
  private var decorations: [ServiceIdentity: [Decoration]] = [:]

  var isEmpty: Bool { keys.isEmpty }

  /// The decorators of a key, in the order in which they were registered.
  subscript(key: ServiceIdentity) -> [Decoration] { decorations[key] ?? [] }

  mutating func add(_ added: [Decoration], to key: ServiceIdentity) {
    if added.isEmpty { return }
    if decorations[key] == nil { keys.append(key) }
    decorations[key, default: []] += added
  }

  /// Removes the decorators of a key.
  mutating func remove(_ key: ServiceIdentity) {
    if decorations.removeValue(forKey: key) != nil { keys.removeAll { $0 == key } }
  }

  /// Returns the decorators of some of the keys.
  func filter(_ isIncluded: (ServiceIdentity) -> Bool) -> DecorationsByKey {
    var filtered = DecorationsByKey()
    for key in keys where isIncluded(key) { filtered.add(self[key], to: key) }
    return filtered
  }
}
