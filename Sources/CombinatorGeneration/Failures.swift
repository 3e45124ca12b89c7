/// `mapError(_:_:)` and `catching(_:)`: other errors, or a result that holds them.
enum Failures {
  static let mapError = Combinator(
    name: "mapError",
    files: [
      ("MapError", overloads(mapError)), ("MapErrorToNever", overloads(mapErrorToNever)),
    ])

  static let catching = Combinator(
    "catching", file: "Catching", overloads(catching))

  private static func overloads(
    _ overload: (ParameterList, Effects) -> Overload
  ) -> [Overload] {
    ParameterList.any.flatMap { parameters in
      Effects.colors.map { overload(parameters, $0.throwing("Failure")) }
    }
  }

  /// The result of a call, whose errors the standard library catches with their type.
  private static func attempt(_ parameters: ParameterList, _ effects: Effects) -> String {
    let call = effects.marks + parameters.call("function")
    return (effects.isAsync ? "await " : "") + "Result { () \(effects.clauses)in \(call) }"
  }

  private static func mapError(_ parameters: ParameterList, _ effects: Effects) -> Overload {
    let isPage = parameters.count == 1 && effects == Effects(failure: "Failure")
    let transform = Effects(isolation: effects.isolation).function(["Failure"], "Mapped")
    return Overload(
      effects: effects,
      abstract: isPage
        ? "Transforms the errors that a function throws."
        : "Transforms the errors of a function.",
      page: isPage ? mapErrorPage : nil,
      generics: effects.generics(parameters.generics + ["Output"]) + ["Mapped: Error"],
      parameters: [
        "_ function: @escaping " + effects.function(parameters.types(), "Output"),
        "_ transform: @escaping " + transform,
      ],
      result: effects.throwing("Mapped").function(parameters.types(), "Output"),
      body: Closure(
        effects.throwing("Mapped").heading(parameters.heading()),
        [
          "let result = \(attempt(parameters, effects))",
          "return try result.mapError { transform($0) }.get()",
        ]),
      trials: parameters.trialCounts.flatMap { count in
        [
          trial(effects.list(count), count, effects.throwing("OtherRefusal")),
          trial(
            effects.refusal(count), count, effects.throwing("OtherRefusal"),
            outcome: .failure("OtherRefusal")),
        ]
      })
  }

  /// A trial of a function with other errors, or with none.
  private static func trial(
    _ function: String, _ count: Int, _ effects: Effects,
    outcome: Trial.Outcome? = nil
  ) -> Trial {
    let transform = effects.failure == nil ? "{ _ in fatalError() }" : "{ _ in OtherRefusal() }"
    return Trial(
      operands: [function, transform],
      type: "(" + effects.function(Array(repeating: "Int", count: count), "[Int]") + ")",
      arguments: Trial.arguments(count),
      outcome: outcome ?? .numbers(to: count), effects: effects)
  }

  /// The compiler crashes if it infers `Mapped` as `Never` (swiftlang/swift#78212), which a
  /// transform that stops the program would cause.
  private static func mapErrorToNever(_ parameters: ParameterList, _ effects: Effects) -> Overload {
    Overload(
      effects: effects,
      abstract: "Passes the errors of a function to a transform that never returns.",
      generics: effects.generics(parameters.generics + ["Output"]),
      parameters: [
        "_ function: @escaping " + effects.function(parameters.types(), "Output"),
        "_ transform: @escaping "
          + Effects(isolation: effects.isolation).function(["Failure"], "Never"),
      ],
      result: effects.throwing(nil).function(parameters.types(), "Output"),
      body: Closure(
        parameters.heading(),
        [
          "let result = \(attempt(parameters, effects))",
          "return result.mapError { transform($0) }.get()",
        ]),
      trials: parameters.trialCounts.map { count in
        trial(effects.list(count), count, effects.throwing(nil))
      })
  }

  private static func catching(_ parameters: ParameterList, _ effects: Effects) -> Overload {
    let isPage = parameters.count == 1 && effects == Effects(failure: "Failure")
    let result = effects.throwing(nil).function(
      parameters.types(), "Result<Output, Failure>")
    return Overload(
      effects: effects,
      abstract: isPage
        ? "Returns a function's errors in a `Result` instead of throwing them."
        : "Returns the errors of a function in a `Result`.",
      page: isPage ? catchingPage : nil,
      generics: effects.generics(parameters.generics + ["Output"]),
      parameters: ["_ function: @escaping " + effects.function(parameters.types(), "Output")],
      result: result,
      body: Closure(
        parameters.heading(), [attempt(parameters, effects)]),
      trials: parameters.trialCounts.map { count in
        let type = effects.throwing(nil).function(
          Array(repeating: "Int", count: count), "Result<[Int], Refusal>")
        return Trial(
          operands: [effects.list(count)],
          type: "(\(type))",
          arguments: Trial.arguments(count) + ".get()",
          outcome: .numbers(to: count))
      })
  }

  private static let mapErrorPage = """
    Use it to hide the errors of an implementation:

    ```swift
    enum ApiError: Error { case offline }
    enum LoadError: Error { case unavailable(any Error) }
    func fetch(_ path: String) throws(ApiError) -> [UInt8] { throw .offline }

    // (String) throws(LoadError) -> [UInt8]
    let load = mapError(fetch) { LoadError.unavailable($0) }
    ```

    The function takes any number of parameters, and may suspend, be `@Sendable`, or run on the main
    actor. To erase a typed error, you need no mapping: a function with a typed error converts to a
    function that throws `any Error`.

    - Parameters:
      - function: The function whose errors are transformed.
      - transform: A function that returns the new error for an original error.
    - Returns: A function of the same parameters that throws the new errors.
    - Complexity: O(1).
    """

  private static let catchingPage = """
    ```swift
    enum ApiError: Error { case offline }
    func fetch(_ path: String) throws(ApiError) -> [UInt8] { throw .offline }

    let attempt = catching(fetch)   // (String) -> Result<[UInt8], ApiError>
    ```

    The function takes any number of parameters, and may suspend, be `@Sendable`, or run on the main
    actor.

    - Parameter function: The function whose errors are returned.
    - Returns: A function of the same parameters that does not throw.
    - Complexity: O(1).
    """
}
