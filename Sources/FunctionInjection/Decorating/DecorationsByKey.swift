/// The decorators of each key.
///
/// The keys have an order, unlike those of a dictionary, so that the same program always has the same
/// graph and the same faults.
struct DecorationsByKey: Sendable {
  /// The decorated keys, in the order in which they were first decorated.
  private(set) var keys: [ServiceIdentity] = []
  private var decorations: [ServiceIdentity: [Decoration]] = [:]

  var isEmpty: Bool { keys.isEmpty }

  /// The decorators of a key, in the order in which they were registered.
  subscript(key: ServiceIdentity) -> [Decoration] {
    get { decorations[key] ?? [] }
    set { if decorations.updateValue(newValue, forKey: key) == nil { keys.append(key) } }
  }

  mutating func add(_ added: [Decoration], to key: ServiceIdentity) {
    if decorations[key] == nil { keys.append(key) }
    decorations[key, default: []] += added
  }

  /// Returns the decorators of some of the keys.
  func filter(_ isIncluded: (ServiceIdentity) -> Bool) -> DecorationsByKey {
    var filtered = DecorationsByKey()
    for key in keys where isIncluded(key) { filtered[key] = self[key] }
    return filtered
  }
}
