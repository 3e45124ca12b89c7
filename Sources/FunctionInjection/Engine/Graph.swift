import Synchronization

/// The registrations of a resolver: a table, in front of the graph that it overlays.
///
/// Overriding a resolver, a task, or a scope makes an overlay: a graph with a small table of
/// changes in front of a base graph. An overlay constructs every instance again, unless it *shares*
/// the instances of its base. For example, the graph of a scope with its own registrations shares
/// them.
///
/// After `init`, only the instances, the live registrations, and the cache ``usersByKey`` change.
@usableFromInline
package final class Graph: Sendable {
  let table: RegistrationTable
  let base: Graph?
  /// The number of this graph's first registration; the registrations of the base have the numbers
  /// before it.
  let firstNumber: Int
  /// Whether the graph uses the base's instances of singletons that are registered with the base.
  let sharesInstances: Bool
  /// The unsealed container that the graph is a snapshot of; `nil` for any other graph.
  let container: Container.Core?
  /// Whether the graph is used only if a check finds no fault in it.
  let isVerified: Bool
  /// Whether the table keeps the singletons that it registers, so that they are read without a
  /// lock.
  ///
  /// Otherwise ``store`` keeps them. The table of a container's snapshot has copies of them. The
  /// graph of a scope keeps all instances in the store of the scope. An observer would not see a
  /// read of the table.
  var keepsSingletonsInTable: Bool {
    container == nil && !sharesInstances && owner?.observer == nil
  }
  /// The instances that are not in the table; the graph of a scope shares the store of the scope.
  let store: InstanceStore
  /// The live registrations that were found after the graph was made.
  let live: LiveRegistrations
  /// Whether this overlay, or an overlay below it, needs live registrations that no table has.
  let needsLive: Bool
  /// The consumers that were required one by one; ``Registration/consumers`` has all others.
  let requirements: [Requirement]
  /// The source of services for unregistered keys.
  let unregistered: (any UnregisteredServices)?
  /// The decorators of keys that are not registered, and may have a live registration.
  let looseDecorations: DecorationsByKey
  /// The keys of the values that scopes receive, including the keys of the base.
  let scopeInputs: [ServiceIdentity]
  /// The overrides of the task that the graph belongs to; the graph's factories see only these
  /// overrides.
  let owner: OverridesReference?
  /// The overrides that were in effect when the graph was made as an overlay.
  ///
  /// The changes of the graph take precedence over these overrides, so the overrides do not apply
  /// to the graph again.
  let surroundings: OverridesReference?
  /// The instances that were taken from the table when the graph ended.
  ///
  /// A reader without a lock may still be about to use such an instance, so the instances are
  /// released only with the graph.
  let retired = Mutex<[KeptInstance]>([])
  /// The users of each key in the table; `nil` until an overlay needs them.
  let usersByKey = Mutex<[ServiceIdentity: [Registration]]?>(nil)

  /// Makes a graph without a base.
  ///
  /// - Parameters:
  ///   - table: The registrations.
  ///   - wiring: The wiring that the table was made from.
  ///   - owner: The overrides that the container of the registrations belongs to.
  ///   - container: The container that the graph is a snapshot of.
  ///   - store: The instances of that container.
  ///   - live: The live registrations of that container.
  @inline(never)
  init(
    _ table: RegistrationTable, _ wiring: Wiring, owner: OverridesReference?,
    snapshotOf container: Container.Core? = nil, store: InstanceStore = InstanceStore(),
    live: LiveRegistrations = LiveRegistrations()
  ) {
    let loose = wiring.decorationsByKey.filter { table.row(of: $0) == nil }
    let substitutes = Self.substitutes(decoratedBy: loose, with: wiring.unregistered)
    self.table =
      substitutes.isEmpty ? table : RegistrationTable(wiring.registrations + substitutes)
    self.container = container
    // A sealed graph is used only if its check has found no fault.
    isVerified = container == nil
    base = nil
    firstNumber = 0
    sharesInstances = false
    self.store = store
    self.live = live
    needsLive = false
    requirements = wiring.requirements
    unregistered = wiring.unregistered
    looseDecorations = loose
    scopeInputs = wiring.scopeInputs
    self.owner = owner
    surroundings = nil
  }

  /// Makes a graph that overlays another graph.
  ///
  /// - Parameters:
  ///   - base: The graph to overlay.
  ///   - changes: The changes to the base.
  ///   - sharesInstances: Whether the singletons of the base are shared.
  ///   - owner: The overrides of the task, if this graph is a task's copy of the base; otherwise
  ///     `nil`.
  ///   - needsLive: Whether the changes need live registrations that no table has.
  ///   - container: The container that the graph is a snapshot of.
  ///   - store: The instances of that container.
  ///   - live: The live registrations of that container; `nil` for those of the base.
  init(
    overlaying base: Graph, with changes: borrowing Wiring,
    sharingInstances sharesInstances: Bool = false,
    owner: OverridesReference? = nil, needsLive: Bool = false,
    snapshotOf container: Container.Core? = nil, store: InstanceStore = InstanceStore(),
    live: LiveRegistrations? = nil
  ) {
    self.base = base
    firstNumber = base.registrationCount
    self.sharesInstances = sharesInstances
    self.owner = owner ?? base.owner
    surroundings = owner == nil ? TaskOverrides.current?.reference : nil
    self.container = container
    isVerified = base.isVerified && owner == nil
    self.store = store
    self.live = live ?? base.live
    self.needsLive = needsLive || base.needsLive
    let (registrations, loose) = base.overlayRegistrations(of: changes)
    table = RegistrationTable(registrations)
    requirements = changes.requirements
    unregistered = changes.unregistered ?? base.unregistered
    looseDecorations = loose
    let scopeInputs = changes.scopeInputs.filter { !base.scopeInputs.contains($0) }
    self.scopeInputs = scopeInputs.isEmpty ? base.scopeInputs : base.scopeInputs + scopeInputs
  }

  deinit {
    var instances = table.drain().instances
    // The store of a snapshot belongs to the container.
    if container == nil { instances += store.drain().instances }
    instances += retired.withLock { exchange(&$0, with: []) }
    dropInOrder(consume instances)
  }
}

