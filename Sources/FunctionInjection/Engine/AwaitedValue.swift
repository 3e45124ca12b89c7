import Synchronization

/// A value that is decided once, and that one task waits for.
///
/// The waiting task receives the value, and nothing else keeps it: the task that decides may run
/// longer, and must not keep an instance that its caller has dropped.
final class AwaitedValue<Value: Sendable>: Sendable {
  private enum State {
    case undecided
    case awaited(CheckedContinuation<Value?, Never>)
    /// The value is decided, and waits for the task; `nil` if the task is canceled, or has received
    /// the value already.
    case decided(Value?)
  }

  private let state = Mutex(State.undecided)

  /// The value, or `nil` if the task that waits for it is canceled first.
  var value: Value? {
    get async {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          Pause.here()
          let decision: Value?? = state.withLock { state in
            guard case .decided(let decision) = state else {
              state = .awaited(continuation)
              return nil
            }
            state = .decided(nil)
            return decision
          }
          if let decision { continuation.resume(returning: decision) }
        }
      } onCancel: {
        decide(nil)
      }
    }
  }

  /// Waits as ``value`` does, and passes the priority of the waiting task on to another task.
  ///
  /// - Parameter task: The task that decides the value, if there is one.
  /// - Returns: The value, or `nil` if the waiting task is canceled first.
  func value(decidedBy task: Task<Void, Never>?) async -> Value? {
    guard let task, #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
      return await value
    }
    return await withTaskPriorityEscalationHandler {
      // Read here, because the handler is not called for an earlier escalation.
      task.escalatePriority(to: Task.currentPriority)
      return await value
    } onPriorityEscalated: { _, priority in
      task.escalatePriority(to: priority)
    }
  }

  /// Decides the value, or `nil` if the waiting task is canceled, unless it is decided already.
  func decide(_ value: consuming Value?) {
    Pause.here()
    // Moved and not copied, so that this function keeps nothing when the waiting task continues.
    var value: Value?? = .some(value)
    let waiter: CheckedContinuation<Value?, Never>? = state.withLock { state in
      switch state {
      case .undecided:
        if let value = value.take() { state = .decided(value) }
        return nil
      case .awaited(let waiter):
        state = .decided(nil)
        return waiter
      case .decided: return nil
      }
    }
    Pause.here()
    if let waiter, let value = value.take() { waiter.resume(returning: consume value) }
  }
}
