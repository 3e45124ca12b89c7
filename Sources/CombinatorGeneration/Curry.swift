/// `curry(_:)` and `uncurry(_:)`: all arguments at once, or one after the other.
enum Curry {
  private static let counts = 2...6

  static let curry = Combinator(
    "curry", file: "Curry",
    counts.flatMap { count in Effects.all.map { curry(ParameterList(count: count), $0) } })

  static let uncurry = Combinator(
    "uncurry", file: "Uncurry",
    counts.flatMap { count in
      Effects.allOfCurried.map { uncurry(ParameterList(count: count), $0) }
    })

  private static func curry(_ parameters: ParameterList, _ effects: Effects) -> Overload {
    let curried = Fixture.curriedTypes(upTo: parameters.count, effects)
    let isPage = parameters.count == 2 && effects == Effects()
    let types = parameters.types()
    let call = effects.marks + parameters.call("function")
    let others = commaSeparated(parameters.positions.dropFirst().map { "arg\($0)" })
    // The function of the other parameters is curried in turn.
    let body =
      parameters.count == 2
      ? Closure("arg1", Closure(effects.heading("arg2"), [call]))
      : Closure(
        "arg1",
        Closure(effects.failure == nil ? others : effects.heading("(\(others))"), [call])
          .nestedLines(after: "curry "))
    return Overload(
      effects: effects,
      abstract: isPage
        ? "Turns a function of several arguments into a function that takes them one at a time."
        : "Takes the arguments of a function of \(parameters.description) one at a time.",
      page: isPage ? curryPage : nil,
      generics: effects.generics(types + ["Output"], capturing: types.dropLast()),
      parameters: ["_ function: @escaping " + effects.function(types, "Output")],
      result: effects.curried(types.map { [$0] }, "Output"),
      body: body,
      trials: [
        Trial(
          fixtures: curried,
          operands: [effects.list(parameters.count)],
          type: curried[curried.count - 1].reference,
          arguments: parameters.positions.map { "(\($0))" }.joined(),
          outcome: .numbers(to: parameters.count))
      ])
  }

  private static func uncurry(_ parameters: ParameterList, _ effects: Effects) -> Overload {
    let isPage = parameters.count == 2 && effects == Effects()
    let types = parameters.types()
    let curried = Fixture.curried(of: parameters.count, effects)
    return Overload(
      effects: effects,
      abstract: isPage
        ? "Turns a function that takes its arguments one at a time into a function of all of them."
        : "Takes the \(parameters.description) of a curried function at once.",
      page: isPage ? uncurryPage : nil,
      isDisfavored: effects.isolation == .plain,
      generics: effects.generics(types + ["Output"]),
      parameters: ["_ function: @escaping " + effects.curried(types.map { [$0] }, "Output")],
      result: effects.function(types, "Output"),
      body: Closure(
        parameters.heading(),
        [effects.marks + "function" + parameters.positions.map { "(arg\($0))" }.joined()]),
      trials: [
        Trial(
          fixtures: [curried],
          operands: [curried.reference],
          type: effects.listing(parameters.count),
          arguments: "(\(commaSeparated(parameters.positions.map(String.init))))",
          outcome: .numbers(to: parameters.count))
      ])
  }

  private static let curryPage = """
    ```swift
    func area(_ width: Double, _ height: Double) -> Double { width * height }

    let ofWidth = curry(area)             // (Double) -> (Double) -> Double
    print([1, 2, 3].map(ofWidth(10)))     // [10.0, 20.0, 30.0]
    ```

    Functions of two to six parameters can be curried. Only the last call has the function's
    effects: it may suspend, throw, or need the main actor. If the function is `@Sendable` and its
    arguments are `Sendable`, each intermediate function is `@Sendable` too. Currying a declared
    function and applying all arguments in one expression costs no more than the direct call.

    To bind one argument and keep the other parameters in one list, use `partial`.

    - Parameter function: A function of two to six parameters.
    - Returns: A function of the first argument that returns a function of the second, and so on.
    - Complexity: O(1).
    """

  private static let uncurryPage = """
    This is the inverse of ``curry(_:)``. Swift itself has curried functions, the methods of a type:

    ```swift
    let contains = uncurry(Set<Int>.contains)   // (Set<Int>, Int) -> Bool
    print(contains([1, 2, 3], 2))               // true
    ```

    Functions of two to six arguments can be uncurried. The last call may suspend, throw, or need
    the main actor, and the result keeps these effects.

    - Parameter function: A function that takes two to six arguments one at a time.
    - Returns: A function that takes all arguments at once.
    - Complexity: O(1).
    """
}

extension Fixture {
  /// The types of curried functions of two and more integers.
  static func curriedTypes(upTo count: Int, _ effects: Effects) -> [Fixture] {
    (2...count).map { count in
      let inner = count == 2 ? effects.listing(1) : "Curried\(count - 1)"
      let attribute = effects.isolation == .plain ? "" : "@Sendable "
      return Fixture(
        of: effects, type: "Curried\(count)", is: "\(attribute)(Int) -> \(inner)")
    }
  }

  /// A curried function of integers that lists them.
  static func curried(of count: Int, _ effects: Effects) -> Fixture {
    let type = effects.trial.curried(Array(repeating: ["Int"], count: count), "[Int]")
    return Fixture(
      of: effects, function: "curried\(count)", type: type,
      body: "curry(\(effects.list(count)))")
  }
}
