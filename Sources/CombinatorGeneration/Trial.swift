/// A use of one overload in the generated tests.
///
/// The combinator's result has to be of just the stated type, effects included, and applied to its
/// arguments it has to give the numbers from one to `count`, in order.
struct Trial {
  /// What the tests declare for the trial.
  var fixtures: [Fixture]
  /// The combinator and what it is applied to.
  var combinator: String
  var operands: [String]
  var type: String
  /// The arguments with their parentheses.
  var arguments: String
  var count: Int

  /// The statements of the trial.
  func source(_ effects: Effects, number: Int) -> String {
    """
        let result\(number) = \(combinator)(\(commaSeparated(operands)))
        expect(result\(number), is: \(type).self)
        expect(\(effects.marks)result\(number)\(arguments), countsTo: \(count))
    """
  }
}

/// A declaration that trials use.
struct Fixture: Hashable {
  var name: String
  var source: String

  init(function name: String, type: String, body: String) {
    self.name = name
    source = "    let \(name): \(type) = { \(body) }"
  }

  init(type name: String, is type: String) {
    self.name = name
    source = "    typealias \(name) = \(type)"
  }

  init(value name: String, is expression: String) {
    self.name = name
    source = "    let \(name) = \(expression)"
  }

  /// A function of so many integers that gives a list of them.
  static func list(of count: Int, _ effects: Effects) -> Fixture {
    Fixture(
      function: "list\(count)", type: effects.list(of: count),
      body: "[" + (0..<count).map { "$\($0)" }.joined(separator: ", ") + "]")
  }
}

extension Effects {
  /// The effects of the trials' functions.
  var trial: Effects { failure == "Failure" ? throwing("Refusal") : self }

  /// The type of a function of so many integers that gives a list of them.
  func list(of count: Int) -> String {
    count == 0
      ? "(\(trial.function([], "[Int]")))"
      : "\(identifier.capitalized)Function<\(commaSeparated(Array(repeating: "Int", count: count)))>"
  }
}
