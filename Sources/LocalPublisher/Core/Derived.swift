/// A publisher made from another one by a function that polls it.
///
/// Nearly every operator is one.
///
/// An operator remembers its state. Each subscription begins with a new one.
@frozen @usableFromInline
struct Derived<Upstream: Publisher, State, Output: Sendable, Failure: Error>: Publisher {
  @usableFromInline typealias Step =
    @Sendable (inout State, inout Upstream.PollingIterator?) -> Poll<Output, Failure>

  @usableFromInline let upstream: Upstream
  @usableFromInline let makeState: @Sendable (Waker) -> sending State
  @usableFromInline let step: Step
  @export(implementation) @inline(always) init(
    _ upstream: Upstream, makeState: @escaping @Sendable (Waker) -> sending State,
    step: @escaping Step
  ) {
    self.upstream = upstream
    self.makeState = makeState
    self.step = step
  }

  @inlinable @inline(always) func makePollingIterator(waker: Waker) -> sending PollingIterator {
    PollingIterator(upstream.makePollingIterator(waker: waker), makeState(waker), step)
  }

  @frozen @usableFromInline struct PollingIterator: PollingIteratorProtocol {
    @usableFromInline var upstream: Upstream.PollingIterator?
    @usableFromInline var state: State
    @usableFromInline let step: Step

    @export(implementation) @inline(always)
    init(_ upstream: Upstream.PollingIterator, _ state: State, _ step: @escaping Step) {
      self.upstream = upstream
      self.state = state
      self.step = step
    }

    @export(implementation) @inline(always)
    mutating func poll() -> Poll<Output, Failure> { step(&state, &upstream) }

    /// Without a state, the operator ends with its upstream.
    @export(implementation)
    var isFinished: Bool { State.self == Void.self && upstream.isFinished }
  }
}

extension Publisher {
  /// Makes an operator that begins each subscription with the same state.
  @export(implementation) @inline(always) func derive<State: Sendable, T: Sendable, E: Error>(
    remembering state: State,
    step: @escaping @Sendable (inout State, inout PollingIterator?) -> Poll<T, E>
  ) -> Derived<Self, State, T, E> {
    Derived(self, makeState: { _ in state }, step: step)
  }
}
