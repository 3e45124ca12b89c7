import LocalPublisher

/// The figures of the LocalPublisher module.
let localPublisherBenchmarks: [Benchmark] =
  elementBenchmarks + [singleValueBenchmark] + subjectBenchmarks + subscriptionBenchmarks

/// A running total, kept by a class so that closures of every kind can add to it.
///
/// Each benchmark adds from one place at a time. The class is Sendable for that reason.
final class Total: @unchecked Sendable {
  var value = 0
}

/// The functions under measurement: one of two each, so that the optimizer does not know which.
enum Opaque {
  @inline(never)
  static func double() -> @Sendable (Int) -> Int {
    if operand() != 1 { return { $0 &* 3 } }
    return { $0 &* 2 }
  }

  @inline(never)
  static func isKept() -> @Sendable (Int) -> Bool {
    if operand() != 1 { return { $0 % 5 != 0 } }
    return { $0 % 3 != 0 }
  }

  @inline(never)
  static func add(to total: Total) -> @Sendable (Int) -> Void {
    if operand() != 1 { return { total.value &-= $0 } }
    return { total.value &+= $0 }
  }

  /// One of two publishers, so that its reader does not know the erased type.
  @inline(never)
  static func erasedNumbers(_ count: Int) -> AnyPublisher<Int, Never> {
    if operand() != 1 { return Empty<Int, Never>().eraseToAnyPublisher() }
    return numbers(count).publisher.map(double()).filter(isKept()).eraseToAnyPublisher()
  }

  /// The first numbers, in an array that is made once.
  @inline(never)
  static func numbers(_ count: Int) -> ArraySlice<Int> { allNumbers[..<count] }

  private static let allNumbers = Array(0..<100_000)
}

/// The sum of the doubled numbers that are not multiples of three.
let expectedTotal: @Sendable (Int) -> Int = { operations in
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
        _ = Opaque.numbers(operations).publisher.map(double).filter(isKept)
          .sink(receiveValue: Opaque.add(to: total))
        return total.value
      },
      direct,
    ]),
  Benchmark(
    suite: "LocalPublisher", "an element through map and filter, erased once", operations: 100_000,
    limits: [.ratio(2.5, to: "direct"), .ratio(0.1, to: "AsyncStream")],
    contenders: [
      Contender(Contender.ours, expecting: expectedTotal) { operations in
        let total = Total()
        _ = Opaque.erasedNumbers(operations).sink(receiveValue: Opaque.add(to: total))
        return total.value
      },
      direct,
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

/// The same closures, called in a loop.
private let direct = Contender("direct", expecting: expectedTotal) { operations in
  let (double, isKept, total) = (Opaque.double(), Opaque.isKept(), Total())
  let add = Opaque.add(to: total)
  for number in Opaque.numbers(operations) {
    let doubled = double(number)
    if isKept(doubled) { add(doubled) }
  }
  return total.value
}

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
  limits: [.ratio(0.09, to: "Task")],
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
