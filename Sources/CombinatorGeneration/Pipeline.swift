/// Functions that are called one after another, each with the output of the previous function.
///
/// The compiler does not infer `throws(Failure)` from a throwing stage next to a stage without
/// errors, so there is an overload for each combination. One more takes stages with different
/// errors and throws `any Error`.
///
/// An untyped error, or a context with `any Error`, fits the overloads in which further stages throw,
/// too. The compiler prefers the overload with the fewest throwing stages: an overload whose stages
/// all throw is disfavored, and an overload with two of three has a parameter with a default value.
struct Pipeline {
  struct Stage {
    let name: String
    let parameters: [String]
    let output: String
  }

  let abstract: String
  var page: String?
  let generics: [String]
  /// The stages in the order in which they are called.
  let stages: [Stage]
  /// The stages in the order of the combinator's parameters.
  let order: [Int]
  /// The names of the first stage's parameters, which are those of the result, in the closure.
  let heading: String
  let call: String
  /// The arguments of the tests.
  let trials: [StagedTrial]

  var overloads: [Overload] {
    let combinations = (0..<1 << stages.count)
      .map { mask in stages.indices.map { mask & 1 << $0 != 0 ? "Failure" : nil } }
    let unlike = stages.map { "\($0.name.capitalized)Failure" as String? }
    return Effects.colors.flatMap { color in
      (combinations + [unlike]).map { overload(color, failures: $0) }
    }
  }

  private func overload(_ color: Effects, failures: [String?]) -> Overload {
    let named = Set(failures.compactMap(\.self))
    let effects = color.throwing(named.count > 1 ? "any Error" : named.first)
    return Overload(
      effects: effects,
      abstract: effects == Effects() && page != nil ? abstract : summary(failures),
      page: effects == Effects() ? page : nil,
      isDisfavored: !failures.contains(nil),
      generics: effects.generics(generics)
        + (named.count > 1 ? failures.compactMap { $0.map { "\($0): Error" } } : []),
      parameters: order.map { index in
        let stage = stages[index]
        let type = color.throwing(failures[index]).function(stage.parameters, stage.output)
        return "_ \(stage.name): @escaping \(type)"
      } + (failures.contains(nil) && failures.count { $0 != nil } > 1 ? ["rank: Void = ()"] : []),
      result: effects.function(stages[0].parameters, stages[stages.count - 1].output),
      body: Closure(heading, [effects.marks + call]),
      trials: trials.map { trial($0, color, failures: failures, effects.trial) })
  }

  private func summary(_ failures: [String?]) -> String {
    let throwing = zip(stages, failures).filter { $1 != nil }.map { "`\($0.0.name)`" }
    guard let last = throwing.last else { return abstract }
    let subject = abstract.dropLast()
    guard Set(failures).isSubset(of: [nil, "Failure"]) else {
      return "\(subject), with different errors."
    }
    let names = [commaSeparated(throwing.dropLast()), last].filter { !$0.isEmpty }
    return "\(subject), with errors of \(names.joined(separator: " and "))."
  }

  private func trial(
    _ trial: StagedTrial, _ color: Effects, failures: [String?], _ result: Effects
  ) -> Trial {
    let fixtures = zip(trial.stages, failures).enumerated().map { index, stage in
      let (sample, failure) = stage
      let isOther = failure != nil && failure != "Failure" && index > 0
      let effects = color.throwing(failure == nil ? nil : isOther ? "OtherRefusal" : "Refusal")
      return Fixture(
        of: effects, function: sample.name + (isOther ? "OrOther" : ""),
        type: "(\(effects.function(sample.parameters, "[Int]")))",
        body: "{ \(sample.body ?? "") }")
    }
    return Trial(
      fixtures: zip(fixtures, trial.stages).filter { $1.body != nil }.map(\.0),
      operands: order.map { fixtures[$0].reference },
      type: "(\(result.function(trial.stages[0].parameters, "[Int]")))",
      arguments: trial.arguments,
      outcome: .numbers(to: trial.count))
  }
}

/// Functions that the tests call one after the other.
struct StagedTrial {
  struct Sample {
    let name: String
    let parameters: [String]
    /// The body, or nil if all trials have the function.
    let body: String?

    /// A function that appends a number to a list.
    static func append(_ number: Int) -> Sample {
      Sample(name: "append\(number)", parameters: ["[Int]"], body: "$0 + [\(number)]")
    }

    /// A function that lists its arguments.
    static func list(of count: Int) -> Sample {
      Sample(
        name: "list\(count)", parameters: Array(repeating: "Int", count: count), body: nil)
    }
  }

  let stages: [Sample]
  let arguments: String
  let count: Int
}
