/// The namespace of the publishers that operators return, as in Combine.
public enum Publishers {
  /// A publisher that is made from another publisher and a function that polls that publisher.
  ///
  /// Nearly every operator returns this type.
  ///
  /// An operator may have a state. Each subscription begins with a state of its own.
  @frozen
  public struct Derived<Upstream: Publisher, Output: Sendable, Failure: Error>: AsyncSequence,
    Publisher
  {
    @usableFromInline let upstream: Upstream
    @usableFromInline let begin: @Sendable (Waker) -> sending Step
    @export(implementation) @inline(always)
    init(_ upstream: Upstream, begin: @escaping @Sendable (Waker) -> sending Step) {
      self.upstream = upstream
      self.begin = begin
    }

    /// Subscribes.
    @export(implementation)
    public func makePollingIterator(waker: Waker) -> sending PollingIterator {
      PollingIterator(upstream.makePollingIterator(waker: waker), begin(waker))
    }

    /// The work of an operator in one subscription.
    @frozen @usableFromInline struct Step {
      @usableFromInline let poll: (inout Upstream.PollingIterator?) -> Poll<Output, Failure>
      /// Takes the iterator that the operator forwards to from now on, if the operator has nothing
      /// else left to do.
      @usableFromInline let takeSuccessor:
        ((inout Upstream.PollingIterator?) -> AnyPublisher<Output, Failure>.PollingIterator?)?
      /// Returns whether the operator has nothing left but what its upstream has.
      @usableFromInline let endsWithUpstream: () -> Bool

      @export(implementation) @inline(always) init(
        endsWithUpstream: @escaping () -> Bool = { false },
        takeSuccessor: (
          (inout Upstream.PollingIterator?) -> AnyPublisher<Output, Failure>.PollingIterator?
        )? = nil,
        poll: @escaping (inout Upstream.PollingIterator?) -> Poll<Output, Failure>
      ) {
        self.poll = poll
        self.takeSuccessor = takeSuccessor
        self.endsWithUpstream = endsWithUpstream
      }
    }

    /// The iterator of one subscription.
    @frozen public struct PollingIterator: PollingIteratorProtocol {
      @usableFromInline var upstream: Upstream.PollingIterator?
      @usableFromInline let step: Step

      @export(implementation) @inline(always)
      init(_ upstream: Upstream.PollingIterator, _ step: Step) {
        self.upstream = upstream
        self.step = step
      }

      /// Asks for the next value.
      @export(implementation) @inline(always)
      public mutating func poll() -> Poll<Output, Failure> { step.poll(&upstream) }

      /// Whether neither the upstream nor the operator has anything left.
      @export(implementation) public var isFinished: Bool {
        step.endsWithUpstream() && upstream.isFinished
      }

      /// The iterator that the operator continues with, if there is one.
      @export(implementation) public var successor:
        ((inout Self) -> AnyPublisher<Output, Failure>.PollingIterator?)?
      {
        step.takeSuccessor.map { take in { take(&$0.upstream) } }
      }
    }
  }
}

/// The state of an operator in one subscription.
@_fixed_layout @usableFromInline final class OperatorState<State> {
  @exclusivity(unchecked) @usableFromInline var state: State
  @export(implementation) init(_ state: State) { self.state = state }
}

extension Publisher {
  /// Makes an operator with a state, and begins each subscription with the same state.
  @export(implementation) @inline(always) func derive<State: Sendable, T: Sendable, E: Error>(
    remembering state: State,
    endsWithUpstream: @escaping @Sendable (State) -> Bool = { _ in false },
    step: @escaping @Sendable (inout State, inout PollingIterator?) -> Poll<T, E>
  ) -> Publishers.Derived<Self, T, E> {
    derive({ _ in state }, endsWithUpstream: endsWithUpstream, step: step)
  }

  /// Makes an operator with a state.
  ///
  /// - Parameters:
  ///   - makeState: A closure that makes the state of a subscription.
  ///   - endsWithUpstream: A closure that returns whether an operator in a state has nothing left
  ///     but what its upstream has.
  ///   - step: A closure that polls the upstream.
  /// - Returns: The operator.
  @export(implementation) @inline(always) func derive<State, T: Sendable, E: Error>(
    _ makeState: @escaping @Sendable (Waker) -> sending State,
    endsWithUpstream: @escaping @Sendable (State) -> Bool = { _ in false },
    step: @escaping @Sendable (inout State, inout PollingIterator?) -> Poll<T, E>
  ) -> Publishers.Derived<Self, T, E> {
    Publishers.Derived(self) { waker in
      let remembered = OperatorState(makeState(waker))
      return .init(endsWithUpstream: { endsWithUpstream(remembered.state) }) { upstream in
        step(&remembered.state, &upstream)
      }
    }
  }

  /// Makes an operator without a state.
  @export(implementation) @inline(always) func derive<T: Sendable, E: Error>(
    step: @escaping @Sendable (inout PollingIterator?) -> Poll<T, E>
  ) -> Publishers.Derived<Self, T, E> {
    Publishers.Derived(self) { _ in .init(endsWithUpstream: { true }, poll: step) }
  }
}
