/// Checks a graph without running a factory.
///
/// The walk through the graph is in `WiringCheck+Walk.swift`.
struct WiringCheck: ~Copyable {
  /// The maximum number of hops of all faults together, so that even many faults on long paths take
  /// linear time and space.
  static let hopBudget = 200_000
  /// The number of faults for which similar names or contributions are searched.
  private static let searches = 20

  let graph: Graph
  var faults: [WiringFault] = []
  var unverified: [DependencyPath.Hop] = []
  private var omittedFaults = 0
  /// The number of hops of all faults.
  private var hops = 0
  /// The results of the walk for each registration.
  var nodes: [Node] = []
  /// The registrations from the root of the walk to its current position.
  var path: [Int] = []
  /// Whether an input has a live registration that the graph does not include.
  private var reachesLive = false
  /// Whether any consumer may be opened in a scope.
  ///
  /// A feature without a scope of its own can be opened in the scope of another feature, through
  /// that feature's router. No feature declares which features its router opens, so it may be any
  /// of them, also one of another router.
  private lazy var canBeInScope = graph.allRequirements.contains { $0.opensInScope }

  /// The number of the first registration that is known to have no fault, like all after it.
  let firstSound: Int

  /// The graph and, unless only its changes are checked, the graphs below it that no check has
  /// accepted.
  let layers: [Graph]

  private init(_ graph: Graph, soundCount: Int, changesOnly: Bool) {
    self.graph = graph
    layers = changesOnly ? [graph] : graph.layers.prefix { $0 === graph || !$0.isVerified }
    firstSound = graph.registrationCount - soundCount
  }

  /// Checks a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - wiring: The wiring that the graph was made from.
  ///   - soundCount: How many registrations at the end are known to have no fault.
  ///   - changesOnly: Whether to check only the part of an overlay that its changes can break. If
  ///     the base was not checked, or if a router is replaced, everything is checked.
  /// - Returns: The report.
  @inline(never)
  static func report(
    on graph: Graph, _ wiring: Wiring, soundCount: Int = 0, changesOnly: Bool = false
  ) -> WiringReport {
    var check = WiringCheck(graph, soundCount: soundCount, changesOnly: changesOnly)
    // If a router is replaced, a feature may lose the features that opened it.
    let changesOnly = changesOnly && graph.isVerified && !graph.replacesConsumers
    check.checkReplacements(wiring)
    check.checkScopeValues(wiring)
    check.walk(from: changesOnly ? check.affectedNumbers : graph.numbersInEffect)
    // A consumer of the base has a new fault only if the changes affect a path.
    let affectsNone = changesOnly && check.nodes.isEmpty
    for requirement in affectsNone ? graph.newRequirements : graph.allRequirements {
      check.check(requirement)
    }
    check.checkRest(wiring)
    return WiringReport(
      faults: check.faults, unverified: changesOnly ? [] : check.unverified,
      omittedFaults: check.omittedFaults, reachesLive: check.reachesLive)
  }

  /// The registrations that the changes of an overlay can break, and the inputs of its consumers
  /// that have no scope.
  private var affectedNumbers: [Int] {
    var numbers = graph.affectedNumbers
    for requirement in graph.newRequirements
    where requirement.scopeRemedy != nil && !graph.isInsideScope {
      numbers += requirement.inputs.compactMap { graph.number(ofInput: $0) }
    }
    return numbers
  }

  private mutating func checkReplacements(_ wiring: Wiring) {
    for duplicate in wiring.duplicates where reserve(hops: 2) {
      faults.append(.duplicate(duplicate.earlier, duplicate.later))
    }
    // The overrides of a task may replace services that are not registered.
    let isOfTask = graph.base == nil && graph.owner != nil
    for registration in isOfTask ? [] : wiring.overridesOfNothing(in: graph.base)
    where reserve(hops: 1) {
      faults.append(
        .overridesNothing(
          registration, hasContributions: hasContributions(to: registration.key),
          arguments: graph.argumentsOfNewRegistration))
    }
    guard let base = graph.base else { return }
    for registration in wiring.registrations where !wiring.isOverride(registration) {
      guard let earlier = base.registration(of: registration.key),
        isDuplicate(registration, of: earlier), reserve(hops: 2)
      else { continue }
      faults.append(.duplicate(earlier, registration))
    }
  }

