extension AsyncThrowingStream where Element: Sendable, Failure == any Error {
  /// Makes a stream from a publisher.
  ///
  /// The subscription begins when the stream is made, and ends with the stream. The source is read as
  /// fast as it delivers. If the source never ends and always has a value ready, this initializer
  /// never returns.
  ///
  /// ```swift
  /// let stream = AsyncThrowingStream([1, 2].publisher)
  /// for try await number in stream { print(number) }
  /// ```
  ///
  /// - Parameters:
  ///   - publisher: The publisher to read.
  ///   - bufferingPolicy: The values to keep until the stream's reader takes them.
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
