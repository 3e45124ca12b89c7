/// `pipe(_:_:)` and `compose(_:_:)`: one function after the other.
extension Pipeline {
  static let pipe = Combinator(
    name: "pipe",
    files: [
      ("PipeOfTwoFunctions", pipeline("pipe", of: 2).overloads),
      ("PipeOfThreeFunctions", pipeline("pipe", of: 3).overloads),
    ])

  static let compose = Combinator(
    name: "compose",
    files: [("Compose", pipeline("compose", of: 2).overloads)])

  private static func pipeline(_ name: String, of count: Int) -> Pipeline {
    let names = ["first", "second", "third"].prefix(count)
    let outputs = names.dropLast().map(\.capitalized) + ["Output"]
    let isPipe = name == "pipe"
    let order = isPipe ? Array(0..<count) : (0..<count).reversed()
    return Pipeline(
      name: name,
      abstract: isPipe
        ? "Calls functions one after the other, from left to right."
        : "Calls functions one after the other, from right to left.",
      page: count > 2 ? nil : isPipe ? pipePage : composePage,
      generics: ["Input"] + outputs,
      stages: zip(zip(names, ["Input"] + outputs), outputs).map { stage, output in
        Stage(name: stage.0, parameters: [stage.1], output: output)
      },
      order: order,
      input: ["Input"],
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

    Two to six functions can be piped. The result is `async` if any of them is, and `@Sendable` if
    all are. Where one of two needs the main actor, so does the result. Functions that throw one and
    the same error give a function that throws just that one, as long as there are no more than four,
    or all of them throw, or one; otherwise the error is `any Error`. How pipes are nested makes no
    difference to what they do.

    - Parameters:
      - first: The function that is called first.
      - second: The function that is called with what the first one gave.
    - Returns: A function from the first one's input to the last one's output.
    - Complexity: O(1).
    """

  private static let composePage = """
    It is function composition as in mathematics: `compose(g, f)(x)` is `g(f(x))`.

    ```swift
    let shout = compose({ $0 + "!" }, { (text: String) in text.uppercased() })
    print(shout("hello"))   // HELLO!
    ```

    Two to six functions can be composed. The result is `async` if any of them is, and `@Sendable` if
    all are. Where one of two needs the main actor, so does the result. Functions that throw one and
    the same error give a function that throws just that one, as long as there are no more than four,
    or all of them throw, or one; otherwise the error is `any Error`. ``pipe(_:_:)`` does the same
    from left to right.

    - Parameters:
      - second: The function that is called with what the first one gave.
      - first: The function that is called first.
    - Returns: A function from the first one's input to the last one's output.
    - Complexity: O(1).
    """
}
