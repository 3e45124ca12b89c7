/// A module with generated overloads.
enum Module: String, CaseIterable {
  case partialApplication, functionDecorators

  var name: String { rawValue.capitalized }

  /// What is generated for the module.
  var combinators: [Combinator] {
    switch self {
    case .partialApplication:
      [
        Partial.combinator,
        Method.weak, Method.unowned,
        Curry.curry, Curry.uncurry,
        Flip.combinator,
        Pipeline.pipe, Pipeline.compose,
        Pipeline.mapOutput, Pipeline.mapInput,
        Failures.mapError, Failures.catching,
      ]
    case .functionDecorators: FunctionDecorator.all
    }
  }

  /// Where the overloads belong, seen from the package's folder.
  var sources: String { "Sources/\(name)/Generated" }

  /// Where the tests of the overloads belong.
  var tests: String { "Tests/\(name)Tests/Generated" }
}
