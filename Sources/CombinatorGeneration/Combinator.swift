/// All overloads of one name.
struct Combinator {
  let name: String
  /// The files that the overloads are written to.
  let files: [(name: String, overloads: [Overload])]

  /// Every combinator.
  static let all = [
    Partial.combinator,
    Method.weak, Method.unowned,
    Curry.curry, Curry.uncurry,
    Flip.combinator,
    Pipeline.pipe, Pipeline.compose,
    Pipeline.mapOutput, Pipeline.mapInput,
    Failures.mapError, Failures.catching,
  ]

  var overloads: [Overload] { files.flatMap(\.overloads) }
}
