public import Synchronization

/// A set of instances of a graph, which can end.
///
/// The *root* scope of a graph has the instances of the graph itself, which all scopes share. A
/// singleton is always constructed for a root scope, so that it cannot capture a scoped instance.
@usableFromInline
final class Scope: Sendable {
  let graph: Graph
  /// The root scope of the graph; `nil` for the root scope.
  let root: Scope?
  /// The root scope of the base graph, if this is a root scope whose graph shares the instances of
  /// its base.
  let baseRoot: Scope?
  /// The instances of this scope.
  let store: InstanceStore
  @usableFromInline let ended: Atomic<Bool>
  /// A number that no other scope ever has, unlike the address of the scope.
  ///
  /// It identifies the scope in objects that may outlive the scope.
  let number = lastNumber.wrappingAdd(1, ordering: .relaxed).newValue
  private static let lastNumber = Atomic<UInt64>(0)

  // The fields that resolving reads, close together. The memory belongs to the table of `graph`.
  @usableFromInline nonisolated(unsafe)
    let entries: UnsafeMutablePointer<RegistrationTable.Entry>
  @usableFromInline let mask: UInt

  private init(graph: Graph, root: Scope?, baseRoot: Scope?, store: InstanceStore, ended: Bool) {
    self.graph = graph
    self.root = root
    self.baseRoot = baseRoot
    self.store = store
    self.ended = Atomic(ended)
    entries = graph.table.entries
    mask = graph.table.mask
  }

  /// Makes the root scope of a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - baseRoot: The root scope of the graph's base, if the graph shares its instances.
  convenience init(rootOf graph: Graph, baseRoot: Scope? = nil) {
    self.init(graph: graph, root: nil, baseRoot: baseRoot, store: graph.store, ended: false)
  }

  /// Makes a scope inside another scope.
  convenience init(inside parent: Scope) {
    self.init(
      graph: parent.graph, root: parent.root ?? parent, baseRoot: nil, store: InstanceStore(),
      ended: parent.isOver)
  }

  /// Makes a scope with a graph of its own, which ends with the scope.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - parent: The scope around the new scope, if the graph shares its instances.
  convenience init(_ graph: Graph, inside parent: Scope?) {
    // One store for the scope and its graph, so that all instances are released in one order.
    self.init(
      graph: graph, root: Scope(rootOf: graph, baseRoot: parent?.rootScope), baseRoot: nil,
      store: graph.store, ended: parent?.isOver == true)
  }

  /// Makes the copy of a scope, inside the copy of its root scope.
  ///
  /// - Parameters:
  ///   - original: The scope to copy.
  ///   - root: The copy of the root scope.
  convenience init(copying original: Scope, inside root: Scope) {
    self.init(
      graph: root.graph, root: root, baseRoot: nil,
      store: original.endsGraph ? root.store : InstanceStore(), ended: false)
  }

  deinit { if root != nil, !ended.load(ordering: .acquiring) { finish() } }

  /// The root scope of the graph.
  var rootScope: Scope { root ?? self }

  /// Whether the scope or its graph has ended.
  @inline(__always)
  var isOver: Bool { isOverItself || root?.isOverItself == true }

  /// Whether the scope, or another snapshot of its container, has ended.
  @inline(__always)
  private var isOverItself: Bool { ended.load(ordering: .acquiring) || store.hasEnded }

  /// Whether the graph ends with the scope: a root scope, or a scope with a graph of its own.
  var endsGraph: Bool { store === graph.store }

  /// A resolver that keeps the scope.
  var resolver: Resolver { Resolver(scope: self, construction: nil) }
}

/// The place of a registration, with the scope for which the instance is constructed.
///
/// A place retains nothing: the scope that located it retains its graph and its root scope, and
/// these two retain the other objects.
struct Place: Equatable {
  let registration: Unmanaged<Registration>
  /// The scope for which the instance is constructed.
  let scope: Unmanaged<Scope>

