/// Checks a graph without running a factory.
///
/// The check is one depth-first walk. The walk uses a stack of its own, so that a deep graph cannot
/// overflow the thread's stack. It visits each registration and each input once. In an overlay, the
/// walk visits only the part that the changes can break, because the base was checked.
struct WiringCheck {
  /// The results of the check for a registration.
  private struct Node {
    enum Progress { case unvisited, onPath, done }

    var progress = Progress.unvisited
    /// Whether an instance is scoped or, if it is passed on, has an input that leads to a scoped
    /// instance.
    var leadsToScope = false
    /// The input that leads to a scoped instance.
    var capture: Int32?
    /// The input that the walk continues with.
    var next: Int32 = 0
    /// The registration's position on the path.
    var place: Int32 = 0
    /// The keeper that had this registration as an input when it was last visited.
    var keeper: Int32 = -1

    /// Records the result for a registration whose inputs have all been visited.
    ///
    /// - Parameter lifetime: The lifetime of the registration.
    /// - Returns: Whether the registration outlives scopes and captures a scoped instance.
    mutating func finish(_ lifetime: LifetimeKind) -> Bool {
      progress = .done
      leadsToScope = lifetime.belongsToScope || lifetime.isPassedOn && capture != nil
      return capture != nil && lifetime.outlivesScopes
    }
  }

  /// The maximum number of hops of all faults together, so that even many faults on long paths take
  /// linear time and space.
  private static let hopBudget = 200_000
  /// The number of faults for which similar names or contributions are searched.
  private static let searches = 20

  private let graph: Graph
  private var faults: [WiringFault] = []
  private var unverified: [DependencyPath.Hop] = []
  private var omittedFaults = 0
  private var hops = 0
  /// The results for each registration.
  private var nodes: [Node] = []
  /// The registrations from the root of the walk to its current position.
  private var path: [Int] = []

  /// Whether an input has a live registration that the graph does not include.
  private var reachesLive = false

  /// The number of the first registration that is known to have no fault, like all after it.
  private let firstSound: Int

  private init(_ graph: Graph, _ wiring: Wiring) {
    self.graph = graph
    firstSound = graph.registrationCount - wiring.soundCount
  }

  /// Checks everything in a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - wiring: The wiring that the graph was made from.
  /// - Returns: The report.
  static func report(on graph: Graph, _ wiring: Wiring) -> WiringReport {
    var check = WiringCheck(graph, wiring)
    check.checkReplacements(wiring)
    check.checkScopeValues(wiring)
    check.walk(from: graph.numbersInEffect)
    for requirement in graph.allRequirements { check.check(requirement) }
    check.checkRest(wiring)
    return check.report
  }

  /// Checks the part of an overlay that its changes can break.
  static func report(onOverlay graph: Graph, _ changes: Wiring) -> WiringReport {
    guard graph.isVerified else { return report(on: graph, changes) }
    var check = WiringCheck(graph, changes)
    check.checkReplacements(changes)
    check.checkScopeValues(changes)
    var numbers = graph.affectedNumbers
    for requirement in graph.requirements where requirement.scopeRemedy != nil {
      numbers += requirement.inputs.compactMap { graph.number(ofInput: $0) }
    }
    check.walk(from: numbers)
    check.unverified = []
    for requirement in graph.requirements { check.check(requirement) }
    check.checkRest(changes)
    return check.report
  }

  private var report: WiringReport {
    WiringReport(
      faults: faults, unverified: unverified, omittedFaults: omittedFaults, reachesLive: reachesLive
    )
  }

  private mutating func checkReplacements(_ wiring: Wiring) {
    for duplicate in wiring.duplicates where reserve(hops: 2) {
      faults.append(.duplicate(duplicate.earlier, duplicate.later))
    }
    for registration in wiring.overridesOfNothing(in: graph.base) where reserve(hops: 1) {
      faults.append(.overridesNothing(registration))
    }
    guard let base = graph.base, !graph.sharesInstances else { return }
    for registration in wiring.registrations where registration.role == .service {
      guard !wiring.isOverride(registration), let earlier = base.registration(of: registration.key),
        earlier.role != .live
      else { continue }
      if reserve(hops: 2) { faults.append(.duplicate(earlier, registration)) }
    }
  }

