import Dispatch
import Foundation
import LocalPublisher
import Synchronization

/// What it costs to share a subject with other threads, and to end and continue subscriptions.
let subscriptionBenchmarks: [Benchmark] = [boundedTurns, cancelling, reconnecting, slowReader]

// MARK: - Turns

/// What a sink does with a value: long enough for others to send meanwhile.
@inline(never) @_optimize(none)
private func work() { for _ in 0..<20 { _ = operand() } }

/// How many values the sends of the last batch have delivered.
private let delivered = Mutex(0)

private let boundedTurns = Benchmark(
  suite: "LocalPublisher", "a send while another thread never stops", operations: 1_000,
  limits: [.ratio(2, to: "delivering as many values")],
  contenders: [
    Contender(Contender.ours) { operations in
      let thread = pthread_self()
      let byThisThread = Mutex(0)
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.sink { _ in
        work()
        if pthread_equal(pthread_self(), thread) != 0 { byThisThread.withLock { $0 += 1 } }
      }
      let isOver = Atomic(false)
      let producer = DispatchGroup()
      DispatchQueue.global().async(group: producer) {
        while !isOver.load(ordering: .relaxed) { subject.send(0) }
      }
      for number in 0..<operations { subject.send(number) }
      isOver.store(true, ordering: .relaxed)
      producer.wait()
      subscription.cancel()
      delivered.withLock { $0 = byThisThread.withLock { $0 } }
      return 0
    },
    Contender("delivering as many values") { _ in
      let count = Mutex(0)
      for _ in 0..<delivered.withLock({ $0 }) {
        work()
        count.withLock { $0 += 1 }
      }
      return 0
    },
  ])

// MARK: - Cancelling

/// Cancels the sinks of one subject, in an order.
private func cancel(_ count: Int, _ order: (Int) -> [Int]) -> Int {
  let subject = PassthroughSubject<Int, Never>()
  let sinks = (0..<count).map { _ in subject.sink { _ in } }
  for index in order(count) { sinks[index].cancel() }
  return count
}

private let cancelling = Benchmark(
  suite: "LocalPublisher", "subscribing and cancelling in random order", operations: 10_000,
  limits: [.ratio(2, to: "in order")],
  contenders: [
    Contender(Contender.ours, expecting: { $0 }) { cancel($0) { (0..<$0).shuffled() } },
    Contender("in order", expecting: { $0 }) { cancel($0) { Array(0..<$0) } },
    Contender("in reverse", expecting: { $0 }) { cancel($0) { (0..<$0).reversed() } },
  ])

// MARK: - Continuing

private struct Lost: Error {}

/// Connects until so many attempts have failed.
private func reconnect(_ count: Int) -> Int {
  let failures = Mutex(0)
  @Sendable func connect() -> AnyPublisher<Int, Never> {
    Deferred {
      let isLost = failures.withLock { failures in
        failures += 1
        return failures < count
      }
      return Result<Int, Lost>.Publisher(isLost ? .failure(Lost()) : .success(count))
    }.catch { _ in connect() }.eraseToAnyPublisher()
  }
  let result = Mutex(0)
  _ = connect().sink { value in result.withLock { $0 = value } }
  return result.withLock { $0 }
}

private let reconnecting = Benchmark(
  suite: "LocalPublisher", "a step of 10,000 that reconnect by catch", operations: 10_000,
  limits: [.ratio(1.5, to: "a step of 100")],
  contenders: [
    Contender(Contender.ours, expecting: { $0 }) { reconnect($0) },
    Contender("a step of 100") { operations in
      for _ in 0..<max(1, operations / 100) { _ = reconnect(min(100, operations)) }
      return operations
    },
  ])

// MARK: - Memory

private let slowReader = Benchmark(
  suite: "LocalPublisher",
  "a slow reader of an endless source; checksum: megabytes of growth", operations: 100_000,
  contenders: [
    Contender(Contender.ours, expecting: { _ in 0 }) { operations in
      let pages = (0...).publisher.map { Array(repeating: $0, count: 16) }.eraseToAnyPublisher()
      var iterator = pages.makeAsyncIterator()
      for _ in 0..<1_000 { _ = await iterator.next() }
      let before = Memory.residentKilobytes
      for _ in 0..<operations {
        await Task.yield()
        _ = await iterator.next()
      }
      return Memory.megabytes(since: before)
    }
  ])
