extension Publisher {
  /// Delivers the values until another publisher delivers a value.
  ///
  /// The other publisher's end is ignored.
  ///
  /// - Parameter publisher: The publisher whose first value ends the stream.
  /// - Returns: A publisher of the values before that value.
  @export(implementation) public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.Derived<Self, Output, Failure> {
    derive { waker in
      Optional(publisher.makePollingIterator(waker: waker))
    } step: { other, upstream in
      switch other.poll() {
      case .value: (upstream, other) = (nil, nil)
      case .again: return .again
      case .pending, .finished, .failed: break
      }
      return upstream.poll()
    }
  }

  /// Leaves out the values until another publisher delivers a value.
  ///
  /// If the other publisher finishes without a value, the stream finishes.
  ///
  /// - Parameter publisher: The publisher whose first value begins the stream.
  /// - Returns: A publisher of the values after that value.
  @export(implementation) public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.Derived<Self, Output, Failure> where P.Failure == Failure {
    derive { waker in
      Optional(publisher.makePollingIterator(waker: waker))
    } step: { other, upstream -> Poll<Output, Failure> in
      guard other != nil else { return upstream.poll() }
      switch other.poll() {
      case .value:
        other = nil
        return .again
      case .again: return .again
      case .finished:
        upstream = nil
        return .finished
      case .failed(let failure):
        upstream = nil
        return .failed(failure)
      case .pending: return upstream.poll().flatMap { _ in .again }
      }
    }
  }
}
