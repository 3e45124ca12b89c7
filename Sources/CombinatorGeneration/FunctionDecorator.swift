/// Decorators of functions: each gives a function of the type of the one that it is given.
enum FunctionDecorator {
  static let all = [retrying, cached, timed, logged]

  /// The overloads of a decorator for every number of parameters and every combination of effects.
  static func overloads(_ overload: (ParameterList, Effects) -> Overload) -> [Overload] {
    ParameterList.disjoint.flatMap { parameters in
      Effects.all.map { overload(parameters, $0) }
    }
  }
}

extension Overload {
  /// An overload of a decorator: it returns a closure of the type of the function, of these lines.
  ///
  /// A `@Sendable` function fits the overloads for plain functions as well. They are disfavored, so that
  /// the result stays `@Sendable`, and for the compiler not to follow them in a call within a call.
  init(
    decorating parameters: ParameterList, _ effects: Effects, returning output: String = "Output",
    name: String, abstract: String, page: String? = nil,
    generics: [String], options: [String], lines: [String], trials: [Trial]
  ) {
    let function = effects.function(parameters.types(), output)
    self.init(
      effects: effects,
      abstract: abstract, page: page, isDisfavored: effects.isolation == .plain,
      name: name,
      generics: generics,
      parameters: ["_ function: @escaping " + function] + options,
      result: function,
      body: Closure(effects.heading(parameters.heading()), lines),
      trials: trials)
  }
}

extension Trial {
  /// A decorator put around functions that give a list of their arguments, and that fail, where they may.
  static func decorating(
    _ parameters: ParameterList, _ effects: Effects, by name: String, _ options: [String] = []
  ) -> [Trial] {
    parameters.trialCounts.flatMap { count in
      let list = decorating(
        .list(of: count, effects), count, effects, by: name, options, outcome: .numbers(to: count))
      guard effects.failure != nil else { return [list] }
      let refusal = decorating(
        .refusal(of: count, effects), count, effects, by: name, options,
        outcome: .failure("Refusal"))
      return [list, refusal]
    }
  }

  private static func decorating(
    _ function: Fixture, _ count: Int, _ effects: Effects, by name: String, _ options: [String],
    outcome: Outcome
  ) -> Trial {
    Trial(
      fixtures: [function], combinator: name, operands: [function.name] + options,
      type: effects.list(of: count),
      arguments: Trial.arguments(count),
      outcome: outcome)
  }
}
