import Foundation
import FunctionalDI
import FunctionalDITesting
import Testing

@Suite("The stubs of the ready keys", .overriding { _ in })
struct ReadyKeyStubTests {
  /// Code that uses every ready key.
  private struct Screen {
    @Resolved(Now.self) var now
    @Resolved(MakeUUID.self) var makeUUID
    @Resolved(RandomNumber.self) var randomNumber
    @Resolved(WaitingClock.self) var clock
  }

  private func expectFailure<Result>(
    naming name: String, _ operation: () async throws -> Result
  ) async throws -> Result? {
    var result: Result?
    try await withKnownIssue {
      result = try await operation()
    } matching: { issue in
      issue.description.contains("\(name) was called, but it has no implementation here.")
    }
    return result
  }

  @Test("A use of a ready key that the test has not replaced fails the test, which continues")
  func failing() async throws {
    let screen = Screen()
    #expect(
      try await expectFailure(naming: "Now") { screen.now() }
        == Date(timeIntervalSinceReferenceDate: 0))
    #expect(
      try await expectFailure(naming: "MakeUUID") { screen.makeUUID() }?.uuidString
        == "00000000-0000-0000-0000-000000000000")
    #expect(try await expectFailure(naming: "RandomNumber") { screen.randomNumber(3...9) } == 3)
    _ = try await expectFailure(naming: "WaitingClock") { _ = screen.clock.now }
    // A loop that sleeps ends, because the sleep throws.
    let error = try await expectFailure(naming: "WaitingClock") {
      await #expect(throws: UnimplementedError.self) {
        while true { try await screen.clock.sleep(for: .seconds(60)) }
      }
    }
    #expect(error??.name == "WaitingClock")
  }

  @Test(
    "A ready key that the test replaces does not fail it",
    .overriding { $0.registerFunction(Now.self, returning(.distantPast)) })
  func replaced() {
    #expect(Screen().now() == .distantPast)
  }
}
