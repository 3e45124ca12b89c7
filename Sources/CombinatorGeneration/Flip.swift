/// `flip(_:)`: a function with its first two parameters swapped.
enum Flip {
  static let combinator = Combinator(
    "flip", file: "Flip",
    [ParameterList(count: 2), ParameterList(count: 3, hasRest: true)].flatMap { parameters in
      Effects.all.map { flip(parameters, $0) }
    } + Effects.allOfCurried.map(flipCurried))

  private static func flip(_ parameters: ParameterList, _ effects: Effects) -> Overload {
    let isPage = parameters.count == 2 && effects == Effects()
    let flipped = [2, 1] + parameters.positions.dropFirst(2)
    return Overload(
      effects: effects,
      abstract: isPage
        ? "Swaps the first two parameters of a function."
        : "Swaps the first two parameters of a function of \(parameters.description).",
      page: isPage ? page : nil,
      generics: effects.generics(parameters.generics + ["Output"]),
      parameters: ["_ function: @escaping " + effects.function(parameters.types(), "Output")],
      result: effects.function(parameters.types(at: flipped), "Output"),
      body: Closure(
        parameters.heading(at: flipped), [effects.marks + parameters.call("function")]),
      trials: parameters.trialCounts.map { count in
        Trial(
          operands: [effects.list(count)],
          type: effects.listing(count),
          arguments: "(\(commaSeparated(([2, 1] + (1...count).dropFirst(2)).map(String.init))))",
          outcome: .numbers(to: count))
      })
  }

  private static func flipCurried(_ effects: Effects) -> Overload {
    let curried = Fixture.curried(of: 2, effects)
    let flipped = Fixture(
      of: effects, type: "Flipped", is: result(["Int"], ["Int"], "[Int]", effects.trial))
    return Overload(
      effects: effects,
      abstract: "Swaps the two parameters of a curried function.",
      isDisfavored: effects.isolation == .plain,
      generics: effects.generics(["Arg1", "Arg2", "Output"], capturing: ["Arg2"]),
      parameters: ["_ function: @escaping " + effects.curried([["Arg1"], ["Arg2"]], "Output")],
      result: result(["Arg2"], ["Arg1"], "Output", effects),
      body: Closure(
        "arg2", Closure(effects.heading("arg1"), [effects.marks + "function(arg1)(arg2)"])),
      trials: [
        Trial(
          fixtures: [curried, flipped],
          operands: [curried.reference], type: flipped.reference,
          arguments: "(2)(1)", outcome: .numbers(to: 2))
      ])
  }

  /// A second argument that is not Sendable has to stay on the main actor, from the first call on.
  private static func result(
    _ first: [String], _ second: [String], _ output: String, _ effects: Effects
  ) -> String {
    effects.isolation == .withinMainActor
      ? effects.throwing(nil).function(first, effects.function(second, output))
      : effects.curried([first, second], output)
  }

  private static let page = """
    ```swift
    func power(_ base: Int, _ exponent: Int) -> Int {
      (0..<exponent).reduce(1) { product, _ in product * base }
    }

    print(flip(power)(2, 10))   // 100, ten to the power of two
    ```

    A curried function can be flipped too: `flip(curry(power))(2)` squares its argument. If a
    function has more than two parameters, the others stay in their places. Flipping a function
    twice restores the order of its parameters.

    - Parameter function: A function of two or more parameters, or a curried function.
    - Returns: The function with its first two parameters in the other order.
    - Complexity: O(1).
    """
}
