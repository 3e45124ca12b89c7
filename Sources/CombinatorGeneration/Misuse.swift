/// Calls of `partial` that are refused with a message that says what to write.
struct Misuse {
  private let message: String
  private let generics: [String]
  private let function: String
  private let arguments: [String]

  static let all = swapped + apart + [descending, unlabeled]

  /// Two swapped arguments, each with the type of the other argument's parameter.
  private static let swapped: [Misuse] = [
    swapped(1, 2, of: ParameterList(count: 2)),
    swapped(1, 2, of: ParameterList(count: 3)),
    swapped(1, 3, of: ParameterList(count: 3)),
    swapped(2, 3, of: ParameterList(count: 3)),
    swapped(1, 2, of: ParameterList(count: 4, hasRest: true)),
  ]

  private static func swapped(_ first: Int, _ second: Int, of parameters: ParameterList) -> Misuse {
    Misuse(
      message: "Swap the arguments: "
        + "arg\(first) is for parameter \(first), arg\(second) for \(second).",
      parameters, ["arg\(first): Arg\(second)", "arg\(second): Arg\(first)"])
  }

  /// Two arguments that only a function of three parameters binds at once.
  private static let apart: [Misuse] = [(1, 3), (2, 3), (1, 4), (2, 4), (3, 4)].map {
    Misuse(
      message: "Bind one at a time: partial(partial(f, arg\($1): b), arg\($0): a).",
      ParameterList(count: 4, hasRest: true), ["arg\($0): Arg\($0)", "arg\($1): Arg\($1)"])
  }

  private static let descending = Misuse(
    message: "Swap the arguments: partial(f, arg1: a, arg2: b).",
    ParameterList(count: 2, hasRest: true), ["arg2: Arg2", "arg1: Arg1"])

  private static let unlabeled = Misuse(
    message: "Label the argument with its place: partial(f, arg1: a).",
    ParameterList(count: 1, hasRest: true), ["_ argument: Arg1"])

  /// Every function converts to a function that may suspend and throw.
  private init(message: String, _ parameters: ParameterList, _ arguments: [String]) {
    self.message = message
    generics = parameters.generics + ["Output"]
    function = "(\(commaSeparated(parameters.types()))) async throws -> Output"
    self.arguments = arguments
  }

  /// One overload for a call whose context states the type of its result, and one for any other
  /// call.
  var overloads: [Overload] { ["Expected", "Never"].map(overload) }

  private func overload(returning result: String) -> Overload {
    Overload(
      effects: Effects(),
      abstract: "Refuses a call that binds no argument of the function.",
      mistake: Mistake(severity: .unavailable, message: message),
      generics: generics + (result == "Never" ? [] : [result]),
      parameters: ["_ function: \(function)"] + arguments,
      result: result,
      preparation: [#"preconditionFailure("No program can call an unavailable function.")"#])
  }
}
