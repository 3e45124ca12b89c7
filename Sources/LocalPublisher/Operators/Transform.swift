extension Publishers {
  /// One step for each answer of the source: what most operators are made of.
  @frozen
  public struct Transform<Upstream: Publisher, State: Sendable, Output: Sendable, Failure: Error>:
    Publisher
  {
    @usableFromInline
    typealias Step =
      @Sendable (inout State, Poll<Upstream.Output, Upstream.Failure>) -> Poll<Output, Failure>

    @usableFromInline let upstream: Upstream
    @usableFromInline let state: State
    @usableFromInline let step: Step

    @inlinable
    init(_ upstream: Upstream, _ state: State, _ step: @escaping Step) {
      self.upstream = upstream
      self.state = state
      self.step = step
    }

    /// Subscribes to the source, with a state of the subscription's own.
    @inlinable
    public func makePollingIterator(waker: Waker) -> PollingIterator {
      PollingIterator(upstream.makePollingIterator(waker: waker), state, step)
    }

    /// The state of one subscription.
    @frozen
    public struct PollingIterator: PollingIteratorProtocol {
      @usableFromInline var upstream: Upstream.PollingIterator
      @usableFromInline var state: State
      @usableFromInline let step: Step

      @inlinable
      init(_ upstream: Upstream.PollingIterator, _ state: State, _ step: @escaping Step) {
        self.upstream = upstream
        self.state = state
        self.step = step
      }

      /// Asks the source and makes the step.
      @inlinable
      public mutating func poll() -> Poll<Output, Failure> {
        step(&state, upstream.poll())
      }
    }
  }
}

extension Publisher {
  @inlinable
  func transform<T: Sendable, E: Error>(
    _ step: @escaping @Sendable (Poll<Output, Failure>) -> Poll<T, E>
  ) -> Publishers.Transform<Self, Void, T, E> {
    Publishers.Transform(self, ()) { _, poll in step(poll) }
  }
}
