import FunctionDecorators
import TestDoubles
import Testing

extension DecoratedFunctionTests {
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
}
