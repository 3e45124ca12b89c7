extension Publisher {
  /// The common part of `zip` and `combineLatest`, which polls two publishers in turn.
  ///
  /// The operator holds at most one value of each publisher. With `zip`, a value is used once. With
  /// `combineLatest`, a value stays for the next pair, until its publisher replaces it.
  @export(implementation) func combined<P: Publisher>(
    with other: P, keepsLatest: Bool
  ) -> Publishers.Derived<Self, (Output, P.Output), Failure> where P.Failure == Failure {
    derive { waker in
      Pair<PollingIterator, P.PollingIterator>(
        second: other.makePollingIterator(waker: waker), keepsLatest: keepsLatest)
    } step: { pair, first in
      let answer = pair.poll(&first)
      switch answer {
      case .finished, .failed: (first, pair.second) = (nil, nil)
      case .value, .again, .pending: break
      }
      return answer
    }
  }
}

/// The second of two publishers, and the values of both that wait for their counterpart.
@_fixed_layout @usableFromInline
final class Pair<First: PollingIteratorProtocol, Second: PollingIteratorProtocol>
where First.Failure == Second.Failure {
  @exclusivity(unchecked) @usableFromInline var second: Second?
  @exclusivity(unchecked) @usableFromInline var firstValue: First.Output?
  @exclusivity(unchecked) @usableFromInline var secondValue: Second.Output?
  @exclusivity(unchecked) @usableFromInline var isTurnOfFirst = true
  /// Whether a value stays for the next pair.
  @usableFromInline let keepsLatest: Bool

  @export(implementation) init(second: Second, keepsLatest: Bool) {
    (self.second, self.keepsLatest) = (second, keepsLatest)
  }

  @export(implementation) func poll(
    _ first: inout First?
  ) -> Poll<(First.Output, Second.Output), First.Failure> {
    var result = Poll<(First.Output, Second.Output), First.Failure>.pending
    for _ in 0..<2 where !isFinished(first) {
      let answer = isTurnOfFirst ? pollFirst(&first) : pollSecond()
      isTurnOfFirst.toggle()
      switch answer {
      case .value:
        guard let one = firstValue, let two = secondValue else { return .again }
        if !keepsLatest { (firstValue, secondValue) = (nil, nil) }
        return .value((one, two))
      case .again: result = .again
      case .pending, .finished: break
      case .failed(let failure): return .failed(failure)
      }
    }
    return isFinished(first) ? .finished : result
  }

  @export(implementation) func pollFirst(_ first: inout First?) -> Poll<Void, First.Failure> {
    guard firstValue == nil || keepsLatest else { return .pending }
    return first.poll().map { firstValue = $0 }
  }

  @export(implementation) func pollSecond() -> Poll<Void, First.Failure> {
    guard secondValue == nil || keepsLatest else { return .pending }
    return second.poll().map { secondValue = $0 }
  }

  /// Whether no pair can come anymore.
  @export(implementation) func isFinished(_ first: First?) -> Bool {
    if keepsLatest, firstValue != nil, secondValue != nil { return first == nil && second == nil }
    return first == nil && firstValue == nil || second == nil && secondValue == nil
  }
}