  /// Checks that a scope receives every declared value, and no other value.
  private mutating func checkScopeValues(_ wiring: Wiring) {
    for value in wiring.registrations where value.role == .scopeValue {
      let isDeclared = graph.base?.scopeInputs.contains(value.key) == true
      if !isDeclared, reserve(hops: 1) {
        faults.append(.notDeclared(value, declared: graph.scopeInputs))
      }
    }
    guard graph.sharesInstances else { return }
    for input in graph.scopeInputs where graph.table.row(of: input) == nil {
      guard let declaration = graph.registration(of: input), declaration.role == .scopeInput,
        reserve(hops: 1)
      else { continue }
      faults.append(.notProvided(declaration))
    }
  }

  private mutating func checkRest(_ wiring: Wiring) {
    for (key, decorations) in wiring.decorationsByKey
    where graph.number(of: key) == nil && !key.canBeAbsent && !isProvided(key) {
      for decoration in decorations {
        faults.append(
          .decoratesNothing(decoration, hasContributions: hasContributions(to: key)))
      }
    }
    for input in graph.misplacedInputs where reserve(hops: 2) {
      faults.append(.wrongPlace(input))
    }
    for check in wiring.checks { faults += check() }
  }

  private func hasContributions(to key: ServiceIdentity) -> Bool {
    faults.count < Self.searches
      && graph.registrations.contains { $0.role == .contribution && $0.key == key }
  }

  private mutating func check(_ requirement: Requirement) {
    for input in requirement.inputs where isMissing(input) && reserve(hops: 2) {
      reportMissing(
        input, path: [.init(consumer: requirement.consumer, location: requirement.location)])
    }
    // The graph of a scope is used inside that scope only.
    guard let remedy = requirement.scopeRemedy, !graph.sharesInstances else { return }
    for input in requirement.inputs {
      guard let path = scopedPath(from: input), reserve(hops: path.count + 1) else { continue }
      faults.append(
        .outsideOfScope(path, neededBy: requirement.consumer, requirement.location, remedy()))
    }
  }

  /// Returns the path from an input to the scoped service that it captures, or `nil` if it captures
  /// none.
  private func scopedPath(from input: ServiceIdentity) -> [Registration]? {
    var path: [Registration] = []
    var next = graph.number(ofInput: input)
    while let number = next, number < firstSound, path.count <= graph.registrationCount {
      let registration = graph.registration(at: number)
      path.append(registration)
      if registration.lifetime.belongsToScope { return path }
      next = registration.lifetime.isPassedOn ? nodes[number].capture.map { Int($0) } : nil
    }
    return nil
  }
}

/// The walk.
extension WiringCheck {
  private mutating func walk(from roots: [Int]) {
    guard roots.contains(where: { $0 < firstSound }) else { return }
    nodes = Array(repeating: Node(), count: graph.registrationCount)
    for number in firstSound..<nodes.count { nodes[number].progress = .done }
    for root in roots where root < firstSound {
      graph.unretained(at: root)._withUnsafeGuaranteedRef { registration in
        if registration.isOpaque { unverified.append(.init(registration)) }
        guard nodes[root].progress == .unvisited else { return }
        if noteCaptures(by: root, registration) {
          finish(root, registration)
        } else {
          walk(from: root)
        }
      }
    }
  }

  /// Records the captures of a registration whose inputs have all been visited.
  private mutating func noteCaptures(by number: Int, _ registration: Registration) -> Bool {
    for identity in registration.inputs {
      guard let input = graph.number(of: identity), nodes[input].progress == .done else {
        nodes[number].capture = nil
        return false
      }
      noteCapture(by: number, of: input)
    }
    return true
  }

