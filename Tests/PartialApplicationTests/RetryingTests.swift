import PartialApplication
import FunctionalDITestDoubles
import TestSupport
import Testing

extension DecoratedFunctionTests {
  @Suite struct Retrying {
    @Test("A throwing function is called again until it returns")
    func callsAgain() throws {
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

    @Test("The last attempt throws its typed error")
    func throwsTheLastError() {
      let calls = NullarySpy()
      let load: @Sendable () throws(Offline) -> Int = { () throws(Offline) in
        calls()
        throw Offline(attempt: calls.count)
      }
      let patient: @Sendable () throws(Offline) -> Int = retrying(load, attempts: 4)
      #expect(throws: Offline(attempt: 4)) { try patient() }
    }

    @Test("An error that is not temporary is thrown immediately")
    func permanentErrors() {
      let calls = NullarySpy()
      let load: () throws -> Int = {
        calls()
        throw Offline(attempt: calls.count)
      }
      let patient = retrying(load, attempts: 5) { ($0 as? Offline)?.attempt != 2 }
      #expect(throws: Offline(attempt: 2)) { try patient() }
    }

    @Test("A trailing closure selects the errors of a function that may suspend")
    func trailingClosure() async throws {
      let calls = NullarySpy()
      @Sendable func load(_ id: Int) async throws(Offline) -> Int {
        calls()
        throw Offline(attempt: calls.count)
      }
      let one = retrying(load, attempts: 5) { $0.attempt != 2 }
      await #expect(throws: Offline(attempt: 2)) { try await one(1) }
      let untyped: @Sendable () async throws -> Int = { try await load(1) }
      let none = retrying(untyped) { error in
        guard let error = error as? Offline else { return false }
        return error.attempt < 4
      }
      await #expect(throws: Offline(attempt: 4)) { try await none() }
      let three: @Sendable (Int, Int, Int) async throws(Offline) -> Int = {
        (id, _, _) async throws(Offline) in try await load(id)
      }
      let selected = retrying(three, delay: { _ in .zero }) { $0.attempt < 6 }
      expect(selected, is: (@Sendable (Int, Int, Int) async throws(Offline) -> Int).self)
      await #expect(throws: Offline(attempt: 6)) { try await selected(1, 2, 3) }
      let delayed = retrying(load, attempts: 2) { failures in .nanoseconds(failures) }
      await #expect(throws: Offline(attempt: 8)) { try await delayed(1) }
    }

    @Test("A suspending function waits for the stated delay before each attempt")
    func waits() async {
      let clock = ManualClock()
      let calls = Spy<String>(clock: clock)
      let load: @Sendable (String) async throws(Offline) -> Int = calls.recording(
        throwing(Offline()))
      let patient = retrying(load, attempts: 4, clock: clock, delay: { .seconds(1 << $0) })
      let loading = Task { try await patient("users") }
      for delay in [2, 4, 8] {
        await clock.waitForSleepers()
        clock.advance(by: .seconds(delay))
      }
      await #expect(throws: Offline()) { try await loading.value }
      #expect(calls.calls.map(\.elapsed) == [.zero, .seconds(2), .seconds(6), .seconds(14)])
    }

    @Test("The longest possible duration can be the delay before an attempt")
    func longestDelay() async {
      let load: @Sendable () async throws(Offline) -> Int = sequence(
        .failure(Offline()), .success(1))
      let patient = retrying(load, clock: HastyClock(), delay: { _ in .seconds(Int64.max) })
      await #expect(throws: Never.self) { try await patient() }
    }

    @Test("A canceled task makes no further attempt and throws its last error")
    func canceled() async {
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

    @Test("A canceled task makes no further attempt with a synchronous function")
    func canceledSynchronously() async {
      let calls = NullarySpy()
      let load: @Sendable () throws(Offline) -> Int = { () throws(Offline) in
        calls()
        let attempt = calls.count
        if attempt == 2 { withUnsafeCurrentTask { $0?.cancel() } }
        throw Offline(attempt: attempt)
      }
      let patient: @Sendable () throws(Offline) -> Int = retrying(load, attempts: 100)
      await Task { _ = #expect(throws: Offline(attempt: 2)) { try patient() } }.value
    }

    @Test("A task that is canceled during a delay makes no further attempt")
    func canceledWhileWaiting() async {
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

    @Test("A retried main actor function stays on the main actor")
    @MainActor func mainActor() throws {
      let calls = NullarySpy()
      let load: @MainActor (Int, Int) throws -> Int = { first, second in
        calls()
        guard calls.count > 1 else { throw Offline() }
        return first + second
      }
      let patient: @MainActor (Int, Int) throws -> Int = retrying(load)
      #expect(try patient(1, 2) == 3)
    }

    @Test("Fewer than one attempt stops the program")
    func fewerThanOneAttempt() async {
      await #expect(processExitsWith: .failure) {
        let load: () throws -> Int = { 1 }
        _ = retrying(load, attempts: 0)
      }
    }
  }
}
