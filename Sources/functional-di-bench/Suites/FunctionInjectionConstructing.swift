import Foundation
import FunctionalDI
import NaiveContainers
import Synchronization

/// Constructing singletons for the first time, on one thread and on eight.
enum FunctionInjectionConstructing {
  static let suite = FunctionInjectionResolving.suite

  static let all = [oneThread, eightThreads]

  private static let naive = KeptSingletons.naive

  /// The nanoseconds that each of so many constructions takes.
  private static func nanoseconds(
    of count: Int, times: Int, _ make: () throws -> () -> Int
  ) throws -> Double {
    var elapsed = Duration.zero
    for _ in 0..<times {
      let construct = try make()
      let clock = ContinuousClock()
      let begin = clock.now
      let value = construct()
      elapsed += clock.now - begin
      guard value == count else {
        throw WrongResult(description: "\(value) of \(count) singletons were constructed.")
      }
    }
    return elapsed.nanoseconds / Double(count * times)
  }

  static let oneThread = Benchmark(
    suite: suite, "first construction of a singleton", operations: 5,
    limits: [.ratio(1, to: naive)],
    contenders: [
      Contender(Contender.ours) { times in
        try nanoseconds(of: 1_000, times: times) {
          let resolver = try KeptSingletons.container().seal()
          return { KeptSingletons.resolveAll(from: resolver) }
        }
      },
      Contender("FunctionalDI, unsealed") { times in
        try nanoseconds(of: 1_000, times: times) {
          let container = KeptSingletons.container()
          return { KeptSingletons.resolveAll(from: container) }
        }
      },
      Contender(naive) { times in
        try nanoseconds(of: 1_000, times: times) {
          let container = KeptSingletons.lockedContainer()
          return { KeptSingletons.resolveAll(from: container) }
        }
      },
    ])

  static let eightThreads = Benchmark(
    suite: suite, "first construction of a singleton, 8 threads with 1,000 each", operations: 1,
    limits: [.ratio(1, to: naive), .worst(nanoseconds: 10_000)],
    contenders: [
      Contender(Contender.ours) { times in
        try nanoseconds(of: 8_000, times: times) {
          let resolver = try KeptSingletons.container(of: Lanes.all.joined()).seal()
          return { onEightThreads { KeptSingletons.value(of: $0, from: resolver) } }
        }
      },
      Contender(naive) { times in
        try nanoseconds(of: 8_000, times: times) {
          let container = KeptSingletons.lockedContainer(of: Lanes.all.joined())
          return { onEightThreads { KeptSingletons.value(of: $0, from: container) } }
        }
      },
    ])

  /// Resolves the types of each lane on a thread of its own, and adds up their values.
  private static func onEightThreads(
    _ value: @escaping @Sendable (any KeptType.Type) -> Int
  ) -> Int {
    let total = Mutex(0)
    let finished = DispatchGroup()
    for lane in Lanes.all {
      finished.enter()
      Thread.detachNewThread {
        let sum = lane.reduce(0) { $0 &+ value($1) }
        total.withLock { $0 += sum }
        finished.leave()
      }
    }
    finished.wait()
    return total.withLock { $0 }
  }
}

/// A class for each of eight threads and each of a thousand types.
private final class OfLane<Lane, Made>: KeptType {
  let value = 1
}

private enum Lanes {
  enum L0 {}
  enum L1 {}
  enum L2 {}
  enum L3 {}
  enum L4 {}
  enum L5 {}
  enum L6 {}
  enum L7 {}

  /// The types of each thread.
  static let all: [[any KeptType.Type]] = [
    types(of: L0.self), types(of: L1.self), types(of: L2.self), types(of: L3.self),
    types(of: L4.self), types(of: L5.self), types(of: L6.self), types(of: L7.self),
  ]

  private static func types<Lane>(of lane: Lane.Type) -> [any KeptType.Type] {
    func type<Made: MadeType>(_ type: Made.Type) -> any KeptType.Type { OfLane<Lane, Made>.self }
    return TypeCollector.all.prefix(1_000).map { type($0) }
  }
}
