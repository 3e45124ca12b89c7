/// `mapOutput(_:_:)`: a function whose output another function transforms.
extension Pipeline {
  static let mapOutput = Combinator(
    "mapOutput", file: "MapOutput", ParameterList.any.flatMap(mapOutput))

  private static func mapOutput(_ parameters: ParameterList) -> [Overload] {
    Pipeline(
      abstract: "Transforms what a function returns.",
      page: parameters.count == 1 ? mapOutputPage : nil,
      generics: parameters.generics + ["Output", "Mapped"],
      stages: [
        Stage(name: "function", parameters: parameters.types(), output: "Output"),
        Stage(name: "transform", parameters: ["Output"], output: "Mapped"),
      ],
      order: [0, 1],
      heading: parameters.heading(),
      call: "transform(\(parameters.call("function")))",
      trials: parameters.trialCounts.map { count in
        StagedTrial(
          stages: [.list(of: count), .append(count + 1)],
          arguments: Trial.arguments(count), count: count + 1)
      }
    ).overloads
  }

  private static let mapOutputPage = """
    ```swift
    func fetch(_ path: String) -> [UInt8] { Array(path.utf8) }

    let size = mapOutput(fetch, \\.count)   // (String) -> Int
    ```

    The function takes any number of parameters. The function and the transform may suspend or throw,
    under the rules of ``pipe(_:_:)``.

    - Parameters:
      - function: The function whose output is transformed.
      - transform: A function of the output.
    - Returns: A function of the same parameters that returns the transformed output.
    - Complexity: O(1).
    """
}
