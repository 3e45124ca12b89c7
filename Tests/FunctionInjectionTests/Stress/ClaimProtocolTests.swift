import TestSupport
import Testing

@testable import FunctionInjection

/// Explores every order in which threads can take the steps of the claim protocol.
@Suite("The claim protocol, explored exhaustively", .hangLimit)
struct ClaimProtocolTests {
  /// The result of an exploration.
  private struct Exploration {
    var states = 0
    var ends = 0
    var violations: Set<String> = []
  }

  /// Every selection of up to so many threads, in any order, because threads differ by role alone.
  private static func selections(_ count: Int) -> [[ClaimProtocolModel.Role]] {
    let roles = ClaimProtocolModel.Role.allCases
    var selections: [[Int]] = [[]]
    var all: [[Int]] = []
    for _ in 0..<count {
      selections = selections.flatMap { selection in
        ((selection.last ?? 0)..<roles.count).map { selection + [$0] }
      }
      all += selections
    }
    return all.map { $0.map { roles[$0] } }
  }

  private func explore(
    _ roles: [ClaimProtocolModel.Role], mistake: ClaimProtocolModel.Mistake? = nil
  ) -> Exploration {
    let objects = ModelObjects(roles.count)
    var exploration = Exploration()
    let start = ClaimProtocolModel(roles, mistake: mistake)
    var seen: Set<ClaimProtocolModel> = [start]
    var pending = [start]
    while let model = pending.popLast() {
      exploration.states += 1
      if let violation = model.violation {
        exploration.violations.insert(violation)
        continue
      }
      let runnable = roles.indices.filter(model.canRun)
      if runnable.isEmpty {
        exploration.ends += 1
        if let fault = model.faultAtEnd { exploration.violations.insert(fault) }
      }
      for thread in runnable {
        let next = model.step(thread, objects)
        if seen.insert(next).inserted { pending.append(next) }
      }
    }
    return exploration
  }

  @Test("No interleaving of the steps of up to three threads breaks the protocol")
  func everyOrder() {
    var states = 0
    for roles in Self.selections(3) + [[.caller, .caller, .caller, .failing]] {
      let exploration = explore(roles)
      #expect(exploration.violations.isEmpty, "\(roles)")
      #expect(exploration.ends > 0, "\(roles)")
      states += exploration.states
    }
    #expect(states > 5_000)
  }

  @Test(
    "The exploration finds every fault that is built into the model",
    arguments: ClaimProtocolModel.Mistake.allCases)
  func mistakes(mistake: ClaimProtocolModel.Mistake) {
    // One fault needs a fourth thread: one fails, one waits for it, one tries again, and one waits
    // for the second attempt.
    let selections = Self.selections(3) + [[.caller, .caller, .caller, .failing]]
    let violations = selections.flatMap { explore($0, mistake: mistake).violations }
    #expect(!violations.isEmpty)
  }
}

extension ClaimProtocolModel {
  /// The fault in a state without a further step.
  var faultAtEnd: String? {
    for caller in callers {
      guard case .done = caller.next else { return "A caller waits forever: a wake-up was lost." }
    }
    if lock != nil || !queue.isEmpty { return "The queue was left behind." }
    let state = SlotState(bits: bits)
    if hasEnded, state != .ended { return "An ended slot is in use again." }
    // Each instance but the last must have been dropped before another one was made.
    for number in published.dropLast() where !gone.contains(number) {
      return "An instance was constructed twice."
    }
    return nil
  }
}
