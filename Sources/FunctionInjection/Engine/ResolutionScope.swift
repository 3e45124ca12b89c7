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
  /// Whether ``outermost`` is there for this scope only, because the table is.
  let ownsOutermost: Bool
  /// Whether it ends when nobody has it any more, as nobody else can end it.
  private let endsByItself: Bool
  /// The container that this is a snapshot of, as long as there is one.
  weak let container: Container?
  @usableFromInline let hasEnded = Atomic<Bool>(false)
  /// Who is told of each resolve; nil for nearly all scopes.
  let tracer: Tracer?
  /// What releases the instances, once the scope has ended.
  let closing = Mutex<(any Closing)?>(nil)

  // What resolving reads, close together. The memory belongs to `table` and `shared`.
  @usableFromInline nonisolated(unsafe)
    let entries: UnsafeMutablePointer<RegistrationTable.Entry>
  @usableFromInline let mask: UInt
  @usableFromInline nonisolated(unsafe)
    let published: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>

  // Inlined, it would be compiled into each of its callers.
  @inline(never)
  private init(
    table: RegistrationTable, shared: InstanceStore, own: InstanceStore?,
    outermost: ResolutionScope?, ownsOutermost: Bool = false, outer: ResolutionScope?,
    endsByItself: Bool = false, container: Container? = nil, tracer: Tracer? = nil
  ) {
    self.table = table
    self.tracer = tracer
    self.shared = shared
    self.own = own
    self.outermost = outermost
    self.ownsOutermost = ownsOutermost
    self.outer = outer
    self.endsByItself = endsByItself
    self.container = container
    entries = table.entries
    mask = table.mask
    published = (tracer?.unpublished ?? shared).published
  }

  /// Makes an outermost scope.
  ///
  /// - Parameters:
  ///   - table: What is registered.
  ///   - outer: Where to look for what the table does not have.
  convenience init(_ table: RegistrationTable, outer: ResolutionScope? = nil) {
    self.init(
      table: table, shared: InstanceStore(count: table.sharedCount), own: nil, outermost: nil,
      outer: outer)
  }

  /// Makes an outermost scope of what is registered with a container for the moment.
  ///
  /// - Parameters:
  ///   - table: What is registered.
  ///   - container: The container.
  ///   - earlier: What it had before; those instances are kept whose registrations are.
  convenience init(
    _ table: RegistrationTable, of container: Container, after earlier: ResolutionScope?
  ) {
    let history = earlier?.shared.history ?? ConstructionHistory()
    let shared = InstanceStore(count: table.sharedCount, history: history)
    if let earlier {
      for registration in table.registrations {
        guard let entry = table.entry(of: registration), entry.placement == .shared,
          let old = earlier.table.entry(of: registration)
        else { continue }
        shared.adopt(earlier.shared.cell(at: old.index), at: entry.index)
      }
    }
    self.init(
      table: table, shared: shared, own: nil, outermost: nil, outer: nil, container: container)
    if earlier?.isOver == true { hasEnded.store(true, ordering: .releasing) }
  }

  /// Makes a scope inside of another one.
  convenience init(inside parent: ResolutionScope, endsByItself: Bool = false) {
    self.init(
      table: parent.table, shared: parent.shared,
      own: InstanceStore(count: parent.table.scopedCount),
      outermost: parent.outermost ?? parent,
      outer: parent.outer.map { ResolutionScope(inside: $0) }, endsByItself: endsByItself)
    if parent.isOver { hasEnded.store(true, ordering: .releasing) }
  }

  /// Makes a scope inside of another one, with registrations of its own.
  convenience init(_ table: RegistrationTable, inside parent: ResolutionScope) {
    let outermost = ResolutionScope(table, outer: parent)
    self.init(
      table: table, shared: outermost.shared, own: InstanceStore(count: table.scopedCount),
      outermost: outermost, ownsOutermost: true, outer: parent)
    if parent.isOver { hasEnded.store(true, ordering: .releasing) }
  }

  /// Makes a scope of the same instances that tells of each resolve.
  convenience init(
    tracing scope: ResolutionScope, by record: @escaping @Sendable (ResolutionTrace) -> Void,
    _ tracedTable: RegistrationTable? = nil
  ) {
    let original = scope.untraced
    let table = tracedTable ?? RegistrationTable(tracing: original.table)
    self.init(
      table: table, shared: original.shared, own: original.own,
      outermost: original.outermost.map { ResolutionScope(tracing: $0, by: record, table) },
      outer: original.outer,
      tracer: Tracer(of: original, sharedCount: table.sharedCount, record))
  }

  deinit {
    if endsByItself { end() }
  }

  /// The entry of a key, or the free one where it would be.
  @inlinable @inline(__always)
  func entry(of key: ObjectIdentifier) -> UnsafeMutablePointer<RegistrationTable.Entry> {
    RegistrationTable.entry(of: UInt(bitPattern: key), in: entries, mask)
  }

  /// The box of a singleton that is constructed; nil for anything else.
  @inlinable @inline(__always)
  func published(
    _ entry: UnsafeMutablePointer<RegistrationTable.Entry>
  ) -> UnsafeRawPointer? {
    guard entry.pointee.placement == .shared, !hasEnded.load(ordering: .acquiring) else {
      return nil
    }
    return published[entry.pointee.index].load(ordering: .acquiring)
  }

  /// The keys of all that can be resolved here, in the order in which it was registered.
  var registeredKeys: [any ServiceKey.Type] { table.keys(after: outer?.registeredKeys ?? []) }

  /// Whether a key can be resolved here.
  func has(_ key: any ServiceKey.Type) -> Bool {
    table.has(key) || outer?.has(key) == true
  }

  /// Whether a key can be resolved here, itself or, where it is an Optional, what that wraps.
  func finds(_ key: any ServiceKey.Type) -> Bool {
    if has(key) { return true }
    guard let optional = optionalService(of: key) else { return false }
    return finds(optional.wrappedKey)
  }
}
