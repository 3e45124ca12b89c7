import Synchronization

/// Something that a test waits for without polling.
final class Ended: Sendable {
  private enum State {
    case open
    case signalled
    case waiting(CheckedContinuation<Void, Never>)
  }

  private let state = Mutex(State.open)

  func signal() {
    let continuation = state.withLock { state -> CheckedContinuation<Void, Never>? in
      defer { state = .signalled }
      guard case .waiting(let continuation) = state else { return nil }
      return continuation
    }
    continuation?.resume()
  }

  /// Waits for the signal; only one may wait.
  func wait() async {
    await withCheckedContinuation { continuation in
      let isSignalled = state.withLock { state in
        if case .signalled = state { return true }
        state = .waiting(continuation)
        return false
      }
      if isSignalled { continuation.resume() }
    }
  }
}
