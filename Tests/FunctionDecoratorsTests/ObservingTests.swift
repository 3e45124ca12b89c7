import FunctionDecorators
import TestDoubles
import Testing

extension DecoratedFunctionTests {
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
}
