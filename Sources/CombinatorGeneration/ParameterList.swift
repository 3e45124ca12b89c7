/// The parameters of a function that a combinator is given: some, and maybe any number of others.
struct ParameterList: Equatable {
  let count: Int
  /// Whether a pack takes what follows the counted parameters.
  var hasRest = false

  var positions: ClosedRange<Int> { 1...count }

  /// The types' names as generic parameters.
  var generics: [String] { positions.map { "Arg\($0)" } + (hasRest ? ["each Rest"] : []) }

  /// The types, in another order or without some.
  func types(at positions: [Int]? = nil) -> [String] {
    (positions ?? Array(self.positions)).map { "Arg\($0)" } + (hasRest ? ["repeat each Rest"] : [])
  }

  /// The heading of a closure that takes the parameters, in another order or without some.
  func heading(at positions: [Int]) -> String {
    let names =
      hasRest
      ? positions.map { "arg\($0): Arg\($0)" } + ["rest: repeat each Rest"]
      : positions.map { "arg\($0)" }
    return hasRest ? "(\(commaSeparated(names)))" : commaSeparated(names)
  }

  /// The call of a function with all the arguments.
  func call(_ function: String) -> String {
    let arguments = positions.map { "arg\($0)" } + (hasRest ? ["repeat each rest"] : [])
    return "\(function)(\(commaSeparated(arguments)))"
  }

  /// The numbers of parameters that the tests try.
  var trialCounts: [Int] { hasRest ? [count, count + 1, 8] : [count] }

  /// How many parameters there are, in words.
  var description: String {
    let word = ["one", "two", "three", "four", "five", "six"][count - 1]
    return hasRest
      ? "\(word) or more parameters" : count == 1 ? "one parameter" : "\(word) parameters"
  }
}
