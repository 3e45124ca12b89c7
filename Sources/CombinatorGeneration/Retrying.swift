/// `retrying(_:attempts:when:)`: a function that is called again where it throws.
extension FunctionDecorator {
  static let retrying = Combinator(
    name: "retrying",
    files: [
      ("Retrying", overloads { $1.failure == nil ? needless($0, $1) : retrying($0, $1) })
    ])

  private static func retrying(_ parameters: ParameterList, _ effects: Effects) -> Overload {
    let isPage = parameters.count == 1 && effects == Effects(failure: "Failure")
    let function = Effects(isolation: effects.isolation)
    let isTemporary = function.function(["Failure"], "Bool")
    let delay = function.function(["_ failures: Int"], "C.Duration")
    var overload = Overload(
      decorating: parameters, effects,
      name: "retrying",
      abstract: isPage
        ? "Calls a function again where it throws."
        : "Calls a function of \(parameters.description) again where it throws.",
      page: isPage ? retryingPage : nil,
      generics: effects.generics(parameters.generics + ["Output"])
        + (effects.isAsync ? ["C: Clock"] : []),
      options: ["attempts: Int = 3"]
        + (effects.isAsync
          ? [
            "clock: C = ContinuousClock()", "delay: @escaping \(delay) = { _ in .zero }",
          ] : [])
        + ["when isTemporary: @escaping \(isTemporary) = { _ in true }"],
      lines: [
        "var failures = 0",
        "while true {",
        "  do throws(Failure) {",
        "    return \(effects.marks)\(parameters.call("function"))",
        "  } catch {",
        "    failures += 1",
        "    guard failures < attempts, isTemporary(error) else { throw error }",
      ]
        + (effects.isAsync
          ? ["    guard await pause(for: delay(failures), clock) else { throw error }"] : [])
        + ["  }", "}"],
      trials: Trial.decorating(parameters, effects, by: "retrying"))
    overload.preparation = ["checkAttempts(attempts)"]
    return overload
  }

  /// It keeps a function that cannot throw from the overloads of those that do, with which the
  /// compiler would crash, as it infers `Failure` as `Never` (swiftlang/swift#78212).
  private static func needless(_ parameters: ParameterList, _ effects: Effects) -> Overload {
    var overload = Overload(
      decorating: parameters, effects,
      name: "retrying",
      abstract: "Calls a function of \(parameters.description) that cannot throw, once.",
      generics: effects.generics(parameters.generics + ["Output"]),
      options: ["attempts: Int = 3"],
      lines: [effects.marks + parameters.call("function")], trials: [])
    overload.deprecation = "A function that cannot throw is never called again."
    return overload
  }

  private static let retryingPage = """
    ```swift
    struct Offline: Error {}
    func load(_ id: Int) throws(Offline) -> User { ada }

    let patient = retrying(load, attempts: 5)   // (Int) throws(Offline) -> User
    ```

    The function may have any number of parameters, be `@Sendable` or run on the main actor. One that
    suspends may also be given a `delay` before each further attempt, from how often it has failed so
    far; a cancelled task is given no further attempt.

    - Parameters:
      - function: What is called.
      - attempts: How often it is called at most; at least once.
      - isTemporary: Whether it is worth calling again after an error; always if nothing is said.
    - Returns: A function of the same type, which throws the error of the last attempt.
    """
}
