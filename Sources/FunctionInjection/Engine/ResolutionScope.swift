public import Synchronization

/// One scope: a table, the instances that all scopes share, and those of its own.
///
/// The outermost scope has the shared instances only: what is scoped cannot be resolved there, so
/// that a singleton, which is always constructed there, cannot capture it.
@usableFromInline
final class ResolutionScope: Sendable {
  let table: RegistrationTable
  /// What is shared with the scopes inside of this one and those around it.
  let shared: InstanceStore
  /// The instances of this scope; nil for the outermost one.
  let own: InstanceStore?
  /// The outermost scope of the same table; nil where it is this one.
  @usableFromInline let outermost: ResolutionScope?
  /// Where to look for what the table does not have; nil unless the scope has registrations of
  /// its own.
  let outer: ResolutionScope?
  @usableFromInline let hasEnded = Atomic<Bool>(false)

  // What resolving reads, close together. The memory belongs to `table` and `shared`.
  @usableFromInline nonisolated(unsafe)
    let entries: UnsafeMutablePointer<RegistrationTable.Entry>
  @usableFromInline let mask: UInt
  @usableFromInline nonisolated(unsafe)
    let published: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>

  private init(
    table: RegistrationTable, shared: InstanceStore, own: InstanceStore?,
    outermost: ResolutionScope?, outer: ResolutionScope?
  ) {
    self.table = table
    self.shared = shared
    self.own = own
    self.outermost = outermost
    self.outer = outer
    entries = table.entries
    mask = table.mask
    published = shared.published
  }

  /// Makes an outermost scope.
  ///
  /// - Parameters:
  ///   - table: What is registered.
  ///   - earlier: A scope whose instances are kept, as far as their registrations are in the table.
  ///   - outer: Where to look for what the table does not have.
  convenience init(
    _ table: RegistrationTable, keepingInstancesOf earlier: ResolutionScope? = nil,
    outer: ResolutionScope? = nil
  ) {
    let history = earlier?.shared.history ?? ConstructionHistory()
    let shared = InstanceStore(count: table.sharedCount, history: history)
    if let earlier {
      for registration in table.registrations {
        guard let entry = table.entry(of: registration.key), entry.placement == .shared,
          let old = earlier.table.entry(of: registration.key),
          old.registration?.toOpaque() == entry.registration?.toOpaque()
        else { continue }
        shared.adopt(earlier.shared.cell(at: Int(old.index)), at: Int(entry.index))
      }
    }
    self.init(table: table, shared: shared, own: nil, outermost: nil, outer: outer)
  }

  /// Makes a scope inside of another one.
  convenience init(inside parent: ResolutionScope) {
    self.init(
      table: parent.table, shared: parent.shared,
      own: InstanceStore(count: parent.table.scopedCount),
      outermost: parent.outermost ?? parent,
      outer: parent.outer.map { ResolutionScope(inside: $0) })
  }

  /// Ends the scope: its instances go, and nothing can be resolved from it any more.
  func end() {
    guard !hasEnded.exchange(true, ordering: .acquiringAndReleasing) else { return }
    for cell in (own ?? shared).history.takeAll().reversed() { _ = cell.end() }
    outer?.end()
  }

  /// All that can be resolved here, in the order in which it was registered.
  var registrations: [Registration] {
    (outer?.registrations ?? []) + table.registrations
  }

  /// Whether a key can be resolved here.
  func has(_ key: any ServiceKey.Type) -> Bool {
    table.entry(of: key) != nil || outer?.has(key) == true
  }
}
