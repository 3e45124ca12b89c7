/// All overloads of one name, or of one name with one argument label.
struct Combinator {
  let name: String
  /// The argument label that distinguishes these overloads from others of the same name.
  var label: String?
  /// The files that the overloads are written to.
  let files: [(name: String, overloads: [Overload])]

  var overloads: [Overload] { files.flatMap(\.overloads) }

  /// The name of the combinator in the titles of tests.
  var title: String { label.map { "\(name)(\($0):)" } ?? name }

  /// The name of the suite that tries every overload.
  var suite: String { "EveryOverloadOf\(name.capitalized)\(label?.capitalized ?? "")" }
}

extension Combinator {
  /// A combinator whose overloads are in one file.
  init(_ name: String, label: String? = nil, file: String, _ overloads: [Overload]) {
    self.init(name: name, label: label, files: [(file, overloads)])
  }

  /// Every combinator.
  static let all =
    [
      Partial.combinator,
      Method.weak, Method.unowned,
      Curry.curry, Curry.uncurry,
      Flip.combinator,
      Pipeline.pipe, Pipeline.compose,
      Pipeline.mapOutput,
      Failures.mapError, Failures.catching,
    ] + FunctionDecorator.all
}
