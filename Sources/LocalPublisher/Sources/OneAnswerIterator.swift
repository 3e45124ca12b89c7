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

extension Publisher where PollingIterator == OneAnswerIterator<Output, Failure> {
  /// Subscribes.
  @export(implementation) public func makePollingIterator(waker: Waker) -> sending PollingIterator {
    guard let onlyAnswer else {
      preconditionFailure("\(Self.self) must return its answer from `onlyAnswer`, which is nil.")
    }
    return PollingIterator(onlyAnswer)
  }
}
