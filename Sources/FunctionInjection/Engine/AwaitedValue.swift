import Synchronization

/// A value that is decided once, and that one task waits for.
final class AwaitedValue<Value: Sendable>: Sendable {
  /// The decision, once it is made, and the task that waits for it.
  private typealias State = (decision: Value??, waiter: CheckedContinuation<Value?, Never>?)

  private let state = Mutex<State>((nil, nil))

  /// The value, or `nil` if the task that waits for it is canceled first.
  var value: Value? {
    get async {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          Pause.here()
          let decision: Value?? = state.withLock { state in
            if state.decision == nil { state.waiter = continuation }
            return state.decision
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
  func decide(_ value: Value?) {
    Pause.here()
    let waiter: CheckedContinuation<Value?, Never>? = state.withLock { state in
      if state.decision != nil { return nil }
      state.decision = .some(value)
      return state.waiter.take()
    }
    Pause.here()
    waiter?.resume(returning: value)
  }
}