extension Graph {
  /// Copies an instance of the container's store to the table, if this graph is a snapshot of a
  /// container.
  ///
  /// A singleton that a container keeps is then read from the table, without a lock. If there is an
  /// observer, nothing is copied, because the observer would not see such a read.
  func remember(_ instance: KeptInstance) {
    guard container != nil, owner?.observer == nil, instance.registration.lifetime == .singleton,
      let row = table.row(of: instance.registration.identity)
    else { return }
    let retained = instance.retained()
    Pause.here()
    let isFirst = row.pointee.state.compareExchange(
      expected: SlotState.empty.bits, desired: UInt(bitPattern: retained.toOpaque()),
      ordering: .acquiringAndReleasing
    ).exchanged
    if !isFirst { retained.release() }
  }

  /// The arguments of a registration that adds a key to this graph, for messages.
  ///
  /// In `overriding`, a registration replaces another one unless it says otherwise.
  var argumentsOfNewRegistration: String {
    guard let base, !sharesInstances, owner === base.owner else { return "" }
    return ", override: false"
  }

  /// This graph and the graphs below it, the innermost base last.
  ///
  /// A recursive function would use the stack of the thread, and a factory may nest overlays until
  /// the stack is almost used.
  var layers: some Sequence<Graph> { sequence(first: self) { $0.base } }

  /// Whether the graph has ended with its overrides.
  ///
  /// Such a graph is a snapshot of the container of the overrides, or a copy of a graph outside
  /// them. A graph that was sealed inside the overrides outlives them.
  var hasEndedWithOverrides: Bool {
    owner?.haveEnded == true
      && layers.contains { $0.container != nil || $0.base.map { $0.owner == nil } ?? false }
  }

