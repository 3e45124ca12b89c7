/// Checks a table without running a factory.
///
/// One depth-first walk, with a stack of its own so that no depth can overflow that of the thread.
/// It visits each registration and each input once.
struct WiringCheck {
  /// What is known of a registration.
  private struct Node {
    enum Progress { case unvisited, onPath, done }

    var progress = Progress.unvisited
    /// Whether it does not count, and is neither walked to nor listed.
    var isReplaced = false
    /// Whether it takes the place of another one, and says so.
    var isOverriding = false
    /// The input by which it reaches what lives in a scope.
    var capture: Int?
    /// The input that the walk goes on with.
    var next = 0
    /// Its place on the path.
    var place = 0
    /// Of which keeper it was last seen as an input.
    var keeper = -1
  }

  /// How many hops all faults together may have, so that a graph of many faults on long paths is
  /// reported in linear time and space.
  private static let hopBudget = 200_000
  /// For how many missing keys near names are searched.
  private static let searches = 20

  private let table: RegistrationTable
  private let outer: ResolutionScope?
  private let requirements: [Requirement]
  private var faults: [WiringFault] = []
  private var unverified: [DependencyPath.Hop] = []
  private var omittedFaults = 0
  private var hops = 0
  /// What is known of each registration.
  private var nodes: [Node]
  /// The registrations from the root of the walk to where it is.
  private var path: [Int] = []

  /// Prepares a check.
  ///
  /// - Parameters:
  ///   - table: What is checked.
  ///   - outer: Where inputs may be found that the table does not have.
  ///   - requirements: Who else resolves keys.
  init(_ table: RegistrationTable, outer: ResolutionScope?, requirements: [Requirement]) {
    self.table = table
    self.outer = outer
    self.requirements = requirements
    nodes = Array(repeating: Node(), count: table.registrations.count)
  }

  /// Runs the check.
  mutating func run() {
    checkReplacements()
    for number in 0..<nodes.count where !nodes[number].isReplaced {
      let registration = table.registrations[number]
      if registration.inputs.isEmpty {
        nodes[number].progress = .done
      } else if nodes[number].progress == .unvisited {
        walk(from: number)
      }
      if registration.isOpaque { unverified.append(.init(registration)) }
    }
    for requirement in requirements { check(requirement) }
  }

  /// Adds a fault that is found without walking.
  mutating func add(_ fault: WiringFault) { faults.append(fault) }

  /// What was found.
  var report: WiringReport {
    WiringReport(faults: faults, unverified: unverified, omittedFaults: omittedFaults)
  }

  private mutating func checkReplacements() {
    let registrations = table.registrations
    for later in 0..<table.predecessors.count {
      let earlier = table.predecessors[later]
      guard earlier >= 0 else { continue }
      nodes[earlier].isReplaced = true
      if registrations[later].isOverride {
        nodes[later].isOverriding = true
      } else if reserve(hops: 2) {
        faults.append(.duplicate(registrations[earlier], registrations[later]))
      }
    }
    for number in 0..<registrations.count {
      let registration = registrations[number]
      guard registration.isOverride, !nodes[number].isOverriding,
        outer?.has(registration.key) != true
      else { continue }
      if reserve(hops: 1) { faults.append(.overridesNothing(registration)) }
    }
  }

  private mutating func check(_ requirement: Requirement) {
    for input in requirement.inputs
    where table.entry(ofInput: input) == nil && isMissing(input) && reserve(hops: 2) {
      reportMissing(
        input, path: [.init(consumer: requirement.consumer, location: requirement.location)])
    }
  }

  private mutating func walk(from root: Int) {
    enter(root)
    while let current = path.last {
      let registration = table.registrations[current]
      let next = nodes[current].next
      guard next < registration.inputs.count else {
        path.removeLast()
        finish(current)
        continue
      }
      nodes[current].next += 1
      let input = registration.inputs[next]
      guard let number = table.entry(ofInput: input)?.number else {
        if isMissing(input), reserve(hops: path.count + 1) {
          reportMissing(
            input, path: path.map { .init(table.registrations[$0], input: nodes[$0].next - 1) })
        }
        continue
      }
      switch nodes[number].progress {
      case .unvisited: enter(number)
      case .onPath: reportCycle(closingAt: number)
      case .done: noteCapture(by: current, of: number)
      }
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
    let lifetime = table.registrations[number].lifetime
    if lifetime == .singleton || lifetime == .weak { reportCaptures(by: number) }
    if let dependent = path.last { noteCapture(by: dependent, of: number) }
  }

  private mutating func noteCapture(by dependent: Int, of input: Int) {
    guard nodes[dependent].capture == nil else { return }
    switch table.registrations[input].lifetime {
    case .scoped: nodes[dependent].capture = input
    case .transient, .graph: if nodes[input].capture != nil { nodes[dependent].capture = input }
    case .singleton, .weak: break
    }
  }

  /// Reports what is captured by way of each input.
  private mutating func reportCaptures(by keeper: Int) {
    // Where nothing is, there is no input to look at again.
    guard nodes[keeper].capture != nil else { return }
    for input in table.registrations[keeper].inputs {
      guard let number = table.entry(ofInput: input)?.number, nodes[number].keeper != keeper
      else { continue }
      nodes[number].keeper = keeper
      // Once there is no room for faults, paths are not followed any more.
      if hops < Self.hopBudget { reportCapture(by: keeper, of: number) }
    }
  }

  private mutating func reportCapture(by keeper: Int, of input: Int) {
    var path = [table.registrations[keeper]]
    var next = input
    while path.count <= Self.hopBudget {
      path.append(table.registrations[next])
      switch table.registrations[next].lifetime {
      case .scoped:
        if reserve(hops: path.count) { faults.append(.captive(path)) }
        return
      case .singleton, .weak: return
      case .transient, .graph:
        guard let further = nodes[next].capture else { return }
        next = further
      }
    }
  }

  private mutating func reportCycle(closingAt number: Int) {
    let start = nodes[number].place
    guard reserve(hops: path.count - start) else { return }
    var cycle: [Registration] = []
    for place in start..<path.count { cycle.append(table.registrations[path[place]]) }
    faults.append(.cycle(cycle))
  }

  // Inlined, it would be compiled into each of its callers.
  @inline(never)
  private mutating func reportMissing(
    _ key: any ServiceKey.Type, path: [DependencyPath.Hop]
  ) {
    let registered =
      faults.count < Self.searches ? table.keys(after: outer?.registeredKeys ?? []) : []
    faults.append(.missing(key, path: path, among: registered))
  }

  /// Takes room for a fault of so many hops; where there is none, the fault is counted only.
  private mutating func reserve(hops count: Int) -> Bool {
    guard hops + count <= Self.hopBudget else {
      omittedFaults += 1
      return false
    }
    hops += count
    return true
  }

  /// Whether a key that is not in the table is not found elsewhere either, and is needed.
  // Inlined, it would be compiled into each of its callers.
  @inline(never)
  private func isMissing(_ key: any ServiceKey.Type) -> Bool {
    !RegistrationTable.mayBeMissing(key) && !table.has(key) && outer?.has(key) != true
  }
}
