/// What one subscription to ``Just``, ``Fail``, ``Empty`` or a result polls: one answer, then the end.
@frozen
public struct OneAnswerIterator<Output: Sendable, Failure: Error>: PollingIteratorProtocol {
  @usableFromInline var answer: Poll<Output, Failure>

  @inlinable
  init(_ answer: Poll<Output, Failure>) { self.answer = answer }

  @inlinable
  public mutating func poll() -> Poll<Output, Failure> {
    if case .pending = answer { return .pending }
    defer { answer = .finished }
    return answer
  }
}

/// A publisher of one value.
///
/// The operators that work on a value are applied at once and give a publisher of one value again.
///
/// ```swift
/// let users = Just([ada, grace]).setFailureType(to: (any Error).self).eraseToAnyPublisher()
/// ```
@frozen
public struct Just<Output: Sendable>: Publisher {
  /// A value that is there cannot fail.
  public typealias Failure = Never

  /// What one subscription polls.
  public typealias PollingIterator = OneAnswerIterator<Output, Never>

  /// The value.
  public let output: Output

  /// Makes a publisher of one value.
  ///
  /// - Parameter output: The value.
  @inlinable
  public init(_ output: Output) { self.output = output }

  @inlinable
  public func makePollingIterator(waker: Waker) -> PollingIterator {
    PollingIterator(.value(output))
  }
}

/// A publisher that fails at once.
///
/// ```swift
/// let users = Fail<[User], any Error>(error: CancellationError()).eraseToAnyPublisher()
/// ```
@frozen
public struct Fail<Output: Sendable, Failure: Error>: Publisher {
  /// What one subscription polls.
  public typealias PollingIterator = OneAnswerIterator<Output, Failure>

  /// Why it fails.
  public let error: Failure

  /// Makes a publisher that fails.
  ///
  /// - Parameter error: Why it fails.
  @inlinable
  public init(error: Failure) { self.error = error }

  @inlinable
  public func makePollingIterator(waker: Waker) -> PollingIterator {
    PollingIterator(.failed(error))
  }
}

/// A publisher without values, which finishes at once or never ends.
///
/// ```swift
/// let nobody = Empty<User, Never>()
/// ```
@frozen
public struct Empty<Output: Sendable, Failure: Error>: Publisher {
  /// What one subscription polls.
  public typealias PollingIterator = OneAnswerIterator<Output, Failure>

  /// Whether it finishes at once.
  public let completeImmediately: Bool

  /// Makes a publisher without values.
  ///
  /// - Parameter completeImmediately: Whether it finishes at once; otherwise it never ends.
  @inlinable
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  @inlinable
  public func makePollingIterator(waker: Waker) -> PollingIterator {
    PollingIterator(completeImmediately ? .finished : .pending)
  }
}

extension Result where Success: Sendable {
  /// A publisher of one result: one value, or a failure.
  @frozen
  public struct Publisher: LocalPublisher.Publisher {
    /// The value.
    public typealias Output = Success
    /// What one subscription polls.
    public typealias PollingIterator = OneAnswerIterator<Success, Failure>

    /// What is delivered.
    public let result: Result

    /// Makes a publisher of a result.
    ///
    /// - Parameter result: What to deliver.
    @inlinable
    public init(_ result: Result) { self.result = result }

    @inlinable
    public func makePollingIterator(waker: Waker) -> PollingIterator {
      switch result {
      case .success(let value): PollingIterator(.value(value))
      case .failure(let failure): PollingIterator(.failed(failure))
      }
    }
  }

  /// The result as a publisher.
  ///
  /// ```swift
  /// let users = Result<[User], any Error>.success([ada]).publisher
  /// ```
  @inlinable
  public var publisher: Publisher { Publisher(self) }
}
