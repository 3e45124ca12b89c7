import FunctionDecorators
import TestSupport
import TestDoubles
import Testing

private struct Offline: Error, Equatable {
  var attempt = 0
}

@Suite("Ready-made decorators of functions")
struct DecoratedFunctionTests {
  @Suite struct Retrying {
    @Test func `A function that throws is called again until it answers`() throws {
      let calls = Spy<Int>()
      let load: @Sendable (Int) throws(Offline) -> Int = { id throws(Offline) in
        calls(id)
        guard calls.count == 3 else { throw Offline() }
        return id * 10
      }
      let patient = retrying(load)
      #expect(try patient(4) == 40)
      #expect(calls.arguments == [4, 4, 4])
    }

    @Test func `After the last attempt its error is thrown, with its type`() {
      let calls = NullarySpy()
      let load: @Sendable () throws(Offline) -> Int = { () throws(Offline) in
        calls()
        throw Offline(attempt: calls.count)
      }
      let patient: @Sendable () throws(Offline) -> Int = retrying(load, attempts: 4)
      #expect(throws: Offline(attempt: 4)) { try patient() }
    }

    @Test func `An error that is not temporary is thrown at once`() {
      let calls = NullarySpy()
      let load: () throws -> Int = {
        calls()
        throw Offline(attempt: calls.count)
      }
      let patient = retrying(load, attempts: 5) { ($0 as? Offline)?.attempt != 2 }
      #expect(throws: Offline(attempt: 2)) { try patient() }
    }

    @Test func `A function that suspends waits longer before each attempt, as it is told`() async {
      let clock = ManualClock()
      let calls = Spy<String>(clock: clock)
      let load: @Sendable (String) async throws(Offline) -> Int = calls.recording(
        throwing(Offline()))
      let patient = retrying(load, attempts: 4, clock: clock, delay: { .seconds(1 << $0) })
      let loading = Task { try await patient("users") }
      for delay in [2, 4, 8] {
        await clock.sleeping()
        clock.advance(by: .seconds(delay))
      }
      await #expect(throws: Offline()) { try await loading.value }
      #expect(calls.calls.map(\.elapsed) == [.zero, .seconds(2), .seconds(6), .seconds(14)])
    }

    @Test func `A cancelled task is given no further attempt, and its last error`() async {
      let calls = NullarySpy()
      let load: @Sendable () async throws(Offline) -> Int = { () async throws(Offline) in
        calls()
        let attempt = calls.count
        if attempt == 2 { withUnsafeCurrentTask { $0?.cancel() } }
        throw Offline(attempt: attempt)
      }
      let patient = retrying(load, attempts: 100)
      await Task { _ = await #expect(throws: Offline(attempt: 2)) { try await patient() } }.value
    }

    @Test func `A task that is cancelled while it waits is given no further attempt`() async {
      let calls = NullarySpy()
      let load: @Sendable () async throws -> Int = {
        calls()
        throw Offline(attempt: calls.count)
      }
      let patient = retrying(
        load, attempts: 100, clock: ManualClock(),
        delay: { _ in
          withUnsafeCurrentTask { $0?.cancel() }
          return .seconds(1)
        })
      await Task { _ = await #expect(throws: Offline(attempt: 1)) { try await patient() } }.value
    }

    @MainActor
    @Test func `A main actor function stays one`() throws {
      let calls = NullarySpy()
      let load: @MainActor (Int, Int) throws -> Int = { first, second in
        calls()
        guard calls.count > 1 else { throw Offline() }
        return first + second
      }
      let patient: @MainActor (Int, Int) throws -> Int = retrying(load)
      #expect(try patient(1, 2) == 3)
    }

    @Test func `Fewer than one attempt stops the program`() async {
      await #expect(processExitsWith: .failure) {
        let load: () throws -> Int = { 1 }
        _ = retrying(load, attempts: 0)
      }
    }
  }

