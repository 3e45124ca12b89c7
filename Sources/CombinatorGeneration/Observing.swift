/// `timed(_:clock:record:)` and `logged(_:_:to:)`: a function whose calls somebody hears of.
extension FunctionDecorator {
  static let timed = Combinator(name: "timed", files: [("Timed", overloads(timed))])

  static let logged = Combinator(name: "logged", files: [("Logged", overloads(logged))])

  private static func timed(_ parameters: ParameterList, _ effects: Effects) -> Overload {
    let isPage = parameters.count == 1 && effects == Effects()
    let record = Effects(isolation: effects.isolation).function(["C.Duration"], "Void")
    return Overload(
      decorating: parameters, effects,
      name: "timed",
      abstract: isPage
        ? "Measures each call of a function."
        : "Measures each call of a function of \(parameters.description).",
      page: isPage ? timedPage : nil,
      generics: effects.generics(parameters.generics + ["Output"]) + ["C: Clock"],
      options: ["clock: C = ContinuousClock()", "record: @escaping \(record)"],
      lines: [
        "let start = clock.now",
        "defer { record(start.duration(to: clock.now)) }",
        "return \(effects.marks)\(parameters.call("function"))",
      ],
      trials: Trial.decorating(parameters, effects, by: "timed", ["record: { _ in }"]))
  }

  private static func logged(_ parameters: ParameterList, _ effects: Effects) -> Overload {
    let isPage = parameters.count == 1 && effects == Effects()
    let log = Effects(isolation: effects.isolation).function(["String"], "Void")
    let call = [
      "let output = \(effects.marks)\(parameters.call("function"))",
      "log(call.returned(output))",
      "return output",
    ]
    return Overload(
      decorating: parameters, effects,
      name: "logged",
      abstract: isPage
        ? "Logs each call of a function when it ends: a line with its arguments and what came of it."
        : "Logs each call of a function of \(parameters.description) when it ends.",
      page: isPage ? loggedPage : nil,
      generics: effects.generics(parameters.generics + ["Output"]),
      options: ["_ name: String", "to log: @escaping \(log) = { print($0) }"],
      lines: ["let call = \(parameters.callDescription)"]
        + (effects.failure == nil
          ? call
          : ["do throws(Failure) {"] + call.map { "  " + $0 } + [
            "} catch {",
            "  log(call.threw(error))",
            "  throw error",
            "}",
          ]),
      trials: Trial.decorating(parameters, effects, by: "logged", ["\"List\"", "to: { _ in }"]))
  }

  private static let timedPage = """
    ```swift
    func load(_ id: Int) -> User { ada }

    let measured = timed(load) { print("It took \\($0).") }   // (Int) -> User
    ```

    The function may have any number of parameters, suspend, throw, be `@Sendable` or run on the main
    actor. A call that throws is measured too, and the time of one that suspends includes the waiting.

    - Parameters:
      - function: What is measured.
      - clock: What measures the time.
      - record: Is called after each call, with how long it took.
    - Returns: A function of the same type.
    """

  private static let loggedPage = """
    ```swift
    func load(_ id: Int) -> String { "Ada" }

    let logging = logged(load, "LoadUser")
    _ = logging(1)   // prints: LoadUser(1) returned "Ada"
    ```

    The function may have any number of parameters, suspend, throw, be `@Sendable` or run on the main
    actor. Everything it is given and gives is in the log: mind what must not be there.

    - Parameters:
      - function: What is logged.
      - name: How the log calls it.
      - log: Takes a line; prints it if nothing is said.
    - Returns: A function of the same type.
    """
}

extension ParameterList {
  /// What describes a call with all the arguments in a log.
  var callDescription: String {
    let counted = ["name"] + positions.map { "arg\($0)" }
    let rest = hasRest ? ".followed(by: repeat each \(pack.lowercased()))" : ""
    return "CallDescription(\(commaSeparated(counted)))\(rest)"
  }
}
