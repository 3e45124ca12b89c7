/// `partial(_:arg1:)`: a function with some of its arguments bound.
enum Partial {
  static let combinator = Combinator(
    name: "partial",
    files: [
      ("PartialOfOneParameter", overloads(of: 1)),
      ("PartialOfTwoParameters", overloads(of: 2)),
      ("PartialOfThreeParameters", overloads(of: 3)),
      (
        "PartialOfFourParameters",
        overloads(of: ParameterList(count: 4), binding: leadingOrOne(of: 4))
      ),
      (
        "PartialOfMoreParameters",
        overloads(of: ParameterList(count: 5, hasRest: true), binding: leadingOrOne(of: 5))
          + overloads(of: ParameterList(count: 6, hasRest: true), binding: [Array(1...6), [6]])
      ),
      ("PartialMisuse", Misuse.all.flatMap(\.overloads)),
    ])

  private static func overloads(of count: Int) -> [Overload] {
    overloads(of: ParameterList(count: count), binding: subsets(of: count))
  }

  /// Every choice of at least one of so many arguments, fewer arguments first.
  private static func subsets(of count: Int) -> [[Int]] {
    (1..<1 << count)
      .map { mask in (1...count).filter { mask & 1 << ($0 - 1) != 0 } }
      .sorted { $0.count != $1.count ? $0.count < $1.count : $0.lexicographicallyPrecedes($1) }
  }

  /// Any number of leading arguments, or any other single argument.
  private static func leadingOrOne(of count: Int) -> [[Int]] {
    (1...count).map { Array(1...$0) } + (2...count).map { [$0] }
  }

  private static func overloads(
    of parameters: ParameterList, binding choices: [[Int]]
  ) -> [Overload] {
    choices.flatMap { bound in
      Effects.all.map { overload(of: parameters, binding: bound, $0) }
    }
  }

  private static func overload(
    of parameters: ParameterList, binding bound: [Int], _ effects: Effects
  ) -> Overload {
    let isPage = parameters == ParameterList(count: 2) && bound == [1] && effects == Effects()
    let free = parameters.positions.filter { !bound.contains($0) }
    return Overload(
      effects: effects,
      abstract: isPage
        ? "Binds arguments of a function and returns a function of the others."
        : "Binds \(names(bound)) of a function of \(parameters.description).",
      page: isPage ? page : nil,
      generics: effects.generics(
        parameters.generics + ["Output"], capturing: bound.map { "Arg\($0)" }),
      parameters: ["_ function: @escaping " + effects.function(parameters.types(), "Output")]
        + bound.map { "arg\($0): Arg\($0)" },
      result: effects.function(parameters.types(at: free), "Output"),
      body: Closure(parameters.heading(at: free), [effects.marks + parameters.call("function")]),
      trials: parameters.trialCounts.map { trial(of: $0, binding: bound, effects) })
  }

  private static func names(_ bound: [Int]) -> String {
    let names = bound.map { "`arg\($0)`" }
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + (names.count > 2 ? ", and " : " and ") + last
  }

  private static func trial(of count: Int, binding bound: [Int], _ effects: Effects) -> Trial {
    let free = (1...count).filter { !bound.contains($0) }
    return Trial(
      operands: [effects.list(count)] + bound.map { "arg\($0): \($0)" },
      type: effects.listing(free.count),
      arguments: "(\(commaSeparated(free.map(String.init))))",
      outcome: .numbers(to: count))
  }

  private static let page = """
    The labels number the arguments: `arg1:` binds the first argument.

    ```swift
    func greet(_ greeting: String, _ name: String) -> String { "\\(greeting), \\(name)!" }

    let hello = partial(greet, arg1: "Hello")
    print(hello("Ada"))                                  // Hello, Ada!
    print(partial(greet, arg2: "Ada")("Good evening"))   // Good evening, Ada!
    ```

    If a function has one to three parameters, one call binds any choice of its arguments. If a
    function has more parameters, one call binds one of the first six arguments, or up to six
    leading arguments.

    The result keeps `async`, `throws(Failure)` with the same `Failure`, and `@MainActor`. It keeps
    `@Sendable` if the bound arguments are `Sendable`. A function that is both `@MainActor` and
    `async` becomes `@Sendable` and `async`. Bound arguments are evaluated once, when you call
    `partial`. If the result is made and called in one place, a call costs as much as a call of a
    hand-written closure. If the result is kept and called elsewhere, a call costs one more
    conversion.

    If the context needs a `@Sendable` result, the compiler rejects a bound closure that is not
    `@Sendable`, without naming the closure or the attribute. Write the attribute,
    `{ @Sendable _ in "Ada" }`, or bind a constant with a `@Sendable` type. In a test, bind
    `returning("Ada")` of FunctionalDITestDoubles.

    - Parameters:
      - function: The function whose arguments are bound.
      - arg1: The first argument of every call.
    - Returns: A function of the parameters that are not bound, in their order.
    - Complexity: O(1).
    """
}
