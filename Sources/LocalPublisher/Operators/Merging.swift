/// Which of many publishers come first, and how many there may be.
@frozen @usableFromInline enum MergePolicy: Sendable {
  /// So many at a time, those there are before another one.
  case atMost(Int)
  /// The latest one alone, and before it whether there is a later one.
  case latest
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The one mechanism of `flatMap` and `switchToLatest`: publishers that come one by one and take turns.
  @inlinable func merged(_ policy: MergePolicy) -> some Publisher<Output.Output, Failure> {
    Derived(self) { waker in
      Inner<Output>(policy: policy, waker: waker)
    } step: { inner, upstream in
      if inner.isOuterFirst, let answer = inner.poll(outer: &upstream) { return answer }
      if let answer = inner.poll() {
        if case .failed = answer { upstream = nil }
        return answer
      }
      if inner.isThereRoom, let answer = inner.poll(outer: &upstream) { return answer }
      return upstream == nil && inner.iterators.isEmpty ? .finished : .pending
    }
  }
}

/// The publishers that are under way, and whose turn it is.
@frozen @usableFromInline struct Inner<P: Publisher>: Sendable {
  @usableFromInline var iterators: [P.PollingIterator] = []
  @usableFromInline var next = 0
  /// Whether the outer publisher had nothing when it was asked last.
  @usableFromInline var isOuterPending = false
  @usableFromInline let policy: MergePolicy
  @usableFromInline let waker: Waker
  @export(implementation) init(_ publishers: [P] = [], policy: MergePolicy, waker: Waker) {
    (self.policy, self.waker) = (policy, waker)
    iterators = publishers.map { $0.makePollingIterator(waker: waker) }
  }

  @export(implementation) var isOuterFirst: Bool {
    // A source that has another publisher ready at once must not keep the latest from its turn.
    if case .latest = policy { isOuterPending } else { false }
  }

  @export(implementation) var isThereRoom: Bool {
    if case .atMost(let limit) = policy { iterators.count < limit } else { true }
  }

  /// Asks each one in turn, and answers with nil where none of them is ready.
  @export(implementation) mutating func poll() -> Poll<P.Output, P.Failure>? {
    for _ in iterators.indices {
      if next >= iterators.count { next = 0 }
      let answer = iterators[next].poll()
      switch answer {
      case .pending: next += 1
      case .value, .again:
        next += 1
        return answer
      case .finished:
        iterators.remove(at: next)
        return .again
      case .failed:
        iterators = []
        return answer
      }
    }
    return nil
  }

  /// Takes another publisher from the outer one, and answers with nil where there is none.
  @export(implementation) mutating func poll<Outer: PollingIteratorProtocol<P, P.Failure>>(
    outer: inout Outer?
  ) -> Poll<P.Output, P.Failure>? {
    isOuterPending = false
    switch outer.poll() {
    case .value(let publisher):
      if case .latest = policy { iterators = [] }
      iterators.append(publisher.makePollingIterator(waker: waker))
      return .again
    case .again: return .again
    case .pending: isOuterPending = true
    case .finished: break
    case .failed(let failure):
      iterators = []
      return .failed(failure)
    }
    return nil
  }
}

extension Publisher {
  /// Makes a publisher of each value and delivers the values of all of them.
  ///
  /// Those that are ready take turns; another value is taken when none is ready. Each value costs a
  /// question to each publisher that is under way.
  @inlinable public func flatMap<P: Publisher>(
    maxPublishers: Int = .max, _ transform: @escaping @Sendable (Output) -> P
  ) -> some Publisher<P.Output, Failure> where P.Failure == Failure {
    precondition(maxPublishers > 0, "flatMap needs at least one publisher, not \(maxPublishers).")
    return CompactMapped(self) { transform($0) }.merged(.atMost(maxPublishers))
  }

  /// Delivers the values of the latest of the publishers that this one delivers.
  @inlinable public func switchToLatest() -> some Publisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    merged(.latest)
  }

  /// Delivers the values of several publishers as they come; those that are ready take turns.
  @export(implementation) public func merge(
    with others: any Publisher<Output, Failure>...
  ) -> AnyPublisher<Output, Failure> {
    let publishers = [eraseToAnyPublisher()] + others.map { $0.eraseToAnyPublisher() }
    // All are subscribed to at once: what a subject sends before the first value is taken counts.
    return Derived(Empty<Output, Failure>()) { waker in
      Inner(publishers, policy: .atMost(publishers.count), waker: waker)
    } step: { inner, _ in
      inner.poll() ?? (inner.iterators.isEmpty ? .finished : .pending)
    }.eraseToAnyPublisher()
  }
}
