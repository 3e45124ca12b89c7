/// A publisher of one value.
///
/// Operators that work on a value are applied at once, and return a publisher of one value again.
///
/// ```swift
/// func loadUsers() -> AnyPublisher<[User], Never> { Just([ada, grace]).eraseToAnyPublisher() }
/// let names: Just<[String]> = Just([ada, grace]).map { $0.map(\.name) }
/// ```
@frozen public struct Just<Output: Sendable>: AsyncSequence, Publisher {
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

  /// The value.
  @export(implementation) public var onlyAnswer: Poll<Output, Never>? { .value(output) }
}

extension Just: Equatable where Output: Equatable {}
