/// Decorators of functions: each returns a function of the type of its argument.
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
  /// An overload of a decorator, which returns a closure.
  ///
  /// A `@Sendable` function fits the overloads for plain functions as well. They are disfavored, so
  /// that the result stays `@Sendable` and the compiler does not try them in nested calls.
  init(
    decorating parameters: ParameterList, _ effects: Effects,
    abstract: String, page: String? = nil, generics: [String], options: [String], body: Closure,
    trials: [Trial]
  ) {
    let function = effects.function(parameters.types(), "Output")
    self.init(
      effects: effects,
      abstract: abstract, page: page, isDisfavored: effects.isolation == .plain,
      generics: generics,
      parameters: ["_ function: @escaping " + function] + options,
      result: function,
      body: body,
      trials: trials)
  }
}

extension Closure {
  /// A closure that passes each call of the function to code that all overloads share.
  ///
  /// - Parameters:
  ///   - parameters: The parameters of the function.
  ///   - effects: The effects of the function.
  ///   - receiver: The call of the shared code, without its last argument.
  ///   - declaration: A statement before this call, if it needs one.
  init(
    passingCallOf parameters: ParameterList, _ effects: Effects, to receiver: String,
    declaring declaration: String? = nil
  ) {
    let call = Closure(
      effects.failure == nil ? "" : effects.heading(""),
      [effects.marks + parameters.call("function")])
    let keyword = declaration == nil ? "" : "return "
    self.init(
      effects.heading(parameters.heading()),
      (declaration.map { [$0] } ?? [])
        + call.nestedLines(after: keyword + effects.marks + receiver + " "))
  }
}

extension Effects {
  /// A function as an argument, in a closure that stays on the main actor if the function does.
  func isolated(_ function: String) -> String {
    isolation == .mainActor ? "{ \(function)($0) }" : function
  }
}

extension Trial {
  /// Decorated functions that list their arguments and, if they throw, decorated functions that
  /// fail.
  static func decorating(
    _ parameters: ParameterList, _ effects: Effects, _ options: [String] = []
  ) -> [Trial] {
    parameters.trialCounts.flatMap { count in
      let outcomes =
        [(effects.list(count), Outcome.numbers(to: count))]
        + (effects.failure == nil ? [] : [(effects.refusal(count), .failure("Refusal"))])
      return outcomes.map { function, outcome in
        Trial(
          operands: [function] + options, type: effects.listing(count),
          arguments: arguments(count), outcome: outcome)
      }
    }
  }
}
