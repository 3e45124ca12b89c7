/// Checks a graph without running a factory.
///
/// One depth-first walk, with a stack of its own so that no depth can overflow that of the thread. It
/// visits each registration and each input once. Of an overlay only that part is walked which its
/// changes can break, because its base was checked.
struct WiringCheck {
  /// What is known of a registration.
  private struct Node {
    enum Progress { case unvisited, onPath, done }

    var progress = Progress.unvisited
    /// The input by which it reaches what lives in a scope.
    var capture: Int?
    /// The input that the walk goes on with.
    var next = 0
    /// Its place on the path.
    var place = 0
    /// The keeper that it was last seen as an input of.
    var keeper = -1
  }

  /// How many hops all faults together may have, so that a graph of many faults on long paths is
  /// reported in linear time and space.
  private static let hopBudget = 200_000
  /// For how many missing keys near names are searched.
  private static let searches = 20

  private let graph: Graph
  private var faults: [WiringFault] = []
  private var unverified: [DependencyPath.Hop] = []
  private var omittedFaults = 0
  private var hops = 0
  /// What is known of each registration.
  private var nodes: [Node] = []
  /// The registrations from the root of the walk to where it is.
  private var path: [Int] = []

  private init(_ graph: Graph) { self.graph = graph }

  /// Checks everything in a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - wiring: What it was made of, or how it was changed.
  static func report(on graph: Graph, _ wiring: Wiring) -> WiringReport {
    var check = WiringCheck(graph)
    check.checkReplacements(wiring)
    let numbers = graph.numbersInEffect
    check.walk(from: numbers)
    for number in numbers where graph.registration(at: number).isOpaque {
      check.unverified.append(.init(graph.registration(at: number)))
    }
    for requirement in graph.allRequirements { check.check(requirement) }
    check.checkRest(wiring)
    return check.report
  }

  /// Checks what the changes of an overlay can break.
  static func report(onOverlay graph: Graph, _ changes: Wiring) -> WiringReport {
    guard graph.isVerified else { return report(on: graph, changes) }
    var check = WiringCheck(graph)
    check.checkReplacements(changes)
    let required = graph.requirements.filter { $0.scopeRemedy != nil }.flatMap(\.inputs)
    check.walk(from: graph.affectedNumbers + required.compactMap { graph.number(ofInput: $0) })
    for requirement in graph.requirements { check.check(requirement) }
    check.checkRest(changes)
    return check.report
  }

  private var report: WiringReport {
    WiringReport(faults: faults, unverified: unverified, omittedFaults: omittedFaults)
  }

  private mutating func checkReplacements(_ wiring: Wiring) {
    for duplicate in wiring.duplicates where reserve(hops: 2) {
      faults.append(.duplicate(duplicate.earlier, duplicate.later))
    }
    for registration in wiring.overridesOfNothing
    where graph.base?.registration(of: registration.key) == nil && reserve(hops: 1) {
      faults.append(.overridesNothing(registration))
    }
    guard let base = graph.base, !graph.sharesInstances else { return }
    for registration in wiring.registrations where registration.role == .service {
      guard !registration.isOverride, let earlier = base.registration(of: registration.key) else {
        continue
      }
      if reserve(hops: 2) { faults.append(.duplicate(earlier, registration)) }
    }
  }

  private mutating func checkRest(_ wiring: Wiring) {
    for decoration in wiring.decorationsByKey.values.joined()
    where !graph.has(decoration.key) && !decoration.key.canBeAbsent {
      faults.append(.decoratesNothing(decoration))
    }
    for check in wiring.checks { faults += check() }
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

  /// The way from an input to what it captures of a scope; `nil` if it captures nothing.
  private func scopedPath(from input: ServiceIdentity) -> [Registration]? {
    var path: [Registration] = []
    var next = graph.number(ofInput: input)
    while let number = next, path.count <= graph.registrationCount {
      let registration = graph.registration(at: number)
      path.append(registration)
      if registration.lifetime == .scoped { return path }
      next = registration.lifetime.isPassedOn ? nodes[number].capture : nil
    }
    return nil
  }
}

/// The walk.
extension WiringCheck {
  private mutating func walk(from roots: [Int]) {
    guard !roots.isEmpty else { return }
    nodes = Array(repeating: Node(), count: graph.registrationCount)
    for root in roots where nodes[root].progress == .unvisited {
      if graph.registration(at: root).inputs.isEmpty {
        nodes[root].progress = .done
      } else {
        walk(from: root)
      }
    }
  }

  private mutating func walk(from root: Int) {
    enter(root)
    while let current = path.last {
      let registration = graph.registration(at: current)
      let next = nodes[current].next
      guard next < registration.inputs.count else {
        path.removeLast()
        finish(current)
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
          path: path.map { .init(graph.registration(at: $0), input: nodes[$0].next - 1) })
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
    nodes[number].place = path.count
    path.append(number)
  }

  /// Leaves a registration all of whose inputs have been visited.
  private mutating func finish(_ number: Int) {
    nodes[number].progress = .done
    if graph.registration(at: number).lifetime.outlivesScopes { reportCaptures(by: number) }
    if let dependent = path.last { noteCapture(by: dependent, of: number) }
  }

  private mutating func noteCapture(by dependent: Int, of input: Int) {
    guard nodes[dependent].capture == nil else { return }
    let lifetime = graph.registration(at: input).lifetime
    if lifetime == .scoped || lifetime.isPassedOn && nodes[input].capture != nil {
      nodes[dependent].capture = input
    }
  }

  /// Reports what is captured through each input.
  private mutating func reportCaptures(by keeper: Int) {
    guard nodes[keeper].capture != nil else { return }
    for input in graph.registration(at: keeper).inputs {
      guard let number = graph.number(ofInput: input), nodes[number].keeper != keeper else {
        continue
      }
      nodes[number].keeper = keeper
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
      if registration.lifetime == .scoped {
        if reserve(hops: path.count) { faults.append(.captive(path)) }
        return
      }
      guard registration.lifetime.isPassedOn, let further = nodes[next].capture else { return }
      next = further
    }
  }

  private mutating func reportCycle(closingAt number: Int) {
    let start = nodes[number].place
    guard reserve(hops: path.count - start) else { return }
    faults.append(.cycle(path[start...].map { graph.registration(at: $0) }))
  }

  private mutating func reportMissing(_ key: ServiceIdentity, path: [DependencyPath.Hop]) {
    let registered = faults.count < Self.searches ? graph.registrations : []
    faults.append(.missing(key, path: path, among: registered))
  }

  /// Takes room for a fault of so many hops. If there is none, the fault is only counted.
  private mutating func reserve(hops count: Int) -> Bool {
    guard hops + count <= Self.hopBudget else {
      omittedFaults += 1
      return false
    }
    hops += count
    return true
  }

  private func isMissing(_ key: ServiceIdentity) -> Bool {
    graph.number(ofInput: key) == nil && !graph.has(key) && !key.canBeAbsent
  }
}
