import FunctionalDITesting
import TestSupport
import Testing

@Suite("Canned answers")
struct CannedAnswerTests {
  @Test("A canned answer returns its value from a function of any type")
  func returnsValues() async throws {
    let nullary: () -> Int = returning(1)
    let throwingFunction: @Sendable (String) throws -> Int = returning(2)
    let asynchronous: @Sendable (String, Bool) async throws(Offline) -> Int = returning(3)
    let main: @MainActor (_ label: String) -> Int = returning(4)

    #expect(nullary() == 1)
    #expect(try throwingFunction("a") == 2)
    #expect(try await asynchronous("a", true) == 3)
    #expect(await main("a") == 4)
  }

  @Test("A canned answer throws its error from a function of any type, typed or not")
  func throwsErrors() async {
    let untyped: @Sendable () throws -> Int = throwing(Offline())
    let typed: (Int) throws(Offline) -> Void = throwing(Offline())
    let asynchronous: @Sendable (Int) async throws -> String = throwing(Offline())

    #expect(throws: Offline.self) { try untyped() }
    #expect(throws: Offline.self) { try typed(1) }
    await #expect(throws: Offline.self) { try await asynchronous(1) }
  }

  @Test("A sequence of answers returns one value after the other")
  func returnsSequences() {
    let roll: (String) -> Int = sequence(3, 6, 1)

    #expect([roll("a"), roll("b"), roll("c")] == [3, 6, 1])
  }

  @Test("A sequence of answers succeeds and fails in turn")
  func returnsResults() throws {
    let load: @Sendable (Int) throws(Offline) -> String =
      sequence(.failure(Offline()), .success("Ada"))

    #expect(throws: Offline.self) { try load(1) }
    #expect(try load(1) == "Ada")
  }

  @Test("A sequence of answers that runs out fails the test and repeats its last answer")
  func reportsSequencesThatRunOut() {
    let roll: () -> Int = sequence(3, 6)
    _ = roll()
    _ = roll()

    withKnownIssue {
      #expect(roll() == 6)
    } matching: { issue in
      issue.says("A sequence of 2 answers has no answer for call 3.")
        && issue.says("made at FunctionalDITestingTests/CannedAnswerTests.swift:")
    }
  }

  @Test("Each answer of a sequence is used once, also by many callers")
  func handsOutOnce() {
    let next: @Sendable () throws(Offline) -> Int = sequence(
      .success(0), .success(1), .success(2), .success(3), .success(4), .success(5), .success(6),
      .success(7))

    let seen = onThreads(8) { _ in try? next() }

    #expect(seen.compactMap(\.self).sorted() == Array(0..<8))
  }

  @Test("Incrementing identifiers begin with zero, and each is returned to one of many callers")
  func incrementsIdentifiers() {
    let makeUUID = incrementingUUIDs()
    #expect("\(makeUUID())" == "00000000-0000-0000-0000-000000000000")
    #expect("\(makeUUID())" == "00000000-0000-0000-0000-000000000001")

    let seen = onThreads(8) { _ in (1...64).map { _ in makeUUID() } }

    #expect(Set(seen.joined()).count == 512)
    #expect("\(makeUUID())" == "00000000-0000-0000-0000-000000000202")
  }

  @Test("An answer that never arrives ends when its task is canceled")
  func neverEndsWhenCancelled() async {
    let connect: @Sendable (String) async -> Void = never()
    let load: @Sendable () async throws -> Int = never()

    let connecting = Task { await connect("a") }
    let loading = Task { try await load() }
    connecting.cancel()
    loading.cancel()

    await connecting.value
    await #expect(throws: CancellationError.self) { try await loading.value }
  }

  @Test("A delayed answer arrives at its time, and not before")
  func delaysAnswers() async throws {
    let clock = ManualClock()
    let spy = Spy<Int>()
    let load: @Sendable (Int) async throws -> String =
      delayed(by: .seconds(2), clock: clock, spy.recording { "\($0)" })

    let loading = Task { try await load(3) }
    await clock.waitForSleepers()
    clock.advance(by: .seconds(1))
    await clock.waitForSleepers()
    #expect(spy.count == 0)
    clock.advance(by: .seconds(1))

    #expect(try await loading.value == "3")
  }

  @Test("The shortest possible duration is no delay, and no time to wait")
  func shortestDelay() async throws {
    let shortest = Duration(secondsComponent: .min / 4, attosecondsComponent: 0)
    let answer: @Sendable () async throws -> Int = delayed(by: shortest, returning(1))
    #expect(try await answer() == 1)
    let spy = NullarySpy()
    await withKnownIssue { await spy.waitForCalls(within: shortest) }
  }

  @Test("The longest possible duration can be the delay of an answer")
  func longestDelay() async {
    let load: @Sendable () async throws -> Int =
      delayed(by: .seconds(Int64.max), clock: HastyClock(), returning(3))

    await #expect(throws: Never.self) { try await load() }
  }

  @Test("A delayed answer that can throw does so when its task is canceled")
  func delayedAnswersThrowWhenCancelled() async {
    let clock = ManualClock()
    let spy = NullarySpy()
    let load: @Sendable () async throws -> Void =
      delayed(by: .seconds(2), clock: clock, spy.recording())

    let loading = Task { try await load() }
    await clock.waitForSleepers()
    loading.cancel()

    await #expect(throws: CancellationError.self) { try await loading.value }
    #expect(spy.count == 0)
  }

  @Test("A delayed answer that cannot throw arrives immediately when its task is canceled")
  func delayedAnswersComeWhenCancelled() async {
    let clock = ManualClock()
    let load: @Sendable () async -> Int =
      delayed(by: .seconds(2), clock: clock) { () async -> Int in 3 }

    let loading = Task { await load() }
    await clock.waitForSleepers()
    loading.cancel()

    #expect(await loading.value == 3)
  }
}
