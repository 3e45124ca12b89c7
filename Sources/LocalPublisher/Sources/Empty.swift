/// A publisher without values, which finishes at once or never ends.
///
/// ```swift
/// let nothing = Empty<Int, Never>()
/// let never = Empty<Int, Never>(completeImmediately: false)
/// ```
@frozen public struct Empty<Output: Sendable, Failure: Error>: AsyncSequence, Publisher {
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

  /// ``Poll/finished``, or ``Poll/pending`` if the publisher never ends.
  @export(implementation) public var onlyAnswer: Poll<Output, Failure>? {
    completeImmediately ? .finished : .pending
  }
}

extension Empty: Equatable {}
