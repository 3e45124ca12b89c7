/// Which of several publishers come first, and how many there may be.
@frozen @usableFromInline enum MergePolicy: Sendable {
  /// At most this many at a time, those there are before another one.
  case atMost(Int)
  /// The latest one alone, and before it whether there is a later one.
  case latest
}

/// A publisher of the values of several publishers that come one by one and take turns.
///
/// It is the common part of `flatMap` and `switchToLatest`.
@frozen @usableFromInline
struct Merged<Outer: Publisher>: Publisher
where Outer.Output: Publisher, Outer.Output.Failure == Outer.Failure {
  @usableFromInline typealias Inner = Outer.Output
  @usableFromInline typealias Output = Inner.Output
  @usableFromInline typealias Failure = Outer.Failure

  @usableFromInline let outer: Outer
  @usableFromInline let policy: MergePolicy
  @export(implementation) init(_ outer: Outer, _ policy: MergePolicy) {
    (self.outer, self.policy) = (outer, policy)
  }

  @inlinable func makePollingIterator(waker: Waker) -> sending PollingIterator {
    PollingIterator(
      outer.makePollingIterator(waker: waker), policy: policy, waker: waker)
  }

  @usableFromInline
  typealias PollingIterator = MergedIterator<Outer.PollingIterator, Inner>
}

/// The publishers that are under way, and whose turn it is.
@frozen @usableFromInline
struct MergedIterator<Outer: PollingIteratorProtocol, Inner: Publisher>: PollingIteratorProtocol
where Outer.Output == Inner, Outer.Failure == Inner.Failure {
  @usableFromInline typealias Output = Inner.Output
  @usableFromInline typealias Failure = Inner.Failure

  @usableFromInline var outer: Outer?
  @usableFromInline var inner: [Inner.PollingIterator] = []
  @usableFromInline var next = 0
  /// Whether the outer publisher had nothing when it was asked last.
  @usableFromInline var isOuterPending = false
  @usableFromInline let policy: MergePolicy
  @usableFromInline let waker: Waker

  @export(implementation) init(_ outer: Outer?, policy: MergePolicy, waker: Waker) {
    (self.outer, self.policy, self.waker) = (outer, policy, waker)
  }

  @export(implementation) mutating func poll() -> Poll<Output, Failure> {
    if isOuterFirst, let answer = pollOuter() { return answer }
    if let answer = pollInner() { return answer }
    if isThereRoom, let answer = pollOuter() { return answer }
    return outer == nil && inner.isEmpty ? .finished : .pending
  }

  @export(implementation) var isOuterFirst: Bool {
    // A source that has another publisher ready at once must not keep the latest from its turn.
    if case .latest = policy { isOuterPending } else { false }
  }

  @export(implementation) var isThereRoom: Bool {
    if case .atMost(let limit) = policy { inner.count < limit } else { true }
  }

  @export(implementation) var isFinished: Bool { outer.isFinished && inner.isEmpty }

  /// The last of the publishers is all that is left once no other can come.
  @export(implementation) static var successor:
    ((inout Self) -> AnyPublisher<Output, Failure>.PollingIterator?)?
  {
    { merged in
      guard merged.inner.count == 1, merged.outer.isFinished else { return nil }
      return merged.inner[0].takeSuccessor()
    }
  }

  /// Asks each one in turn, and returns `nil` if none of them is ready.
  @export(implementation) mutating func pollInner() -> Poll<Output, Failure>? {
    for _ in inner.indices {
      if next >= inner.count { next = 0 }
      let answer = inner[next].poll()
      switch answer {
      case .pending: next += 1
      case .value, .again:
        next += 1
        return answer
      case .finished:
        inner.remove(at: next)
        return .again
      case .failed:
        (outer, inner) = (nil, [])
        return answer
      }
    }
    return nil
  }

  /// Takes another publisher from the outer one, and returns `nil` if there is none.
  @export(implementation) mutating func pollOuter() -> Poll<Output, Failure>? {
    isOuterPending = false
    switch outer.poll() {
    case .value(let publisher):
      if case .latest = policy { inner = [] }
      inner.append(publisher.makePollingIterator(waker: waker))
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

/// A publisher of the values of publishers that are all subscribed to at once.
@frozen @usableFromInline struct MergedAtOnce<Output: Sendable, Failure: Error>: Publisher {
  @usableFromInline typealias Source = AnyPublisher<Output, Failure>
  @usableFromInline
  typealias PollingIterator = MergedIterator<OneAnswerIterator<Source, Failure>, Source>

  @usableFromInline let sources: [Source]
  @export(implementation) init(_ sources: [Source]) { self.sources = sources }

  @export(implementation) func makePollingIterator(waker: Waker) -> sending PollingIterator {
    var iterator = PollingIterator(nil, policy: .atMost(sources.count), waker: waker)
    for source in sources { iterator.inner.append(source.makePollingIterator(waker: waker)) }
    return iterator
  }
}
