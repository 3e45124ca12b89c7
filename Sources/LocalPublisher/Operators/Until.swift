extension Publisher {
  /// Delivers the values until another publisher delivers a value.
  ///
  /// If a reader waits, and then both have something ready, one value is delivered before the stream
  /// ends. A reader that is busy may miss values that were sent before the other publisher's value.
  /// If no such value may be missed, send the values and the signal to one subject, and use
  /// `prefix(while:)`.
  ///
  /// The stream has no values if the other publisher has a value ready at the subscription. Each
  /// time the other publisher drops a value, as `filter` does, one more value may be delivered
  /// before the end. The other publisher's end is ignored.
  ///
  /// - Parameter publisher: The publisher whose first value ends the stream.
  /// - Returns: A publisher of the values before that value.
  @export(implementation) public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.Derived<Self, Output, Failure> {
    derive { waker in
      var other = Optional(publisher.makePollingIterator(waker: waker))
      let (hasSignaled, looksAgain) = look(for: &other)
      // Whether the signal ends the stream before another value is delivered.
      let isTurnOfSignal = hasSignaled || looksAgain
      return (other: other, hasSignaled: hasSignaled, isTurnOfSignal: isTurnOfSignal)
    } step: { state, upstream in
      // The signal is looked for before each value, although it waits for its turn then. Otherwise
      // a turn of a sink could begin with a value, and then take a signal that was sent after a
      // value of the next turn.
      let (signals, looksAgain) = look(for: &state.other)
      if signals { state.hasSignaled = true }
      if state.hasSignaled, state.isTurnOfSignal { upstream = nil }
      let answer = upstream.poll()
      if case .pending = answer {
        state.isTurnOfSignal = state.hasSignaled
        return looksAgain || state.hasSignaled ? .again : .pending
      }
      state.isTurnOfSignal = true
      return answer
    }
  }

  /// Leaves out the values until another publisher delivers a value.
  ///
  /// Values that wait for their reader when the other publisher's value is taken are delivered,
  /// although they may have been sent before it. If the other publisher finishes without a value,
  /// the stream finishes.
  ///
  /// - Parameter publisher: The publisher whose first value begins the stream.
  /// - Returns: A publisher of the values after that value.
  @export(implementation) public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.Derived<Self, Output, Failure> where P.Failure == Failure {
    derive { waker in
      (
        other: Optional(publisher.makePollingIterator(waker: waker)),
        next: Poll<Output, Failure>?.none
      )
    } step: { state, upstream -> Poll<Output, Failure> in
      guard state.other != nil else { return upstream.poll() }
      // Taken before the other publisher's value is looked for, and kept until the other publisher
      // has none. So a value that is sent after that value is delivered.
      let next = state.next.take() ?? upstream.poll()
      switch state.other.poll() {
      case .value:
        state.other = nil
        if case .pending = next { return .again }
        return next
      case .again:
        if case .pending = next { return .again }
        state.next = next
        return .again
      case .finished:
        upstream = nil
        return .finished
      case .failed(let failure):
        upstream = nil
        return .failed(failure)
      case .pending: return next.flatMap { _ in .again }
      }
    }
  }
}

/// Looks for the value that is the signal of another publisher.
///
/// - Returns: Whether there was a value, and whether to look again at once.
@export(implementation)
func look<Signal: PollingIteratorProtocol>(
  for signal: inout Signal?
) -> (hasSignaled: Bool, looksAgain: Bool) {
  switch signal.poll() {
  case .value:
    signal = nil
    return (true, false)
  case .again: return (false, true)
  case .pending, .finished, .failed: return (false, false)
  }
}
