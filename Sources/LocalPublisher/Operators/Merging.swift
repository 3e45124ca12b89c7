/// The publishers to poll first, and the maximum number of active publishers.
@frozen @usableFromInline enum MergePolicy: Sendable {
  /// At most this many publishers; the active publishers are polled before another is taken.
  case atMost(Int)
  /// Only the latest publisher, which the next publisher replaces.
  case latest
}

/// The active publishers, and the position of the publisher whose turn it is.
///
/// This class is the common part of `flatMap`, `switchToLatest`, and `merge`.
@_fixed_layout @usableFromInline final class Merging<Inner: Publisher> {
  @exclusivity(unchecked) @usableFromInline var inner: [Inner.PollingIterator] = []
  @exclusivity(unchecked) @usableFromInline var position = 0
  /// Whether the outer publisher had nothing when it was last polled.
  @exclusivity(unchecked) @usableFromInline var isOuterPending = false
  @usableFromInline let policy: MergePolicy
  @usableFromInline let waker: Waker

  @export(implementation) init(_ policy: MergePolicy, _ waker: Waker) {
    (self.policy, self.waker) = (policy, waker)
  }

  @export(implementation) func subscribe(to publisher: Inner) {
    inner.append(publisher.makePollingIterator(waker: waker))
  }

  /// Polls the publishers, and an outer publisher whose values are transformed into them.
  @export(implementation) func step<Outer: Publisher>(
    _ transform: @escaping (Outer.Output) -> Inner
  ) -> Publishers.Derived<Outer, Inner.Output, Inner.Failure>.Step
  where Outer.Failure == Inner.Failure {
    .init(
      endsWithUpstream: { self.inner.allSatisfy(\.isFinished) },
      takeSuccessor: { self.takeSuccessor(&$0) }, poll: { self.poll(&$0, transform) })
  }

  @export(implementation) func poll<Outer: PollingIteratorProtocol>(
    _ outer: inout Outer?, _ transform: (Outer.Output) -> Inner
  ) -> Poll<Inner.Output, Inner.Failure> where Outer.Failure == Inner.Failure {
    if isOuterFirst, let answer = pollOuter(&outer, transform) { return answer }
    if let answer = pollInner(&outer) { return answer }
    if isThereRoom, let answer = pollOuter(&outer, transform) { return answer }
    return outer == nil && inner.isEmpty ? .finished : .pending
  }

  @export(implementation) var isOuterFirst: Bool {
    // An outer publisher that always has another publisher ready must not keep the latest publisher
    // from its turn.
    if case .latest = policy { isOuterPending } else { false }
  }

  @export(implementation) var isThereRoom: Bool {
    if case .atMost(let limit) = policy { inner.count < limit } else { true }
  }

  /// Takes the last publisher, which is all that is left once no other publisher can come.
  @export(implementation) func takeSuccessor<Outer: PollingIteratorProtocol>(
    _ outer: inout Outer?
  ) -> AnyPublisher<Inner.Output, Inner.Failure>.PollingIterator? {
    // The outer publisher takes its end, so that an operator can call its function for the end. A
    // subject that ended in this turn has its end in the next turn only.
    guard inner.count == 1, outer.isFinished else { return nil }
    while true {
      switch outer.poll() {
      case .finished: return inner[0].takeSuccessor()
      case .pending: return nil
      case .again: continue
      case .value, .failed:
        preconditionFailure(
          "\(String(reflecting: Outer.self)) was not at its end, but its `isFinished` was true.")
      }
    }
  }

  /// Polls each publisher in turn, and returns `nil` if none of them is ready.
  @export(implementation) func pollInner<Outer>(
    _ outer: inout Outer?
  ) -> Poll<Inner.Output, Inner.Failure>? {
    for _ in inner.indices {
      if position >= inner.count { position = 0 }
      let answer = inner[position].poll()
      switch answer {
      case .pending: position += 1
      case .value, .again:
        position += 1
        return answer
      case .finished:
        inner.remove(at: position)
        return .again
      case .failed:
        (outer, inner) = (nil, [])
        return answer
      }
    }
    return nil
  }

  /// Takes another publisher from the outer one, and returns `nil` if there is none.
  @export(implementation) func pollOuter<Outer: PollingIteratorProtocol>(
    _ outer: inout Outer?, _ transform: (Outer.Output) -> Inner
  ) -> Poll<Inner.Output, Inner.Failure>? where Outer.Failure == Inner.Failure {
    isOuterPending = false
    switch outer.poll() {
    case .value(let value):
      let publisher = transform(value)
      if case .latest = policy { inner = [] }
      subscribe(to: publisher)
      return .again
    case .again: return .again
    case .pending: isOuterPending = true
    case .finished: break
    case .failed(let failure):
      inner = []
      return .failed(failure)
    }
    return nil
  }
}

extension Publisher {
  /// Delivers the values of the publishers that a function makes, which take turns.
  @export(implementation) func merged<Inner: Publisher>(
    _ policy: MergePolicy, _ transform: @escaping @Sendable (Output) -> Inner
  ) -> Publishers.Derived<Self, Inner.Output, Failure> where Inner.Failure == Failure {
    Publishers.Derived(self) { waker in Merging<Inner>(policy, waker).step(transform) }
  }
}
