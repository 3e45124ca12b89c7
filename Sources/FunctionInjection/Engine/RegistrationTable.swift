/// The registrations of a container at one moment, found by the identity of their keys.
///
/// An open-addressing table: a key's place is the hash of its metatype's address, or the next free
/// one. It is at most half full, so a search is short. Nothing changes after `init`.
///
/// `@unchecked Sendable`: the memory behind ``entries`` is written in `init` and freed in `deinit`.
@usableFromInline
package final class RegistrationTable: @unchecked Sendable {
  /// Where an instance is kept.
  @usableFromInline
  enum Placement {
    /// Nowhere, because nothing is registered here.
    case unregistered
    /// Nowhere, because each resolve constructs a new one.
    case transient
    /// With the resolution.
    case resolution
    /// With the scope.
    case scope
    /// With the outermost scope: singletons, and what is referred to weakly.
    case shared
  }

  /// One place of the table.
  @usableFromInline
  struct Entry {
    /// The address of the key's metatype; 0 where the place is free.
    @usableFromInline var key: UInt = 0
    /// Kept alive by ``registrations``.
    @usableFromInline var registration: Unmanaged<Registration>?
    /// The number of the registration among all.
    var number: Int = 0
    /// The number of the instance in its store.
    @usableFromInline var index: Int = -1
    @usableFromInline var placement = Placement.unregistered
  }

  /// The places.
  let entries: UnsafeMutablePointer<Entry>
  /// The number of places less one; it is a power of two less one.
  let mask: UInt
  /// All registrations, in the order in which they were made; the last of each key counts.
  package let registrations: [Registration]
  /// The number of the registration whose place each took, or -1; empty where none was replaced.
  let predecessors: [Int]
  /// Who resolves keys without being registered.
  package let requirements: [Requirement]
  /// Where services come from that are not registered; nil where they are missing.
  let unregistered: (any UnregisteredServices)?
  /// How many instances a resolution keeps.
  let resolutionCount: Int
  /// How many instances are kept with the outermost scope.
  let sharedCount: Int
  /// How many instances a scope keeps.
  let scopedCount: Int

  init(
    _ registrations: [Registration], requirements: [Requirement] = [],
    otherwise unregistered: (any UnregisteredServices)? = nil
  ) {
    self.requirements = requirements
    self.unregistered = unregistered
    var capacity = 4
    while capacity < registrations.count * 2 { capacity *= 2 }
    mask = UInt(bitPattern: capacity - 1)
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: Entry(), count: capacity)
    self.registrations = registrations
    var predecessors: [Int] = []
    var resolutionCount = 0
    var sharedCount = 0
    var scopedCount = 0
    for number in 0..<registrations.count {
      let registration = registrations[number]
      let key = UInt(bitPattern: ObjectIdentifier(registration.key))
      let entry = Self.entry(of: key, in: entries, mask)
      if entry.pointee.registration != nil {
        if predecessors.isEmpty { predecessors = Array(repeating: -1, count: registrations.count) }
        predecessors[number] = entry.pointee.number
      }
      entry.pointee.key = key
      entry.pointee.registration = .passUnretained(registration)
      entry.pointee.number = number
      switch registration.lifetime {
      case .transient:
        entry.pointee.placement = .transient
      case .graph:
        entry.pointee.placement = .resolution
        entry.pointee.index = resolutionCount
        resolutionCount += 1
      case .scoped:
        entry.pointee.placement = .scope
        entry.pointee.index = scopedCount
        scopedCount += 1
      case .singleton, .weak:
        entry.pointee.placement = .shared
        entry.pointee.index = sharedCount
        sharedCount += 1
      }
    }
    self.predecessors = predecessors
    self.resolutionCount = resolutionCount
    self.sharedCount = sharedCount
    self.scopedCount = scopedCount
  }

  deinit {
    entries.deallocate()
  }

  /// The entry of a key, or the free one where it would be.
  @inlinable @inline(__always)
  static func entry(
    of key: UInt, in entries: UnsafeMutablePointer<Entry>, _ mask: UInt
  ) -> UnsafeMutablePointer<Entry> {
    // Metatypes are aligned, so the lowest bits say nothing; the multiplication mixes the rest, by
    // one of the factors of MurmurHash3.
    let mixed = (key &>> 4) &* 0x1B87_3593
    var place = (mixed &>> 16) & mask
    while true {
      let entry = entries + Int(bitPattern: place)
      if entry.pointee.key == key || entry.pointee.key == 0 { return entry }
      place = (place &+ 1) & mask
    }
  }

  /// The entry of a key; nil where it is not registered.
  func entry(of key: any ServiceKey.Type) -> Entry? {
    let entry = Self.entry(of: UInt(bitPattern: ObjectIdentifier(key)), in: entries, mask)
    return entry.pointee.registration == nil ? nil : entry.pointee
  }

  /// The entry of a registration; nil where it is not the one that counts.
  func entry(of registration: Registration) -> Entry? {
    guard let entry = entry(of: registration.key),
      entry.registration?.toOpaque() == Unmanaged.passUnretained(registration).toOpaque()
    else { return nil }
    return entry
  }

  /// The registrations that count, in the order in which they were made.
  package var registrationsInEffect: [Registration] {
    registrations.filter { entry(of: $0) != nil }
  }

  /// The service that an input leads to, registered or missing; nil for an empty list, and for an
  /// Optional of what is not registered.
  package func service(ofInput key: any ServiceKey.Type) -> (any ServiceKey.Type)? {
    if let entry = entry(ofInput: key) { return registrations[entry.number].key }
    return Self.mayBeMissing(key) ? nil : key
  }

  /// The entry that an input leads to: that of its key, or of what it wraps where it is an Optional.
  func entry(ofInput key: any ServiceKey.Type) -> Entry? {
    if let entry = entry(of: key) { return entry }
    guard let optional = optionalService(of: key) else { return nil }
    return entry(ofInput: optional.wrappedKey)
  }

  /// Whether an input has a service without being registered: an Optional is nil, a list empty.
  static func mayBeMissing(_ key: any ServiceKey.Type) -> Bool {
    optionalService(of: key) != nil || key is any CollectionKey.Type
  }

  /// The keys of all registrations, after others.
  func keys(after others: [any ServiceKey.Type]) -> [any ServiceKey.Type] {
    var keys = others
    for registration in registrations { keys.append(registration.key) }
    return keys
  }

  /// Whether a key can be resolved with this table.
  func has(_ key: any ServiceKey.Type) -> Bool {
    entry(of: key) != nil || unregistered?.has(key) == true
  }
}