  @Suite struct Cached {
    @Test func `A function is called once for equal arguments`() {
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

    @Test func `A function without arguments is called once`() {
      let count: () -> Int = sequence(1, 2)
      let quick = cached(count)
      #expect([quick(), quick()] == [1, 1])
    }

    @Test func `An error is not remembered`() throws {
      let calls = Spy<Int>()
      let load: (Int) throws -> Int = calls.recording(sequence(.failure(Offline()), .success(7)))
      let quick = cached(load)
      #expect(throws: Offline()) { try quick(7) }
      #expect(try quick(7) == 7)
      #expect(try quick(7) == 7)
      #expect(calls.count == 2)
    }

    /// Compares with a list that is searched from end to end, over calls chosen at random.
    @Test(arguments: [1, 2, 3, 10, 100], [UInt64(1), 2, 3])
    func `What was used last is remembered, up to the limit`(limit: Int, seed: UInt64) {
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

    @Test func `What is forgotten is let go of`() {
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

    @Test func `A function that suspends is not called again for what it answered`() async throws {
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

    @Test func `Many threads may ask at once, and each gets the answer to its question`() async {
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

    @MainActor
    @Test func `A main actor function may return what is not Sendable`() {
      final class View {}
      let make: @MainActor (Int) -> View = { _ in View() }
      let quick: @MainActor (Int) -> View = cached(make)
      #expect(quick(1) === quick(1))
      #expect(quick(1) !== quick(2))
    }

    @Test func `A limit under one stops the program`() async {
      await #expect(processExitsWith: .failure) {
        _ = cached({ (number: Int) in number }, limit: 0)
      }
    }
  }

  @Suite struct Timed {
    @Test func `Each call is measured, one that throws too`() throws {
      let clock = ManualClock()
      let durations = Spy<Duration>()
      let work: @Sendable (Int) throws(Offline) -> Int = { seconds throws(Offline) in
        clock.advance(by: .seconds(seconds))
        guard seconds != 2 else { throw Offline() }
        return seconds
      }
      let measured = timed(work, clock: clock) { durations($0) }
      #expect(try measured(1) == 1)
      #expect(throws: Offline()) { try measured(2) }
      #expect(durations.arguments == [.seconds(1), .seconds(2)])
    }

    @Test func `The time of a function that suspends includes the waiting`() async throws {
      let clock = ManualClock()
      let durations = Spy<Duration>()
      let work: @Sendable (Int, Int) async throws -> Int = { first, second in
        try await clock.sleep(for: .seconds(first))
        clock.advance(by: .seconds(second))
        return first + second
      }
      let measured = timed(work, clock: clock) { durations($0) }
      async let sum = measured(3, 4)
      await clock.sleeping()
      clock.advance(by: .seconds(3))
      #expect(try await sum == 7)
      #expect(durations.arguments == [.seconds(7)])
    }

    @Test func `A plain function may record to what is not Sendable`() {
      let clock = ManualClock()
      var durations: [Duration] = []
      let work: () -> Void = { clock.advance(by: .seconds(1)) }
      let measured = timed(work, clock: clock) { durations.append($0) }
      measured()
      measured()
      #expect(durations == [.seconds(1), .seconds(1)])
    }
  }

  @Suite struct Logged {
    @Test func `A call is a line of its arguments and its result`() {
      let lines = Spy<String>()
      let greet: @Sendable (String, Int) -> [String] = { Array(repeating: $0, count: $1) }
      let logging = logged(greet, "Greet") { lines($0) }
      #expect(logging("Ada", 2) == ["Ada", "Ada"])
      #expect(lines.arguments == [#"Greet("Ada", 2) returned ["Ada", "Ada"]"#])
    }

    @Test func `A call that throws is a line of its error`() async {
      let lines = Spy<String>()
      let load: @Sendable () async throws(Offline) -> Void = { () async throws(Offline) in
        throw Offline(attempt: 9)
      }
      let logging = logged(load, "Load") { lines($0) }
      await #expect(throws: Offline(attempt: 9)) { try await logging() }
      #expect(lines.count == 1)
      #expect(lines.arguments.first?.hasPrefix("Load() threw ") == true)
      #expect(lines.arguments.first?.hasSuffix("Offline(attempt: 9)") == true)
    }

    @Test func `A call that returns nothing says no more than that it returned`() {
      var lines: [String] = []
      let save: (Int) -> Void = { _ in }
      let logging = logged(save, "Save") { lines.append($0) }
      logging(3)
      #expect(lines == ["Save(3) returned"])
    }
  }

  @Test func `A function that takes functions is decorated as well`() {
    let lines = Spy<String>()
    let load: @Sendable (Int, @escaping @Sendable (Int) -> Void) -> Void = { $1($0) }
    let answers = Spy<Int>()
    let logging = logged(timed(load) { _ in }, "Load") { lines($0) }
    logging(7) { answers($0) }
    #expect(answers.arguments == [7])
    #expect(lines.arguments == ["Load(7, (Function)) returned"])
  }

  @Test func `Decorators are put around each other`() throws {
    let calls = Spy<Int>()
    let lines = Spy<String>()
    let load: @Sendable (Int) throws(Offline) -> Int = { id throws(Offline) in
      calls(id)
      guard calls.count > 1 else { throw Offline() }
      return id
    }
    let decorated: @Sendable (Int) throws(Offline) -> Int =
      cached(logged(retrying(load), "Load") { lines($0) })
    #expect(try decorated(5) == 5)
    #expect(try decorated(5) == 5)
    #expect(calls.arguments == [5, 5])
    #expect(lines.arguments == ["Load(5) returned 5"])
  }
}
