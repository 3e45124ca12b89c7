public import Synchronization

/// A table that finds registrations by the identities of their keys, and stores the state of each
/// singleton.
///
/// The table uses open addressing: a key is found at the hash of its identity, or at one of the
/// next entries. The table is at most half full, so a search is short. Only the states of the rows
/// change after `init`.
///
/// `@unchecked Sendable`: ``entries`` and the registrations of ``rows`` are written in `init` and
/// freed in `deinit`, and the state of a row is atomic.
@usableFromInline
final class RegistrationTable: @unchecked Sendable {
  /// One registration.
  @usableFromInline
  struct Row: ~Copyable {
    /// The registration, retained by the row.
    let registration: Unmanaged<Registration>
    /// The ``SlotState`` of the registration's singleton.
    @usableFromInline let state: Atomic<UInt>
  }

  /// The entry of a key.
  @usableFromInline
  struct Entry {
    /// The identity of the key; 0 if the entry is free.
    @usableFromInline let identity: UInt
    @usableFromInline let row: UnsafeMutablePointer<Row>?
  }

  let entries: UnsafeMutablePointer<Entry>
  /// The number of entries, which is a power of two, minus one.
  let mask: UInt
  private let rows: UnsafeMutablePointer<Row>
  /// The number of registrations.
  let count: Int
  /// The numbers of replaced registrations, each with the number of the registration that replaces
  /// it.
  let replacements: [(earlier: Int, later: Int)]
  /// Whether a plain type has a factory that only some code can run.
  let confinesTypes: Bool
  /// The registrations that have consumers.
  let withConsumers: [Registration]

  init(_ registrations: [Registration]) {
    count = registrations.count
    var capacity = 4
    while capacity < count * 2 { capacity *= 2 }
    mask = UInt(capacity - 1)
    // One allocation: the entries, then the rows.
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: capacity * MemoryLayout<Entry>.stride + count * MemoryLayout<Row>.stride,
      alignment: MemoryLayout<Entry>.alignment)
    entries = memory.initializeMemory(
      as: Entry.self, repeating: Entry(identity: 0, row: nil), count: capacity)
    rows = (memory + capacity * MemoryLayout<Entry>.stride).bindMemory(
      to: Row.self, capacity: count)
    var replacements: [(earlier: Int, later: Int)] = []
    var confinesTypes = false
    var withConsumers: [Registration] = []
    for number in registrations.indices {
      let registration = Unmanaged.passRetained(registrations[number])
      (rows + number).initialize(to: Row(registration: registration, state: Atomic(0)))
      let identity = registration._withUnsafeGuaranteedRef { registration in
        if registration.confinesType { confinesTypes = true }
        if registration.consumers != nil { withConsumers.append(registration) }
        return registration.identity.bits
      }
      let entry = Self.entry(of: identity, in: entries, mask)
      if let earlier = entry.pointee.row {
        replacements.append((earlier: earlier - rows, later: number))
      }
      entry.pointee = Entry(identity: identity, row: rows + number)
    }
    self.replacements = replacements
    self.confinesTypes = confinesTypes
    self.withConsumers = withConsumers
  }

  deinit {
    for number in 0..<count { rows[number].registration.release() }
    rows.deinitialize(count: count)
    UnsafeMutableRawPointer(entries).deallocate()
  }

  /// Returns the entry of a key, or the free entry for it.
  @inlinable @inline(__always)
  static func entry(
    of identity: UInt, in entries: UnsafeMutablePointer<Entry>, _ mask: UInt
  ) -> UnsafeMutablePointer<Entry> {
    var index = mixed(identity) & mask
    while true {
      let entry = entries + Int(bitPattern: index)
      if entry.pointee.identity == identity || entry.pointee.identity == 0 { return entry }
      index = (index &+ 1) & mask
    }
  }

  /// Mixes the bits of an address, whose lowest bits are nearly constant, with a factor of
  /// MurmurHash3.
  ///
  /// The product has 64 bits on each platform, because its lowest bits are dropped.
  @inlinable @inline(__always)
  static func mixed(_ address: UInt) -> UInt {
    UInt(truncatingIfNeeded: (UInt64((address &>> 4) ^ address) &* 0x1B87_3593) &>> 16)
  }

  /// The row of a key; `nil` if it is not registered here.
  func row(of identity: ServiceIdentity) -> UnsafeMutablePointer<Row>? {
    Self.entry(of: identity.bits, in: entries, mask).pointee.row
  }

  /// The number of a key's registration; `nil` if it is not registered here.
  func number(of identity: ServiceIdentity) -> Int? { row(of: identity).map { $0 - rows } }

  /// All registrations, in the order of their numbers.
  var registrations: [Registration] { (0..<count).map { unretained($0).takeUnretainedValue() } }

  /// The registration with the given number, which the table keeps.
  func unretained(_ number: Int) -> Unmanaged<Registration> { rows[number].registration }

  /// Ends the slot of each singleton.
  ///
  /// - Returns: The instances that the slots had, each with its retain count, and the addresses of
  ///   the constructions that have waiters.
  func drain() -> (instances: [KeptInstance], awaited: [UInt]) {
    var instances: [KeptInstance] = []
    var awaited: [UInt] = []
    for number in 0..<count {
      let before = rows[number].state.exchange(
        SlotState.ended.bits, ordering: .acquiringAndReleasing)
      Pause.here()
      var state = SlotState(bits: before)
      let effects = state.end()
      if let instance = effects.takeInstance() { instances.append(instance) }
      if let construction = effects.awaited { awaited.append(construction) }
    }
    return (instances, awaited)
  }
}

extension RegistrationTable.Row {
  /// The singleton, if it is published.
  ///
  /// The instance is not retained: the graph that owns this table keeps it until the graph is
  /// freed, even if the graph ends earlier. See ``Scope/finish(within:after:)``.
  @inlinable @inline(__always)
  var published: UnsafeMutableRawPointer? {
    let bits = state.load(ordering: .acquiring)
    return bits & 3 == 0 ? UnsafeMutableRawPointer(bitPattern: bits) : nil
  }
}
