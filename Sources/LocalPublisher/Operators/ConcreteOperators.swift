// The operators on publishers of one value, which are applied at once and keep the type, as in Combine.

extension Just {
  /// Transforms the value.
  ///
  /// - Parameter transform: Makes the new value; called at once.
  /// - Returns: A publisher of the new value.
  @inlinable
  public func map<T: Sendable>(_ transform: (Output) -> T) -> Just<T> {
    Just<T>(transform(output))
  }

  /// Gives the publisher the type of a failure, by a transformation that is never called.
  ///
  /// - Parameter transform: States the type.
  /// - Returns: A publisher of the value.
  @inlinable
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
    setFailureType(to: E.self)
  }

  /// Gives the publisher the type of a failure.
  ///
  /// - Parameter failureType: The type that a caller asks for.
  /// - Returns: A publisher of the value.
  @inlinable
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    Result<Output, E>.Publisher(.success(output))
  }
}

extension Fail {
  /// Changes what would be delivered.
  ///
  /// - Parameter transform: States the type; never called.
  /// - Returns: A publisher of the same failure.
  @inlinable
  public func map<T: Sendable>(_ transform: (Output) -> T) -> Fail<T, Failure> {
    Fail<T, Failure>(error: error)
  }

  /// Transforms the failure.
  ///
  /// - Parameter transform: Makes the new failure; called at once.
  /// - Returns: A publisher of the new failure.
  @inlinable
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Fail<Output, E> {
    Fail<Output, E>(error: transform(error))
  }
}

extension Result.Publisher {
  /// Transforms the value, if there is one.
  ///
  /// - Parameter transform: Makes the new value; called at once.
  /// - Returns: A publisher of the new result.
  @inlinable
  public func map<T: Sendable>(_ transform: (Success) -> T) -> Result<T, Failure>.Publisher {
    Result<T, Failure>.Publisher(result.map(transform))
  }

  /// Transforms the failure, if there is one.
  ///
  /// - Parameter transform: Makes the new failure; called at once.
  /// - Returns: A publisher of the new result.
  @inlinable
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E>.Publisher {
    Result<Success, E>.Publisher(result.mapError(transform))
  }
}

extension Result.Publisher where Failure == Never {
  /// Gives the publisher the type of a failure.
  ///
  /// - Parameter failureType: The type that a caller asks for.
  /// - Returns: A publisher of the value.
  @inlinable
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Success, E>.Publisher {
    mapError { failure -> E in }
  }
}