  /// The lifetime of an instance.
  var lifetime: LifetimeKind { registration._withUnsafeGuaranteedRef { $0.lifetime } }

  /// Whether only a task can construct the instance.
  var isOfTask: Bool { registration._withUnsafeGuaranteedRef { $0.isolation == .task } }

  static func == (first: Place, second: Place) -> Bool {
    first.registration.toOpaque() == second.registration.toOpaque()
      && first.scope.toOpaque() == second.scope.toOpaque()
  }

  /// Returns whether an instance is constructed for a scope.
  func isFor(_ scope: Scope) -> Bool {
    self.scope.toOpaque() == Unmanaged.passUnretained(scope).toOpaque()
  }
}

extension Scope {
  /// Finds the registration of a key.
  ///
  /// - Parameters:
  ///   - identity: The key.
  ///   - row: The key's row in the table of the scope's graph.
  /// - Returns: The place; `nil` if the key is not registered.
  @inline(__always)
  func locate(
    _ identity: ServiceIdentity, at row: UnsafeMutablePointer<RegistrationTable.Row>?
  ) -> Place? {
    guard let row else { return locateElsewhere(identity) }
    return place(row.pointee.registration, inside: root.map { Unmanaged.passUnretained($0) })
  }

  /// Returns the place of a registration, whose instance belongs to a root scope if it outlives
  /// this scope.
  @inline(__always)
  private func place(
    _ registration: Unmanaged<Registration>, inside root: Unmanaged<Scope>?
  ) -> Place {
    let isOfRoot = registration._withUnsafeGuaranteedRef { $0.lifetime.outlivesScopes }
    return Place(
      registration: registration, scope: (isOfRoot ? root : nil) ?? .passUnretained(self))
  }

  /// Finds the registration of a key that the scope's own graph does not have: a base's
  /// registration, or the key's live registration.
  @inline(never)
  private func locateElsewhere(_ identity: ServiceIdentity) -> Place? {
    // Neither the graphs nor the root scopes are retained on the way, because this scope keeps
    // them.
    var graph = Unmanaged.passUnretained(graph)
    var root = Unmanaged.passUnretained(rootScope)
    while let base = graph._withUnsafeGuaranteedRef({ $0.base.map(Unmanaged.passUnretained) }) {
      // A graph that shares the instances of its base leaves the base's singletons to the base.
      if let baseRoot = root._withUnsafeGuaranteedRef({ $0.baseRoot.map(Unmanaged.passUnretained) })
      {
        root = baseRoot
      }
      graph = base
      guard let row = graph._withUnsafeGuaranteedRef({ $0.table.row(of: identity) }) else {
        continue
      }
      let registration = row.pointee.registration
      let isIgnored = registration._withUnsafeGuaranteedRef { self.graph.ignores($0) }
      return isIgnored ? nil : place(registration, inside: root)
    }
    guard let live = self.graph.liveRegistration(of: identity) else { return nil }
    // The registration is kept as long as a graph that finds it exists.
    return place(.passUnretained(live), inside: root)
  }

  /// The slot of an instance that this scope constructs; `nil` if the instance is not kept.
  func slot(
    of registration: Unmanaged<Registration>, for construction: Construction
  ) throws(ResolutionError) -> Slot? {
    var store = store
    var row: UnsafeMutablePointer<RegistrationTable.Row>?
    switch registration._withUnsafeGuaranteedRef({ $0.lifetime }) {
    case .transient:
      return nil
    case .graph:
      store = construction.callInstances.store(of: self)
    case .scoped:
      guard root != nil else { throw .outsideOfScope(construction) }
    case .weak:
      break
    case .singleton:
      if graph.keepsSingletonsInTable {
        row = graph.table.row(of: registration._withUnsafeGuaranteedRef { $0.identity })
      }
    }
    return Slot(registration: registration, store: .passUnretained(store), row: row)
  }
}
