/// A use of one overload in the generated tests.
///
/// The combinator's result has to be of just the stated type, effects included, and its call has to
/// end as stated.
struct Trial {
  enum Outcome {
    /// It gives the numbers from one to so many, in order.
    case numbers(to: Int)
    /// The object to which it is bound is given those numbers.
    case receivedNumbers(to: Int)
    /// It fails with an error of a type.
    case failure(String)
  }

  /// What the tests declare for the trial.
  var fixtures: [Fixture]
  /// The combinator and what it is applied to.
  var combinator: String
  var operands: [String]
  var type: String
  /// The arguments with their parentheses.
  var arguments: String
  var outcome: Outcome
  /// The effects of the result's call, where they are not those of the overload's function.
  var effects: Effects?

  /// The numbers from one to so many, as arguments.
  static func arguments(_ count: Int) -> String {
    "(\(commaSeparated((1..<count + 1).map(String.init))))"
  }

  /// The modules of what looks at its outcome.
  var imports: [String] {
    if case .failure = outcome { [Module.partialApplication.name] } else { [] }
  }

  /// The statements of the trial.
  func source(_ effects: Effects, number: Int) -> String {
    """
        let result\(number) = \(combinator)(\(commaSeparated(operands)))
        expect(result\(number), is: \(type).self)
        \(check(of: "result\(number)", self.effects ?? effects))
    """
  }

  private func check(of result: String, _ effects: Effects) -> String {
    switch outcome {
    case .numbers(let count):
      "expect(\(effects.marks)\(result)\(arguments), countsTo: \(count))"
    case .receivedNumbers(let count):
      """
      \(effects.marks)\(result)\(arguments)
          expect(object.received, countsTo: \(count))
      """
    case .failure(let error):
      """
      let \(result)Caught = catching(\(result))
          expect(\(effects.throwing(nil).marks)\(result)Caught\(arguments), failsWith: \(error)())
      """
    }
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

  init(value name: String, is expression: String, type: String? = nil) {
    self.name = name
    source = "    let \(name)\(type.map { ": \($0)" } ?? "") = \(expression)"
  }

  /// A function of so many integers that gives a list of them.
  static func list(of count: Int, _ effects: Effects) -> Fixture {
    Fixture(
      function: "list\(count)", type: effects.list(of: count),
      body: "[" + (0..<count).map { "$\($0)" }.joined(separator: ", ") + "]")
  }
}

extension Fixture {
  /// A function of so many integers that fails.
  static func refusal(of count: Int, _ effects: Effects) -> Fixture {
    let parameters = commaSeparated(Array(repeating: "_", count: count))
    return Fixture(
      function: "refusal\(count)", type: effects.list(of: count),
      body: "(\(parameters)) \(effects.trial.clauses)in throw Refusal()")
  }
}

extension Effects {
  /// The effects of the trials' functions.
  var trial: Effects { failure == "Failure" ? throwing("Refusal") : self }

  /// The name of the trials' functions; where they are made on the main actor makes no difference.
  private var named: String {
    isolation == .withinMainActor
      ? Effects(isolation: .mainActor, isAsync: isAsync, failure: failure).identifier : identifier
  }

  /// The type of a function of so many integers that gives a list of them.
  func list(of count: Int) -> String {
    count == 0
      ? "(\(trial.function([], "[Int]")))"
      : "\(named.capitalized)Function<\(commaSeparated(Array(repeating: "Int", count: count)))>"
  }
}
