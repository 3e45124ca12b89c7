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
    let imports = Set([module.name] + combinator.overloads.flatMap(\.trials).flatMap(\.imports))
    return """
      \(imports.sorted().map { "import \($0)" }.joined(separator: "\n"))
      import TestSupport
      import Testing

      @Suite("Every overload of \(combinator.name)")
      struct EveryOverloadOf\(combinator.name.capitalized) {
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
        @Test("keeps its effects and every argument's place: \(type)")
        \(isolation)func \(effects.identifier)() \(clauses){
      \(fixtures.map(\.source).joined(separator: "\n"))

      \(trials.enumerated().map { $1.source(effects, number: $0) }.joined(separator: "\n"))
        }
      """
  }
}
