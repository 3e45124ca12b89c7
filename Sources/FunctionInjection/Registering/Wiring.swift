/// All registrations, decorators, and contributions of a container.
struct Wiring: Sendable {
  /// A registration that replaced another registration without being an override.
  typealias Duplicate = (earlier: Registration, later: Registration)

  /// The replaced registrations of one key that faults report.
  private struct Replaced {
    /// The first registration of the key, if it was an override.
    let firstOverride: Registration?
    /// The duplicates, in the order of the registrations.
    var duplicates: [Duplicate] = []
  }

  /// Whether a registration replaces an earlier registration by default.
  private let overridesByDefault: Bool
  /// The registrations, in the order in which they were made.
  ///
  /// After ``settle()``, only the registrations in effect. Each of them has its decorators, and
  /// each list has its contributions.
  private(set) var registrations: [Registration] = []
  private(set) var decorationsByKey = DecorationsByKey()
  private var contributionsByList: [ServiceIdentity: [Registration]] = [:]
  /// The replaced registrations that faults report.
  private var replacedByKey: [ServiceIdentity: Replaced] = [:]
  /// The consumers that resolve keys without being registered.
  var requirements: [Requirement] = []
  /// The faults of calls that register nothing.
  var faults: [WiringFault] = []
  /// The source of services for unregistered keys.
  var unregistered: (any UnregisteredServices)?
  /// The keys of the values that scopes receive.
  var scopeInputs: [ServiceIdentity] = []

  /// Makes an empty wiring.
  ///
  /// - Parameter overridesByDefault: Whether a registration replaces an earlier registration by
  ///   default.
  init(overriding overridesByDefault: Bool = false) {
    self.overridesByDefault = overridesByDefault
  }

  /// Adds a registration, and removes the contributions to a list that it replaces.
  mutating func add(_ registration: Registration, removing removed: inout [Registration]) {
    if registration.role == .scopeInput, !scopeInputs.contains(registration.key) {
      scopeInputs.append(registration.key)
    }
    if registration.key.form == .list, registration.role != .contribution {
      removed += removeContributions(to: registration.key)
    }
    registrations.append(registration)
  }

  /// Adds live registrations.
  mutating func add(live registrations: [Registration]) { self.registrations += registrations }

  /// Decorates the current and later registrations of a key.
  mutating func add(_ decoration: Decoration) {
    decorationsByKey.add([decoration], to: decoration.key)
  }

  /// Adds a contribution to a list.
  ///
  /// - Parameters:
  ///   - contribution: The contribution.
  ///   - list: The registration of the list, without contributions.
  mutating func add(_ contribution: Registration, to list: Registration) {
    let position = contributionsByList[list.key]?.count ?? 0
    let contribution = contribution.contributed(at: position)
    contributionsByList[list.key, default: []].append(contribution)
    registrations.append(contribution)
    if position == 0 { registrations.append(list) }
  }

  /// Removes all registrations of a key and, if it is a list, all contributions to it.
  mutating func remove(_ key: ServiceIdentity, removing removed: inout [Registration]) {
    removed += take { $0.role != .contribution && $0.key == key }
    removed += removeContributions(to: key)
    if let replaced = replacedByKey.removeValue(forKey: key) {
      removed += replaced.duplicates.flatMap { [$0.earlier, $0.later] }
      if let first = replaced.firstOverride { removed.append(first) }
    }
    scopeInputs.removeAll { $0 == key }
  }

  /// Removes and returns all contributions to a list.
  private mutating func removeContributions(to list: ServiceIdentity) -> [Registration] {
    guard let removed = contributionsByList.removeValue(forKey: list) else { return [] }
    let identities = Set(removed.map(\.identity))
    return take { identities.contains($0.identity) }
  }

  /// Removes and returns some of the registrations.
  mutating func take(where isTaken: (Registration) -> Bool) -> [Registration] {
    let taken = registrations.filter(isTaken)
    registrations.removeAll(where: isTaken)
    return taken
  }

  /// The contributions to a list, in the order in which they were made.
  func contributions(to list: ServiceIdentity) -> [Registration] {
    contributionsByList[list] ?? []
  }

  /// Returns whether a key is registered; a container that provides stubs ignores live
  /// registrations.
  func isRegistered(_ key: ServiceIdentity) -> Bool {
    registrations.contains { registration in
      switch registration.role {
      case .contribution: false
      case .live: unregistered == nil && registration.key == key
      default: registration.key == key
      }
    }
  }

  /// Returns whether a registration of this wiring replaces an earlier registration.
  func isOverride(_ registration: Registration) -> Bool {
    registration.isOverride ?? overridesByDefault
  }

  /// The duplicates, in the order of the registrations that are in effect.
  var duplicates: [Duplicate] {
    replacedByKey.isEmpty ? [] : registrations.flatMap { replaced(by: $0)?.duplicates ?? [] }
  }

  /// Returns the overrides of keys that have no earlier registration, in this wiring or in a graph.
  func overridesOfNothing(in base: Graph?) -> [Registration] {
    registrations.compactMap { registration in
      // If it has replaced others, only the first of them replaced what was there before.
      let first =
        if let replaced = replaced(by: registration) {
          replaced.firstOverride
        } else {
          isOverride(registration) ? registration : nil
        }
      guard let first, base?.has(first.key) != true else { return nil }
      // A test's graph ignores live registrations, so an override of a live key may be the first
      // registration of the key.
      return base != nil && first.key.liveKey != nil ? nil : first
    }
  }

  private func replaced(by registration: Registration) -> Replaced? {
    replacedByKey.isEmpty || registration.role == .contribution
      ? nil : replacedByKey[registration.key]
  }

