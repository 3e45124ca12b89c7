import Dispatch
import LocalPublisher
import Synchronization

/// The cost of sharing a subject with other threads, and of ending and continuing subscriptions.
let subscriptionBenchmarks: [Benchmark] = [boundedTurns, cancelling, reconnecting, slowReader]

// MARK: - Turns

/// The work of a sink for one value.
@inline(never) @_optimize(none)
private func work() { for _ in 0..<10_000 { _ = operand() } }

/// Runs an operation a hundred times on another thread, and waits for it.
private func onOtherThread(_ body: @escaping @Sendable (Int) -> Void) {
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) { for number in 1...100 { body(number) } }
  group.wait()
}

private let boundedTurns = Benchmark(
  suite: "LocalPublisher", "a send during which another thread sends 100 values",
  operations: 100, limits: [.ratio(2, to: "delivering one value")],
  contenders: [
    Contender(Contender.ours, expecting: { $0 }) { operations in
      let count = Atomic(0)
      for _ in 0..<operations {
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.sink { number in
          work()
          guard number == 0 else { return }
          onOtherThread { subject.send($0) }
          count.wrappingAdd(1, ordering: .relaxed)
        }
        subject.send(0)
        subscription.cancel()
      }
      return count.load(ordering: .relaxed)
    },
    Contender("delivering one value", expecting: { $0 }) { operations in
      var count = 0
      for _ in 0..<operations {
        let waiting = Mutex<[Int]>([])
        work()
        onOtherThread { number in waiting.withLock { $0.append(number) } }
        count += 1
      }
      return count
    },
  ])

// MARK: - Canceling

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
