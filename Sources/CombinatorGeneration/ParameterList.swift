/// The parameters of a function that a combinator is given: some, and maybe any number of others.
struct ParameterList: Equatable {
  let count: Int
  /// Whether a pack takes what follows the counted parameters.
  var hasRest = false

  var positions: ClosedRange<Int> { 1...count }

  /// The types, without those at the given positions.
  func types(without bound: [Int] = []) -> [String] {
    positions.filter { !bound.contains($0) }.map { "Arg\($0)" }
      + (hasRest ? ["repeat each Rest"] : [])
  }

  /// What a closure that takes the parameters calls them.
  func closureParameters(without bound: [Int]) -> [String] {
    let free = positions.filter { !bound.contains($0) }
    guard hasRest else { return free.map { "arg\($0)" } }
    return free.map { "arg\($0): Arg\($0)" } + ["rest: repeat each Rest"]
  }

  /// The arguments of a call that passes everything on.
  var arguments: String {
    (positions.map { "arg\($0)" } + (hasRest ? ["repeat each rest"] : [])).joined(separator: ", ")
  }

  /// The generic parameters.
  func generics(_ spelling: (Int) -> String) -> [String] {
    positions.map(spelling) + (hasRest ? ["each Rest"] : [])
  }

  /// The numbers of parameters that the tests try.
  var trialCounts: [Int] { hasRest ? [count, count + 1, 8] : [count] }

  /// How many parameters there are, in words.
  var description: String {
    let words = ["no parameters", "one parameter", "two", "three", "four", "five", "six"]
    let number = count < 2 ? words[count] : words[count] + " parameters"
    return hasRest ? words[count] + " or more parameters" : number
  }
}