  /// Returns whether a registration of an overlay replaces a registration of the base by mistake.
  private func isDuplicate(_ registration: Registration, of earlier: Registration) -> Bool {
    switch (registration.role, earlier.role) {
    case (.contribution, _), (.live, _), (.stub, _), (.scopeValue, _): false
    case (_, .live), (_, .stub), (.list, .list): false
    // A value may be declared again.
    case (.scopeInput, .scopeInput), (.scopeInput, .scopeValue): false
    case (.list, let role) where role != .scopeInput: true
    // A scope's registrations take precedence, and its contributions may provide a declared list.
    default: !graph.sharesInstances
    }
  }

  /// Checks that a scope receives every declared value, and no other value.
  private mutating func checkScopeValues(_ wiring: Wiring) {
    for value in wiring.registrations where value.role == .scopeValue {
      if !graph.scopeInputs.contains(value.key), reserve(hops: 1) {
        faults.append(.notDeclared(value, in: graph))
      }
    }
    guard graph.sharesInstances else { return }
    // The scope may declare the value again, for the scopes inside.
    for input in graph.scopeInputs where !wiring.scopeInputs.contains(input) {
      guard let declaration = graph.registration(of: input), declaration.role == .scopeInput,
        reserve(hops: 1)
      else { continue }
      faults.append(.notProvided(declaration))
    }
  }

  private mutating func check(_ requirement: Requirement) {
    for input in requirement.inputs {
      noteLive(input)
      guard isMissing(input), reserve(hops: 2) else { continue }
      reportMissing(input, path: [.init(requirement)])
    }
    checkScope(of: requirement)
  }

  /// Checks that a consumer without a scope needs no scoped service.
  @inline(never)
  private mutating func checkScope(of requirement: Requirement) {
    // The graph of a scope is used inside that scope only.
    guard let remedy = requirement.scopeRemedy, !graph.isInsideScope, !canBeInScope else { return }
    for input in requirement.inputs {
      guard let number = graph.number(ofInput: input), let path = scopedPath(from: number)
      else { continue }
      let value = path.last.flatMap { $0.role == .scopeInput ? $0.name : nil }
      faults.append(.outsideOfScope(path, neededBy: requirement, remedy(value)))
    }
  }

  private mutating func checkRest(_ wiring: Wiring) {
    for key in wiring.decorationsByKey.keys where graph.number(of: key) == nil {
      noteLive(key)
      if graph.has(key) { continue }
      for decoration in wiring.decorationsByKey[key] where reserve(hops: 1) {
        faults.append(
          .decoratesNothing(decoration, in: graph, hasContributions: hasContributions(to: key)))
      }
    }
    checkIsolation()
    faults += wiring.faults
    for layer in layers {
      for user in layer.table.withConsumers where graph.registration(of: user.key) === user {
        faults += user.consumers?.faults() ?? []
      }
    }
  }

  /// Returns whether a key has contributions, for the message of a fault.
  private func hasContributions(to key: ServiceIdentity) -> Bool {
    faults.count < Self.searches
      && graph.registrations.contains { $0.role == .contribution && $0.key == key }
  }

  mutating func reportMissing(_ key: ServiceIdentity, path: [DependencyPath.Hop]) {
    let registered = faults.count < Self.searches ? graph.registrations : []
    faults.append(.missing(key, path: path, in: graph, among: registered))
  }

  /// Reserves room in the hop budget for a fault.
  ///
  /// If there is no room, the fault is only counted. There is always room for the first fault.
  @inline(never)
  mutating func reserve(hops count: Int) -> Bool {
    guard hops + count <= Self.hopBudget || faults.isEmpty else {
      omittedFaults += 1
      return false
    }
    hops += count
    return true
  }

  /// Returns whether an input has no service.
  func isMissing(_ key: ServiceIdentity) -> Bool {
    graph.number(ofInput: key) == nil && !key.canBeAbsent && !graph.has(key)
  }

  /// Notes whether a key that the graph does not include, or the type of an Optional, has a live
  /// registration.
  mutating func noteLive(_ key: ServiceIdentity) {
    if reachesLive || graph.ignoresLive || graph.number(ofInput: key) != nil { return }
    reachesLive = key.unwrapped.contains { graph.has($0) }
  }
}
