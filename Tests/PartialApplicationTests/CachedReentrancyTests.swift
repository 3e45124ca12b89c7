import PartialApplication
import FunctionalDITestDoubles
import Synchronization
import TestSupport
import Testing

extension DecoratedFunctionTests.Cached {
  /// Keys and results whose own code calls the function that caches them.
  @Suite struct Reentrancy {
    @Test("The hash of a key may call the cached function", arguments: Caching.allCases)
    @MainActor func callsFromHash(_ caching: Caching) {
      let calls = Spy<Int>()
      let tenfold = caching.cachedTenfold(calls)
      let reference = Reference(tenfold)
      defer { reference.clear() }
      #expect(tenfold(Key(3, onHash: { reference.call(2) })) == 30)
      #expect(calls.arguments == [2, 3])
    }

    @Test("The equality of keys may call the cached function", arguments: Caching.allCases)
    @MainActor func callsFromEquality(_ caching: Caching) {
      let calls = Spy<Int>()
      let tenfold = caching.cachedTenfold(calls)
      let reference = Reference(tenfold)
      defer { reference.clear() }
      #expect(tenfold(Key(3, onEquality: { reference.call(2) })) == 30)
      #expect(tenfold(Key(3)) == 30)
      #expect(calls.arguments == [3, 2])
    }

    @Test(
      "The release of a forgotten key may call the cached function", arguments: Caching.allCases)
    @MainActor func callsFromDeinit(_ caching: Caching) {
      let calls = Spy<Int>()
      let tenfold = caching.cachedTenfold(calls, limit: 1)
      let reference = Reference(tenfold)
      defer { reference.clear() }
      #expect(tenfold(Key(3, onDeinit: { reference.call(2) })) == 30)
      #expect(tenfold(Key(4)) == 40)
      #expect(calls.arguments == [3, 4, 2])
    }

    @Test("A key whose == always changes the cache ends with its result, which is not kept")
    func changesInEachComparison() {
      let calls = Spy<Int>()
      let cachedTenfold: @Sendable (Restless) -> Int = cached(
        { (key: Restless) in
          calls(key.number)
          return key.number * 10
        }, limit: 1)
      let isIdle = Mutex(true)
      let call = { @Sendable (number: Int, onEquality: @escaping @Sendable () -> Void) in
        cachedTenfold(Restless(number: number, onEquality: onEquality))
      }
      // While a comparison calls the function, the comparisons of these calls do not.
      let restless: @Sendable () -> Void = {
        let wasIdle = isIdle.withLock { isIdle in
          defer { isIdle = false }
          return isIdle
        }
        if !wasIdle { return }
        _ = call(98) {}
        _ = call(99) {}
        isIdle.withLock { $0 = true }
      }
      _ = call(99) {}
      _ = call(97, restless)
      #expect(call(1, restless) == 10)
      #expect(calls.arguments.count { $0 == 1 } == 1)
    }

    @Test("Keys of one hash value keep their own results, up to the limit")
    func collisions() {
      let calls = Spy<Int>()
      let square: @Sendable (Colliding) -> Int = { key in
        calls(key.number)
        return key.number * key.number
      }
      let quick = cached(square, limit: 3)
      #expect([1, 2, 3, 1, 2].map { quick(Colliding(number: $0)) } == [1, 4, 9, 1, 4])
      #expect(calls.arguments == [1, 2, 3])
      #expect([4, 1, 3].map { quick(Colliding(number: $0)) } == [16, 1, 9])
      #expect(calls.arguments == [1, 2, 3, 4, 3])
    }

    @Test("Threads that remember keys of one hash value keep one result for each key")
    func collisionsOfThreads() async {
      let calls = Spy<Int>()
      let square: @Sendable (Colliding) -> Int = { key in
        calls(key.number)
        return key.number * key.number
      }
      let quick = cached(square, limit: 8)
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<8 {
          group.addTask {
            for number in 0..<400 {
              #expect(quick(Colliding(number: number % 8)) == (number % 8) * (number % 8))
            }
          }
        }
      }
      let count = calls.count
      let squares = (0..<8).map { quick(Colliding(number: $0)) }
      #expect(squares == [0, 1, 4, 9, 16, 25, 36, 49])
      #expect(calls.count == count)
    }
  }

  /// The two caches: one with a lock, and one for a single thread or actor.
  enum Caching: CaseIterable {
    case onAllThreads, onTheMainActor

    @MainActor fileprivate func cachedTenfold(
      _ calls: Spy<Int>, limit: Int = 100
    ) -> @MainActor (Key) -> Int {
      let tenfold: @Sendable (Key) -> Int = { key in
        calls(key.number)
        return key.number * 10
      }
      let isolated: @MainActor (Key) -> Int = { tenfold($0) }
      return self == .onAllThreads ? cached(tenfold, limit: limit) : cached(isolated, limit: limit)
    }
  }

  /// A key whose own code runs a function.
  fileprivate final class Key: Hashable, Sendable {
    let number: Int
    private let onHash: @Sendable () -> Void
    private let onEquality: @Sendable () -> Void
    private let onDeinit: @Sendable () -> Void

    init(
      _ number: Int, onHash: @escaping @Sendable () -> Void = {},
      onEquality: @escaping @Sendable () -> Void = {}, onDeinit: @escaping @Sendable () -> Void = {}
    ) {
      self.number = number
      self.onHash = onHash
      self.onEquality = onEquality
      self.onDeinit = onDeinit
    }

    deinit { onDeinit() }

    func hash(into hasher: inout Hasher) {
      hasher.combine(number)
      onHash()
    }

    static func == (first: Key, second: Key) -> Bool {
      first.onEquality()
      return first.number == second.number
    }
  }

  /// A key with the hash value of all others, whose `==` runs a function.
  private struct Restless: Hashable {
    let number: Int
    let onEquality: @Sendable () -> Void

    func hash(into hasher: inout Hasher) { hasher.combine(0) }

    static func == (first: Restless, second: Restless) -> Bool {
      first.onEquality()
      second.onEquality()
      return first.number == second.number
    }
  }

  private struct Colliding: Hashable {
    let number: Int
    func hash(into hasher: inout Hasher) { hasher.combine(0) }
  }
}

/// Refers to a cached function, until it is cleared: the cache keeps the keys that refer to it.
@MainActor
private final class Reference {
  typealias Key = DecoratedFunctionTests.Cached.Key

  private var function: (@MainActor (Key) -> Int)?

  init(_ function: @escaping @MainActor (Key) -> Int) { self.function = function }

  func clear() { function = nil }

  /// Calls the function from code that runs on the main actor without declaring it.
  nonisolated func call(_ number: Int) {
    MainActor.assumeIsolated { _ = function?(Key(number)) }
  }
}
