/// A publisher of one value.
///
/// ```swift
/// let users = Just(["Anna"]).setFailureType(to: (any Error).self).eraseToAnyPublisher()
/// ```
///
/// The operators that work on a value are applied at once and give a `Just` again.
@frozen
public struct Just<Output: Sendable>: Publisher {
  /// A value that is there cannot fail.
  public typealias Failure = Never
  /// What one subscription polls.
  public typealias PollingIterator = Result<Output, Never>.Publisher.PollingIterator

  /// The value.
  public let output: Output

  /// Makes a publisher of one value.
  ///
  /// - Parameter output: The value.
  @inlinable
  public init(_ output: Output) {
    self.output = output
  }

  /// Subscribes.
  @inlinable
  public func makePollingIterator(waker: Waker) -> PollingIterator {
    PollingIterator(.success(output))
  }
}

/// A publisher that fails at once.
///
/// ```swift
/// let users = Fail<[String], any Error>(error: CancellationError()).eraseToAnyPublisher()
/// ```
@frozen
public struct Fail<Output: Sendable, Failure: Error>: Publisher {
  /// What one subscription polls.
  public typealias PollingIterator = Result<Output, Failure>.Publisher.PollingIterator

  /// Why it fails.
  public let error: Failure

  /// Makes a publisher that fails.
  ///
  /// - Parameter error: Why it fails.
  @inlinable
  public init(error: Failure) {
    self.error = error
  }

  /// Makes a publisher that fails, where nothing else says what it would deliver.
  ///
  /// - Parameters:
  ///   - outputType: What it would deliver.
  ///   - failure: Why it fails.
  @inlinable
  public init(outputType: Output.Type, failure: Failure) {
    self.init(error: failure)
  }

  /// Subscribes.
  @inlinable
  public func makePollingIterator(waker: Waker) -> PollingIterator {
    PollingIterator(.failure(error))
  }
}
