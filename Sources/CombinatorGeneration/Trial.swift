/// A use of one overload in the generated tests.
///
/// The combinator's result has to be of exactly the stated type, effects included, and its call has
/// to end as stated.
struct Trial {
  enum Outcome {
    /// It returns the numbers from one on, in order.
    case numbers(to: Int)
    /// The bound object receives the numbers from one on, in order.
    case receivedNumbers(to: Int)
    /// It fails with an error of a type.
    case failure(String)
  }

  /// The declarations that the trial needs, in addition to functions that list their arguments or
  /// throw.
  var fixtures: [Fixture] = []
  /// Whether the trial binds a method to the suite's object.
  var bindsObject = false
  /// The arguments of the combinator.
  var operands: [String]
  var type: String
  /// The arguments with their parentheses.
  var arguments: String
  var outcome: Outcome
  /// The effects of the result, if they differ from those of the overload's function.
  var effects: Effects?

  /// The numbers from one on, as arguments.
  static func arguments(_ count: Int) -> String {
    "(\(commaSeparated((1..<count + 1).map(String.init))))"
  }

  /// The statements of the trial.
  func source(of combinator: String, _ effects: Effects, number: Int) -> String {
    """
        let result\(number) = \(combinator)(\(commaSeparated(operands)))
        \(check(of: "result\(number)", self.effects ?? effects))
    """
  }

  private func check(of result: String, _ effects: Effects) -> String {
    let type = "type(of: \(result)), is: \(type).self"
    let attempt = effects.failure == nil ? "" : "try? "
    let call = result + arguments
    let check =
      switch outcome {
      case .numbers(let count):
        "expect(\(type), \(attempt)\(call), countsTo: \(count))"
      case .receivedNumbers(let count):
        "expect(\(type), \(attempt)object.received(by: \(call)), countsTo: \(count))"
      case .failure(let error):
        "expect(throws: \(error)()) { \(effects.marks)\(call) }"
      }
    return (effects.isAsync ? "await " : "") + check
  }
}

/// A declaration that trials use, a member of the type with the functions of some effects.
struct Fixture: Hashable {
  /// The effects as a name.
  let owner: String
  /// The function, or the type, in a test.
  let reference: String
  let source: String

  /// A function.
  init(of effects: Effects, function name: String, type: String, body: String) {
    owner = effects.identifier
    reference = "\(owner).\(name)"
    source = "  var \(name): \(type) { \(body) }"
  }

  /// A name for a type.
  init(of effects: Effects, type name: String, is type: String) {
    owner = effects.identifier
    reference = "\(owner.capitalized)Functions.\(name)"
    source = "  typealias \(name) = \(type)"
  }
}

extension Effects {
  /// The effects of the trials' functions.
  var trial: Effects { failure == "Failure" ? throwing("Refusal") : self }

  /// The name of the functions with these effects; the isolation of the caller makes no difference.
  private var functions: String {
    isolation == .withinMainActor
      ? Effects(isolation: .mainActor, failure: failure).identifier : identifier
  }

  /// A function of integers that lists its arguments.
  func list(_ count: Int) -> String { "\(functions).list\(count)" }

  /// A function of integers that throws.
  func refusal(_ count: Int) -> String { "\(functions).refusal\(count)" }

  /// The type of a function of integers that lists its arguments.
  func listing(_ count: Int) -> String {
    count == 0
      ? "(\(trial.function([], "[Int]")))"
      : "\(functions.capitalized)Function<\(commaSeparated(Array(repeating: "Int", count: count)))>"
  }

  /// The declarations of these functions, for every number of arguments that a trial uses.
  func trialFunctions(_ fixtures: [Fixture]) -> String {
    let sharesLists = functions != identifier
    let lists = (sharesLists ? 0..<0 : 0..<10).map { count in
      let arguments = commaSeparated((0..<count).map { "$\($0)" })
      return "  var list\(count): \(listing(count)) { { [\(arguments)] } }"
    }
    let refusals = sharesLists || failure == nil ? 0..<0 : 0..<9
    let others = fixtures.filter { $0.owner == identifier }.map(\.source)
    return """
      let \(identifier) = \(identifier.capitalized)Functions()

      struct \(identifier.capitalized)Functions {
      \((lists + refusals.map(refusalFunction) + others).joined(separator: "\n"))
      }
      """
  }

  private func refusalFunction(_ count: Int) -> String {
    let parameters = commaSeparated(Array(repeating: "_", count: count))
    let closure = "{ (\(parameters)) \(trial.clauses)in throw Refusal() }"
    return "  var refusal\(count): \(listing(count)) { \(closure) }"
  }
}
