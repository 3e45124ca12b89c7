import Synchronization

/// A value that is decided once, and that one task waits for.
final class AwaitedValue<Value: Sendable>: Sendable {
  /// A decided value is `nil` if the task was canceled.
  private typealias State = (
    isDecided: Bool, value: Value?, waiter: CheckedContinuation<Value?, Never>?
  )

  private let state = Mutex<State>((false, nil, nil))

  /// Decides the value, unless it has been decided already.
  func decide(_ value: Value) { settle(value) }

  /// The value, or `nil` if the task that waits for it is canceled first.
  var value: Value? {
    get async {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          Pause.here()
          let value: Value?? = state.withLock { state in
            if state.isDecided { return state.value }
            state.waiter = continuation
            return nil
          }
          if let value { continuation.resume(returning: value) }
        }
      } onCancel: {
        settle(nil)
      }
    }
  }

  private func settle(_ value: Value?) {
    Pause.here()
    let waiter = state.withLock { state -> CheckedContinuation<Value?, Never>? in
      if state.isDecided { return nil }
      state.isDecided = true
      state.value = value
      return state.waiter.take()
    }
    Pause.here()
    waiter?.resume(returning: value)
  }
}