  /// All consumers that resolve keys without being registered.
  @usableFromInline
  var allRequirements: [Requirement] {
    layers.reversed().flatMap { $0.requirements(inEffectIn: self) }
  }

  /// The consumers of this overlay, without those of the base.
  var newRequirements: [Requirement] { requirements(inEffectIn: self) }

  /// Whether this overlay replaces a registration that has consumers, such as a router.
  var replacesConsumers: Bool {
    guard let base, base.layers.contains(where: { !$0.table.withConsumers.isEmpty }) else {
      return false
    }
    return table.registrations.contains { base.registration(of: $0.key)?.consumers != nil }
  }

  /// Returns the consumers of this layer of a graph, without those of replaced registrations.
  private func requirements(inEffectIn graph: Graph) -> [Requirement] {
    let inEffect = table.withConsumers.filter { graph.registration(of: $0.key) === $0 }
    return inEffect.reduce(requirements) { $0 + ($1.consumers?.requirements ?? []) }
  }

  /// Returns the registrations of an overlay: the changes, the lists that the changes contribute
  /// to, and the registrations, stubs, and lists that the changes decorate.
  ///
  /// - Returns: The registrations, and the decorators of unregistered keys.
  private func overlayRegistrations(
    of changes: borrowing Wiring
  ) -> (registrations: [Registration], loose: DecorationsByKey) {
    // Most overrides register services and nothing else.
    if changes.registersOnly, changes.unregistered == nil {
      return (changes.registrations, looseDecorations)
    }
    var changed: [Registration] = []
    for registration in changes.registrations where registration.role != .contribution {
      changed +=
        registration.role == .list
        ? extended(registration, by: changes.contributions(to: registration.key)) : [registration]
    }
    let keys = Set(changed.map(\.identity))
    let services = changes.unregistered ?? unregistered
    let found = { (key: ServiceIdentity) -> Registration? in
      if services == nil { return self.registrationOrLive(of: key) }
      let found = self.registration(of: key)
      return found?.role == .live ? nil : found
    }
    var loose = looseDecorationsWithLive(under: changes)
    for key in changes.decorationsByKey.keys where !keys.contains(key) {
      let decorations = changes.decorationsByKey[key]
      if let registration = found(key) {
        changed.append(registration.decorated(by: decorations[...]))
      } else {
        loose.add(decorations, to: key)
      }
    }
    // Without services, only an empty list takes the place of a service.
    let unfound = loose.filter {
      (services != nil || $0.form == .list) && !keys.contains($0) && found($0) == nil
    }
    return (changed + Self.substitutes(decoratedBy: unfound, with: services), loose)
  }

  /// Returns the decorators of unregistered keys, with those of the live registrations that an
  /// overlay ignores: they decorate the stub of the key.
  private func looseDecorationsWithLive(under changes: borrowing Wiring) -> DecorationsByKey {
    guard changes.unregistered != nil, !ignoresLive else { return looseDecorations }
    return registrations.filter { $0.role == .live }.reduce(into: looseDecorations) { loose, live in
      loose.remove(live.key)
      loose.add(live.decorations, to: live.key)
    }
  }

  /// Returns contributions of an overlay, and the list of these contributions and of those in this
  /// graph.
  private func extended(
    _ list: Registration, by contributions: [Registration]
  ) -> [Registration] {
    let earlier = registration(of: list.key)
    let collected = (earlier?.inputs ?? []).filter { $0.form == .contribution }
    let added = contributions.enumerated().map { number, contribution in
      contribution.contributed(at: collected.count + number)
    }
    let decorations = (earlier?.decorations ?? []) + list.decorations
    return added + [
      list.collecting(collected + added.map(\.identity)).decorated(by: decorations[...])
    ]
  }
}
