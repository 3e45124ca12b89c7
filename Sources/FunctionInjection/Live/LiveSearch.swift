extension Wiring {
  /// Adds the live registrations of inputs that are not registered.
  ///
  /// - Parameters:
  ///   - roots: Keys that are needed although no registration needs them.
  ///   - table: The table of this wiring, which is brought up to date.
  ///   - base: The graph that this wiring changes.
  ///   - owner: The owner of the graph that is made.
  /// - Returns: How many registrations at the end are known to have no fault.
  mutating func addLive(
    _ roots: [any LiveKey.Type], to table: inout RegistrationTable, over base: Graph? = nil,
    ownedBy owner: OverridesReference?
  ) -> Int {
    var roots = roots
    // The decorators of keys that no table has, which live registrations may have.
    let decorations = base?.graphOfLive.looseDecorations ?? DecorationsByKey()
    // A decorator of a found registration may need further live registrations, so the search repeats
    // until it finds none.
    while true {
      var search = LiveSearch(table: table, base: base, owner: owner)
      let isFollowed = unregistered == nil
      for root in roots { search.add(root) }
      if isFollowed {
        search.addInputs(of: self)
        search.addInputsOfBase()
      }
      search.find(following: isFollowed)
      if search.found.isEmpty { return 0 }
      var found = search.found
      if !isFollowed || !decorations.isEmpty {
        found = found.map { live in
          let all = decorations[live.key] + decorationsByKey[live.key]
          // Without live registrations, a key that is named nevertheless is registered like any
          // other.
          return isFollowed ? live.decorated(by: all[...]) : live.registered(isOverride: false)
        }
      }
      add(live: found)
      table = settle()
      // Only a decorator can have a fault, or an input that the found registrations do not need.
      if decorations.isEmpty, decorationsByKey.isEmpty {
        return search.isSound ? search.found.count : 0
      }
      roots = []
    }
  }
}

/// Collects the live registrations of keys that a table does not have.
private struct LiveSearch: ~Copyable {
  let table: RegistrationTable
  let base: Graph?
  let owner: OverridesReference?
  /// The keys without a registration, each once.
  var keys: [any LiveKey.Type] = []
  /// The live registrations of the first keys.
  var found: [Registration] = []
  /// Whether the found registrations have no fault: each precedes all its inputs, so there is no
  /// cycle, and none is scoped, so there is no capture.
  var isSound = true
  var numbers = IdentityNumbers()

  /// Adds a key, unless it is registered.
  mutating func add(_ key: any LiveKey.Type) {
    if !isRegistered(key._identity) { discover(key._identity, key) }
  }

  /// Adds the inputs of registrations, decorators, and requirements.
  mutating func addInputs(of wiring: Wiring) {
    for registration in wiring.registrations { addInputs(of: registration) }
    for key in wiring.decorationsByKey.keys {
      // A decorator may wrap a registration of the base, or an empty list, which the wiring does
      // not have.
      let isLive = !isRegistered(key) && key.form != .list
      addMissing(isLive ? [key] : wiring.decorationsByKey[key].flatMap(\.inputs))
    }
    for requirement in wiring.requirements { addMissing(requirement.inputs) }
  }

  /// Adds the inputs of a registration and of its consumers.
  private mutating func addInputs(of registration: Registration) {
    addMissing(registration.inputs)
    for requirement in registration.consumers?.requirements ?? [] { addMissing(requirement.inputs) }
  }

  /// Adds the inputs of the graphs that the wiring changes, except those of registrations that have
  /// been replaced.
  ///
  /// A sealed graph already includes the live registrations of its inputs.
  mutating func addInputsOfBase() {
    var graph = base
    while let overlay = graph, overlay.needsLive || !overlay.isVerified {
      for registration in overlay.table.registrations where staysInEffect(registration) {
        addInputs(of: registration)
      }
      for requirement in overlay.requirements { addMissing(requirement.inputs) }
      graph = overlay.base
    }
  }

  /// Returns whether a registration of the base is found in the overlay.
  private func staysInEffect(_ registration: Registration) -> Bool {
    guard let base, base.isInEffect(registration) else { return false }
    guard registration.role == .contribution else { return isKeptOrExtended(registration) }
    return base.users(of: registration.identity).contains { isKeptOrExtended($0) }
  }

