/// `retrying(_:attempts:when:)`: a function that is called again if it throws.
extension FunctionDecorator {
  static let retrying = Combinator(
    "retrying", file: "Retrying", overloads(retrying) + selective)

  private static func retrying(_ parameters: ParameterList, _ effects: Effects) -> Overload {
    let selection = effects.failure == nil ? " = selectsNothing" : " = { _ in true }"
    return retrying(parameters, effects, selects: effects.isAsync ? nil : selection)
  }

  /// Overloads for functions that may suspend, with a function that selects the errors.
  ///
  /// The function has no default. Otherwise a trailing closure would be taken for `delay`.
  private static let selective = ParameterList.disjoint.flatMap { parameters in
    Effects.all.filter(\.isAsync).map { retrying(parameters, $0, selects: "") }
  }

  /// An overload for a function that throws, or for a function that cannot throw.
  ///
  /// - Parameters:
  ///   - parameters: The parameters of the function.
  ///   - effects: The effects of the function.
  ///   - selection: The default of the function that selects the errors; `nil` if the overload has
  ///     no such parameter.
  private static func retrying(
    _ parameters: ParameterList, _ effects: Effects, selects selection: String?
  ) -> Overload {
    let isPage = parameters.count == 1 && effects == Effects(failure: "Failure")
    let function = Effects(isolation: effects.isolation)
    let isTemporary = function.function([effects.failure ?? "Never"], "Bool")
    let delay = function.function(["_ failures: Int"], "C.Duration")
    let selecting = selection == nil ? "{ _ in true }" : effects.isolated("isTemporary")
    var overload = Overload(
      decorating: parameters, effects,
      abstract: isPage
        ? "Calls a function again if it throws."
        : "Calls a function of \(parameters.description) again if it throws.",
      page: isPage ? retryingPage : nil,
      generics: effects.generics(parameters.generics + ["Output"])
        + (effects.isAsync ? ["C: Clock"] : []),
      options: ["attempts: Int = 3"]
        + (effects.isAsync
          ? [
            "clock: C = ContinuousClock()", "delay: @escaping \(delay) = { _ in .zero }",
          ] : [])
        + (selection.map { ["when isTemporary: @escaping \(isTemporary)\($0)"] } ?? []),
      body: Closure(
        passingCallOf: parameters, effects,
        to: "attempting(attempts, \(effects.isAsync ? "clock, delay, " : "")\(selecting))"),
      trials: Trial.decorating(
        parameters, effects, selection == "" ? ["when: { _ in true }"] : []))
    if effects.failure != nil {
      overload.preparation = ["checkAttempts(attempts)"]
      return overload
    }
    // With an overload for throwing functions, the compiler would infer `Failure` as `Never` and
    // crash (swiftlang/swift#78212). So this overload has the same options.
    overload.abstract =
      "Calls a function of \(parameters.description) once, because it cannot throw."
    overload.returned = "function"
    overload.trials = []
    overload.mistake = Mistake(
      severity: .deprecated, message: "A function that cannot throw is never called again.")
    return overload
  }

  private static let retryingPage = """
    ```swift
    struct Offline: Error {}
    func load(_ id: Int) throws(Offline) -> User { ada }

    let patient = retrying(load, attempts: 5)   // (Int) throws(Offline) -> User
    ```

    The function takes any number of parameters, and may be `@Sendable` or run on the main actor.
    For a function that may suspend, you can also pass a `clock`, and a `delay` before each further
    attempt: a function of the number of failures so far. If the task is canceled, or the clock
    throws, there is no further attempt.

    - Parameters:
      - function: The function.
      - attempts: The maximum number of calls, at least one.
      - isTemporary: Returns whether to try again after an error. By default, it always returns
        true.
    - Returns: A function of the same type, which throws the error of the last attempt.
    """
}
