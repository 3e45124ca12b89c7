extension Publisher {
  /// Transforms each value.
  ///
  /// ```swift
  /// for await text in [1, 2].publisher.map(String.init) { print(text) }
  /// ```
  ///
  /// - Parameter transform: Makes the new value.
  /// - Returns: The transformed values.
  @inlinable
  public func map<T: Sendable>(
    _ transform: @escaping @Sendable (Output) -> T
  ) -> some Publisher<T, Failure> {
    self.transform { $0.map(transform) }
  }

  /// Transforms the failure.
  ///
  /// ```swift
  /// struct Unavailable: Error {}
  /// let users = Fail<Int, any Error>(error: CancellationError()).mapError { _ in Unavailable() }
  /// ```
  ///
  /// - Parameter transform: Makes the new failure.
  /// - Returns: The same values, with the new failure.
  @inlinable
  public func mapError<E: Error>(
    _ transform: @escaping @Sendable (Failure) -> E
  ) -> some Publisher<Output, E> {
    self.transform { $0.flatMapError { .failed(transform($0)) } }
  }

  /// Gives a publisher that cannot fail the type of a failure.
  ///
  /// - Parameter failureType: The type that a caller asks for.
  /// - Returns: The same values, with the wanted type of failure.
  @inlinable
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> some Publisher<Output, E> where Failure == Never {
    transform { $0.flatMapError { never -> Poll<Output, E> in } }
  }

  /// Leaves out the values that are not wanted.
  ///
  /// ```swift
  /// for await even in [1, 2, 3, 4].publisher.filter({ $0 % 2 == 0 }) { print(even) }
  /// ```
  ///
  /// - Parameter isIncluded: Whether a value is wanted.
  /// - Returns: The wanted values.
  @inlinable
  public func filter(
    _ isIncluded: @escaping @Sendable (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    transform { $0.flatMap { isIncluded($0) ? .value($0) : .again } }
  }
}
