extension Publisher {
  /// Waits for the first value, and ends the subscription.
  ///
  /// ```swift
  /// if let number = await Just(1).firstValue() { print(number) }
  /// ```
  ///
  /// - Parameter actor: Where the caller runs.
  /// - Returns: The value, or nil where the publisher finishes without one or the task is cancelled.
  /// - Throws: The failure, where it comes before any value.
  @inlinable
  public func firstValue(
    isolation actor: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> Output? {
    var iterator = makeAsyncIterator()
    return try await iterator.next(isolation: actor)
  }
}
