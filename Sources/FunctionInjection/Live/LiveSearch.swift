extension Wiring {
  /// Adds the live registrations of inputs that are not registered.
  ///
  /// - Parameters:
  ///   - roots: Keys that are needed although no registration needs them.
  ///   - table: The table of this wiring, which is brought up to date.
  mutating func addLive(_ roots: [any LiveKey.Type], to table: inout RegistrationTable) {
    var roots = roots
    repeat {
      var search = LiveSearch(table)
      for root in roots { search.add(root) }
      if unregistered == nil {
        search.addInputs(of: self)
        search.followInputs()
      }
      if search.found.isEmpty { return }
      add(live: search.found)
      table = settle()
      roots = []
      // Only a decorator can need an input that the found registrations do not need.
    } while !decorationsByKey.isEmpty
  }
}

/// Collects the live registrations of keys that a table does not have.
private struct LiveSearch {
  private let table: RegistrationTable
  private(set) var found: [Registration] = []
  private var seen = IdentitySet()
  /// The inputs of the found registrations.
  private var pending: [any LiveKey.Type] = []

  init(_ table: RegistrationTable) { self.table = table }

  /// Adds the live registration of a key, unless the key is registered.
  mutating func add(_ key: any LiveKey.Type) {
    let identity = key._identity
    guard table.row(of: identity) == nil, seen.insert(identity) else { return }
    let (registration, inputs) = key.liveRegistration
    found.append(registration)
    inputs.forEach { pending.append($0) }
    // The others must be registered, or have a live registration that the compiler does not know of.
    if inputs.count < registration.inputs.count {
      for input in registration.inputs { addMissing(input) }
    }
  }

  /// Adds the inputs of registrations, decorators, and requirements.
  mutating func addInputs(of wiring: Wiring) {
    for registration in wiring.registrations {
      for input in registration.inputs where table.row(of: input) == nil { addMissing(input) }
    }
    let decorated = wiring.decorationsByKey.keys.filter { table.row(of: $0) == nil }
    // The keys are sorted, because a dictionary has no order and the graph must always be the same.
    for key in decorated.sorted(by: { $0.name < $1.name }) { addMissing(key) }
    for requirement in wiring.requirements {
      for input in requirement.inputs { addMissing(input) }
    }
  }

  mutating func followInputs() {
    while let key = pending.popLast() { add(key) }
  }

  private mutating func addMissing(_ identity: ServiceIdentity) {
    guard table.row(of: identity) == nil, !seen.contains(identity), let key = identity.liveKey
    else { return }
    pending.append(key)
  }
}

/// A set of identities that is faster than a `Set`, whose hash is made to resist attacks.
private struct IdentitySet {
  /// The identities at the places of their hashes, or at the next ones; 0 at the places between.
  ///
  /// At most half of the places are used.
  private var places: [UInt] = Array(repeating: 0, count: 256)
  private var count = 0

  func contains(_ identity: ServiceIdentity) -> Bool { places[place(of: identity.bits)] != 0 }

  /// Inserts an identity.
  ///
  /// - Returns: Whether the identity was new.
  mutating func insert(_ identity: ServiceIdentity) -> Bool {
    let place = place(of: identity.bits)
    guard places[place] == 0 else { return false }
    places[place] = identity.bits
    count += 1
    if count * 2 > places.count { grow() }
    return true
  }

  private func place(of bits: UInt) -> Int {
    let mask = places.count - 1
    var place = Int(truncatingIfNeeded: RegistrationTable.mixed(bits)) & mask
    while places[place] != 0, places[place] != bits { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let earlier = places.filter { $0 != 0 }
    places = Array(repeating: 0, count: places.count * 2)
    for bits in earlier { places[place(of: bits)] = bits }
  }
}
