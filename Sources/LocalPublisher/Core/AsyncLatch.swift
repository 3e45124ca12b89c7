public import Synchronization

/// Suspends the task of a loop until a source wakes it, and remembers a wake that comes before the
/// wait.
///
/// The class is Sendable because one thread at a time uses the continuation: the task's thread
/// while the latch is running, and then the thread whose wake ends the wait.
@usableFromInline final class AsyncLatch: @unchecked Sendable {
  /// The value that represents a loop's task in a latch, whichever thread the task runs on.
  ///
  /// A loop takes one value at a time, so the turns of a loop need not end early for other threads.
  @inlinable static var task: UInt { 8 }

  @usableFromInline let latch = Atomic(Latch.running(on: AsyncLatch.task))
  @exclusivity(unchecked) @usableFromInline var continuation: UnsafeContinuation<Void, Never>?

  @usableFromInline init() {}

  /// Ends the wait, or the next wait if the task is not waiting.
  @inlinable func wake() {
    if latch.update(expecting: .waiting, { $0.wake(from: AsyncLatch.task) }) {
      continuation.take()?.resume()
    }
  }

  /// Suspends the task until it is woken or canceled.
  @inlinable @inline(always) func wait(isolation actor: isolated (any Actor)?) async {
    await withTaskCancellationHandler {
      await withUnsafeContinuation(isolation: actor) { continuation in
        self.continuation = continuation
        let rest = latch.update(expecting: .running(on: AsyncLatch.task)) { $0.rest() }
        if rest != .waits { self.continuation.take()?.resume() }
      }
    } onCancel: {
      wake()
    }
  }
}
