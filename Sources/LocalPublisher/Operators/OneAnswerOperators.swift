// The operators on publishers of one value are applied at once and keep the type, as in Combine.

extension Just {
  /// Transforms the value at once.
  ///
  /// - Parameter transform: A closure that returns the value to deliver.
  /// - Returns: A publisher of that value.
  @export(implementation) public func map<T: Sendable>(_ transform: (Output) -> T) -> Just<T> {
    Just<T>(transform(output))
  }

  /// Transforms the value at once, with a function that may throw.
  ///
  /// - Parameter transform: A closure that returns the value to deliver, or throws.
  /// - Returns: A publisher of that value, or of the error.
  @export(implementation) public func tryMap<T: Sendable>(
    _ transform: (Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    setFailureType(to: (any Error).self).tryMap(transform)
  }

  /// Adds a failure type to the publisher; the function is never called.
  ///
  /// - Parameter transform: A function whose type states the failure type.
  /// - Returns: A publisher of the same value.
  @export(implementation) public func mapError<E: Error>(
    _ transform: (Never) -> E
  ) -> Result<Output, E>.Publisher {
    setFailureType(to: E.self)
  }

  /// Adds a failure type to the publisher.
  ///
  /// - Parameter failureType: The failure type.
  /// - Returns: A publisher of the same value.
  @export(implementation) public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Result<Output, E>.Publisher {
    Result<Output, E>.Publisher(.success(output))
  }

  /// Puts the value into an array.
  ///
  /// - Returns: A publisher of that array.
  @export(implementation) public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

  /// Returns the publisher itself, which has one value.
  ///
  /// - Returns: The publisher.
  @export(implementation) public func first() -> Just { self }

  /// Returns the publisher itself, which cannot fail.
  ///
  /// - Parameter output: Not used.
  /// - Returns: The publisher.
  @export(implementation) public func replaceError(with output: Output) -> Just { self }

  /// Returns the publisher itself, which has a value.
  ///
  /// - Parameter output: Not used.
  /// - Returns: The publisher.
  @export(implementation) public func replaceEmpty(with output: Output) -> Just { self }
}

extension Result.Publisher {
  /// Transforms the value at once, if there is one.
  ///
  /// - Parameter transform: A closure that returns the value to deliver.
  /// - Returns: A publisher of the result.
  @export(implementation) public func map<T: Sendable>(
    _ transform: (Success) -> T
  ) -> Result<T, Failure>.Publisher {
    Result<T, Failure>.Publisher(result.map(transform))
  }

  /// Transforms the value at once, if there is one, with a function that may throw.
  ///
  /// - Parameter transform: A closure that returns the value to deliver, or throws.
  /// - Returns: A publisher of the result.
  @export(implementation) public func tryMap<T: Sendable>(
    _ transform: (Success) throws -> T
  ) -> Result<T, any Error>.Publisher {
    Result<T, any Error>.Publisher(Result<T, any Error> { try transform(result.get()) })
  }

  /// Transforms the failure at once, if there is one.
  ///
  /// - Parameter transform: A closure that returns the failure to end with.
  /// - Returns: A publisher of the result.
  @export(implementation) public func mapError<E: Error>(
    _ transform: (Failure) -> E
  ) -> Result<Success, E>.Publisher {
    Result<Success, E>.Publisher(result.mapError(transform))
  }
}

extension Fail {
  /// Changes the type of the values; the function is never called.
  ///
  /// - Parameter transform: A function whose type states the new type.
  /// - Returns: A publisher of the same failure.
  @export(implementation)
  public func map<T: Sendable>(_ transform: (Output) -> T) -> Fail<T, Failure> {
    Fail<T, Failure>(error: error)
  }

  /// Transforms the failure at once.
  ///
  /// - Parameter transform: A closure that returns the failure to end with.
  /// - Returns: A publisher of that failure.
  @export(implementation)
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Fail<Output, E> {
    Fail<Output, E>(error: transform(error))
  }
}
