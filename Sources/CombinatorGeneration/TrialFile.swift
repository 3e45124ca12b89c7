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
    var seen: Set<Fixture> = []
    let fixtures = trials.flatMap(\.fixtures).filter { seen.insert($0).inserted }
    let type = effects.trial.function(["…"], "…")
    let isolation = effects.attribute == "@MainActor " ? effects.attribute : ""
    let clauses = effects.throwing(effects.failure.map { _ in "any Error" }).clauses
    return """
        @Test("The result of \(combinator.title) keeps the effects and the argument order of \(type)")
        \(isolation)func of\(effects.identifier.capitalized)() \(clauses){
      \(fixtures.map { $0.source + "\n" }.joined())\(fixtures.isEmpty ? "" : "\n")\(trials.enumerated().map { $1.source(effects, number: $0) }.joined(separator: "\n"))
        }
      """
  }
}
