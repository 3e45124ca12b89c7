/// A publisher whose type states only its values and its failure, and hides how the publisher is
/// made.
///
/// ```swift
/// func loadUsers() -> AnyPublisher<[User], any Error> {
///   Just([ada, grace]).setFailureType(to: (any Error).self).eraseToAnyPublisher()
/// }
/// ```
@frozen public struct AnyPublisher<Output: Sendable, Failure: Error>: AsyncSequence, Publisher {
  /// The answer of a publisher with only one answer, which needs no memory of its own.
  public let onlyAnswer: Poll<Output, Failure>?
  // A name that Combine does not use, or the compiler would suggest this property for `subscribe`.
  @usableFromInline let makeErased: (@Sendable (Waker) -> sending PollingIterator)?

  /// Makes a publisher that hides the type of another publisher, and keeps its only answer.
  ///
  /// - Parameter publisher: The publisher to wrap.
  @export(implementation) @inline(always)
  public init<P: Publisher<Output, Failure>>(_ publisher: P) {
    if let answer = publisher.onlyAnswer {
      self.init(answer: answer)
    } else {
      let erased = ErasedPublisher(publisher)
      self.init { waker in PollingIterator(erased.publisher.makePollingIterator(waker: waker)) }
    }
  }

  @export(implementation) @inline(always) init(answer: Poll<Output, Failure>) {
    (onlyAnswer, makeErased) = (answer, nil)
  }

  @export(implementation) @inline(always)
  init(makeErased: @escaping @Sendable (Waker) -> sending PollingIterator) {
    (onlyAnswer, self.makeErased) = (nil, makeErased)
  }

  /// Subscribes.
  @export(implementation) public func makePollingIterator(waker: Waker) -> sending PollingIterator {
    makeErased?(waker) ?? PollingIterator(answer: onlyAnswer ?? .finished)
  }

  /// An iterator whose type is hidden.
  @frozen public struct PollingIterator: PollingIteratorProtocol {
    // Closures that capture the specialized iterator, because overriding a method of a generic
    // class would cost ten times as much.
    @usableFromInline var next: () -> Poll<Output, Failure>
    @usableFromInline var isAtEnd: () -> Bool
    @usableFromInline var successor: (() -> PollingIterator?)?
    /// The iterator of a publisher with only one answer, for which there is nothing to call.
    @usableFromInline var answer: OneAnswerIterator<Output, Failure>?

    @export(implementation) @inline(always)
    init<Upstream: PollingIteratorProtocol<Output, Failure>>(_ upstream: Upstream) {
      // An erased iterator is not wrapped again. Otherwise a stream that continues with itself in a
      // `Deferred` would gain a layer with each step.
      if let erased = upstream as? PollingIterator {
        self = erased
        return
      }
      let erased = ErasedIterator(upstream)
      next = { erased.upstream.poll() }
      isAtEnd = { erased.upstream.isFinished }
      successor = upstream.successor.map { take in { take(&erased.upstream) } }
    }

    @export(implementation) init(answer: Poll<Output, Failure>) {
      next = { .finished }
      isAtEnd = { true }
      self.answer = OneAnswerIterator(answer)
    }

    /// Asks for the next value.
    @export(implementation) public mutating func poll() -> Poll<Output, Failure> {
      if answer != nil { return answer.poll() }
      let answer = next()
      if case .again = answer, let successor = successor?() { self = successor }
      return answer
    }

    /// Whether the hidden iterator has nothing left.
    @export(implementation) public var isFinished: Bool { answer?.isFinished ?? isAtEnd() }
  }
}

/// Keeps the state of an erased iterator.
@_fixed_layout @usableFromInline final class ErasedIterator<Upstream: PollingIteratorProtocol> {
  @exclusivity(unchecked) @usableFromInline var upstream: Upstream

  @export(implementation) init(_ upstream: Upstream) { self.upstream = upstream }
}

/// Keeps an erased publisher.
///
/// The class is Sendable because the stored publisher does not change as long as the object has an
/// owner.
@_fixed_layout @usableFromInline final class ErasedPublisher<P: Publisher>: @unchecked Sendable {
  @exclusivity(unchecked) @usableFromInline var kept: P?

  @export(implementation) init(_ publisher: P) { kept = publisher }

  @export(implementation) @inline(always) var publisher: P {
    guard let kept else { preconditionFailure("A released publisher has no subscribers.") }
    return kept
  }

  @export(implementation) deinit {
    if kept == nil { return }
    NestedRelease.perform {
      kept = nil
    } orPostpone: {
      Postponed(kept.take())
    }
  }

  /// Keeps a publisher until it can be released without a deep recursion.
  @usableFromInline final class Postponed {
    let publisher: P?

    @usableFromInline init(_ publisher: P?) { self.publisher = publisher }
  }
}

extension Publisher {
  /// Hides how the publisher is made.
  ///
  /// An erased publisher is returned as it is. If the answer is known in advance, as it is for
  /// ``Just``, the erased publisher keeps the answer, and needs no memory of its own.
  ///
  /// ```swift
  /// let users: AnyPublisher<User, Never> = [ada, grace].publisher.eraseToAnyPublisher()
  /// ```
  ///
  /// - Returns: A publisher of the same values.
  /// - Complexity: A closure, a box for each subscription, and a call for each value.
  @export(implementation) public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    self as? AnyPublisher<Output, Failure> ?? AnyPublisher(self)
  }
}
