/// A use of one overload in the generated tests.
///
/// The combinator's result has to be of just the stated type, effects included, and applied to its
/// arguments it has to give the numbers from one to `count`, in order.
struct Trial {
  /// The functions that the combinator is applied to.
  var fixtures: [Fixture]
  var expression: String
  var type: String
  var arguments: String
  var count: Int

  /// The statements of the trial.
  func source(_ effects: Effects, number: Int) -> String {
    """
        let result\(number) = \(expression)
        expect(result\(number), isExactly: \(type).self)
        expect(\(effects.marks)result\(number)\(arguments), countsTo: \(count))
    """
  }
}

/// A function that trials use.
struct Fixture: Hashable {
  var name: String
  var type: String
  var body: String

  /// A function of so many integers that gives a list of them.
  static func list(of count: Int, _ effects: Effects) -> Fixture {
    Fixture(
      name: "list\(count)", type: effects.list(of: count),
      body: "[" + (0..<count).map { "$\($0)" }.joined(separator: ", ") + "]")
  }

  var source: String {
    let line = "    let \(name): \(type) = { \(body) }"
    return line.count <= pageWidth ? line : "    let \(name): \(type) = {\n      \(body)\n    }"
  }
}

extension Effects {
  /// The type of a function of so many integers that gives a list of them.
  func list(of count: Int) -> String {
    let name = "\(title)Function"
    return count == 0
      ? "(" + function([], "[Int]", failure: "Refusal") + ")"
      : name + "<" + Array(repeating: "Int", count: count).joined(separator: ", ") + ">"
  }
}
