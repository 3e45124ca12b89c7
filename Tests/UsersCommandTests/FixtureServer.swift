import Foundation
import TestSupport

/// An HTTP server of python3 on the loopback interface, which behaves as a test asks.
struct FixtureServer {
  /// Whether the machine has what the server needs.
  static let isAvailable: Bool = {
    let probe = try? RunningProcess("/usr/bin/env", ["python3", "--version"]).finish()
    return probe?.status == 0
  }()

  static let skipped = "python3, which serves the fixtures, is not installed."

  private let process: RunningProcess
  /// The argument of `--api`.
  let url: String

  /// Starts a server, passes it to a test, and ends it.
  static func withServer<R>(
    _ behaviour: String, _ body: (FixtureServer) async throws -> R
  ) async throws -> R {
    let server = try FixtureServer(behaviour)
    defer {
      server.process.end()
      _ = server.process.finish()
    }
    return try await body(server)
  }

  private init(_ behaviour: String) throws {
    let script = Repository.root
      .appendingPathComponent("Tests/UsersCommandTests/Fixtures/server.py")
    let users = Repository.root.appendingPathComponent("Sources/UsersCore/Resources/users.json")
    process = try RunningProcess(
      "/usr/bin/env",
      ["python3", script.path, behaviour, users.path])
    guard let line = process.waitForLine(containing: "port "),
      let port = line.split(separator: " ").last.flatMap({ Int($0) })
    else {
      process.end()
      throw NoPort(output: process.finish().standardError)
    }
    url = "http://127.0.0.1:\(port)"
  }

  private struct NoPort: Error {
    let output: String
  }
}

/// The built command, run the way a user runs it.
func runUsers(_ arguments: String..., environment: [String: String] = [:]) throws
  -> RunningProcess.Result
{
  try RunningProcess(
    BuildProducts.directory.appendingPathComponent("users").path, arguments,
    environment: environment
  ).finish()
}
