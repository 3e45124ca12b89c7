/// Awaits the values of a subscription: what `for await` and `for try await` run on.
///
/// A cancelled task gets nil, as if the publisher had finished: a typed failure cannot carry a
/// cancellation.
public struct PublisherIterator<Upstream: PollingIteratorProtocol>: AsyncIteratorProtocol {
  @usableFromInline var upstream: Upstream?
  @usableFromInline let latch = AsyncLatch()
  @usableFromInline var stepsUntilCheck = 0

  /// How many steps are made without a look at cancellation, which costs more than a step.
  @usableFromInline static var stepsBetweenChecks: Int { 64 }

  @inlinable
  init<P: Publisher>(subscribingTo publisher: P) where P.PollingIterator == Upstream {
    let latch = latch
    upstream = publisher.makePollingIterator(waker: Waker { latch.wake() })
  }

  /// Waits for the next value.
  ///
  /// - Parameter actor: Where the caller runs, so that a value that is there costs no hop.
  /// - Returns: The value, or nil at the end and in a cancelled task.
  /// - Throws: The failure that ended the publisher.
  @inlinable
  public mutating func next(
    isolation actor: isolated (any Actor)?
  ) async throws(Upstream.Failure) -> Upstream.Output? {
    while upstream != nil {
      if stepsUntilCheck == 0 {
        stepsUntilCheck = Self.stepsBetweenChecks
        if Task.isCancelled { break }
      }
      stepsUntilCheck -= 1
      switch upstream?.poll() {
      case .value(let value): return value
      case .again: continue
      case .pending:
        await latch.wait(isolation: actor)
        stepsUntilCheck = 0
      case .failed(let failure):
        upstream = nil
        throw failure
      case .finished, nil: upstream = nil
      }
    }
    upstream = nil
    return nil
  }

  /// Waits for the next value, wherever the caller runs.
  ///
  /// - Returns: The value, or nil at the end and in a cancelled task.
  /// - Throws: The failure that ended the publisher.
  @inlinable
  public mutating func next() async throws(Upstream.Failure) -> Upstream.Output? {
    try await next(isolation: nil)
  }
}
