internal import LocalPublisher

/// A result that says by itself that there is none.
///
/// An unimplemented function returns one after its failure, so that the test can go on.
protocol UnimplementedResult {
  /// Makes the result of a function that has failed its test already.
  static func afterFailure(_ error: UnimplementedError) -> Self
}

extension Optional: UnimplementedResult {
  static func afterFailure(_ error: UnimplementedError) -> Wrapped? { nil }
}

extension AnyPublisher: UnimplementedResult {
  /// A publisher that fails with the error where its type allows it, and else has no values.
  static func afterFailure(_ error: UnimplementedError) -> AnyPublisher {
    if let error = error as? Failure {
      Fail(error: error).eraseToAnyPublisher()
    } else {
      Empty().eraseToAnyPublisher()
    }
  }
}
