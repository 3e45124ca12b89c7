/// One subscription to ``Just``, ``Fail``, ``Empty``, or a result: one answer, then the end.
@frozen public struct OneAnswerIterator<Output: Sendable, Failure: Error>: PollingIteratorProtocol {
  @usableFromInline var answer: Poll<Output, Failure>
  @export(implementation) init(_ answer: Poll<Output, Failure>) { self.answer = answer }

  /// Asks for the next value.
  @export(implementation) public mutating func poll() -> Poll<Output, Failure> {
    if case .pending = answer { return .pending }
    defer { answer = .finished }
    return answer
  }

  /// Whether the answer has been given.
  @export(implementation) public var isFinished: Bool {
    if case .finished = answer { true } else { false }
  }
}

/// A publisher of one value.
///
/// Operators that work on a value are applied at once, and return a publisher of one value again.
///
/// ```swift
/// func loadUsers() -> AnyPublisher<[User], Never> { Just([ada, grace]).eraseToAnyPublisher() }
/// let names: Just<[String]> = Just([ada, grace]).map { $0.map(\.name) }
/// ```
@frozen public struct Just<Output: Sendable>: Publisher {
  /// A value that exists cannot fail.
  public typealias Failure = Never
  /// The iterator of one subscription.
  public typealias PollingIterator = OneAnswerIterator<Output, Never>

  /// The value.
  public let output: Output
  /// Makes a publisher of one value.
  ///
  /// - Parameter output: The value.
  @export(implementation) public init(_ output: Output) { self.output = output }

  /// Subscribes.
  @export(implementation) public func makePollingIterator(waker: Waker) -> sending PollingIterator {
    .init(.value(output))
  }

  /// The value.
  @export(implementation) public var onlyAnswer: Poll<Output, Never>? { .value(output) }
}

/// A publisher that fails at once, for example to mock a function that returns a publisher.
///
/// ```swift
/// struct Offline: Error {}
/// let loadUsers = { Fail<[User], Offline>(error: Offline()).eraseToAnyPublisher() }
/// ```
@frozen public struct Fail<Output: Sendable, Failure: Error>: Publisher {
  /// The iterator of one subscription.
  public typealias PollingIterator = OneAnswerIterator<Output, Failure>

  @usableFromInline let error: Failure

  /// Makes a publisher that fails.
  ///
  /// - Parameter error: The failure.
  @export(implementation) public init(error: Failure) { self.error = error }

  /// Makes a publisher that fails, and takes its types as arguments.
  ///
  /// - Parameters:
  ///   - outputType: The type of the publisher's values.
  ///   - failure: The failure.
  @export(implementation)
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Subscribes.
  @export(implementation) public func makePollingIterator(waker: Waker) -> sending PollingIterator {
    .init(.failed(error))
  }

  /// The failure.
  @export(implementation) public var onlyAnswer: Poll<Output, Failure>? { .failed(error) }
}

/// A publisher without values, which finishes at once or never ends.
///
/// ```swift
/// let nothing = Empty<Int, Never>()
/// let never = Empty<Int, Never>(completeImmediately: false)
/// ```
@frozen public struct Empty<Output: Sendable, Failure: Error>: Publisher {
  /// The iterator of one subscription.
  public typealias PollingIterator = OneAnswerIterator<Output, Failure>

  @usableFromInline let completeImmediately: Bool

  /// Makes a publisher without values.
  ///
  /// - Parameter completeImmediately: Whether the publisher finishes at once. If `false`, the
  ///   publisher never ends.
  @export(implementation)
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Makes a publisher without values, and takes its types as arguments.
  ///
  /// - Parameters:
  ///   - completeImmediately: Whether the publisher finishes at once. If `false`, the publisher
  ///     never ends.
  ///   - outputType: The type of the publisher's values.
  ///   - failureType: The type of the publisher's failure.
  @export(implementation) public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  /// Subscribes.
  @export(implementation) public func makePollingIterator(waker: Waker) -> sending PollingIterator {
    PollingIterator(completeImmediately ? .finished : .pending)
  }

  /// The end, or that there is none.
  @export(implementation) public var onlyAnswer: Poll<Output, Failure>? {
    completeImmediately ? .finished : .pending
  }
}

extension Result where Success: Sendable {
  /// A publisher of one result: one value, or a failure.
  ///
  /// ```swift
  /// struct Offline: Error {}
  /// let users = Result<[User], Offline>.success([ada]).publisher
  /// print(try await users.firstValue()?.count ?? 0)
  /// ```
  @frozen public struct Publisher: LocalPublisher.Publisher {
    /// The type of the value.
    public typealias Output = Success
    /// The iterator of one subscription.
    public typealias PollingIterator = OneAnswerIterator<Success, Failure>

    @usableFromInline let result: Result

    /// Makes a publisher of a result.
    ///
    /// - Parameter result: The value, or the failure.
    @export(implementation) public init(_ result: Result) { self.result = result }

    /// Subscribes.
    @export(implementation) public func makePollingIterator(waker: Waker) -> sending PollingIterator
    {
      PollingIterator(answer)
    }

    /// The value or the failure.
    @export(implementation) public var onlyAnswer: Poll<Success, Failure>? { answer }

    @export(implementation) var answer: Poll<Success, Failure> {
      switch result {
      case .success(let value): .value(value)
      case .failure(let failure): .failed(failure)
      }
    }
  }

  /// The result as a publisher.
  @export(implementation) public var publisher: Publisher { Publisher(self) }
}

extension Just: Equatable where Output: Equatable {}
extension Fail: Equatable where Failure: Equatable {}
extension Empty: Equatable {}
extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}

extension Optional where Wrapped: Sendable {
  /// A publisher of the value, or of no value if this is `nil`.
  @export(implementation) public var publisher: AnyPublisher<Wrapped, Never> {
    AnyPublisher(answer: map { .value($0) } ?? .finished)
  }
}
