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
private struct LiveSearch: ~Copyable {
  private let table: RegistrationTable
  private let base: Graph?
  private(set) var found: [Registration] = []
  private var seen = SeenIdentities()
  /// The inputs of the found registrations.
  private var pending: [any LiveKey.Type] = []

  init(_ table: RegistrationTable, over base: Graph?) {
    self.table = table
    self.base = base
  }

  /// Adds the live registration of a key, unless the key is registered.
  mutating func add(_ key: any LiveKey.Type) {
    let identity = key._identity
    guard !isRegistered(identity), seen.insert(identity) else { return }
    let (registration, inputs) = key.liveRegistration
    found.append(registration)
    if let inputs {
      inputs.append(to: &pending)
    } else {
      for input in registration.inputs { addMissing(input) }
    }
  }

  /// Adds the inputs of registrations, decorators, and requirements.
  mutating func addInputs(of wiring: Wiring) {
    for registration in wiring.registrations {
      for input in registration.inputs { addMissing(input) }
    }
    let decorated = wiring.decorationsByKey.keys.filter { !isRegistered($0) }
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
    guard !isRegistered(identity), !seen.contains(identity), let key = identity.liveKey
    else { return }
    pending.append(key)
  }

  private func isRegistered(_ identity: ServiceIdentity) -> Bool {
    // A program that is sealed from its keys usually registers none.
    if table.count > 0, table.row(of: identity) != nil { return true }
    return base?.registration(of: identity) != nil
  }
}

/// The identities that a search has met, each at the place that a table would give it.
///
/// A `Set` is slower, because its hash is made to resist attacks.
private struct SeenIdentities: ~Copyable {
  private typealias Entry = RegistrationTable.Entry

  private var entries = Self.allocate(256)
  /// The number of entries minus one; at most half of the entries are used.
  private var mask: UInt = 255
  private var count: UInt = 0

  deinit { entries.deallocate() }

  private static func allocate(_ capacity: UInt) -> UnsafeMutablePointer<Entry> {
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: Int(capacity))
    entries.initialize(repeating: Entry(), count: Int(capacity))
    return entries
  }

  func contains(_ identity: ServiceIdentity) -> Bool {
    RegistrationTable.entry(of: identity.bits, in: entries, mask).pointee.identity != 0
  }

  /// Inserts an identity.
  ///
  /// - Returns: Whether the identity was new.
  mutating func insert(_ identity: ServiceIdentity) -> Bool {
    let entry = RegistrationTable.entry(of: identity.bits, in: entries, mask)
    guard entry.pointee.identity == 0 else { return false }
    entry.pointee.identity = identity.bits
    count += 1
    if count * 2 > mask { grow() }
    return true
  }

  private mutating func grow() {
    let (earlier, earlierMask) = (entries, mask)
    mask = mask * 2 + 1
    entries = Self.allocate(mask + 1)
    for place in 0...Int(earlierMask) where earlier[place].identity != 0 {
      let bits = earlier[place].identity
      RegistrationTable.entry(of: bits, in: entries, mask).pointee.identity = bits
    }
    earlier.deallocate()
  }
}
