extension Publisher {
  /// The one mechanism of `zip` and `combineLatest`: two publishers that are asked in turn.
  ///
  /// No more than one value of each is held. Whether it stays for the next pair, until its publisher
  /// replaces it, is the difference.
  @inlinable func combined<P: Publisher>(
    with other: P, keepingLatest keepsLatest: Bool
  ) -> some Publisher<(Output, P.Output), Failure> where P.Failure == Failure {
    Derived(self) { waker in
      Pair<PollingIterator, P.PollingIterator>(second: other.makePollingIterator(waker: waker))
    } step: { pair, first in
      let answer = pair.poll(&first, keepingLatest: keepsLatest)
      switch answer {
      case .finished, .failed: (first, pair.second) = (nil, nil)
      case .value, .again, .pending: break
      }
      return answer
    }
  }
}

/// The second of two publishers, and the values of both that wait for their counterpart.
@frozen @usableFromInline
struct Pair<First: PollingIteratorProtocol, Second: PollingIteratorProtocol>
where First.Failure == Second.Failure {
  @usableFromInline var second: Second?
  @usableFromInline var firstValue: First.Output?
  @usableFromInline var secondValue: Second.Output?
  @usableFromInline var isTurnOfFirst = true
  @export(implementation) init(second: Second) { self.second = second }

  @export(implementation) mutating func poll(
    _ first: inout First?, keepingLatest: Bool
  ) -> Poll<(First.Output, Second.Output), First.Failure> {
    var result = Poll<(First.Output, Second.Output), First.Failure>.pending
    for _ in 0..<2 where !isFinished(first, keepingLatest) {
      isTurnOfFirst.toggle()
      let answer =
        isTurnOfFirst
        ? secondValue == nil || keepingLatest ? second.poll().map { secondValue = $0 } : .pending
        : firstValue == nil || keepingLatest ? first.poll().map { firstValue = $0 } : .pending
      switch answer {
      case .value:
        guard let one = firstValue, let two = secondValue else { return .again }
        if !keepingLatest { (firstValue, secondValue) = (nil, nil) }
        return .value((one, two))
      case .again: result = .again
      case .pending, .finished: break
      case .failed(let failure): return .failed(failure)
      }
    }
    return isFinished(first, keepingLatest) ? .finished : result
  }

  /// Whether no pair can come any more.
  @export(implementation) func isFinished(_ first: First?, _ keepingLatest: Bool) -> Bool {
    if keepingLatest, firstValue != nil, secondValue != nil { return first == nil && second == nil }
    return first == nil && firstValue == nil || second == nil && secondValue == nil
  }
}

extension Publisher {
  /// Pairs the values of two publishers: the first with the first, the second with the second.
  ///
  /// Finishes as soon as no further pair can come. Holds one value of each publisher at most.
  @inlinable public func zip<B>(
    _ other: some Publisher<B, Failure>
  ) -> some Publisher<(Output, B), Failure> {
    combined(with: other, keepingLatest: false)
  }

  /// Puts the values of three publishers together, as ``zip(_:)`` does with two.
  @inlinable public func zip<B, C>(
    _ second: some Publisher<B, Failure>, _ third: some Publisher<C, Failure>
  ) -> some Publisher<(Output, B, C), Failure> {
    zip(second).zip(third).map { ($0.0, $0.1, $1) }
  }

  /// Puts the values of four publishers together, as ``zip(_:)`` does with two.
  @inlinable public func zip<B, C, D>(
    _ second: some Publisher<B, Failure>, _ third: some Publisher<C, Failure>,
    _ fourth: some Publisher<D, Failure>
  ) -> some Publisher<(Output, B, C, D), Failure> {
    zip(second, third).zip(fourth).map { ($0.0, $0.1, $0.2, $1) }
  }

  /// Pairs the latest values of two publishers, whenever either delivers one.
  ///
  /// Begins when both have delivered, and finishes when both have finished, or one of them has
  /// without a value.
  @inlinable public func combineLatest<B>(
    _ other: some Publisher<B, Failure>
  ) -> some Publisher<(Output, B), Failure> {
    combined(with: other, keepingLatest: true)
  }

  /// Puts the latest values of three publishers together, as ``combineLatest(_:)`` does with two.
  @inlinable public func combineLatest<B, C>(
    _ second: some Publisher<B, Failure>, _ third: some Publisher<C, Failure>
  ) -> some Publisher<(Output, B, C), Failure> {
    combineLatest(second).combineLatest(third).map { ($0.0, $0.1, $1) }
  }

  /// Puts the latest values of four publishers together, as ``combineLatest(_:)`` does with two.
  @inlinable public func combineLatest<B, C, D>(
    _ second: some Publisher<B, Failure>, _ third: some Publisher<C, Failure>,
    _ fourth: some Publisher<D, Failure>
  ) -> some Publisher<(Output, B, C, D), Failure> {
    combineLatest(second, third).combineLatest(fourth).map { ($0.0, $0.1, $0.2, $1) }
  }
}
