/// The tests of every overload of a combinator.
struct TrialFile {
  private let combinator: Combinator
  private let module: Module

  init(_ combinator: Combinator, of module: Module) {
    self.combinator = combinator
    self.module = module
  }

  var source: String {
    var variants: [Effects] = []
    for overload in combinator.overloads
    where !overload.trials.isEmpty && !variants.contains(overload.effects) {
      variants.append(overload.effects)
    }
    return """
      import \(module.name)
      import TestSupport
      import Testing

      @Suite("Every overload of \(combinator.title)")
      struct \(combinator.suite) {
      \(variants.map(test).joined(separator: "\n\n"))
      }
      """
  }

  private func test(_ effects: Effects) -> String {
    let trials = combinator.overloads.filter { $0.effects == effects }.flatMap(\.trials)
    let type = effects.trial.function(["…"], "…")
    let isolation = effects.attribute == "@MainActor " ? effects.attribute : ""
    let clauses = effects.throwing(effects.failure.map { _ in "any Error" }).clauses
    let name = "of\(effects.identifier.capitalized)"
    let parts = parts(of: trials, effects)
    let test = """
        @Test("The result of \(combinator.title) keeps the effects and the argument order of \(type)")
        \(isolation)func \(name)() \(clauses){

      """
    if parts.count == 1 { return test + parts[0] + "\n  }" }
    let names = parts.indices.map { "part\($0 + 1)Of\(effects.identifier.capitalized)" }
    let calls = names.map { "    \(effects.marks)\($0)()\n" }.joined()
    let functions = zip(names, parts).map { name, part in
      "  \(isolation)private func \(name)() \(clauses){\n\(part)\n  }"
    }
    return test + calls + "  }\n\n" + functions.joined(separator: "\n\n")
  }

  /// The statements of the trials, divided if a function with all of them would suspend often.
  ///
  /// The compiler makes a function of each suspension from a copy of the whole function.
  private func parts(of trials: [Trial], _ effects: Effects) -> [String] {
    let size = effects.isAsync ? 12 : trials.count
    return stride(from: 0, to: trials.count, by: size).map { start in
      let trials = trials[start..<min(start + size, trials.count)]
      var seen: Set<Fixture> = []
      let fixtures = trials.flatMap(\.fixtures).filter { seen.insert($0).inserted }
      return fixtures.map { $0.source + "\n" }.joined() + (fixtures.isEmpty ? "" : "\n")
        + trials.enumerated().map { $1.source(effects, number: $0) }.joined(separator: "\n")
    }
  }
}
