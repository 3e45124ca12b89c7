/// `mapOutput(_:_:)` and `mapInput(_:_:)`: another function before or after a dependency.
extension Pipeline {
  static let mapOutput = Combinator(
    name: "mapOutput",
    files: [
      (
        "MapOutput",
        Pipeline(
          name: "mapOutput",
          abstract: "Transforms what a function returns.",
          page: mapOutputPage,
          generics: ["each Argument", "Output", "Mapped"],
          stages: [
            Stage(name: "function", parameters: ["repeat each Argument"], output: "Output"),
            Stage(name: "transform", parameters: ["Output"], output: "Mapped"),
          ],
          order: [0, 1],
          input: ["repeat each Argument"],
          heading: "(argument: repeat each Argument)",
          call: "transform(function(repeat each argument))"
        ).overloads
      )
    ])

  static let mapInput = Combinator(
    name: "mapInput",
    files: [
      (
        "MapInput",
        Pipeline(
          name: "mapInput",
          abstract: "Transforms the first argument of a function.",
          page: mapInputPage,
          generics: ["Input", "Argument", "each Rest", "Output"],
          stages: [
            Stage(name: "transform", parameters: ["Input"], output: "Argument"),
            Stage(
              name: "function", parameters: ["Argument", "repeat each Rest"], output: "Output"),
          ],
          order: [1, 0],
          input: ["Input", "repeat each Rest"],
          heading: "(input: Input, rest: repeat each Rest)",
          call: "function(transform(input), repeat each rest)"
        ).overloads
      )
    ])

  private static let mapOutputPage = """
    ```swift
    func fetch(_ path: String) -> [UInt8] { Array(path.utf8) }

    let size = mapOutput(fetch, \\.count)   // (String) -> Int
    ```

    The function may have any number of parameters. It and the transform may suspend or throw: the
    rules are those of ``pipe(_:_:)``.

    - Parameters:
      - function: The function whose output is transformed.
      - transform: What is done with the output.
    - Returns: A function of the same parameters that returns the transformed output.
    - Complexity: O(1).
    """

  private static let mapInputPage = """
    ```swift
    func fetch(_ path: String, _ timeout: Double) -> [UInt8] { Array(path.utf8) }

    let fetchUser = mapInput(fetch) { (id: Int) in "/users/\\(id)" }   // (Int, Double) -> [UInt8]
    ```

    Arguments after the first stay what they are. The function and the transform may suspend or
    throw: the rules are those of ``pipe(_:_:)``.

    - Parameters:
      - function: The function whose first argument is transformed.
      - transform: What makes the first argument.
    - Returns: A function that takes the transform's input in place of the first argument.
    - Complexity: O(1).
    """
}
