extension Result where Success: Sendable {
  /// A publisher of one result: one value, or a failure.
  ///
  /// ```swift
  /// struct Offline: Error {}
  /// let users = Result<[User], Offline>.success([ada]).publisher
  /// print(try await users.firstValue()?.count ?? 0)
  /// ```
  @frozen public struct Publisher: AsyncSequence, LocalPublisher.Publisher {
    /// The type of the value.
    public typealias Output = Success
    /// The iterator of one subscription.
    public typealias PollingIterator = OneAnswerIterator<Success, Failure>

    @usableFromInline let result: Result

    /// Makes a publisher of a result.
    ///
    /// - Parameter result: The value, or the failure.
    @export(implementation) public init(_ result: Result) { self.result = result }

    /// The value or the failure.
    @export(implementation) public var onlyAnswer: Poll<Success, Failure>? {
      switch result {
      case .success(let value): .value(value)
      case .failure(let failure): .failed(failure)
      }
    }
  }

  /// The result as a publisher.
  @export(implementation) public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
