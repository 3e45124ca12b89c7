extension Wiring {
  /// Adds the live registrations of inputs that are not registered.
  ///
  /// - Parameters:
  ///   - roots: Keys that are needed although no registration needs them.
  ///   - table: The table of this wiring, which is brought up to date.
  ///   - base: The graph that this wiring changes.
  mutating func addLive(
    _ roots: [any LiveKey.Type], to table: inout RegistrationTable, over base: Graph? = nil
  ) {
    var roots = roots
    repeat {
      var search = LiveSearch(table, over: base)
      let isFollowed = unregistered == nil
      for root in roots { search.add(root) }
      if isFollowed { search.addInputs(of: self) }
      search.find(following: isFollowed)
      if search.found.isEmpty { return }
      add(live: search.found)
      table = settle()
      roots = []
      // Only a decorator can need an input that the found registrations do not need.
    } while !decorationsByKey.isEmpty
  }
}

/// Collects the live registrations of keys that a table does not have.
private struct LiveSearch: ~Copyable {
  private let table: RegistrationTable
  private let base: Graph?
  /// Whether any key can be registered: a program that is sealed from its keys usually registers
  /// none.
  private let hasRegistrations: Bool
  /// The keys without a registration, each once.
  private var keys: [any LiveKey.Type] = []
  /// The live registrations of the first keys.
  private(set) var found: [Registration] = []
  private var seen = SeenIdentities()

  init(_ table: RegistrationTable, over base: Graph?) {
    self.table = table
    self.base = base
    hasRegistrations = table.count > 0 || base != nil
  }

  /// Adds a key, unless it is registered.
  mutating func add(_ key: any LiveKey.Type) {
    if isNew(key._identity) { keys.append(key) }
  }

  /// Adds the inputs of registrations, decorators, and requirements.
  mutating func addInputs(of wiring: Wiring) {
    for registration in wiring.registrations { addMissing(registration.inputs) }
    if !wiring.decorationsByKey.isEmpty { addInputs(of: wiring.decorationsByKey) }
    for requirement in wiring.requirements { addMissing(requirement.inputs) }
  }

  private mutating func addInputs(of decorationsByKey: [ServiceIdentity: [Decoration]]) {
    // The keys are sorted, because a dictionary has no order and the graph must always be the same.
    for (key, decorations) in decorationsByKey.sorted(by: { $0.key.name < $1.key.name }) {
      // A decorator may wrap a registration of the base, which the wiring does not have.
      addMissing(isRegistered(key) ? decorations.flatMap(\.inputs) : [key])
    }
  }

  /// Finds the live registrations of the added keys.
  ///
  /// A registration precedes its inputs, unless an earlier registration needs them too. Keys that
  /// are declared together are found together, so the search reads the code of the program in
  /// order.
  ///
  /// - Parameter following: Whether to add their inputs, and the inputs of those.
  mutating func find(following: Bool) {
    while found.count < keys.count {
      let key = keys[found.count]
      found.append(following ? follow(key) : key.liveRegistration.registration)
    }
  }

  /// Adds the inputs of a key, and returns the key's live registration.
  private mutating func follow(_ key: any LiveKey.Type) -> Registration {
    let (registration, inputs) = key.liveRegistration
    if let inputs { add(inputs) } else { addMissing(registration.inputs) }
    return registration
  }

  private mutating func add(_ inputs: LiveInputs) {
    for number in inputs.identities.indices where isNew(inputs.identities[number]) {
      if let key = inputs[number] { keys.append(key) }
    }
  }

  private mutating func addMissing(_ identities: [ServiceIdentity]) {
    for identity in identities where !isRegistered(identity) && !seen.contains(identity) {
      guard let key = identity.liveKey, seen.insert(identity) else { continue }
      keys.append(key)
    }
  }

  /// Records a key.
  ///
  /// - Returns: Whether the key is neither registered nor recorded earlier.
  private mutating func isNew(_ identity: ServiceIdentity) -> Bool {
    !isRegistered(identity) && seen.insert(identity)
  }

  private func isRegistered(_ identity: ServiceIdentity) -> Bool {
    guard hasRegistrations else { return false }
    return table.row(of: identity) != nil || base?.registration(of: identity) != nil
  }
}

/// The identities that a search has met, each at its hash or at one of the next places.
///
/// A `Set` is slower, because its hash is made to resist attacks.
private struct SeenIdentities: ~Copyable {
  /// The bits of each identity; 0 in a free place.
  private var places = Self.allocate(512)
  /// The number of places minus one; at most half of the places are used.
  private var mask: UInt = 511
  private var count: UInt = 0

  deinit { places.deallocate() }

  private static func allocate(_ capacity: UInt) -> UnsafeMutablePointer<UInt> {
    let places = UnsafeMutablePointer<UInt>.allocate(capacity: Int(capacity))
    places.initialize(repeating: 0, count: Int(capacity))
    return places
  }

  func contains(_ identity: ServiceIdentity) -> Bool {
    place(of: identity.bits).pointee != 0
  }

  /// Inserts an identity.
  ///
  /// - Returns: Whether the identity was new.
  mutating func insert(_ identity: ServiceIdentity) -> Bool {
    let place = place(of: identity.bits)
    guard place.pointee == 0 else { return false }
    place.pointee = identity.bits
    count += 1
    if count * 2 > mask { grow() }
    return true
  }

  /// Returns the place of an identity, or the free place for it.
  private func place(of bits: UInt) -> UnsafeMutablePointer<UInt> {
    var number = RegistrationTable.mixed(bits) & mask
    while places[Int(number)] != bits, places[Int(number)] != 0 { number = (number &+ 1) & mask }
    return places + Int(number)
  }

  private mutating func grow() {
    let (earlier, earlierMask) = (places, mask)
    mask = mask * 4 + 3
    places = Self.allocate(mask + 1)
    for number in 0...Int(earlierMask) where earlier[number] != 0 {
      place(of: earlier[number]).pointee = earlier[number]
    }
    earlier.deallocate()
  }
}
