import Foundation
import FunctionInjection
import Synchronization
import TestSupport
import Testing

private final class Service: Sendable {
  let number: Int
  init(_ number: Int = 0) { self.number = number }
}

private final class Counter: Sendable {
  let value = Atomic<Int>(0)
  func increment() -> Int { value.wrappingAdd(1, ordering: .relaxed).newValue }
}

private struct Failure: Error {
  let attempt: Int
}

/// Threads that use one slot at the same time, again and again.
///
/// With `FUNCTIONAL_DI_PAUSES=1` there are random pauses between the steps of the claim protocol,
/// so that rare interleavings happen in every run. `.ci/sanitizers address` runs the suite in this
/// way, under AddressSanitizer.
@Suite("Many threads at one slot", .hangLimit)
struct StressTests {
  /// The number of rounds of each test.
  private static let rounds =
    ProcessInfo.processInfo.environment["FUNCTIONAL_DI_STRESS"].flatMap { Int($0) } ?? 100

  private func repeatedly(_ body: () throws -> Void) rethrows {
    for _ in 0..<Self.rounds { try body() }
  }

  private static func kind(_ resolve: () throws(ResolutionError) -> Void) -> ResolutionError.Kind? {
    do throws(ResolutionError) {
      try resolve()
      return nil
    } catch {
      return error.kind
    }
  }

  @Test("Eight threads create a singleton once while another ends the graph")
  func claimPublishEnd() throws {
    try repeatedly {
      let created = Counter()
      let container = Container()
      container.register(Service.self, .singleton) { Service(created.increment()) }
      let resolver = try container.seal()
      let flag = Flag()
      let results = onThreads(9) { thread -> [ResolutionError.Kind?] in
        if thread == 8 {
          resolver.end()
          flag.isSet.store(true, ordering: .releasing)
          return []
        }
        return (0..<5).map { _ in
          let isOver = flag.isSet.load(ordering: .acquiring)
          let kind = Self.kind { () throws(ResolutionError) in
            #expect(try resolver.resolve(Service.self).number == 1)
          }
          #expect(!isOver || kind == .scopeHasEnded)
          return kind
        }
      }
      #expect(created.value.load(ordering: .relaxed) <= 1)
      #expect(results.joined().allSatisfy { $0 == nil || $0 == .scopeHasEnded })
    }
  }

  @Test("Threads that read a singleton while two threads end its graph never read freed memory")
  func readEnd() throws {
    try repeatedly {
      let container = Container()
      container.register([String].self, .singleton) { (0..<4).map { "element \($0) of a list" } }
      let resolver = try container.seal()
      let unsealed = container.makeScope()
      _ = try (resolver.resolve([String].self), unsealed.resolve([String].self))
      let counts = onThreads(6) { thread -> [Int] in
        if thread < 2 {
          resolver.end()
          unsealed.end()
          #expect((try? resolver.resolve([String].self)) == nil)
          return []
        }
        return (0..<10).flatMap { _ in
          [
            (try? resolver.resolve([String].self))?.count,
            (try? unsealed.resolve([String].self))?.count,
          ].compactMap(\.self)
        }
      }
      #expect(counts.joined().allSatisfy { $0 == 4 })
    }
  }

  @Test("A construction that fails wakes every thread that waits for it, with its own error")
  func failWake() throws {
    try repeatedly {
      let attempts = Counter()
      let last = Counter()
      let container = Container()
      container.register(Service.self, .singleton) {
        let attempt = attempts.increment()
        sched_yield()
        if attempt % 5 != 0 { throw Failure(attempt: attempt) }
        return Service(attempt)
      }
      let resolver = try container.seal()
      let numbers = onThreads(8) { _ -> Int in
        while true {
          let before = last.value.load(ordering: .acquiring)
          do {
            return try resolver.resolve(Service.self).number
          } catch {
            let attempt = ((error as? ResolutionError)?.underlyingError as? Failure)?.attempt ?? 0
            #expect(attempt > before)
            last.value.max(attempt, ordering: .acquiringAndReleasing)
          }
        }
      }
      #expect(numbers == Array(repeating: 5, count: 8))
    }
  }

  @Test("Threads that wait for each other in a ring get a cycle, while the graph ends")
  func cycleEnd() throws {
    enum A: NamedService { typealias Service = Int }
    enum B: NamedService { typealias Service = Int }
    enum C: NamedService { typealias Service = Int }
    try repeatedly {
      let container = Container()
      container.register(A.self, .singleton) { try $0.resolve(B.self) }
      container.register(B.self, .singleton) { try $0.resolve(C.self) }
      container.register(C.self, .singleton) { try $0.resolve(A.self) }
      let resolver = try container.seal()
      let kinds = onThreads(7) { thread -> ResolutionError.Kind? in
        if thread == 6 {
          resolver.end()
          return .scopeHasEnded
        }
        return Self.kind { () throws(ResolutionError) in
          switch thread % 3 {
          case 0: _ = try resolver.resolve(A.self)
          case 1: _ = try resolver.resolve(B.self)
          default: _ = try resolver.resolve(C.self)
          }
        }
      }
      #expect(kinds.allSatisfy { $0 == .cycle || $0 == .scopeHasEnded }, "\(kinds)")
    }
  }

  @Test("A weak instance that its owners drop is created again, once at a time")
  func weakDrop() throws {
    try repeatedly {
      let container = Container()
      container.register(Tracked.self, .weak) { Tracked() }
      let resolver = try container.seal()
      let isShared = onThreads(6) { _ in
        (0..<10).allSatisfy { _ in
          guard let one = try? resolver.resolve(Tracked.self) else { return false }
          return (try? resolver.resolve(Tracked.self)) === one
        }
      }
      #expect(isShared.allSatisfy { $0 })
    }
  }

  @Test("Threads that end one after the other leave no record of a construction")
  func shortThreads() throws {
    try repeatedly {
      let container = Container()
      container.register(Service.self, .singleton) { resolver in
        resolver.handle.resolver?.end()
        return Service()
      }
      let resolver = try container.seal()
      // A thread frees its constructions when it ends, while others may still look for a cycle.
      let kinds = onThreads(12) { _ in
        Self.kind { () throws(ResolutionError) in _ = try resolver.resolve(Service.self) }
      }
      #expect(kinds.allSatisfy { $0 == .scopeHasEnded })
    }
  }

  @Test("An unsealed container that changes and ends during its use returns one instance or none")
  func changingContainer() throws {
    repeatedly {
      let created = Counter()
      let container = Container()
      container.register(Service.self, .singleton) { Service(created.increment()) }
      let resolver = container.resolver
      let numbers = onThreads(6) { thread -> [Int] in
        if thread == 0 {
          for number in 0..<5 { container.register(Int.self, override: true) { number } }
          resolver.end()
          return []
        }
        return (0..<10).compactMap { _ in
          (try? container.makeScope().resolve(Service.self))?.number
        }
      }
      #expect(numbers.joined().allSatisfy { $0 == 1 })
      #expect((try? container.resolve(Service.self)) == nil)
    }
  }
}

private final class Flag: Sendable {
  let isSet = Atomic<Bool>(false)
}

private final class Tracked: Sendable {}
