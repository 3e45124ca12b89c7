/// The values of a publisher as an asynchronous sequence, without the operators of publishers.
///
/// A publisher is an asynchronous sequence itself. But its `first(where:)` and `reduce(_:_:)` make
/// publishers, as in Combine. Those of this sequence await their value.
@frozen public struct AsyncPublisher<Upstream: Publisher>: AsyncSequence, Sendable {
  /// The type of the values.
  public typealias Element = Upstream.Output
  /// The type of the failures.
  public typealias Failure = Upstream.Failure
  /// The iterator of a loop.
  public typealias AsyncIterator = PublisherIterator<Upstream.PollingIterator>

  // Behind a reference, because a struct of a size that depends on a type parameter adds a kilobyte
  // to each program.
  @usableFromInline let upstream: ErasedPublisher<Upstream>

  @export(implementation) init(upstream: Upstream) { self.upstream = ErasedPublisher(upstream) }

  /// Subscribes, and returns an iterator for an asynchronous loop.
  ///
  /// - Returns: The iterator, which is the subscription.
  @export(implementation) public func makeAsyncIterator() -> AsyncIterator {
    upstream.publisher.makeAsyncIterator()
  }
}

extension Publisher {
  /// The values as an asynchronous sequence, as in Combine.
  ///
  /// A loop needs no `values`. Use it to await one value with an operator of `AsyncSequence`. The
  /// loop waits for each value, and the publisher waits for the loop.
  ///
  /// ```swift
  /// let firstEven = await (1...3).publisher.values.first { $0 % 2 == 0 }
  /// print(firstEven ?? 0)  // 2
  /// ```
  @export(implementation) public var values: AsyncPublisher<Self> {
    AsyncPublisher(upstream: self)
  }
}
