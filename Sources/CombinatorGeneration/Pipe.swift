/// `pipe(_:_:)` and `compose(_:_:)`: one function after another.
extension Pipeline {
  static let pipe = Combinator(
    name: "pipe",
    files: [
      ("PipeOfTwoFunctions", pipeline(of: 2).overloads),
      ("PipeOfThreeFunctions", pipeline(of: 3).overloads),
    ])

  static let compose = Combinator(
    "compose", file: "Compose", pipeline(of: 2, isPipe: false).overloads)

  private static func pipeline(of count: Int, isPipe: Bool = true) -> Pipeline {
    let names = ["first", "second", "third"].prefix(count)
    let outputs = names.dropLast().map(\.capitalized) + ["Output"]
    let order = isPipe ? Array(0..<count) : (0..<count).reversed()
    return Pipeline(
      abstract: isPipe
        ? "Calls functions one after another, from left to right."
        : "Calls functions one after another, from right to left.",
      page: count > 2 ? nil : isPipe ? pipePage : composePage,
      generics: ["Input"] + outputs,
      stages: zip(zip(names, ["Input"] + outputs), outputs).map { stage, output in
        Stage(name: stage.0, parameters: [stage.1], output: output)
      },
      order: order,
      heading: "input",
      call: names.reduce("input") { "\($1)(\($0))" },
      trials: [
        StagedTrial(stages: (1...count).map { .append($0) }, arguments: "([])", count: count)
      ])
  }

  private static let pipePage = """
    ```swift
    func trimmed(_ text: String) -> Substring { text.drop { $0 == " " } }

    let number = pipe(trimmed, { Int($0) })   // (String) -> Int?
    ```

    Two or three functions can be piped, and pipes can be nested in any grouping. The result is
    `async` if one of the functions is, `@Sendable` if all functions are, and on the main actor if
    one of two functions is. If the functions have the same error, the result throws that error. If
    they have different errors, the result throws `any Error`.

    - Parameters:
      - first: The function that is called first.
      - second: A function of the output of `first`.
    - Returns: A function from the input of the first function to the output of the last function.
    - Complexity: O(1).
    """

  private static let composePage = """
    This is function composition as in mathematics: `compose(g, f)(x)` is `g(f(x))`.

    ```swift
    let shout = compose({ $0 + "!" }, { (text: String) in text.uppercased() })
    print(shout("hello"))   // HELLO!
    ```

    Compositions can be nested. The effects follow the rules of ``pipe(_:_:)``, which calls the
    functions from left to right.

    - Parameters:
      - second: A function of the output of `first`.
      - first: The function that is called first.
    - Returns: A function from the input of `first` to the output of `second`.
    - Complexity: O(1).
    """
}