  /// Returns whether the overlay does not replace a registration.
  ///
  /// A list that the overlay registers replaces the list of the base. The list of its own
  /// contributions extends it: the contributions and the decorators of the base stay.
  private func isKeptOrExtended(_ registration: Registration) -> Bool {
    guard let row = table.row(of: registration.identity) else { return true }
    return (registration.role == .list || registration.role == .stub)
      && row.pointee.registration.takeUnretainedValue().role == .list
  }

  /// Finds the live registrations of the added keys.
  ///
  /// A registration precedes its inputs, unless an earlier registration needs them too. Keys that
  /// are declared together are found together, so the search reads the code of the program in
  /// order.
  ///
  /// - Parameter following: Whether to add their inputs, and the inputs of those.
  mutating func find(following: Bool) {
    if !following { isSound = false }
    while found.count < keys.count {
      let key = keys[found.count]
      let (registration, inputs) = TaskOverrides.run(with: owner) { key.erasedLive }
      if registration.lifetime.belongsToScope { isSound = false }
      if following {
        if let inputs {
          follow(inputs)
        } else if !registration.inputs.isEmpty {
          isSound = false
          addMissing(registration.inputs)
        }
      }
      found.append(registration)
    }
  }

  /// Adds the inputs of the next found registration, which is sound if it precedes all of them.
  private mutating func follow(_ inputs: LiveInputs) {
    for key in inputs.keys {
      let identity = key._identity
      if isRegistered(identity) || discover(identity, key) <= found.count { isSound = false }
    }
  }

  private mutating func addMissing(_ identities: [ServiceIdentity]) {
    for identity in identities where !isRegistered(identity) && !numbers.contains(identity) {
      if let key = identity.liveKey {
        discover(identity, key)
      } else if let optional = identity.optional {
        addMissing([optional.wrapped])
      }
    }
  }

  /// Adds an unregistered key, unless it was added earlier.
  ///
  /// - Returns: The number of the key.
  @discardableResult
  private mutating func discover(_ identity: ServiceIdentity, _ key: any LiveKey.Type) -> Int {
    let number = numbers.number(of: identity, orNew: keys.count)
    if number == keys.count { keys.append(key) }
    return number
  }

  private func isRegistered(_ identity: ServiceIdentity) -> Bool {
    table.row(of: identity) != nil || base?.registration(of: identity) != nil
  }
}

/// Numbers for the identities that a search has met, each at its hash or at one of the next
/// entries.
///
/// A `Dictionary` is slower, because its hash is made to resist attacks.
private struct IdentityNumbers {
  private struct Entry {
    /// The bits of the identity; 0 in a free entry.
    var identity: UInt = 0
    var number = 0
  }

  /// The entries, whose number is a power of two; at most half of them are used.
  private var entries = Array(repeating: Entry(), count: 512)
  private var count = 0

  func contains(_ identity: ServiceIdentity) -> Bool {
    entries[index(of: identity.bits)].identity != 0
  }

  /// Returns the number of an identity, which is `new` if the identity has no number yet.
  mutating func number(of identity: ServiceIdentity, orNew new: Int) -> Int {
    let index = index(of: identity.bits)
    if entries[index].identity != 0 { return entries[index].number }
    entries[index] = Entry(identity: identity.bits, number: new)
    count += 1
    if count * 2 == entries.count { grow() }
    return new
  }

  /// Returns the index of an identity's entry, or of the free entry for it.
  private func index(of identity: UInt) -> Int {
    var hash = RegistrationTable.mixed(identity)
    while true {
      let index = Int(bitPattern: hash & UInt(bitPattern: entries.count &- 1))
      if entries[index].identity == identity || entries[index].identity == 0 { return index }
      hash &+= 1
    }
  }

  private mutating func grow() {
    let earlier = entries
    entries = Array(repeating: Entry(), count: earlier.count * 4)
    for entry in earlier where entry.identity != 0 { entries[index(of: entry.identity)] = entry }
  }
}
