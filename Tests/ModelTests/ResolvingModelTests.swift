import TestSupport
import Testing

@Suite("Random graphs, resolved by the library and by a model that is obviously right")
struct ResolvingModelTests {
  @Test("A container that is changed and resolved from in turn agrees in every step")
  func dynamic() {
    expectAgreement(of: DynamicSubject.self, Seeds(1_500), PlanStyle(isChanged: true))
  }

  @Test("A container whose graphs have many faults agrees in every step")
  func faulty() {
    expectAgreement(of: DynamicSubject.self, Seeds(1_000), PlanStyle(keys: 1...6, faults: 40))
  }

  private func expectAgreement<Subject: PlanSubject>(
    of subject: Subject.Type, _ seeds: Seeds, _ style: PlanStyle
  ) {
    print("\(Subject.self): \(seeds)")
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      let steps = Plan(style, using: &random).steps
      if Subject.log(of: steps) != NaiveSubject.log(of: steps) {
        let least = leastSteps(of: steps) { Subject.log(of: $0) != NaiveSubject.log(of: $0) }
        Issue.record(
          """
          seed \(seed)
          the model: \(NaiveSubject.log(of: least).joined(separator: "\n  "))
          the library: \(Subject.log(of: least).joined(separator: "\n  "))
          """)
        return
      }
    }
  }

  /// Leaves steps out as long as a plan still fails.
  private func leastSteps(of steps: [Step], where fails: ([Step]) -> Bool) -> [Step] {
    var steps = steps
    var index = steps.count - 1
    while index >= 0 {
      if case .makeScope = steps[index] {
        // The scopes after it would change their numbers.
      } else {
        var fewer = steps
        fewer.remove(at: index)
        if fails(fewer) { steps = fewer }
      }
      index -= 1
    }
    return steps
  }
}
