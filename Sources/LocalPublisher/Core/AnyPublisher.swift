/// A publisher whose type says what it delivers, and nothing about how it is made.
public struct AnyPublisher<Output: Sendable, Failure: Error>: Publisher {
  @usableFromInline let subscribe: @Sendable (Waker) -> PollingIterator

  /// Hides the type of a publisher.
  @inlinable @inline(always) public init<P: Publisher<Output, Failure>>(_ publisher: P) {
    subscribe = { waker in PollingIterator(publisher.makePollingIterator(waker: waker)) }
  }

  /// Subscribes.
  @inlinable public func makePollingIterator(waker: Waker) -> PollingIterator { subscribe(waker) }

  /// An iterator of a hidden type.
  public struct PollingIterator: PollingIteratorProtocol {
    // A closure that captures the specialised iterator: to override a method of a generic class
    // would cost ten times as much.
    @usableFromInline let next: @Sendable () -> Poll<Output, Failure>

    @inlinable @inline(always)
    init<Upstream: PollingIteratorProtocol<Output, Failure>>(_ upstream: Upstream) {
      let box = ErasedIterator(upstream)
      next = { box.upstream.poll() }
    }

    /// Asks for the next value.
    @inlinable public mutating func poll() -> Poll<Output, Failure> { next() }
  }
}

/// Keeps the state of an erased iterator.
///
/// An iterator is polled from one place at a time, as its protocol demands: this is what makes the
/// class Sendable.
@usableFromInline
final class ErasedIterator<Upstream: PollingIteratorProtocol>: @unchecked Sendable {
  @exclusivity(unchecked) @usableFromInline var upstream: Upstream

  @inlinable init(_ upstream: Upstream) { self.upstream = upstream }
}

extension Publisher {
  /// Hides how the publisher is made.
  @inlinable public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    self as? AnyPublisher<Output, Failure> ?? AnyPublisher(self)
  }
}
