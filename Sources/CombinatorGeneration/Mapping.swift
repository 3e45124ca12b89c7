/// `mapOutput(_:_:)` and `mapInput(_:_:)`: another function before or after a dependency.
extension Pipeline {
  static let mapOutput = Combinator(
    name: "mapOutput", files: [("MapOutput", ParameterList.any.flatMap(mapOutput))])

  static let mapInput = Combinator(
    name: "mapInput", files: [("MapInput", ParameterList.atLeastOne.flatMap(mapInput))])

  private static func mapOutput(_ parameters: ParameterList) -> [Overload] {
    Pipeline(
      name: "mapOutput",
      abstract: "Transforms what a function returns.",
      page: parameters.count == 1 ? mapOutputPage : nil,
      generics: parameters.generics + ["Output", "Mapped"],
      stages: [
        Stage(name: "function", parameters: parameters.types(), output: "Output"),
        Stage(name: "transform", parameters: ["Output"], output: "Mapped"),
      ],
      order: [0, 1],
      input: parameters.types(),
      heading: parameters.heading(),
      call: "transform(\(parameters.call("function")))",
      trials: parameters.trialCounts.map { count in
        StagedTrial(
          stages: [.list(of: count), .append(count + 1)],
          arguments: Trial.arguments(count), count: count + 1)
      }
    ).overloads
  }

  private static func mapInput(_ parameters: ParameterList) -> [Overload] {
    let others = parameters.types(at: Array(parameters.positions.dropFirst()))
    return Pipeline(
      name: "mapInput",
      abstract: "Transforms the first argument of a function.",
      page: parameters.count == 1 ? mapInputPage : nil,
      generics: ["Input"] + parameters.generics + ["Output"],
      stages: [
        Stage(name: "transform", parameters: ["Input"], output: "Arg1"),
        Stage(name: "function", parameters: parameters.types(), output: "Output"),
      ],
      order: [1, 0],
      input: ["Input"] + others,
      heading: parameters.heading().replacing("arg1: Arg1", with: "arg1: Input"),
      call: parameters.call("function").replacing("arg1", with: "transform(arg1)"),
      trials: parameters.trialCounts.map { count in
        StagedTrial(
          stages: [.same, .list(of: count)], others: Array(repeating: "Int", count: count - 1),
          arguments: "(\(commaSeparated((1...count).map(String.init))))", count: count)
      }
    ).overloads
  }

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
