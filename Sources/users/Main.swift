import Foundation
import UsersCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Connects the command to the process it runs in.
@main
struct Main {
  static func main() async {
    // A closed pipe is then an error of the write, which has a message. The signal would end the
    // process.
    signal(SIGPIPE, SIG_IGN)
    let noColor = ProcessInfo.processInfo.environment["NO_COLOR"] ?? ""
    let command = UsersCommand(
      write: { try FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
      writeError: { try FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
      read: { readLine() },
      isColored: noColor.isEmpty && isatty(STDOUT_FILENO) == 1)
    exit(await command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
