/// `cached(_:limit:)`: a function whose results are remembered.
extension FunctionDecorator {
  /// The overloads, whose pack takes any number of parameters.
  ///
  /// The limits of packs do not matter here: the parameters are hashed, so none is a function, and
  /// no call uses a cache in the expression that makes it.
  static let cached = Combinator(
    "cached", file: "Cached", Effects.all.map { cached(.anyNumber, $0) })

  private static func cached(_ parameters: ParameterList, _ effects: Effects) -> Overload {
    var overload = Overload(
      decorating: parameters, effects,
      abstract: "Remembers the results of a function, by its arguments.",
      page: effects == Effects() ? cachedPage : nil,
      generics: effects.cacheGenerics + [effects.cacheOutput]
        + (effects.failure == nil ? [] : ["Failure: Error"]),
      options: ["limit: Int = 100"],
      body: Closure(
        effects.heading(parameters.heading()),
        [
          "let key = ArgumentList(repeat each argument)",
          "if let known = results.result(for: key) { return known }",
          "let output = \(effects.marks)\(parameters.call("function"))",
          "results.remember(output, for: key)",
          "return output",
        ]),
      trials: Trial.decorating(parameters, effects))
    overload.preparation = [
      "let results = ResultCache<ArgumentList<repeat each Argument>, Output>(limit: limit)"
    ]
    return overload
  }

  private static let cachedPage = """
    ```swift
    func load(_ id: Int) -> User { ada }

    let quick = cached(load, limit: 50)   // (Int) -> User
    ```

    The function takes any number of parameters, and may suspend, throw, be `@Sendable`, or run on
    the main actor. Errors are not remembered. If calls with equal arguments overlap, each of them
    calls the function, and the result of the last call to end is remembered. While other results
    with the same hash value keep arriving, a result may not be remembered.

    Your code never runs under a lock. So the function, and the `hash`, `==`, and `deinit` of
    arguments and results, may call the cached function.

    - Parameters:
      - function: The function.
      - limit: The number of results to remember. The least recently used result is forgotten first.
    - Returns: A function of the same type.
    - Complexity: O(1) for a remembered result, plus the hashing of the arguments.
    """
}

extension Effects {
  /// The generic parameters of the arguments.
  var cacheGenerics: [String] {
    switch isolation {
    case .plain where !isAsync: ["each Argument: Hashable"]
    case .sendable: ["each Argument: Hashable & Sendable"]
    // A conformance that belongs to an actor may be used there only, and a function that may
    // suspend leaves the actor.
    case .plain, .mainActor, .withinMainActor: ["each Argument: Hashable & SendableMetatype"]
    }
  }

  /// The generic parameter of the output.
  fileprivate var cacheOutput: String {
    switch isolation {
    case .plain: "Output"
    case .sendable: "Output: Sendable"
    case .mainActor, .withinMainActor: "Output: SendableMetatype"
    }
  }
}
