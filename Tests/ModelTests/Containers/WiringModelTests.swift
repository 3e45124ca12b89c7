import FunctionInjection
import FunctionalDITestDoubles
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
      let seeds = Seeds(300)
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
    var (checkedCount, faultyCount, liveCount, inputCount) = (0, 0, 0, 0)
    let seeds = Seeds(400)
    print("overlays: \(seeds)")
    let style = PlanStyle(
      keys: 2...8, steps: 0, isOrdered: true, hasLive: true, hasScopeInputs: true, faults: 0)
    let changesStyle = PlanStyle(
      keys: 1...9, steps: 0, hasLive: true, hasScopeInputs: true, faults: 15)
    for seed in seeds {
      let base = Plan(style, using: SeededGenerator(seed: seed)).steps.filter(\.isNoDecoration)
      let planned = Plan(changesStyle, using: SeededGenerator(seed: seed + 1_000_000)).steps
      let changes = planned.changes(of: base, seed: seed)
      // The live registrations of the base win, and the changes add those of other keys.
      let live = planned.filter(\.isLive) + base.filter(\.isLive)
      try LivePlan.$current.withValue(LivePlan(live, Workshop())) {
        guard base.container.verify().faults.isEmpty else { return }
        checkedCount += 1

        let whole = (base + changes).container
        // The graph keeps live registrations that the changes no longer need.
        let kept = base.naiveWiring.sealed.liveNumbers
        for number in kept { whole.require(number) }
        let expected = whole.verify().faults
        let resolver = try base.container.seal()
        var found: [WiringFault] = []
        do {
          _ = try resolver.overriding { changes.register(with: $0, Workshop()) }
        } catch let error as WiringError {
          found = error.faults
        }
        if !expected.isEmpty {
          faultyCount += 1
          if !(base + live + changes).naiveWiring.sealed.liveNumbers.isEmpty { liveCount += 1 }
          if !(base + changes).declared.isEmpty { inputCount += 1 }
        }

        let isCircular = expected.contains { $0.kind == .cycle }
        #expect(isCircular == found.contains { $0.kind == .cycle }, "seed \(seed)")
        // The point where a walk enters a cycle determines its report of the cycle and of captive
        // instances behind it.
        let isComparable: (WiringFault) -> Bool = {
          !isCircular || $0.kind != .cycle && $0.kind != .captive
        }
        let text = { (fault: WiringFault) in "\(fault.kind) \(fault.name)" }
        let foundTexts = found.filter(isComparable).map(text).sorted()
        let expectedTexts = expected.filter(isComparable).map(text).sorted()
        #expect(foundTexts == expectedTexts, "seed \(seed)")
      }
    }
    #expect(checkedCount > 0 && faultyCount > 0 && liveCount > 0 && inputCount > 0)
  }

  @Test("Making a scope finds exactly the values that are missing or not declared")
  func scopeValues() throws {
    var (madeCount, faultyCount) = (0, 0)
    let seeds = Seeds(200)
    print("scope values: \(seeds)")
    let style = PlanStyle(
      keys: 1...6, steps: 0, isOrdered: true, hasLive: true, hasScopeInputs: true, faults: 0)
    for seed in seeds {
      var random = SeededGenerator(seed: seed + 2_000_000)
      let steps = Plan(style, using: SeededGenerator(seed: seed)).steps
      let workshop = Workshop()
      try LivePlan.$current.withValue(LivePlan(steps, workshop)) {
        guard steps.container.verify().faults.isEmpty else { return }
        var resolver = try steps.container.seal()
        var declared = Set(steps.declared)
        var missing = declared
        for depth in 1...2 {
          let provided = Set(PlannedKey.scopeInputs.filter { _ in random.next() % 3 > 0 })
          let left = Set(PlannedKey.scopeInputs.filter { _ in random.next() % 4 == 0 })
            .subtracting(provided)
          let expected =
            missing.subtracting(provided).subtracting(left).map { "notProvided \($0)" }
            + provided.subtracting(declared).map { "notDeclared \($0)" }
          var found: [String] = []
          do {
            resolver = try resolver.makeScope { scope in
              for number in left { scope.declare(number) }
              for number in declared.sorted() where random.next() % 4 == 0 {
                scope.change(number, 0, workshop)
              }
              scope.provide(provided.sorted(), workshop)
            }
            madeCount += 1
          } catch let error as WiringError {
            found = error.faults.map { "\($0.kind) \($0.name)" }
            faultyCount += 1
          }
          #expect(found.sorted() == expected.sorted(), "seed \(seed), depth \(depth)")
          guard found.isEmpty else { return }
          missing = missing.subtracting(provided).union(left)
          declared.formUnion(left)
        }
      }
    }
    #expect(madeCount > 0 && faultyCount > 0)
  }

  @Test("A graph without faults and opaque factories is resolved completely within a scope")
  func proved() throws {
    var provedCount = 0
    let seeds = Seeds(400)
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

  /// The same, and all live registrations, which changes may need.
  var reportWithLive: WiringReport {
    LivePlan.$current.withValue(LivePlan(self, Workshop())) {
      let container = container
      for case .live(let node) in self where !contains(where: \.isStub) {
        container.require(node.number)
      }
      return container.verify()
    }
  }

  /// The numbers of the values that scopes receive.
  var declared: [Int] {
    compactMap(\.declaredNumber)
  }

  /// A container with the registrations of the steps.
  var container: Container {
    let container = contains(where: \.isStub) ? Container.unimplemented() : Container()
    register(with: container, Workshop())
    return container
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
      case .decorate(let number, let inputs): wiring.decorate(number, by: .inputs(inputs))
      case .change(let number, let function):
        wiring.decorate(number, by: .change(function: function))
      default: break
      }
    }
    return wiring
  }
}

