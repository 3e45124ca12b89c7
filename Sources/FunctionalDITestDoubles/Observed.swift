import FunctionInjection
import Synchronization

/// A state that tasks can wait on until it meets a condition, for a limited time.
///
/// All waits of this module (for calls, sleepers, and values of a publisher) use this type, so only
/// this implementation could hang, and tests check it.
final class Observed<State: Sendable>: Sendable {
  /// The outcome of a wait.
  enum Outcome: Sendable {
    case met
    /// The limit passed while the state, which did not meet the condition, was this one.
    case limitExceeded(State)
    case cancelled
  }

  private struct Waiter {
    let id: UInt64
    let isMet: @Sendable (State) -> Bool
    let continuation: CheckedContinuation<Outcome, Never>
  }

  private struct Storage {
    var state: State
    var waiters: [Waiter] = []
    var nextID: UInt64 = 0

    mutating func takeMetWaiters() -> [Waiter] {
      let firstMet = waiters.partition { $0.isMet(state) }
      let met = Array(waiters[firstMet...])
      waiters.removeSubrange(firstMet...)
      return met
    }
  }

  private let storage: Mutex<Storage>

  init(_ state: State) {
    storage = Mutex(Storage(state: state))
  }

  /// Reads the state.
  func read<Result: Sendable>(_ body: (State) -> Result) -> Result {
    storage.withLock { body($0.state) }
  }

  /// Changes the state, and then wakes the tasks whose condition the state meets.
  func update<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    var woken: [Waiter] = []
    let result = storage.withLock { storage in
      let result = body(&storage.state)
      // A call of a spy usually finds no waiters. Both conditions keep it from looking up the types
      // of arrays and iterators, which would take most of its time.
      if !storage.waiters.isEmpty { woken = storage.takeMetWaiters() }
      return result
    }
    if !woken.isEmpty { for waiter in woken { waiter.continuation.resume(returning: .met) } }
    return result
  }

  /// Waits until the state meets a condition, or until the limit has passed.
  func wait(
    atMost limit: Duration, on clock: any Clock<Duration>,
    until isMet: @escaping @Sendable (State) -> Bool
  ) async -> Outcome {
    if read(isMet) { return .met }
    return await withTaskGroup(of: Outcome.self) { group in
      group.addTask { await self.suspend(until: isMet) }
      group.addTask {
        // A clock that fails ends the wait like a limit that has passed.
        try? await clock.sleep(for: limit.withinSleepLimit)
        return await self.outcomeAfterLimit(isMet)
      }
      let first = await group.next() ?? .cancelled
      group.cancelAll()
      return first
    }
  }

  /// Lets the tasks that are ready run, and then returns the outcome of the wait.
  ///
  /// On a busy machine the limit may pass before the work that the condition waits for has run,
  /// although nothing hangs. Each yield here returns when all jobs in the executor's queue have
  /// run, however long that takes, or immediately if the queue is empty.
  private func outcomeAfterLimit(_ isMet: @Sendable (State) -> Bool) async -> Outcome {
    for _ in 0..<100 {
      if read(isMet) { return .met }
      if Task.isCancelled { return .cancelled }
      await Task.yield()
    }
    return read { isMet($0) ? .met : .limitExceeded($0) }
  }

  private func suspend(until isMet: @escaping @Sendable (State) -> Bool) async -> Outcome {
    let id = storage.withLock { storage in
      storage.nextID += 1
      return storage.nextID
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // The task is marked as canceled before its cancellation handler runs. The handler and this
        // code both take the lock, and the one that takes the lock last observes the other.
        let outcome: Outcome? = storage.withLock { storage in
          if isMet(storage.state) { return .met }
          if Task.isCancelled { return .cancelled }
          storage.waiters.append(Waiter(id: id, isMet: isMet, continuation: continuation))
          return nil
        }
        if let outcome { continuation.resume(returning: outcome) }
      }
    } onCancel: {
      let waiter = storage.withLock { storage in
        storage.waiters.firstIndex { $0.id == id }.map { storage.waiters.remove(at: $0) }
      }
      waiter?.continuation.resume(returning: .cancelled)
    }
  }
}
