/// Awaits the values of a subscription: what `for await` and `for try await` run on.
///
/// A cancelled task gets nil, as if the publisher had finished: a typed failure cannot carry a
/// cancellation.
@frozen public struct PublisherIterator<Upstream: PollingIteratorProtocol>: AsyncIteratorProtocol {
  @usableFromInline var upstream: Upstream?
  @usableFromInline let latch = AsyncLatch()
  /// How many steps are left until a look at cancellation, which costs more than a step.
  @usableFromInline var stepsUntilCheck = 0
  @export(implementation) init<P: Publisher>(subscribingTo publisher: P)
  where P.PollingIterator == Upstream {
    let latch = latch
    upstream = publisher.makePollingIterator(waker: Waker { latch.wake() })
  }

  /// Waits for the next value.
  @export(implementation) public mutating func next(
    isolation actor: isolated (any Actor)?
  ) async throws(Upstream.Failure) -> Upstream.Output? {
    while upstream != nil {
      if stepsUntilCheck == 0 {
        if Task.isCancelled { upstream = nil }
        stepsUntilCheck = 64
      }
      stepsUntilCheck -= 1
      switch upstream.poll() {
      case .value(let value): return value
      case .again: continue
      case .pending:
        await latch.wait(isolation: actor)
        stepsUntilCheck = 0
      case .finished: break
      case .failed(let failure): throw failure
      }
    }
    return nil
  }
}

extension Publisher {
  /// Subscribes, for a loop that awaits the values.
  @export(implementation)
  public func makeAsyncIterator() -> sending PublisherIterator<PollingIterator> {
    PublisherIterator(subscribingTo: self)
  }

  /// Waits for the first value, and ends the subscription.
  @export(implementation) public func firstValue(
    isolation actor: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> Output? {
    var iterator = makeAsyncIterator()
    return try await iterator.next(isolation: actor)
  }
}
