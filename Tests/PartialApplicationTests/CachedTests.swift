import PartialApplication
import TestSupport
import FunctionalDITestDoubles
import Testing

extension DecoratedFunctionTests {
  @Suite struct Cached {
    @Test("A function is called once for equal arguments")
    func callsOnce() {
      let calls = Spy<String>()
      let add: @Sendable (Int, String) -> String = { number, text in
        calls("\(number)\(text)")
        return "\(number)-\(text)"
      }
      let quick = cached(add)
      #expect(
        [quick(1, "a"), quick(2, "a"), quick(1, "b"), quick(1, "a")] == [
          "1-a", "2-a", "1-b", "1-a",
        ])
      #expect(calls.arguments == ["1a", "2a", "1b"])
    }

    @Test("A function without arguments is called once")
    func callsOnceWithoutArguments() {
      let count: () -> Int = sequence(1, 2)
      let quick = cached(count)
      #expect([quick(), quick()] == [1, 1])
    }

    @Test("A cached function does not remember an error")
    func forgetsErrors() throws {
      let calls = Spy<Int>()
      let load: (Int) throws -> Int = calls.recording(sequence(.failure(Offline()), .success(7)))
      let quick = cached(load)
      #expect(throws: Offline()) { try quick(7) }
      #expect(try quick(7) == 7)
      #expect(try quick(7) == 7)
      #expect(calls.count == 2)
    }

    // Compares with a list that is searched from end to end, over random calls.
    @Test(
      "A cache keeps the most recently used results up to its limit",
      arguments: [1, 2, 3, 10, 100], [UInt64(1), 2, 3])
    func keepsRecentResults(limit: Int, seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      let calls = Spy<Int>()
      let number: @Sendable (Int) -> Int = { key in
        calls(key)
        return calls.count
      }
      let quick = cached(number, limit: limit)
      var model: [(key: Int, value: Int)] = []
      var modelCalls = 0
      for _ in 0..<2_000 {
        let key = Int.random(in: 0..<limit * 2 + 1, using: &generator)
        let value: Int
        if let index = model.firstIndex(where: { $0.key == key }) {
          value = model.remove(at: index).value
        } else {
          modelCalls += 1
          value = modelCalls
        }
        model.append((key, value))
        if model.count > limit { model.removeFirst() }
        #expect(quick(key) == value, "seed \(seed)")
      }
      #expect(calls.count == modelCalls, "seed \(seed)")
    }

    @Test("A forgotten result is released")
    func releasesForgottenResults() {
      final class Page: Sendable {}
      weak let forgotten: Page?
      let load = cached({ @Sendable (_: Int) in Page() }, limit: 1)
      do {
        let page = load(1)
        forgotten = page
      }
      #expect(forgotten != nil)
      _ = load(2)
      #expect(forgotten == nil)
    }

    @Test("A suspending function is not called again for a remembered result")
    func remembersSuspendingCalls() async throws {
      let calls = Spy<Int>()
      let load: @Sendable (Int) async throws -> Int = { id in
        await Task.yield()
        calls(id)
        return id + calls.count
      }
      let quick = cached(load)
      #expect(try await quick(10) == 11)
      #expect(try await quick(10) == 11)
      #expect(calls.arguments == [10])
    }

    @Test("Every thread receives the result for its own argument")
    func manyThreads() async {
      let quick = cached({ @Sendable (number: Int) in number * number }, limit: 8)
      await withTaskGroup(of: Bool.self) { group in
        for worker in 0..<8 {
          group.addTask {
            (0..<1_000).allSatisfy {
              quick(($0 + worker) % 16) == (($0 + worker) % 16) * (($0 + worker) % 16)
            }
          }
        }
        for await isRight in group { #expect(isRight) }
      }
    }

    @Test("Overlapping calls of a cached async function that is not Sendable share its results")
    @MainActor func overlappingCalls() async {
      @MainActor final class Squares {
        private let square: (Int) async -> Int
        init() { square = cached({ $0 * $0 }, limit: 8) }
        func callAsFunction(_ number: Int) async -> Int { await square(number) }
      }
      let squares = Squares()
      await withTaskGroup(of: Bool.self) { group in
        for worker in 0..<8 {
          group.addTask {
            for number in 0..<1_000 {
              let number = (number + worker) % 16
              if await squares(number) != number * number { return false }
            }
            return true
          }
        }
        for await isRight in group { #expect(isRight) }
      }
    }

    @Test("A cached main actor function may return a class that is not Sendable")
    @MainActor func mainActor() {
      final class View {}
      let make: @MainActor (Int) -> View = { _ in View() }
      let quick: @MainActor (Int) -> View = cached(make)
      #expect(quick(1) === quick(1))
      #expect(quick(1) !== quick(2))
    }

    @Test("A limit below one stops the program")
    func limitBelowOne() async {
      await #expect(processExitsWith: .failure) {
        _ = cached({ (number: Int) in number }, limit: 0)
      }
    }
  }
}
