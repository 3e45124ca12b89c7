import FunctionalDITesting
import Testing

/// A clock that cannot sleep.
private struct FailingClock: Clock {
  struct Failure: Error {}

  private let clock = ContinuousClock()

  var now: ContinuousClock.Instant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    throw Failure()
  }
}

@Suite("Waiting for a spy")
struct WaitingTests {
  @Test("Waiting for a spy ends at the stated number of calls")
  func waitsForCalls() async {
    let spy = Spy<Int>()
    let function = spy.recording()
    Task {
      for number in 1...3 { function(number) }
    }

    let calls = await spy.waitForCalls(count: 3)

    #expect(calls.map(\.arguments) == [1, 2, 3])
  }

  @Test("The longest possible duration is a limit for waiting")
  func longestLimit() async {
    let spy = Spy<Int>()
    async let calls = spy.waitForCalls(within: .seconds(Int64.max))
    // The task that measures the limit has its turn.
    for _ in 0..<100 { await Task.yield() }
    spy(1)
    #expect(await calls.count == 1)
  }

  @Test("Waiting for a spy ends immediately if the calls have happened")
  func returnsAtOnce() async {
    let spy = Spy<Int>()
    spy(1)
    spy(2)

    #expect(await spy.waitForCalls().count == 2)
    #expect(await spy.waitForCalls(count: 0, within: .zero).count == 2)
  }

  @Test("All waiters of a spy are woken, each at its own number of calls")
  func wakesManyWaiters() async {
    let spy = Spy<Int>()
    await withTaskGroup(of: Bool.self) { group in
      for times in 1...20 {
        group.addTask { await spy.waitForCalls(count: times).count >= times }
      }
      for number in 1...20 {
        group.addTask {
          spy(number)
          return true
        }
      }
      #expect(await group.allSatisfy { $0 })
    }
  }

  @Test("Waiting for a spy ends at its limit with a failure that names the missing calls")
  func reportsTheLimit() async {
    let clock = ManualClock()
    let spy = Spy<Int>("LoadUser")
    spy(1)

    await withKnownIssue {
      async let calls = spy.waitForCalls(count: 2, within: .seconds(3), on: clock)
      await clock.waitForSleepers()
      clock.advance(by: .seconds(3))
      #expect(await calls.count == 1)
    } matching: { issue in
      issue.says(
        "Waited 3.0 seconds for LoadUser to be called twice, but it was called once.")
    }
  }

  @Test("Waiting on a clock that fails is a failure, as if the limit had passed")
  func reportsAFailingClock() async {
    let spy = Spy<Int>("LoadUser")
    await withKnownIssue {
      #expect(await spy.waitForCalls(within: .seconds(3), on: FailingClock()).isEmpty)
    } matching: { issue in
      issue.says("Waited 3.0 seconds for LoadUser to be called once, but it was not called.")
    }
  }

  @Test("Waiting counts a call that was ready before the limit passed, however late it runs")
  func takesTurnsBeforeItReports() async {
    let clock = ManualClock()
    let spy = Spy<Int>()

    let executor = SerialTaskExecutor()
    await withTaskExecutorPreference(executor) {
      async let calls = spy.waitForCalls(within: .seconds(3), on: clock)
      await clock.waitForSleepers()
      clock.advance(by: .seconds(3))
      Task(executorPreference: executor) {
        await Task.yield()
        spy(1)
      }
      #expect(await calls.map(\.arguments) == [1])
    }
  }

  @Test("Waiting for a spy that is never called does not hang")
  func reportsASpyThatIsNeverCalled() async {
    let spy = NullarySpy()

    await withKnownIssue {
      await spy.waitForCalls(within: .zero)
    } matching: { issue in
      issue.says("the spy made at FunctionalDITestingTests/WaitingTests.swift:")
        && issue.says("to be called once, but it was not called.")
        && issue.sourceLocation?.fileID.hasSuffix("WaitingTests.swift") == true
    }
  }

  @Test("Waiting for a spy ends without a failure if its task is canceled")
  func endsWhenCancelled() async {
    let spy = NullarySpy()
    let clock = ManualClock()
    let waiting = Task { await spy.waitForCalls(on: clock).count }
    await clock.waitForSleepers()

    waiting.cancel()

    #expect(await waiting.value == 0)
  }

  @Test("Waiting for a spy ends without a failure in a task that is already canceled")
  func endsWhenCancelledBefore() async {
    let spy = NullarySpy()
    let waiting = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await spy.waitForCalls(on: ManualClock()).count
    }

    #expect(await waiting.value == 0)
  }
}

extension Issue {
  /// Whether a comment of the issue contains a text.
  func says(_ text: String) -> Bool {
    comments.contains { $0.rawValue.contains(text) }
  }
}
