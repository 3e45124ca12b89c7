extension Combinator {
  /// The source of the tests of every overload.
  var trialSource: String {
    var variants: [Effects] = []
    for overload in overloads
    where !overload.trials.isEmpty && !variants.contains(overload.effects) {
      variants.append(overload.effects)
    }
    let tests = variants.map { functions($0) }
    let bindsObject = overloads.contains { $0.trials.contains(where: \.bindsObject) }
    return """
      import PartialApplication
      import TestSupport
      import Testing

      @Suite("Every overload of \(title)")
      struct \(suite) {
      \(bindsObject ? "  private let object = TrialObject()\n\n" : "")\
        @Test("The result of \(title) keeps the argument order and the effects of its function")
        func keepsOrderAndEffects() async {
      \(tests.flatMap(\.calls).map { "    \($0)" }.joined(separator: "\n"))
        }

      \(tests.flatMap(\.sources).joined(separator: "\n\n"))
      }
      """
  }

  /// The functions with the trials of some effects, and their calls.
  ///
  /// They are not tests of their own, because the compiler spends as much on a test as on five
  /// trials.
  private func functions(_ effects: Effects) -> (calls: [String], sources: [String]) {
    let type = effects.trial.function(["…"], "…")
    let isMainActor = effects.attribute == "@MainActor "
    let name = "of\(effects.identifier.capitalized)"
    let parts = parts(
      of: overloads.filter { $0.effects == effects }.flatMap(\.trials), effects)
    let names = parts.indices.map { parts.count == 1 ? name : "\(name)\($0 + 1)" }
    let sources = zip(names, parts).map { name, part in
      """
        /// \(type)
        \(isMainActor ? effects.attribute : "")private func \(name)() \(effects.isAsync ? "async " : ""){
      \(part)
        }
      """
    }
    let mark = effects.isAsync || isMainActor ? "await " : ""
    return (names.map { "\(mark)\($0)()" }, sources)
  }

  /// The statements of the trials, divided if a function with all of them would suspend often.
  ///
  /// The compiler makes a function of each suspension from a copy of the whole function.
  private func parts(of trials: [Trial], _ effects: Effects) -> [String] {
    let size = effects.isAsync ? 6 : trials.count
    return stride(from: 0, to: trials.count, by: size).map { start in
      let trials = trials[start..<min(start + size, trials.count)]
      return trials.enumerated().map { $1.source(of: name, effects, number: $0) }
        .joined(separator: "\n")
    }
  }
}
