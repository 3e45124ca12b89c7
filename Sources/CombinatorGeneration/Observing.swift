/// `timed(_:clock:record:)` and `logged(_:_:to:)`: a function whose calls are recorded.
extension FunctionDecorator {
  static let timed = Combinator("timed", file: "Timed", overloads(timed))

  static let logged = Combinator("logged", file: "Logged", overloads(logged))

  private static func timed(_ parameters: ParameterList, _ effects: Effects) -> Overload {
    let isPage = parameters.count == 1 && effects == Effects()
    let record = Effects(isolation: effects.isolation).function(["C.Duration"], "Void")
    return Overload(
      decorating: parameters, effects,
      abstract: isPage
        ? "Measures each call of a function."
        : "Measures each call of a function of \(parameters.description).",
      page: isPage ? timedPage : nil,
      generics: effects.generics(parameters.generics + ["Output"]) + ["C: Clock"],
      options: ["clock: C = ContinuousClock()", "record: @escaping \(record)"],
      body: Closure(
        passingCallOf: parameters, effects, to: "measuring(clock, \(effects.isolated("record")))"),
      trials: Trial.decorating(parameters, effects, ["record: { _ in }"]))
  }

  private static func logged(_ parameters: ParameterList, _ effects: Effects) -> Overload {
    let isPage = parameters.count == 1 && effects == Effects()
    let log = Effects(isolation: effects.isolation).function(["String"], "Void")
    return Overload(
      decorating: parameters, effects,
      abstract: isPage
        ? "Logs each call of a function when it ends, with its arguments and its result or error."
        : "Logs each call of a function of \(parameters.description) when it ends.",
      page: isPage ? loggedPage : nil,
      generics: effects.generics(parameters.generics + ["Output"]),
      options: ["_ name: String", "to log: @escaping \(log) = { print($0) }"],
      body: Closure(
        passingCallOf: parameters, effects, to: "call.logging(\(effects.isolated("log")))",
        declaring: "let call = \(parameters.callDescription)"),
      trials: Trial.decorating(parameters, effects, ["\"List\"", "to: { _ in }"]))
  }

  private static let timedPage = """
    ```swift
    func load(_ id: Int) -> User { ada }

    let measured = timed(load) { print("It took \\($0).") }   // (Int) -> User
    ```

    The function takes any number of parameters, and may suspend, throw, be `@Sendable`, or run on
    the main actor. Calls that throw are measured too. The duration of a suspending call includes
    the time that the call waits.

    - Parameters:
      - function: The function.
      - clock: The clock that measures the time.
      - record: A function that receives the duration of each call.
    - Returns: A function of the same type.
    """

  private static let loggedPage = """
    ```swift
    func load(_ id: Int) -> String { "Ada" }

    let logging = logged(load, "LoadUser")
    _ = logging(1)   // prints: LoadUser(1) returned "Ada"
    ```

    The function takes any number of parameters, and may suspend, throw, be `@Sendable`, or run on the
    main actor. The log contains all arguments and results: keep secrets out of them.

    - Parameters:
      - function: The function.
      - name: The name of the function in the log.
      - log: A function that receives each line. The default prints it.
    - Returns: A function of the same type.
    """
}

extension ParameterList {
  /// The description of a call with its arguments, for a log.
  var callDescription: String {
    let counted = ["name"] + positions.map { "arg\($0)" }
    let rest = hasRest ? ".followed(by: repeat each \(pack.lowercased()))" : ""
    return "CallDescription(\(commaSeparated(counted)))\(rest)"
  }
}
