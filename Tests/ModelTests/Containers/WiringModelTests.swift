import FunctionInjection
import TestSupport
import Testing

@Suite("Random wirings, checked by the library and by a simple model")
struct WiringModelTests {
  @Test("A check finds exactly the faults of the wiring")
  func faults() {
    for style in [
      PlanStyle(keys: 1...8, steps: 0, hasLive: true, hasScopeInputs: true),
      PlanStyle(steps: 0, isOrdered: true, hasLive: true, hasScopeInputs: true, faults: 25),
    ] {
      let seeds = Seeds(1_500)
      print("checking: \(seeds)")
      for seed in seeds {
        let steps = Plan(style, using: SeededGenerator(seed: seed)).steps
        let report = steps.report
        let naive = steps.naiveWiring.sealed
        let cycles = report.faults.filter { $0.kind == .cycle }.map { $0.path.hops.map(\.name) }
        let captives = report.faults.filter { $0.kind == .captive }.map(\.name).sorted()
        let others = report.faults.filter { $0.kind != .cycle && $0.kind != .captive }

        #expect(others.map { "\($0.kind) \($0.name)" }.sorted() == naive.faults, "seed \(seed)")
        #expect(report.unverified.count == naive.unverifiedCount, "seed \(seed)")
        #expect(naive.isMended(byCutting: cycles), "seed \(seed): \(cycles)")
        // On a cycle, the path to a captive instance may lead through a part that has not been
        // visited yet.
        if cycles.isEmpty {
          #expect(captives == naive.captives, "seed \(seed)")
        } else {
          #expect(captives.allSatisfy(naive.captives.contains), "seed \(seed)")
        }
      }
    }
  }

  @Test("Overriding finds the same faults as a check of the whole graph")
  func overlays() throws {
    var (checkedCount, faultyCount) = (0, 0)
    let seeds = Seeds(1_500)
    print("overlays: \(seeds)")
    let style = PlanStyle(keys: 2...8, steps: 0, isOrdered: true, faults: 0)
    for seed in seeds {
      let base = Plan(style, using: SeededGenerator(seed: seed)).steps.filter(\.isNoDecoration)
      guard base.container.verify().faults.isEmpty else { continue }
      checkedCount += 1
      let changesStyle = PlanStyle(keys: 1...9, steps: 0, faults: 15)
      let changes = Plan(changesStyle, using: SeededGenerator(seed: seed + 1_000_000)).steps
        .prefix(4).overriding(base)

      let expected = (base + changes).container.verify().faults
      let resolver = try base.container.seal()
      var found: [WiringFault] = []
      do {
        _ = try resolver.overriding { changes.register(with: $0) }
      } catch {
        found = error.faults
      }
      if !expected.isEmpty { faultyCount += 1 }

      let isCircular = expected.contains { $0.kind == .cycle }
      #expect(isCircular == found.contains { $0.kind == .cycle }, "seed \(seed)")
      // The point where a walk enters a cycle determines its report of the cycle and of captive
      // instances behind it.
      let isComparable: (WiringFault) -> Bool = {
        !isCircular || $0.kind != .cycle && $0.kind != .captive
      }
      #expect(
        found.filter(isComparable).map { "\($0.kind) \($0.name)" }.sorted()
          == expected.filter(isComparable).map { "\($0.kind) \($0.name)" }.sorted(),
        "seed \(seed)")
    }
    #expect(checkedCount > 0 && faultyCount > 0)
  }

  @Test("A graph without faults and opaque factories is resolved completely within a scope")
  func proved() throws {
    var provedCount = 0
    let seeds = Seeds(2_000)
    print("proved: \(seeds)")
    let style = PlanStyle(
      keys: 1...6, steps: 0, hasLive: true, hasScopeInputs: true, faults: 0)
    for seed in seeds {
      let steps = Plan(style, using: SeededGenerator(seed: seed)).steps.map(\.declared)
      let workshop = Workshop()
      try LivePlan.$current.withValue(LivePlan(steps, workshop)) {
        let container = steps.container
        guard container.verify().faults.isEmpty else { return }
        provedCount += 1
        let scope = try container.seal().makeScope { $0.provide(steps.declared, workshop) }
        for key in steps.naiveWiring.sealed.keys {
          #expect(throws: Never.self, "seed \(seed)") { try scope.result(of: key).get() }
        }
      }
    }
    #expect(provedCount > 0)
  }
}

extension [Step] {
  /// The report on the registrations of the steps.
  var report: WiringReport {
    LivePlan.$current.withValue(LivePlan(self, Workshop())) { container.verify() }
  }

  /// The numbers of the values that scopes receive.
  fileprivate var declared: [Int] {
    compactMap { if case .declare(let number) = $0 { number } else { nil } }
  }

  /// A container with the registrations of the steps.
  var container: Container {
    let container = Container()
    register(with: container)
    return container
  }

  /// Makes the registrations of the steps.
  fileprivate func register(with container: Container) {
    let workshop = Workshop()
    for step in self {
      switch step {
      case .declare(let number): container.declare(number)
      case .register(let node): container.register(node, workshop)
      case .contribute(let node): container.contribute(node, workshop)
      case .decorate(let number, let inputs): container.decorate(number, with: inputs, workshop)
      default: break
      }
    }
  }

  /// The model of the same.
  fileprivate var naiveWiring: NaiveWiring {
    var wiring = NaiveWiring()
    for step in self {
      switch step {
      case .live(let node): wiring.state(live: node)
      case .declare(let number): wiring.declare(number)
      case .register(let node): wiring.register(node)
      case .contribute(let node): wiring.contribute(node)
      case .decorate(let number, let inputs): wiring.decorate(number, with: inputs)
      default: break
      }
    }
    return wiring
  }
}

extension Step {
  /// The same with inputs that are declared.
  fileprivate var declared: Step {
    switch self {
    case .register(var node):
      node.style = .declared
      return .register(node)
    case .contribute(var node):
      node.style = .declared
      return .contribute(node)
    default:
      return self
    }
  }
}

extension Sequence<Step> {
  /// The same steps with `override` in every registration whose key is registered before.
  fileprivate func overriding(_ earlier: [Step]) -> [Step] {
    var registered = Set(earlier.compactMap(\.registeredNumber))
    return map { step in
      guard case .register(var node) = step else { return step }
      node.isOverride = !registered.insert(node.number).inserted
      return .register(node)
    }
  }
}

extension Step {
  fileprivate var isNoDecoration: Bool {
    if case .decorate = self { false } else { true }
  }

  /// The number of the key that the step registers.
  fileprivate var registeredNumber: Int? {
    if case .register(let node) = self { node.number } else { nil }
  }
}
