/// The parameters of a function that a combinator takes: a fixed number, and perhaps more in a
/// pack.
struct ParameterList: Equatable {
  let count: Int
  /// Whether a pack follows the counted parameters.
  var hasRest = false
  /// The name of the pack, in the singular.
  var pack = "Rest"

  /// Any number of parameters, in a pack.
  static let anyNumber = ParameterList(count: 0, hasRest: true, pack: "Argument")

  /// Lists that together take functions of any number of parameters.
  ///
  /// A pack alone would be enough, but the result of a pack's overload cannot be called in the
  /// expression that makes it (swiftlang/swift#83345), and the compiler crashes if a parameter in
  /// the pack is a function.
  static let any =
    (1...3).map { ParameterList(count: $0) } + [ParameterList(count: 0, hasRest: true)]

  /// Lists that never take the same function.
  ///
  /// If two lists took the same function, the compiler would try both, and again for each call
  /// around the call.
  static let disjoint =
    (0...2).map { ParameterList(count: $0) } + [ParameterList(count: 3, hasRest: true)]

  var positions: Range<Int> { 1..<count + 1 }

  /// The generic parameters.
  var generics: [String] { positions.map { "Arg\($0)" } + (hasRest ? ["each \(pack)"] : []) }

  /// The types, in another order or without some.
  func types(at positions: [Int]? = nil) -> [String] {
    (positions ?? Array(self.positions)).map { "Arg\($0)" }
      + (hasRest ? ["repeat each \(pack)"] : [])
  }

  /// The heading of a closure that takes the parameters, in another order or without some.
  func heading(at positions: [Int]? = nil) -> String {
    let positions = positions ?? Array(self.positions)
    let names =
      hasRest
      ? positions.map { "arg\($0): Arg\($0)" } + ["\(pack.lowercased()): repeat each \(pack)"]
      : positions.map { "arg\($0)" }
    return hasRest ? "(\(commaSeparated(names)))" : commaSeparated(names)
  }

  /// The call of a function with all the arguments.
  func call(_ function: String) -> String {
    let arguments =
      positions.map { "arg\($0)" } + (hasRest ? ["repeat each \(pack.lowercased())"] : [])
    return "\(function)(\(commaSeparated(arguments)))"
  }

  /// The numbers of parameters that the tests try.
  var trialCounts: [Int] {
    hasRest ? (count == 0 ? [0, 5] : [count, count + 3]) : [count]
  }

  /// The number of parameters, in words.
  var description: String {
    let word = [hasRest ? "any number of" : "no", "one", "two", "three", "four", "five", "six"][
      count]
    let noun = count == 1 ? "parameter" : "parameters"
    return hasRest && count > 0 ? "\(word) or more \(noun)" : "\(word) \(noun)"
  }
}
