/// Awaits the values of a subscription, for `for await` and `for try await`.
///
/// A canceled task receives `nil`, as if the publisher had finished, because a typed failure
/// cannot carry a cancellation.
@frozen public struct PublisherIterator<Upstream: PollingIteratorProtocol>: AsyncIteratorProtocol {
  @usableFromInline var upstream: Upstream?
  @usableFromInline let latch = AsyncLatch()
  /// The number of steps until the next check for cancellation, which costs more than a step.
  @usableFromInline var stepsUntilCheck = 0
  @export(implementation) init<P: Publisher>(subscribingTo publisher: P)
  where P.PollingIterator == Upstream {
    let latch = latch
    upstream = publisher.makePollingIterator(waker: Waker { latch.wake() })
  }

  /// Waits for the next value.
  ///
  /// A value that is ready is returned without suspending. If the task is canceled while the source
  /// always has a value ready, the loop ends within 64 steps.
  ///
  /// - Parameter actor: The actor that the caller runs on.
  /// - Returns: The value, or `nil` at the end and in a canceled task.
  /// - Throws: The publisher's failure.
  @export(implementation) public mutating func next(
    isolation actor: isolated (any Actor)?
  ) async throws(Upstream.Failure) -> Upstream.Output? {
    var stepsWithoutValue = 0
    while upstream != nil {
      if stepsUntilCheck == 0 {
        if Task.isCancelled { upstream = nil }
        stepsUntilCheck = 64
      }
      stepsUntilCheck -= 1
      switch upstream.poll() {
      case .value(let value): return value
      case .again:
        // Without a value, the body of the loop cannot let the other tasks of its actor run.
        stepsWithoutValue &+= 1
        if stepsWithoutValue.isMultiple(of: 1 << 16) { await Task.yield() }
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
  /// Subscribes, and returns an iterator for an asynchronous loop.
  ///
  /// The subscription begins at once. A subject keeps the values that it sends before the loop asks
  /// for the first value.
  ///
  /// - Returns: The iterator, which is the subscription.
  @export(implementation)
  public func makeAsyncIterator() -> sending PublisherIterator<PollingIterator> {
    PublisherIterator(subscribingTo: self)
  }

  /// Waits for the first value, and ends the subscription.
  ///
  /// ```swift
  /// print(await [7, 8].publisher.firstValue() ?? 0)  // 7
  /// ```
  ///
  /// - Parameter actor: The actor that the caller runs on.
  /// - Returns: The value, or `nil` if the publisher finishes without one or the task is canceled.
  /// - Throws: The publisher's failure.
  @export(implementation) public func firstValue(
    isolation actor: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> Output? {
    var iterator = makeAsyncIterator()
    return try await iterator.next(isolation: actor)
  }
}
