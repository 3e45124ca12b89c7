import FunctionInjection
import TestSupport
import Testing

@Suite("Random wirings, checked by the library and by a model that is obviously right")
struct WiringModelTests {
  @Test("A check finds just the faults that there are")
  func faults() {
    for style in [
      PlanStyle(keys: 1...8, steps: 0), PlanStyle(steps: 0, isOrdered: true, faults: 25),
    ] {
      let seeds = Seeds(1_500)
      print("checking: \(seeds)")
      for seed in seeds {
        let nodes = registrations(style, seed)
        let report = container(nodes).verify()
        let naive = NaiveWiring(nodes)
        let cycles = report.faults.filter { $0.kind == .cycle }.map(\.numbers)
        let captives = report.faults.filter { $0.kind == .captive }.map(\.name).sorted()
        let others = report.faults.filter { $0.kind != .cycle && $0.kind != .captive }

        #expect(others.map { "\($0.kind) \($0.name)" }.sorted() == naive.faults, "seed \(seed)")
        #expect(report.unverified.count == naive.unverifiedCount, "seed \(seed)")
        #expect(naive.isMended(byCutting: cycles), "seed \(seed): \(cycles)")
        // On a cycle the way to what is captive may lead over a part that has not been seen yet.
        if cycles.isEmpty {
          #expect(captives == naive.captives, "seed \(seed)")
        } else {
          #expect(captives.allSatisfy(naive.captives.contains), "seed \(seed)")
        }
      }
    }
  }

  @Test("What is sealed agrees with the model in every step")
  func sealed() {
    var sealedCount = 0
    let seeds = Seeds(2_000)
    print("sealed: \(seeds)")
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      let plan = Plan(PlanStyle(keys: 1...8, isOrdered: true, faults: 3), using: &random)
      guard container(plan.steps.registrations).verify().faults.isEmpty else { continue }
      sealedCount += 1
      #expect(
        SealedSubject.log(of: plan.steps) == NaiveSubject.log(of: plan.steps), "seed \(seed)")
    }
    #expect(sealedCount * 5 > seeds.underestimatedCount)
  }

  @Test("A graph without faults and opaque factories is resolved whole, in a scope")
  func proved() throws {
    var provedCount = 0
    let seeds = Seeds(2_000)
    print("proved: \(seeds)")
    for seed in seeds {
      let nodes = registrations(PlanStyle(keys: 1...6, steps: 0, faults: 0), seed).map { node in
        var declared = node
        declared.style = .declared
        return declared
      }
      let container = container(nodes)
      guard container.verify().faults.isEmpty else { continue }
      provedCount += 1
      let scope = try container.seal().makeScope()
      for node in nodes {
        #expect(throws: Never.self, "seed \(seed)") { try scope.result(of: node.number).get() }
      }
    }
    #expect(provedCount > 0)
  }

  private func registrations(_ style: PlanStyle, _ seed: UInt64) -> [PlannedNode] {
    var random = SeededGenerator(seed: seed)
    return Plan(style, using: &random).steps.registrations
  }

  private func container(_ nodes: [PlannedNode]) -> Container {
    let container = Container()
    let workshop = Workshop()
    for node in nodes { container.register(node, workshop) }
    return container
  }
}

/// The faults of a wiring, each found by the sentence that says what it is.
private struct NaiveWiring {
  private let registered: [PlannedNode]
  /// The last registration of each number, which is the one that counts.
  private var last: [Int: PlannedNode] = [:]

  init(_ nodes: [PlannedNode]) {
    registered = nodes
    for node in nodes { last[node.number] = node }
  }

  private func declared(_ node: PlannedNode) -> [Int] {
    node.style == .declared ? node.inputs : []
  }

  /// How many registrations count and cannot be looked into.
  var unverifiedCount: Int { last.values.count { $0.style != .declared } }

  /// What is missing, registered twice, or overrides nothing.
  var faults: [String] {
    var faults: [String] = []
    for node in last.values {
      for input in declared(node) where last[input] == nil { faults.append("missing \(input)") }
    }
    var seen: Set<Int> = []
    for node in registered {
      let isFirst = seen.insert(node.number).inserted
      if !isFirst, !node.isOverride { faults.append("duplicate \(node.number)") }
      if isFirst, node.isOverride { faults.append("overridesNothing \(node.number)") }
    }
    return faults.sorted()
  }

  /// What is shared and reaches what is scoped without meeting something shared before.
  var captives: [String] {
    func reachesScoped(_ number: Int, _ seen: Set<Int>) -> Bool {
      guard let node = last[number], !seen.contains(number) else { return false }
      return declared(node).contains { input in
        switch last[input]?.life {
        case .scoped: true
        case .transient, .graph: reachesScoped(input, seen.union([number]))
        default: false
        }
      }
    }
    let keepers = last.values.filter { $0.life == .singleton || $0.life == .weak }
    return keepers.filter { reachesScoped($0.number, []) }.map { "\($0.number)" }.sorted()
  }

  /// Whether paths are cycles of the wiring, and none is left when the last step of each is cut.
  func isMended(byCutting cycles: [[Int]]) -> Bool {
    var needs = last.mapValues { Set(declared($0)).intersection(last.keys) }
    for cycle in cycles {
      guard cycle.count > 1, cycle.first == cycle.last else { return false }
      for (number, input) in zip(cycle, cycle.dropFirst()) {
        guard let node = last[number], declared(node).contains(input) else { return false }
      }
      needs[cycle[cycle.count - 2]]?.remove(cycle[0])
    }
    while let free = needs.first(where: { $0.value.isDisjoint(with: needs.keys) }) {
      needs[free.key] = nil
    }
    return needs.isEmpty
  }
}

extension WiringFault {
  fileprivate var numbers: [Int] { path.hops.compactMap { Int($0.name) } }
}

extension [Step] {
  fileprivate var registrations: [PlannedNode] {
    compactMap { step in
      if case .register(let node) = step { return node }
      return nil
    }
  }
}
