import LocalPublisher
import Synchronization

/// The figures of the LocalPublisher module.
let localPublisherBenchmarks: [Benchmark] =
  elementBenchmarks + [singleValueBenchmark] + subjectBenchmarks + [slowConsumerBenchmark]

/// A running total, kept by a class so that closures of every kind can add to it.
///
/// Each benchmark adds from one place at a time: this is what makes the class Sendable.
final class Total: @unchecked Sendable {
  var value = 0
}

/// The functions under measurement, made where the optimiser does not look.
enum Opaque {
  @inline(never) @_optimize(none)
  static func double() -> @Sendable (Int) -> Int { { $0 &* 2 } }

  @inline(never) @_optimize(none)
  static func isKept() -> @Sendable (Int) -> Bool { { $0 % 3 != 0 } }

  @inline(never) @_optimize(none)
  static func add(to total: Total) -> @Sendable (Int) -> Void { { total.value &+= $0 } }

  /// One of two publishers, so that what is erased is not known to who reads it.
  @inline(never)
  static func erasedNumbers(_ count: Int) -> AnyPublisher<Int, Never> {
    if operand() != 1 { return Empty<Int, Never>().eraseToAnyPublisher() }
    return Array(0..<count).publisher.map(double()).filter(isKept()).eraseToAnyPublisher()
  }
}

/// What doubling the numbers and keeping those that are no multiple of three adds up to.
private let expectedTotal: @Sendable (Int) -> Int = { operations in
  (0..<operations).reduce(0) { $1 * 2 % 3 != 0 ? $0 &+ $1 &* 2 : $0 }
}

// MARK: - An element through map and filter

private let elementBenchmarks: [Benchmark] = [
  Benchmark(
    suite: "LocalPublisher", "an element through map and filter", operations: 100_000,
    limits: [.ratio(3, to: "direct")],
    contenders: [
      Contender(Contender.ours, expecting: expectedTotal) { operations in
        let (double, isKept, total) = (Opaque.double(), Opaque.isKept(), Total())
        _ = Array(0..<operations).publisher.map(double).filter(isKept)
          .sink(receiveValue: Opaque.add(to: total))
        return total.value
      },
      Contender("direct", expecting: expectedTotal) { operations in
        let (double, isKept, total) = (Opaque.double(), Opaque.isKept(), Total())
        let add = Opaque.add(to: total)
        for number in Array(0..<operations) {
          let doubled = double(number)
          if isKept(doubled) { add(doubled) }
        }
        return total.value
      },
    ]),
  Benchmark(
    suite: "LocalPublisher", "an element through map and filter, erased once", operations: 100_000,
    limits: [.nanoseconds(20), .ratio(0.1, to: "AsyncStream")],
    contenders: [
      Contender(Contender.ours, expecting: expectedTotal) { operations in
        let total = Total()
        _ = Opaque.erasedNumbers(operations).sink(receiveValue: Opaque.add(to: total))
        return total.value
      },
      asyncStream,
    ]),
  Benchmark(
    suite: "LocalPublisher", "an element through map and filter, erased, by for await",
    operations: 100_000, limits: [.ratio(1 / 15, to: "AsyncStream")],
    contenders: [
      Contender(Contender.ours, expecting: expectedTotal) { operations in
        var total = 0
        for await value in Opaque.erasedNumbers(operations) { total &+= value }
        return total
      },
      asyncStream,
    ]),
]

/// The standard library's own stream and operators over it.
private let asyncStream = Contender("AsyncStream", expecting: expectedTotal) { operations in
  let (double, isKept) = (Opaque.double(), Opaque.isKept())
  let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
  for number in 0..<operations { continuation.yield(number) }
  continuation.finish()
  var total = 0
  for await value in stream.map(double).filter(isKept) { total &+= value }
  return total
}

// MARK: - One value

private let singleValueBenchmark = Benchmark(
  suite: "LocalPublisher", "Just through map, mapError, erase and sink", operations: 10_000,
  limits: [.nanoseconds(130), .ratio(0.2, to: "Task")],
  contenders: [
    Contender(Contender.ours, expecting: { $0 * ($0 - 1) }) { operations in
      let (double, total) = (Opaque.double(), Total())
      let add = Opaque.add(to: total)
      for number in 0..<operations {
        _ = Just(number).map(double).mapError { never -> any Error in }.eraseToAnyPublisher()
          .sink(receiveCompletion: { _ in }, receiveValue: add)
      }
      return total.value
    },
    Contender("Task", expecting: { $0 * ($0 - 1) }) { operations in
      let double = Opaque.double()
      var total = 0
      for number in 0..<operations { total &+= await Task { double(number) }.value }
      return total
    },
  ])

// MARK: - Subjects

private let subjectBenchmarks: [Benchmark] = [
  Benchmark(
    suite: "LocalPublisher", "a subject's send through map and filter to one sink",
    operations: 30_000, limits: [.nanoseconds(40)],
    contenders: [
      Contender(Contender.ours, expecting: expectedTotal) { operations in
        let (double, isKept, total) = (Opaque.double(), Opaque.isKept(), Total())
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.map(double).filter(isKept)
          .sink(receiveValue: Opaque.add(to: total))
        for number in 0..<operations { subject.send(number) }
        subscription.cancel()
        return total.value
      },
      // What a hand-written observer costs that guards its one closure by a Mutex.
      Contender("closure", expecting: expectedTotal) { operations in
        let (double, isKept, total) = (Opaque.double(), Opaque.isKept(), Total())
        let add = Opaque.add(to: total)
        let observer = Mutex(
          Observer { number in
            let doubled = double(number)
            if isKept(doubled) { add(doubled) }
          })
        for number in 0..<operations { observer.withLock { $0 }.receive(number) }
        return total.value
      },
    ]),
  Benchmark(
    suite: "LocalPublisher", "hand-off between two tasks, one element in flight",
    operations: 1_000, limits: [.ratio(0.5, to: "AsyncStream")],
    contenders: [
      Contender(Contender.ours, expecting: { $0 * ($0 - 1) / 2 }) { operations in
        let (values, answers) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var incoming = answers.makeAsyncIterator()
        var outgoing = values.makeAsyncIterator()
        let other = Task { while let value = await outgoing.next() { answers.send(value) } }
        var total = 0
        for number in 0..<operations {
          values.send(number)
          total &+= await incoming.next() ?? 0
        }
        values.send(completion: .finished)
        await other.value
        return total
      },
      Contender("AsyncStream", expecting: { $0 * ($0 - 1) / 2 }) { operations in
        let (values, valueContinuation) = AsyncStream.makeStream(of: Int.self)
        let (answers, answerContinuation) = AsyncStream.makeStream(of: Int.self)
        let other = Task { for await value in values { answerContinuation.yield(value) } }
        var incoming = answers.makeAsyncIterator()
        var total = 0
        for number in 0..<operations {
          valueContinuation.yield(number)
          total &+= await incoming.next() ?? 0
        }
        valueContinuation.finish()
        await other.value
        return total
      },
    ]),
]

// MARK: - Memory

private let slowConsumerBenchmark = Benchmark(
  suite: "LocalPublisher",
  "a slow consumer of an endless source; checksum: megabytes of growth", operations: 100_000,
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

/// A closure in a box of its own: in a generic place a bare one gains a thunk with each read.
private struct Observer {
  let receive: @Sendable (Int) -> Void
}
