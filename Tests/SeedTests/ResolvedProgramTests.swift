import Foundation
import TestSupport
import Testing

/// `@Resolved` stops the program, so it is observed in a process of its own.
@Suite("The message of @Resolved before it stops a program")
struct ResolvedProgramTests {
  /// Runs the program and returns the message between "Fatal error: " and the runtime's stack
  /// trace.
  private func message(_ arguments: [String] = []) throws -> String {
    let program = BuildProducts.directory.appendingPathComponent("ResolvedProgram")
    let run = try RunningProcess(program.path, arguments).finish()
    #expect(run.status != 0)
    #expect(run.standardOutput == "")
    let text = run.standardError.split(separator: "Current stack trace:").first ?? ""
    return String(try #require(text.split(separator: "Fatal error: ").last))
  }

  @Test("The message names the missing service and the shared container that lacks it")
  func sharedContainer() throws {
    #expect(
      try message() == """
        MyService is not registered.
        Register it: container.register((any MyService).self) { … }
        @Resolved without a resolver uses Container.shared.

        """)
  }

  @Test("The message has the path to a missing input and the place of each registration")
  func otherResolver() throws {
    #expect(
      try message(["--other-resolver"]) == """
        Database is not registered.
            Repository (ResolvedProgram/main.swift:21)
          → Database
        Register it: container.register(Database.self) { … }

        """)
  }
}
