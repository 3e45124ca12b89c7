import Foundation
import Synchronization

/// Runs operations on threads of their own, all started at one moment, and waits for them.
///
/// - Parameters:
///   - count: The number of threads.
///   - stackSize: The size of each thread's stack in bytes; nil for the platform's default.
///   - operation: The work of a thread, which receives its number from zero.
/// - Returns: The results of the operations, in order.
package func onThreads<Value: Sendable>(
  _ count: Int, stackSize: Int? = nil, _ operation: @escaping @Sendable (Int) -> Value
) -> [Value] {
  let collected = Collected<Value>()
  let gate = Gate(for: count)
  let group = DispatchGroup()
  for number in 0..<count {
    group.enter()
    let thread = Thread {
      gate.arrive()
      let value = operation(number)
      collected.values.withLock { $0[number] = value }
      group.leave()
    }
    if let stackSize { thread.stackSize = stackSize }
    thread.start()
  }
  group.wait()
  return collected.values.withLock { values in (0..<count).compactMap { values[$0] } }
}

private final class Collected<Value: Sendable>: Sendable {
  let values = Mutex<[Int: Value]>([:])
}

/// Releases threads when all of them have arrived.
package final class Gate: Sendable {
  private let waiting: Mutex<Int>
  private let opened = DispatchSemaphore(value: 0)
  private let count: Int

  /// Makes a gate.
  ///
  /// - Parameter count: The number of threads that have to arrive.
  package init(for count: Int) {
    self.count = count
    waiting = Mutex(count)
  }

  /// Waits for the others.
  package func arrive() {
    let isLast = waiting.withLock { waiting in
      waiting -= 1
      return waiting == 0
    }
    if isLast { for _ in 1..<max(count, 1) { opened.signal() } } else { opened.wait() }
  }
}
