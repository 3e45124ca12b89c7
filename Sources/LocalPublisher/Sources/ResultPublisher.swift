extension Result where Success: Sendable {
  /// A publisher of one result: one value, or a failure.
  @frozen
  public struct Publisher: LocalPublisher.Publisher {
    /// The value.
    public typealias Output = Success
    /// What is delivered.
    public let result: Result

    /// Makes a publisher of a result.
    ///
    /// - Parameter result: What to deliver.
    @inlinable
    public init(_ result: Result) {
      self.result = result
    }

    /// Subscribes.
    @inlinable
    public func makePollingIterator(waker: Waker) -> PollingIterator {
      PollingIterator(result)
    }

    /// The state of one subscription.
    @frozen
    public struct PollingIterator: PollingIteratorProtocol {
      @usableFromInline var result: Result?

      @inlinable
      init(_ result: Result?) {
        self.result = result
      }

      /// Answers with the result, and then with the end.
      @inlinable
      public mutating func poll() -> Poll<Success, Failure> {
        switch result.take() {
        case .success(let value): .value(value)
        case .failure(let failure): .failed(failure)
        case nil: .finished
        }
      }
    }
  }

  /// The result as a publisher.
  ///
  /// ```swift
  /// for try await number in Result { try Int("1", format: .number) }.publisher { print(number) }
  /// ```
  @inlinable
  public var publisher: Publisher { Publisher(self) }
}
