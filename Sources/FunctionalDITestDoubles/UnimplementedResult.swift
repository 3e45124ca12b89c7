internal import LocalPublisher

/// A result type with a value for "no result".
///
/// An unimplemented function returns this value after its failure, so that the test can continue.
protocol UnimplementedResult {
  /// Makes the result of a function that has already failed its test.
  static func afterFailure(_ error: UnimplementedError) -> Self
}

extension UnimplementedResult {
  /// Makes the result if the function's result has this type.
  static func afterFailure<Output>(_ error: UnimplementedError, as type: Output.Type) -> Output? {
    // The function is cast, because a cast of its result would unwrap an Optional.
    let result: Any = { afterFailure(error) }
    return (result as? () -> Output)?()
  }
}

extension Optional: UnimplementedResult {
  static func afterFailure(_ error: UnimplementedError) -> Wrapped? { nil }
}

extension AnyPublisher: UnimplementedResult {
  /// A publisher that fails with the error if its type allows it, and otherwise has no values.
  static func afterFailure(_ error: UnimplementedError) -> AnyPublisher {
    if let error = error as? Failure {
      Fail(error: error).eraseToAnyPublisher()
    } else {
      Empty().eraseToAnyPublisher()
    }
  }
}
