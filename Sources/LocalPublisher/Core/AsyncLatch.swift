import Synchronization

/// Suspends a task until it is woken, and remembers a wake that comes first.
@usableFromInline
final class AsyncLatch: Sendable {
  private enum State {
    case idle
    case woken
    case waiting(UnsafeContinuation<Void, Never>)
  }

  private let state = Mutex(State.idle)

  @usableFromInline
  init() {}

  /// Ends the wait, or the next one where none is under way.
  @usableFromInline
  func wake() {
    let continuation: UnsafeContinuation<Void, Never>? = state.withLock { state in
      guard case .waiting(let continuation) = state else {
        state = .woken
        return nil
      }
      state = .idle
      return continuation
    }
    continuation?.resume()
  }

  /// Suspends the task until it is woken or cancelled.
  @usableFromInline
  func wait(isolation actor: isolated (any Actor)?) async {
    await withTaskCancellationHandler {
      await withUnsafeContinuation(isolation: actor) { continuation in
        let isWoken = state.withLock { state in
          if case .woken = state {
            state = .idle
            return true
          }
          state = .waiting(continuation)
          return false
        }
        if isWoken { continuation.resume() }
      }
    } onCancel: {
      wake()
    }
  }
}
