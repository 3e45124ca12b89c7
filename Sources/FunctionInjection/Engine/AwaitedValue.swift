import Synchronization

/// A value that is decided once, and that one task waits for.
final class AwaitedValue<Value: Sendable>: Sendable {
  private let decided = Mutex<Value?>(nil)
  private let decision = Decision()

  /// The value, or `nil` if the task that waits for it is canceled first.
  var value: Value? {
    get async { await decision.isMade ? decided.withLock { $0 } : nil }
  }

  /// Decides the value, unless it is decided already.
  func decide(_ value: Value) {
    Pause.here()
    decided.withLock { $0 = $0 ?? value }
    decision.end(asMade: true)
  }
}

/// A decision that one task waits for.
///
/// This type is compiled once for the values of all types.
private final class Decision: Sendable {
  private struct State: ~Copyable {
    /// Whether the decision is made; `nil` until then, and `false` if the waiting task is canceled
    /// first.
    var isMade: Bool?
    /// The task that waits.
    var waiting: CheckedContinuation<Bool, Never>?
  }

  private let state = Mutex(State())

  @inline(never)
  init() {}

  /// Whether the decision is made before the task that waits for it is canceled.
  var isMade: Bool {
    get async {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          Pause.here()
          let isMade = state.withLock { state in
            if state.isMade == nil { state.waiting = continuation }
            return state.isMade
          }
          if let isMade { continuation.resume(returning: isMade) }
        }
      } onCancel: {
        end(asMade: false)
      }
    }
  }

  /// Ends the waiting, unless it has ended already.
  func end(asMade isMade: Bool) {
    Pause.here()
    let waiting = state.withLock { state in
      if state.isMade == nil { state.isMade = isMade }
      return state.waiting.take()
    }
    Pause.here()
    waiting?.resume(returning: isMade)
  }
}
