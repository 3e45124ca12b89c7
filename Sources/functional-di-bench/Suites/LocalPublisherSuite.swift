import LocalPublisher
import Synchronization

/// The figures of the LocalPublisher module.
let localPublisherBenchmarks: [Benchmark] = [
  Benchmark(
    suite: "LocalPublisher", "map and filter, generic", operations: 100_000,
    limits: [.ratio(3, to: "loop")],
    contenders: [
      Contender(Contender.ours, expecting: expectedSum) { operations in
        let double = makeDouble(), isKept = makeIsKept()
        let numbers = Array(0..<operations)
        let sum = Sum()
        _ = numbers.publisher.map(double).filter(isKept).sink { sum.value &+= $0 }
        return sum.value
      },
      Contender("erased once", expecting: expectedSum) { operations in
        let double = makeDouble(), isKept = makeIsKept()
        let numbers = Array(0..<operations)
        let sum = Sum()
        _ = numbers.publisher.map(double).filter(isKept).eraseToAnyPublisher().sink {
          sum.value &+= $0
        }
        return sum.value
      },
      Contender("for await", expecting: expectedSum) { operations in
        let double = makeDouble(), isKept = makeIsKept()
        let numbers = Array(0..<operations)
        var sum = 0
        for await value in numbers.publisher.map(double).filter(isKept) { sum &+= value }
        return sum
      },
      Contender("for await erased", expecting: expectedSum) { operations in
        let double = makeDouble(), isKept = makeIsKept()
        let numbers = Array(0..<operations)
        var sum = 0
        for await value in numbers.publisher.map(double).filter(isKept).eraseToAnyPublisher() {
          sum &+= value
        }
        return sum
      },
      Contender("loop", expecting: expectedSum) { operations in
        let double = makeDouble(), isKept = makeIsKept()
        let numbers = Array(0..<operations)
        let sum = Sum()
        let add: @Sendable (Int) -> Void = { sum.value &+= $0 }
        for number in numbers {
          let doubled = double(number)
          if isKept(doubled) { add(doubled) }
        }
        return sum.value
      },
      Contender("AsyncStream", expecting: expectedSum) { operations in
        let double = makeDouble(), isKept = makeIsKept()
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        for number in 0..<operations { continuation.yield(number) }
        continuation.finish()
        var sum = 0
        for await value in stream.map(double).filter(isKept) { sum &+= value }
        return sum
      },
    ]),
  Benchmark(
    suite: "LocalPublisher", "one value through map, mapError, erase, sink", operations: 10_000,
    limits: [.nanoseconds(130), .ratio(0.2, to: "Task {}.value")],
    contenders: [
      Contender(Contender.ours) { operations in
        let double = makeDouble()
        let sum = Sum()
        for number in 0..<operations {
          _ = Just(number).setFailureType(to: (any Error).self).map(double).mapError { $0 }
            .eraseToAnyPublisher().sink { _ in } receiveValue: { sum.value &+= $0 }
        }
        return sum.value
      },
      Contender("Task {}.value") { operations in
        var sum = 0
        for number in 0..<operations { sum &+= await Task { number &* 2 }.value }
        return sum
      },
      Contender("lock pair") { operations in
        let sum = Mutex(0)
        for number in 0..<operations { sum.withLock { $0 &+= number &* 2 } }
        return sum.withLock { $0 }
      },
    ]),
  Benchmark(
    suite: "LocalPublisher", "a subject's send through map and filter to one sink", operations: 100_000,
    limits: [.nanoseconds(40)],
    contenders: [
      Contender(Contender.ours, expecting: expectedSum) { operations in
        let double = makeDouble(), isKept = makeIsKept()
        let subject = PassthroughSubject<Int, Never>()
        let sum = Sum()
        let subscription = subject.map(double).filter(isKept).sink { sum.value &+= $0 }
        for number in 0..<operations { subject.send(number) }
        subscription.cancel()
        return sum.value
      },
      Contender("lock pair") { operations in
        let sum = Mutex(0)
        for number in 0..<operations { sum.withLock { $0 &+= number &* 2 } }
        return sum.withLock { $0 }
      },
    ]),
]

@inline(never) @_optimize(none)
private func makeDouble() -> @Sendable (Int) -> Int { { $0 &* 2 } }
@inline(never) @_optimize(none)
private func makeIsKept() -> @Sendable (Int) -> Bool { { $0 % 3 != 0 } }

private let expectedSum: @Sendable (Int) -> Int = { operations in
  (0..<operations).reduce(0) { $0 + ($1 * 2 % 3 != 0 ? $1 * 2 : 0) }
}
final class Sum: @unchecked Sendable { var value = 0 }
