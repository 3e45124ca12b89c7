/// `cached(_:limit:)`: a function whose results are remembered.
extension FunctionDecorator {
  /// A pack takes the parameters, however many they are: none of them is a function, for they are
  /// hashed, and nobody makes a cache to call it once, where it is made.
  static let cached = Combinator(
    name: "cached", files: [("Cached", Effects.all.map { cached(.anyNumber, $0) })])

  private static func cached(_ parameters: ParameterList, _ effects: Effects) -> Overload {
    let isPage = effects == Effects()
    var overload = Overload(
      decorating: parameters, effects,
      name: "cached",
      abstract: isPage
        ? "Remembers what a function returned, by its arguments."
        : "Remembers what such a function returned, by its arguments.",
      page: isPage ? cachedPage : nil,
      generics: effects.cacheGenerics + [effects.cacheOutput]
        + (effects.failure == nil ? [] : ["Failure: Error"]),
      options: ["limit: Int = 100"],
      lines: [
        "let key = ArgumentList(repeat each argument)",
        "if let known = results.result(for: key) { return known }",
        "let output = \(effects.marks)\(parameters.call("function"))",
        "results.remember(output, for: key)",
        "return output",
      ],
      trials: Trial.decorating(parameters, effects, by: "cached"))
    overload.preparation = [
      "\(effects.cacheDeclaration)<ArgumentList<repeat each Argument>, Output>(limit: limit)"
    ]
    return overload
  }

  private static let cachedPage = """
    ```swift
    func load(_ id: Int) -> User { ada }

    let quick = cached(load, limit: 50)   // (Int) -> User
    ```

    The function may have any number of parameters, suspend, throw, be `@Sendable` or run on the main
    actor. What it throws is not remembered. It is called outside of any lock: calls with equal
    arguments that overlap each call the function, and the last one to end is remembered.

    - Parameters:
      - function: What is remembered.
      - limit: For how many different arguments; then the least recently used are forgotten.
    - Returns: A function of the same type.
    - Complexity: O(1) for what is remembered, beside the hashing of the arguments.
    """
}

extension Effects {
  /// The parameters of a function that is remembered, as generic ones.
  var cacheGenerics: [String] {
    switch isolation {
    case .plain: ["each Argument: Hashable"]
    case .sendable: ["each Argument: Hashable & Sendable"]
    case .mainActor, .withinMainActor: ["each Argument: Hashable & SendableMetatype"]
    }
  }

  /// What such a function returns, as a generic parameter.
  fileprivate var cacheOutput: String {
    switch isolation {
    case .plain: "Output"
    case .sendable: "Output: Sendable"
    case .mainActor, .withinMainActor: "Output: SendableMetatype"
    }
  }

  /// Declares what keeps the results: without a lock, where only one thread can call the function.
  var cacheDeclaration: String {
    isolation == .sendable ? "let results = SharedResults" : "var results = RecentResults"
  }
}