extension Step {
  /// The same with inputs that are declared.
  var declared: Step {
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

extension [Step] {
  /// Returns the first few of these steps as changes of a base, without live registrations.
  ///
  /// Some changes also replace a value that the base declares.
  fileprivate func changes(of base: [Step], seed: UInt64) -> [Step] {
    let declarations = prefix { $0.isLive || $0.declaredNumber != nil }
    let newDeclarations = seed % 3 == 0 ? declarations.filter { !$0.isLive } : []
    var changes = newDeclarations + dropFirst(declarations.count).prefix(4)
    if seed % 5 == 0, let number = base.declared.last {
      changes.append(.register(PlannedNode(number: number, life: .singleton)))
    }
    return changes.overriding(base)
  }
}

extension NaiveWiring {
  /// The numbers of the live keys with a registration in effect.
  fileprivate var liveNumbers: [Int] {
    table.keys.compactMap { key in
      if case .part(let number) = key, PlannedKey.live.contains(number) { number } else { nil }
    }.sorted()
  }
}

extension Sequence<Step> {
  /// The same steps with `override` in every registration whose key is registered before.
  func overriding(_ earlier: [Step]) -> [Step] {
    var registered = Set(earlier.compactMap(\.registeredNumber))
    return map { step in
      guard case .register(var node) = step else { return step }
      node.isOverride = !registered.insert(node.number).inserted
      return .register(node)
    }
  }
}

extension Step {
  var isLive: Bool {
    if case .live = self { true } else { false }
  }

  /// The number of the value that the step declares.
  var declaredNumber: Int? {
    if case .declare(let number) = self { number } else { nil }
  }

  fileprivate var isStub: Bool {
    if case .stub = self { true } else { false }
  }

  fileprivate var isNoDecoration: Bool {
    switch self {
    case .decorate, .change: false
    default: true
    }
  }

  /// The number of the key that the step registers or declares.
  fileprivate var registeredNumber: Int? {
    if case .register(let node) = self { node.number } else { declaredNumber }
  }
}
