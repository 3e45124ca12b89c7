/// A function that tells an iterator's reader to poll again, after a ``Poll/pending``.
///
/// A waker belongs to one iterator. It may be called at any time, from any thread, and more often
/// than needed. Don't call a waker while you hold a lock, because it may poll your source at once.
public struct Waker: Sendable {
  /// The driver that polls, if it takes turns.
  @usableFromInline let driver: Driver?
  /// Begins to poll; called after a turn of the driver has begun, if there is a driver.
  @usableFromInline let beginPolling: @Sendable () -> Void

  /// Makes a waker from a function.
  ///
  /// - Parameter wake: A closure that is called from any thread when it is worth asking again.
  public init(_ wake: @escaping @Sendable () -> Void) { (driver, beginPolling) = (nil, wake) }

  /// Makes the waker of a driver.
  ///
  /// - Parameters:
  ///   - driver: The driver.
  ///   - beginPolling: A closure that is called by the thread that has begun a turn.
  @usableFromInline init(_ driver: Driver, beginPolling: @escaping @Sendable () -> Void) {
    (self.driver, self.beginPolling) = (driver, beginPolling)
  }

  /// Signals that a new value may be available.
  @inlinable public func wake() {
    if let driver {
      guard driver.beginTurn() else { return }
      if driver.isInShortcut { driver.keepLatch() }
    }
    beginPolling()
  }
}
