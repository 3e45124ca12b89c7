extension AsyncThrowingStream where Element: Sendable, Failure == any Error {
  /// Makes a stream of a publisher, for code that asks for one.
  ///
  /// The subscription begins here and ends with the stream.
  @export(implementation) public init<P: Publisher<Element, E>, E: Error>(
    _ publisher: P, bufferingPolicy: Continuation.BufferingPolicy = .unbounded
  ) {
    self.init(bufferingPolicy: bufferingPolicy) { continuation in
      let subscription = publisher.sink {
        switch $0 {
        case .finished: continuation.finish()
        case .failure(let failure): continuation.finish(throwing: failure)
        }
      } receiveValue: {
        continuation.yield($0)
      }
      continuation.onTermination = { _ in subscription.cancel() }
    }
  }
}
