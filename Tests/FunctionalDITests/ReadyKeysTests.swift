import Foundation
import FunctionalDI
import FunctionalDITesting
import Testing

private enum Receipt: LiveService {
  typealias Service = @Sendable () -> String
  static var live: Live<Self> {
    .init(injecting: Now.self, MakeUUID.self, RandomNumber.self) { now, makeUUID, randomNumber in
      { "\(now().timeIntervalSince1970) \(makeUUID()) \(randomNumber(1...6))" }
    }
  }
}

@Suite("Keys that every program needs")
struct ReadyKeysTests {
  @Test("A program needs no registration for the date, identifiers, numbers, and a clock")
  func live() throws {
    let resolver = try Container().seal(
      for: Now.self, MakeUUID.self, RandomNumber.self, WaitingClock.self)
    let before = Date()
    #expect(try resolver.resolve(Now.self)() >= before)
    let makeUUID = try resolver.resolve(MakeUUID.self)
    #expect(makeUUID() != makeUUID())
    let randomNumber = try resolver.resolve(RandomNumber.self)
    #expect((0..<100).allSatisfy { _ in (1...6).contains(randomNumber(1...6)) })
    #expect(try resolver.resolve(WaitingClock.self) is ContinuousClock)
  }

  @Test("A test replaces each of them with a closure")
  func replaced() throws {
    let id = UUID()
    let resolver = try Container().seal(for: Receipt.self).overriding {
      $0.registerFunction(Now.self) { Date(timeIntervalSince1970: 7) }
      $0.registerFunction(MakeUUID.self) { id }
      $0.registerFunction(RandomNumber.self) { range in range.upperBound }
    }
    #expect(try resolver.resolve(Receipt.self)() == "7.0 \(id) 6")
  }

  @Test("Code that waits by the key's clock is advanced by a manual clock")
  func manualClock() async throws {
    let manual = ManualClock()
    let resolver = try Container().seal(for: WaitingClock.self).overriding {
      $0.register(WaitingClock.self) { manual }
    }
    let clock = try resolver.resolve(WaitingClock.self)
    async let slept: Void = clock.sleep(for: .seconds(60))
    await manual.waitForSleepers()
    manual.advance(by: .seconds(60))
    try await slept
  }

  @Test("A container for tests does not fall back on the system's date")
  func unimplemented() throws {
    let now = try Container.unimplemented().resolve(Now.self)
    withKnownIssue {
      #expect(now() == Date(timeIntervalSinceReferenceDate: 0))
    } matching: { issue in
      issue.description.contains("Now was called, but it has no implementation here.")
    }
  }
}
