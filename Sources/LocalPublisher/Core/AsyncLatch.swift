public import Synchronization

/// Suspends a task until it is woken, and remembers a wake that comes first.
///
/// The continuation is touched by the task while the latch is running, and by whoever wakes it from
/// waiting: this is what makes the class Sendable.
@usableFromInline final class AsyncLatch: @unchecked Sendable {
  @usableFromInline let latch = Atomic(Latch.running)
  @exclusivity(unchecked) @usableFromInline var continuation: UnsafeContinuation<Void, Never>?

  @inlinable init() {}

  /// Ends the wait, or the next one where none is under way.
  @inlinable func wake() { if latch.wake() { continuation.take()?.resume() } }

  /// Suspends the task until it is woken or cancelled.
  @inlinable @inline(always) func wait(isolation actor: isolated (any Actor)?) async {
    await withTaskCancellationHandler {
      await withUnsafeContinuation(isolation: actor) { continuation in
        self.continuation = continuation
        if !latch.rest() { self.continuation.take()?.resume() }
      }
    } onCancel: {
      wake()
    }
  }
}
