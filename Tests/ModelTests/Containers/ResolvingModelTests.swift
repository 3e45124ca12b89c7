import FunctionInjection
import TestSupport
import Testing

@Suite("Random graphs, resolved by the library and by a simple model")
struct ResolvingModelTests {
  @Test("A container that is changed and resolved in turn agrees with the model after every step")
  func dynamic() {
    expectAgreement(
      of: DynamicSubject.self, Seeds(300),
      PlanStyle(isChanged: true, hasTasks: true, hasLive: true, hasStubs: true))
  }

  @Test("The program's container agrees inside overrides, and if it is changed there")
  func shared() {
    expectAgreement(of: SharedSubject.self, Seeds(300), PlanStyle(hasTasks: true, hasLive: true))
    // Inside the overrides of a task, a scope of the program's container has the container's latest
    // registrations, and those of the model have the registrations at their beginning.
    expectAgreement(
      of: SharedSubject.self, Seeds(300), PlanStyle(isChanged: true, hasLive: true, faults: 3))
  }

  @Test("A container whose graph has many faults agrees with the model after every step")
  func faulty() {
    expectAgreement(
      of: DynamicSubject.self, Seeds(200), PlanStyle(keys: 1...6, hasLive: true, faults: 40))
  }

  @Test("A sealed resolver and its overrides agree with the model after every step")
  func sealed() {
    let style = PlanStyle(
      keys: 1...8, isOrdered: true, isOverridden: true, hasTasks: true, hasLive: true,
      hasStubs: true, hasScopeInputs: true, faults: 3)
    let count = expectAgreement(of: SealedSubject.self, Seeds(400), style) { steps in
      steps.reportWithLive.faults.isEmpty && steps.overrideWhatIsThere
    }
    #expect(count > 0)
  }

  /// Compares the logs of random plans that satisfy a condition.
  ///
  /// - Returns: The number of plans.
  @discardableResult
  private func expectAgreement<Subject: PlanSubject>(
    of subject: Subject.Type, _ seeds: Seeds, _ style: PlanStyle,
    where isSuitable: ([Step]) -> Bool = { _ in true }
  ) -> Int {
    print("\(Subject.self): \(seeds)")
    var count = 0
    for seed in seeds {
      let steps = Plan(style, using: SeededGenerator(seed: seed)).steps
      guard isSuitable(steps) else { continue }
      count += 1
      if Subject.log(of: steps) != NaiveSubject.log(of: steps) {
        let least = leastSteps(of: steps) {
          isSuitable($0) && Subject.log(of: $0) != NaiveSubject.log(of: $0)
        }
        Issue.record(
          """
          seed \(seed)
          \(least.map { "\($0)" }.joined(separator: "\n"))
          the model:
          \(NaiveSubject.log(of: least).joined(separator: "\n"))
          the library:
          \(Subject.log(of: least).joined(separator: "\n"))
          """)
        return count
      }
    }
    return count
  }

  /// Removes steps as long as a plan still fails; steps that make scopes remain, because scopes are
  /// numbered.
  private func leastSteps(of steps: [Step], where fails: ([Step]) -> Bool) -> [Step] {
    var steps = steps
    for index in steps.indices.reversed() {
      switch steps[index] {
      case .stub, .live, .declare, .makeScope, .makeScopeWithValues, .override: continue
      default: break
      }
      var fewer = steps
      fewer.remove(at: index)
      if fails(fewer) { steps = fewer }
    }
    return steps
  }
}

extension [Step] {
  /// Whether the overridden services are registered, so that overriding them has no fault.
  fileprivate var overrideWhatIsThere: Bool {
    var registered: Set<Int> = []
    var isStubbed = false
    func isThere(_ change: Step) -> Bool {
      switch change {
      case .register(let node): registered.contains(node.number)
      case .decorate(let number, _), .change(let number, _):
        registered.contains(number) || isStubbed && PlannedKey.stubs.contains(number)
      default: true
      }
    }
    return allSatisfy { step in
      switch step {
      case .stub: isStubbed = true
      case .register(let node): registered.insert(node.number)
      case .live(let node): if !isStubbed { registered.insert(node.number) }
      case .declare(let number): registered.insert(number)
      case .override(let changes, _), .makeScopeWithValues(_, let changes):
        return changes.allSatisfy(isThere)
      default: break
      }
      return true
    }
  }
}
