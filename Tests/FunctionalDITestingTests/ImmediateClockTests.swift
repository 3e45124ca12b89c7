import FunctionalDITesting
import Testing

@Suite("An immediate clock")
struct ImmediateClockTests {
  @Test("A sleep on an immediate clock returns at its end")
  func movesToTheEnd() async throws {
    let clock = ImmediateClock()
    let start = clock.now
    try await clock.sleep(for: .seconds(2))
    #expect(start.duration(to: clock.now) == .seconds(2))
    try await clock.sleep(until: start.advanced(by: .seconds(5)))
    #expect(clock.now.offset == .seconds(5))
    #expect(clock.minimumResolution == .zero)
  }

  @Test("An immediate clock does not go back")
  func doesNotGoBack() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(2))
    try await clock.sleep(until: clock.now.advanced(by: .seconds(-1)))
    try await clock.sleep(for: .seconds(-1))
    #expect(clock.now.offset == .seconds(2))
  }

  @Test("Sleeps of any length do not move an immediate clock beyond its last instant")
  func staysAtItsLastInstant() async throws {
    let clock = ImmediateClock()
    for _ in 1...25 { try await clock.sleep(for: .seconds(Int64.max)) }
    #expect(clock.now.offset == .seconds(Int64.max))
  }

  @Test("A canceled task does not sleep on an immediate clock")
  func cancellation() async {
    let clock = ImmediateClock()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.now.offset == .zero)
  }

  @Test("A loop that sleeps on an immediate clock ends when its task is canceled")
  func loop() async {
    let clock = ImmediateClock()
    let task = Task {
      while true { try await clock.sleep(for: .seconds(1)) }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
