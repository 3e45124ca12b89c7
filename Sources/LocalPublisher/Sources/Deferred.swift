/// A publisher that is made anew for each subscription.
@frozen public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The values.
  public typealias Output = DeferredPublisher.Output
  /// Why the values may end early.
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher of one subscription.
  public let createPublisher: @Sendable () -> DeferredPublisher

  /// Makes a publisher of a function that makes one.
  @inlinable public init(_ createPublisher: @escaping @Sendable () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Subscribes.
  @inlinable public func makePollingIterator(waker: Waker) -> sending DeferredPublisher.PollingIterator {
    createPublisher().makePollingIterator(waker: waker)
  }
}
