import FunctionalDITesting
import Testing

@Suite("A manual clock")
struct ManualClockTests {
  @Test("A manual clock does not move until it is advanced")
  func stands() {
    let clock = ManualClock()
    let start = clock.now

    clock.advance(by: .seconds(2))
    clock.advance(by: .milliseconds(500))

    #expect(start.offset == .zero)
    #expect(start.duration(to: clock.now) == .milliseconds(2_500))
    #expect(start.advanced(by: .milliseconds(2_500)) == clock.now)
    #expect(start < clock.now)
    #expect(clock.minimumResolution == .zero)
  }

  @Test("A manual clock wakes a sleeper at its time, and not before")
  func wakesSleepers() async throws {
    let clock = ManualClock()
    let woken = NullarySpy()
    let sleeper = Task {
      try await clock.sleep(for: .seconds(2))
      woken()
    }
    await clock.waitForSleepers()

    clock.advance(by: .milliseconds(1_999))
    await clock.waitForSleepers()
    #expect(woken.count == 0)

    clock.advance(by: .milliseconds(1))
    try await sleeper.value
    #expect(woken.count == 1)
  }

  @Test("A manual clock wakes sleepers immediately if their time has passed")
  func doesNotSleepIntoThePast() async throws {
    let clock = ManualClock()
    let start = clock.now
    clock.advance(by: .seconds(1))

    try await clock.sleep(until: start)
    try await clock.sleep(for: .zero)
  }

  @Test("One advance of a manual clock wakes many sleepers")
  func wakesManySleepers() async throws {
    let clock = ManualClock()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for seconds in 1...100 {
        group.addTask { try await clock.sleep(for: .seconds(seconds)) }
      }
      await clock.waitForSleepers(count: 100)
      clock.advance(by: .seconds(100))
      try await group.waitForAll()
    }
  }

  @Test("A manual clock wakes the earliest sleeper first")
  func wakesInOrder() async throws {
    let clock = ManualClock()
    let woken = Spy<Int>()
    let executor = SerialTaskExecutor()
    // The test runs on the same executor, so all sleepers are suspended when the clock advances.
    try await withTaskExecutorPreference(executor) {
      let sleepers = [3, 1, 2].map { seconds in
        Task(executorPreference: executor) {
          try await clock.sleep(for: .seconds(seconds))
          woken(seconds)
        }
      }
      await clock.waitForSleepers(count: 3)

      clock.advance(by: .seconds(3))
      for sleeper in sleepers { try await sleeper.value }
    }

    #expect(woken.arguments == [1, 2, 3])
  }

  @Test("A manual clock releases a canceled sleeper")
  func wakesCancelledSleepers() async {
    let clock = ManualClock()
    let sleeper = Task { try await clock.sleep(for: .seconds(2)) }
    await clock.waitForSleepers()

    sleeper.cancel()
    await clock.waitForSleepers(count: 0)

    await #expect(throws: CancellationError.self) { try await sleeper.value }
  }

  @Test(
    "A manual clock reports a wait for a sleeper that does not come",
    arguments: [(1, "1 sleeper"), (2, "2 sleepers")])
  func reportsMissingSleepers(count: Int, sleepers: String) async {
    await withKnownIssue {
      await ManualClock().waitForSleepers(count: count, within: .zero)
    } matching: { issue in
      issue.says("Waited 0.0 seconds for \(sleepers) on the clock, but it has 0.")
    }
  }

  @Test("A manual clock does not go back")
  func doesNotGoBack() {
    let clock = ManualClock()
    clock.advance(by: .seconds(2))

    withKnownIssue {
      clock.advance(by: .seconds(-1))
    } matching: { issue in
      issue.says("A manual clock cannot go back, but it was advanced by -1.0 seconds.")
    }
    #expect(clock.now.offset == .seconds(2))
  }

  @Test("A manual clock stays at its last instant and wakes the sleepers of that instant")
  func staysAtItsLastInstant() async throws {
    let clock = ManualClock()
    let start = clock.now
    let sleeper = Task { try await clock.sleep(until: start.advanced(by: .seconds(Int64.max))) }
    await clock.waitForSleepers()

    for _ in 1...25 { clock.advance(by: .seconds(Int64.max)) }

    try await sleeper.value
    #expect(clock.now.offset == .seconds(Int64.max))
    let earliest = start.advanced(by: .seconds(Int64.min))
    #expect(earliest.duration(to: clock.now) == .seconds(Int64.max) - .seconds(Int64.min))
  }
}
