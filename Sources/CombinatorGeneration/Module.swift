/// A module with generated overloads.
enum Module: String, CaseIterable {
  case partialApplication

  var name: String { rawValue.capitalized }

  /// The combinators of the module.
  var combinators: [Combinator] {
    switch self {
    case .partialApplication:
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
  }

  /// The folder of the overloads, relative to the package's folder.
  var sources: String { "Sources/\(name)/Generated" }

  /// The folder of the tests.
  var tests: String { "Tests/\(name)Tests/Generated" }
}
