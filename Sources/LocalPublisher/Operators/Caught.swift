/// A publisher that goes on with another one after a failure.
@frozen @usableFromInline struct Caught<Upstream: Publisher, Recovery: Publisher>: Publisher
where Recovery.Output == Upstream.Output {
  @usableFromInline typealias Output = Upstream.Output
  @usableFromInline typealias Failure = Recovery.Failure
  @usableFromInline typealias Handler =
    @Sendable (Upstream.Failure) -> Result<Recovery, Recovery.Failure>

  @usableFromInline let upstream: Upstream
  @usableFromInline let handler: Handler
  @export(implementation) init(_ upstream: Upstream, _ handler: @escaping Handler) {
    (self.upstream, self.handler) = (upstream, handler)
  }

  @inlinable func makePollingIterator(waker: Waker) -> sending PollingIterator {
    PollingIterator(upstream.makePollingIterator(waker: waker), handler, waker)
  }

  @frozen @usableFromInline struct PollingIterator: PollingIteratorProtocol {
    @usableFromInline var upstream: Upstream.PollingIterator?
    @usableFromInline var recovery: Recovery.PollingIterator?
    @usableFromInline let handler: Handler
    @usableFromInline let waker: Waker
    @export(implementation)
    init(_ upstream: Upstream.PollingIterator, _ handler: @escaping Handler, _ waker: Waker) {
      (self.upstream, self.handler, self.waker) = (upstream, handler, waker)
    }

    @export(implementation) mutating func poll() -> Poll<Output, Failure> {
      guard upstream != nil else { return recovery.poll() }
      switch upstream.poll() {
      case .value(let value): return .value(value)
      case .again: return .again
      case .pending: return .pending
      case .finished: return .finished
      case .failed(let failure):
        switch handler(failure) {
        case .success(let publisher): recovery = publisher.makePollingIterator(waker: waker)
        case .failure(let failure): return .failed(failure)
        }
        return .again
      }
    }

    @export(implementation) var isFinished: Bool { upstream.isFinished && recovery.isFinished }

    /// The publisher that was caught is over, so that the other one is all that is left.
    @export(implementation) static var successor:
      ((inout Self) -> AnyPublisher<Output, Failure>.PollingIterator?)?
    {
      { caught in
        guard caught.upstream == nil else { return nil }
        return caught.recovery?.takeSuccessor()
      }
    }
  }
}
