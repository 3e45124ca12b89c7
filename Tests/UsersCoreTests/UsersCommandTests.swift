import Foundation
import FunctionalDITesting
import Testing
import UsersCore

@Suite("The command with its input and output injected")
struct UsersCommandTests {
  /// Runs the command and returns its output.
  private func run(_ arguments: String..., isColored: Bool = false) async
    -> (status: ExitCode, output: String, errors: String)
  {
    let write = Spy<String>("write")
    let writeError = Spy<String>("writeError")
    let command = UsersCommand(
      write: write.recording(), writeError: writeError.recording(), isColored: isColored)
    let status = await command.run(arguments)
    return (status, write.arguments.joined(), writeError.arguments.joined())
  }

  @Test("The output colors the header and the inactive users only")
  func colors() async {
    let colored = await run("--all", isColored: true)
    let plain = await run("--all")
    #expect(colored.output.hasPrefix("\u{1B}[1mID"))
    #expect(colored.output.split(separator: "\u{1B}[2m").count == 15)
    let stripped = colored.output.replacing(/\u{1B}\[[0-9]m/, with: "")
    #expect(stripped == plain.output)
  }

  @Test("A message is written to standard error only")
  func separatesErrors() async {
    let result = await run("--nonsense")
    #expect(result.status == .usage)
    #expect(result.output.isEmpty)
    #expect(result.errors == "users: Unknown argument \"--nonsense\": see users --help.\n")
  }

  @Test("A failed write is an input or output error")
  func cannotWrite() async {
    struct DiskFull: Error {}
    let writeError = Spy<String>("writeError")
    let command = UsersCommand(
      write: throwing(DiskFull()), writeError: writeError.recording())
    #expect(await command.run([]) == .inputOutput)
    #expect(writeError.arguments == ["users: The output cannot be written: DiskFull()\n"])
  }
}
