import PartialApplication
import FunctionalDITestDoubles
import Testing

extension DecoratedFunctionTests {
  @Suite struct Timed {
    @Test("Each call is measured, including a call that throws")
    func measuresEachCall() throws {
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

    @Test("The time of a suspending function includes its waiting")
    func includesWaiting() async throws {
      let clock = ManualClock()
      let durations = Spy<Duration>()
      let work: @Sendable (Int, Int) async throws -> Int = { first, second in
        try await clock.sleep(for: .seconds(first))
        clock.advance(by: .seconds(second))
        return first + second
      }
      let measured = timed(work, clock: clock) { durations($0) }
      async let sum = measured(3, 4)
      await clock.waitForSleepers()
      clock.advance(by: .seconds(3))
      #expect(try await sum == 7)
      #expect(durations.arguments == [.seconds(7)])
    }

    @Test("The record of a plain function may capture mutable state")
    func recordsToMutableState() {
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
    @Test("A logged call is one line with its arguments and its result")
    func logsResults() {
      let lines = Spy<String>()
      let greet: @Sendable (String, Int) -> [String] = { Array(repeating: $0, count: $1) }
      let logging = logged(greet, "Greet") { lines($0) }
      #expect(logging("Ada", 2) == ["Ada", "Ada"])
      #expect(lines.arguments == [#"Greet("Ada", 2) returned ["Ada", "Ada"]"#])
    }

    @Test("A logged call that throws is one line with its error")
    func logsErrors() async {
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

    @Test("A logged call that returns nothing has no result in its line")
    func logsVoid() {
      var lines: [String] = []
      let save: (Int) -> Void = { _ in }
      let logging = logged(save, "Save") { lines.append($0) }
      logging(3)
      #expect(lines == ["Save(3) returned"])
    }

    @Test("A logged call that returns an Optional of nothing has the result in its line")
    func logsOptionalVoid() {
      var lines: [String] = []
      let save: (Int) -> Void? = { $0 > 0 ? () : nil }
      let logging = logged(save, "Save") { lines.append($0) }
      _ = (logging(3), logging(0))
      #expect(lines == ["Save(3) returned Optional(())", "Save(0) returned nil"])
    }
  }
}
