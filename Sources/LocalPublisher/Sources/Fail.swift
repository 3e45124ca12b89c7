/// A publisher that fails at once, for example to mock a function that returns a publisher.
///
/// ```swift
/// struct Offline: Error {}
/// let loadUsers = { Fail<[User], Offline>(error: Offline()).eraseToAnyPublisher() }
/// ```
@frozen public struct Fail<Output: Sendable, Failure: Error>: AsyncSequence, Publisher {
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

  /// The failure.
  @export(implementation) public var onlyAnswer: Poll<Output, Failure>? { .failed(error) }
}

extension Fail: Equatable where Failure: Equatable {}
