/// The registrations of a container at one moment, found by the identity of their keys.
///
/// An open-addressing table: a key's place is the hash of its metatype's address, or the next free
/// one. It is at most half full, so a search is short. Nothing changes after `init`.
///
/// `@unchecked Sendable`: the memory behind ``entries`` is written in `init` and freed in `deinit`.
@usableFromInline
final class RegistrationTable: @unchecked Sendable {
  /// Where an instance is kept.
  @usableFromInline
  enum Placement: UInt8 {
    /// Nowhere, or in the resolution.
    case nowhere
    /// Beside the outermost scope: singletons, and what is referred to weakly.
    case shared
    /// In the scope.
    case scope
  }

  /// One place of the table.
  @usableFromInline
  struct Entry {
    /// The address of the key's metatype; 0 where the place is free.
    @usableFromInline var key: UInt = 0
    /// Kept alive by ``registrations``.
    @usableFromInline var registration: Unmanaged<Registration>?
    /// The number of the registration among all.
    @usableFromInline var number: Int32 = 0
    /// The number of the instance in its store.
    @usableFromInline var index: Int32 = -1
    @usableFromInline var placement = Placement.nowhere
  }

  /// The places.
  let entries: UnsafeMutablePointer<Entry>
  /// The number of places less one; it is a power of two less one.
  let mask: UInt
  /// All registrations, in the order in which they were made; the last of each key counts.
  let registrations: [Registration]
  /// The registrations that do not count, each with the one that took its place.
  let replaced: [(earlier: Registration, later: Registration)]
  /// How many instances are kept beside the outermost scope.
  let sharedCount: Int
  /// How many instances a scope keeps.
  let scopedCount: Int

  init(_ all: [Registration]) {
    var capacity = 4
    while capacity < all.count * 2 { capacity *= 2 }
    mask = UInt(capacity - 1)
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: Entry(), count: capacity)
    var replaced: [(earlier: Registration, later: Registration)] = []
    var sharedCount = 0
    var scopedCount = 0
    for (number, registration) in all.enumerated() {
      let key = UInt(bitPattern: ObjectIdentifier(registration.key))
      let place = Self.place(of: key, in: entries, mask)
      if let earlier = entries[place].registration {
        replaced.append((earlier.takeUnretainedValue(), registration))
      }
      var entry = Entry(
        key: key, registration: .passUnretained(registration), number: Int32(number))
      switch registration.lifetime {
      case .transient, .graph: break
      case .singleton, .weak:
        entry.index = Int32(sharedCount)
        entry.placement = .shared
        sharedCount += 1
      case .scoped:
        entry.index = Int32(scopedCount)
        entry.placement = .scope
        scopedCount += 1
      }
      entries[place] = entry
    }
    self.replaced = replaced
    self.sharedCount = sharedCount
    self.scopedCount = scopedCount
    registrations = all
  }

  deinit {
    entries.deallocate()
  }

  /// The place of a key, or the free one where it would be.
  @inlinable @inline(__always)
  static func place(
    of key: UInt, in entries: UnsafeMutablePointer<Entry>, _ mask: UInt
  ) -> Int {
    // Metatypes are aligned, so the low bits say nothing; the multiplication mixes the rest.
    let mixed = (UInt64(key) &>> 4) &* 0x9E37_79B9_7F4A_7C15
    var place = UInt(truncatingIfNeeded: mixed &>> 32) & mask
    while true {
      let found = entries[Int(bitPattern: place)].key
      if found == key || found == 0 { return Int(bitPattern: place) }
      place = (place &+ 1) & mask
    }
  }

  /// The entry of a key.
  func entry(of key: any ServiceKey.Type) -> Entry? {
    let entry = entries[
      Self.place(of: UInt(bitPattern: ObjectIdentifier(key)), in: entries, mask)]
    return entry.registration == nil ? nil : entry
  }
}