  private mutating func walk(from root: Int) {
    enter(root)
    while let current = path.last {
      let registration = graph.registration(at: current)
      let next = Int(nodes[current].next)
      guard next < registration.inputs.count else {
        path.removeLast()
        finish(current, registration)
        continue
      }
      nodes[current].next += 1
      visit(registration.inputs[next], of: current)
    }
  }

  private mutating func visit(_ input: ServiceIdentity, of current: Int) {
    guard let number = graph.number(ofInput: input) else {
      if isMissing(input), reserve(hops: path.count + 1) {
        reportMissing(
          input,
          path: path.map { .init(graph.registration(at: $0), input: Int(nodes[$0].next) - 1) })
      }
      return
    }
    if graph.isLeft(toBase: number) { return }
    switch nodes[number].progress {
    case .unvisited: enter(number)
    case .onPath: reportCycle(closingAt: number)
    case .done: noteCapture(by: current, of: number)
    }
  }

  private mutating func enter(_ number: Int) {
    nodes[number].progress = .onPath
    nodes[number].place = Int32(path.count)
    path.append(number)
  }

  /// Leaves a registration whose inputs have all been visited.
  private mutating func finish(_ number: Int, _ registration: Registration) {
    if nodes[number].finish(registration.lifetime) { reportCaptures(by: number) }
    if let dependent = path.last { noteCapture(by: dependent, of: number) }
  }

  private mutating func noteCapture(by dependent: Int, of input: Int) {
    if nodes[input].leadsToScope, nodes[dependent].capture == nil, !graph.isLeft(toBase: input) {
      nodes[dependent].capture = Int32(input)
    }
  }

  /// Reports the scoped services that are captured through each input.
  private mutating func reportCaptures(by keeper: Int) {
    for input in graph.registration(at: keeper).inputs {
      guard let number = graph.number(ofInput: input), nodes[number].keeper != Int32(keeper) else {
        continue
      }
      nodes[number].keeper = Int32(keeper)
      // Once there is no room for faults, paths are no longer followed.
      if hops < Self.hopBudget { reportCapture(by: keeper, of: number) }
    }
  }

  private mutating func reportCapture(by keeper: Int, of input: Int) {
    var path = [graph.registration(at: keeper)]
    var next = input
    while path.count <= Self.hopBudget {
      let registration = graph.registration(at: next)
      path.append(registration)
      if registration.lifetime.belongsToScope {
        if reserve(hops: path.count) { faults.append(.captive(path)) }
        return
      }
      guard registration.lifetime.isPassedOn, let further = nodes[next].capture else { return }
      next = Int(further)
    }
  }

  private mutating func reportCycle(closingAt number: Int) {
    let start = Int(nodes[number].place)
    guard reserve(hops: path.count - start) else { return }
    faults.append(.cycle(path[start...].map { graph.registration(at: $0) }))
  }

  private mutating func reportMissing(_ key: ServiceIdentity, path: [DependencyPath.Hop]) {
    let registered = faults.count < Self.searches ? graph.registrations : []
    faults.append(.missing(key, path: path, among: registered))
  }

  /// Reserves room in the hop budget for a fault.
  ///
  /// If there is no room, the fault is only counted.
  private mutating func reserve(hops count: Int) -> Bool {
    guard hops + count <= Self.hopBudget else {
      omittedFaults += 1
      return false
    }
    hops += count
    return true
  }

  private mutating func isMissing(_ key: ServiceIdentity) -> Bool {
    if graph.number(ofInput: key) != nil || key.canBeAbsent { return false }
    return !isProvided(key)
  }

  /// Returns whether an unregistered key has a service nevertheless: a live registration or a stub.
  private mutating func isProvided(_ key: ServiceIdentity) -> Bool {
    guard graph.has(key) else { return false }
    if !graph.ignoresLive { reachesLive = true }
    return true
  }
}
