/// A publisher that makes another publisher for each subscription.
///
/// Use it to make a hot source, such as ``Future``, cold.
///
/// ```swift
/// let load = Deferred { Future { () async -> [User] in [ada] } }
/// print(await load.firstValue()?.count ?? 0)
/// ```
@frozen public struct Deferred<DeferredPublisher: Publisher>: AsyncSequence, Publisher {
  /// The type of the values.
  public typealias Output = DeferredPublisher.Output
  /// The type of the failures.
  public typealias Failure = DeferredPublisher.Failure

  /// Returns the publisher of one subscription.
  public let createPublisher: @Sendable () -> DeferredPublisher

  /// Makes a publisher from a function that returns a publisher.
  ///
  /// - Parameter createPublisher: A closure that returns the publisher. It is called with each
  ///   subscription.
  @export(implementation) public init(
    _ createPublisher: @escaping @Sendable () -> DeferredPublisher
  ) {
    self.createPublisher = createPublisher
  }

  /// Subscribes.
  @export(implementation) public func makePollingIterator(waker: Waker)
    -> sending DeferredPublisher.PollingIterator
  {
    createPublisher().makePollingIterator(waker: waker)
  }
}
