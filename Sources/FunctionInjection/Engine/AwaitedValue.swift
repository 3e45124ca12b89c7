import Synchronization

/// A value that is decided once, and that one task waits for.
final class AwaitedValue<Value: Sendable>: Sendable {
  private enum State {
    case undecided
    case awaited(CheckedContinuation<Value?, Never>)
    case decided(Value?)
  }

  private let state = Mutex(State.undecided)

  /// The value, or `nil` if the task that waits for it is canceled first.
  var value: Value? {
    get async {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          Pause.here()
          let value: Value?? = state.withLock { state in
            if case .decided(let value) = state { return value }
            state = .awaited(continuation)
            return nil
          }
          if let value { continuation.resume(returning: value) }
        }
      } onCancel: {
        decide(nil)
      }
    }
  }

  /// Decides the value, or `nil` if the waiting task is canceled, unless it is decided already.
  func decide(_ value: Value?) {
    Pause.here()
    let continuation: CheckedContinuation<Value?, Never>? = state.withLock { state in
      switch state {
      case .undecided:
        state = .decided(value)
        return nil
      case .awaited(let continuation):
        state = .decided(value)
        return continuation
      case .decided:
        return nil
      }
    }
    Pause.here()
    continuation?.resume(returning: value)
  }
}