  /// Whether nothing is decorated or contributed.
  var registersOnly: Bool { decorationsByKey.isEmpty && contributionsByList.isEmpty }

  /// Whether the registrations are services, and nothing else is changed.
  var registersServicesOnly: Bool {
    registersOnly && unregistered == nil
      && registrations.allSatisfy { $0.role == .service || $0.role == .live }
  }

  /// These registrations, explicit about whether they replace earlier ones.
  ///
  /// Combining them with a base later then keeps these objects, to which the instances belong.
  var statingOverrides: Wiring {
    var wiring = self
    wiring.registrations = registrations.map(statingOverride)
    return wiring
  }

  /// Returns a registration, explicit about whether it replaces an earlier one.
  private func statingOverride(_ registration: Registration) -> Registration {
    registration.isOverride == nil && overridesByDefault
      ? registration.asOverride() : registration
  }
}

extension Wiring {
  /// Applies the decorators and contributions to the registrations, and makes a table of them.
  mutating func settle() -> RegistrationTable {
    if !contributionsByList.isEmpty { collect() }
    if !decorationsByKey.isEmpty { decorate() }
    let table = RegistrationTable(registrations)
    if table.replacements.isEmpty { return table }
    forget(table.replacements)
    return RegistrationTable(registrations)
  }

  private mutating func collect() {
    for index in registrations.indices where registrations[index].role == .list {
      let list = registrations[index]
      let contributions = contributions(to: list.key).map(\.identity)
      if list.inputs.count(where: { $0.form == .contribution }) < contributions.count {
        registrations[index] = list.collecting(contributions)
      }
    }
  }

  private mutating func decorate() {
    for index in registrations.indices where registrations[index].role != .contribution {
      let registration = registrations[index]
      let decorations = decorationsByKey[registration.key]
      let count = registration.decorations.count
      if count < decorations.count {
        registrations[index] = registration.decorated(by: decorations[count...])
      }
    }
  }

  /// Removes replaced registrations, and keeps their faults.
  ///
  /// Of the duplicates of a key that were found earlier, only those of other calls are kept. So
  /// memory does not grow if a program registers a key repeatedly.
  private mutating func forget(_ replacements: [(earlier: Int, later: Int)]) {
    var isReplaced = Array(repeating: false, count: registrations.count)
    var found: [ServiceIdentity: [Duplicate]] = [:]
    for (earlier, later) in replacements {
      isReplaced[earlier] = true
      let (earlier, later) = (registrations[earlier], registrations[later])
      if replacedByKey[later.key] == nil {
        replacedByKey[later.key] = Replaced(firstOverride: isOverride(earlier) ? earlier : nil)
      }
      // Several assemblies may declare the same value.
      let declaresAgain = earlier.role == .scopeInput && later.role == .scopeInput
      if isOverride(later) || declaresAgain { continue }
      found[later.key, default: []].append((earlier, later))
    }
    let calls = { (duplicate: Duplicate) in
      "\(duplicate.earlier.location), \(duplicate.later.location)"
    }
    for (key, duplicates) in found {
      let known = Set(duplicates.map(calls))
      replacedByKey[key]?.duplicates.removeAll { known.contains(calls($0)) }
      replacedByKey[key]?.duplicates += duplicates
    }
    registrations = registrations.indices.filter { !isReplaced[$0] }.map { registrations[$0] }
  }
}

extension Wiring {
  /// Decorates the values that a scope receives, or declares again, with the decorators that the
  /// graph around it declares.
  mutating func decorateScopeValues(asDeclaredIn graph: Graph) {
    for index in registrations.indices where registrations[index].role.isOfScopeValue {
      let value = registrations[index]
      guard graph.scopeInputs.contains(value.key),
        let declaration = graph.registration(of: value.key), !declaration.decorations.isEmpty
      else { continue }
      registrations[index] = value.declared(by: declaration)
    }
  }

  /// Returns these registrations with the registrations of another container on top.
  ///
  /// If the other container overrides a service, only the decorators of the other container apply
  /// to the service. A declared value keeps the decorators of its declaration.
  ///
  /// - Parameter changes: The registrations of the other container, settled.
  /// - Returns: The registrations of both.
  func overridden(by changes: Wiring) -> Wiring {
    var wiring = self
    // No lock is held here, so the removed registrations need not be kept.
    var removed: [Registration] = []
    var keys: Set<ServiceIdentity> = []
    for registration in changes.registrations {
      switch registration.role {
      case .service, .live:
        keys.insert(registration.key)
        wiring.add(changes.statingOverride(registration), removing: &removed)
        wiring.decorationsByKey.remove(registration.key)
        wiring.decorationsByKey.add(registration.decorations, to: registration.key)
      case .scopeInput, .scopeValue:
        keys.insert(registration.key)
        // The decorators of the declaration come first; those of another service are replaced.
        if !scopeInputs.contains(registration.key) {
          wiring.decorationsByKey.remove(registration.key)
        }
        wiring.add(registration.undecorated, removing: &removed)
        wiring.decorationsByKey.add(registration.decorations, to: registration.key)
      case .list:
        let list = registration.collecting([])
        for contribution in changes.contributions(to: list.key) {
          wiring.add(contribution, to: list)
        }
      case .contribution, .stub: break
      }
    }
    for key in changes.decorationsByKey.keys where !keys.contains(key) {
      wiring.decorationsByKey.add(changes.decorationsByKey[key], to: key)
    }
    wiring.requirements += changes.requirements
    wiring.faults += changes.faults
    wiring.unregistered = changes.unregistered ?? unregistered
    return wiring
  }
}
