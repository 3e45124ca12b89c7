import Foundation
import TestSupport
import Testing

@Suite("The command users, run as a process")
struct UsersCommandTests {
  @Test("The command prints the active users that ship with it as an aligned table with a count")
  func printsBundledUsers() throws {
    let result = try runUsers()
    #expect(result.status == 0)
    #expect(result.standardError.isEmpty)
    let lines = result.standardOutput.split(separator: "\n")
    #expect(lines[0].split(separator: " ") == ["ID", "Name", "Team", "Email", "Active"])
    #expect(lines.last == "50 users")
    let emailColumns = Set(
      lines[2..<52].map { line in
        line.distance(
          from: line.startIndex,
          to: line.range(of: #"\S+@"#, options: .regularExpression)!.lowerBound)
      })
    #expect(emailColumns.count == 1)
  }

  @Test("The option --all injects another filter, which shows inactive users too")
  func showsAll() throws {
    let result = try runUsers("--all")
    #expect(result.status == 0)
    #expect(result.standardOutput.hasSuffix("\n64 users\n"))
    #expect(result.standardOutput.contains("  no\n"))
  }

  @Test("The output has no color if it is not a terminal")
  func isPlain() throws {
    #expect(try !runUsers("--all").standardOutput.contains("\u{1B}"))
  }

  @Test(
    "The output on a terminal has color, and none if NO_COLOR is set", .enabled(if: Script.exists))
  func colorsOnTerminal() throws {
    #expect(try Script.run(environment: ["NO_COLOR": ""]).contains("\u{1B}[1m"))
    #expect(try !Script.run(environment: ["NO_COLOR": "1"]).contains("\u{1B}[1m"))
  }

  @Test("The command prints the graph of its services in the requested format")
  func printsItsGraph() throws {
    let text = try runUsers("graph").standardOutput
    #expect(text.hasPrefix("LoadUsers (transient, UsersCore/UsersAssembly.swift:"))
    #expect(text.contains("\n  → RetrieveUsers\n  → FilterUsers\n"))
    #expect(text.contains("\nProfile<PlainTextRenderer> (route 'profile', UsersCore/Screens"))
    #expect(try runUsers("graph", "--format", "mermaid").standardOutput.hasPrefix("flowchart LR\n"))
    #expect(try runUsers("graph", "--format", "dot").standardOutput.hasPrefix("digraph "))
    let wrong = try runUsers("graph", "--format", "png")
    #expect(wrong.status == 64)
    #expect(wrong.standardError.contains("--format needs text, mermaid, or dot"))
    let misplaced = try runUsers("--format", "dot")
    #expect(misplaced.status == 64)
    #expect(misplaced.standardError.contains("--format goes with users graph"))
    let twoCommands = try runUsers("graph", "open", "users")
    #expect(twoCommands.status == 64)
    #expect(twoCommands.standardError.contains("Unknown argument \"open\""))
  }

  @Test("The guide shows the graph that the command prints, except for line numbers")
  func guideShowsItsGraph() throws {
    func withoutLines(_ text: String) -> String { text.replacing(/\.swift:\d+/, with: ".swift") }
    let documents = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Docs")
    let mermaid = try runUsers("graph", "--format", "mermaid").standardOutput
    let guide = try String(
      contentsOf: documents.appendingPathComponent("Injection.md"), encoding: .utf8)
    #expect(withoutLines(guide).contains("```mermaid\n\(withoutLines(mermaid))```\n"))
    let picture = try String(
      contentsOf: documents.appendingPathComponent("Images/users-graph.svg"), encoding: .utf8)
    let text = try runUsers("graph").standardOutput
    for line in text.split(separator: "\n") where !line.hasPrefix(" ") {
      let name = line.prefix { $0 != " " }.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      #expect(picture.contains(">\(name)</text>"))
    }
  }

  @Test("The option --help describes the commands, the timeout, and the exit statuses")
  func printsHelp() throws {
    let result = try runUsers("--help")
    #expect(result.status == 0)
    for word in ["--all", "--api", "--timeout", "10 seconds", "NO_COLOR", "64"] {
      #expect(result.standardOutput.contains(word))
    }
  }

  @Test(
    "An invalid command line ends with 64 and one line with the reason",
    arguments: [
      (["--nonsense"], "Unknown argument \"--nonsense\""),
      (["surplus"], "Unknown argument \"surplus\""),
      (["--api"], "--api needs a URL"),
      (["--api", "--all"], "--api needs a URL"),
      (["--api", "not an url"], "is not a URL of a server"),
      (["--api", ""], "is not a URL of a server"),
      (["--api", "ftp://127.0.0.1"], "is not a URL of a server"),
      (["--api", "HTTP://127.0.0.1"], "is not a URL of a server: write it like http://"),
      (["--api", "http://"], "is not a URL of a server"),
      (["--timeout", "soon"], "is not a number of seconds"),
      (["--timeout", "0"], "is not a number of seconds"),
      (["--timeout", "0.5"], "is not a number of seconds"),
      (["--timeout", "1e300"], "is not a number of seconds"),
      (["--timeout", "9000000000000000000"], "is not a number of seconds"),
      (["--timeout"], "--timeout needs a number of seconds"),
    ])
  func refusesUsage(arguments: [String], message: String) throws {
    let result = try RunningProcess(
      BuildProducts.directory.appendingPathComponent("users").path, arguments
    ).finish()
    expectFailure(result, status: 64, message)
  }

  @Test("The command open shows the screen of a link and writes it to a file as HTML")
  func opensLink() throws {
    let result = try runUsers("open", #"profile|{"id":3}"#)
    #expect(result.status == 0)
    #expect(result.standardOutput.contains("Number  3\n"))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try runUsers("open", "users://profile?id=3", "--html", file.path).status == 0)
    #expect(try String(contentsOf: file, encoding: .utf8).contains("<th>Number</th><td>3</td>"))
    #expect(try runUsers("open", "nowhere").status == 65)
  }

  @Test("The command browse moves between screens by typed lines, to the end of the input")
  func browses() throws {
    let result = try RunningProcess(
      BuildProducts.directory.appendingPathComponent("users").path, ["browse"],
      input: "\(Int.min)\n\(Int.max)\nusers\nprofile|{\"id\":3}\n"
    ).finish()
    #expect(result.status == 0)
    #expect(result.standardOutput.contains("Number  3\n"))
  }

  @Test("An unreachable server ends the command with 69 and an error")
  func nothingListens() throws {
    expectFailure(
      try runUsers("--api", "http://127.0.0.1:1"), status: 69,
      "Nothing answers at http://127.0.0.1:1/api/users/all.")
  }

  @Test("No error repeats the user and the password in the URL of a server")
  func hidesCredentials() async throws {
    try await FixtureServer.withServer("404") { (server) async throws in
      let urls = [
        server.url.replacing("//", with: "//ada:secret@"), "http://ada:secret@127.0.0.1:1",
        "http://ada:sec/ret@127.0.0.1", "ftp://ada:secret@127.0.0.1",
      ]
      for url in urls {
        let result = try runUsers("--verbose", "--api", url)
        #expect(result.status != 0)
        #expect(!result.standardError.contains("ada") && !result.standardError.contains("ret@"))
      }
    }
  }

  @Test("--verbose writes the duration of each call, and each retry of a server")
  func isVerbose() throws {
    let bundled = try runUsers("--verbose")
    #expect(bundled.status == 0)
    #expect(bundled.standardOutput == (try runUsers().standardOutput))
    let lines = bundled.standardError.split(separator: "\n")
    #expect(lines.count == 2, "\(lines)")
    #expect(lines.first?.hasPrefix("users: RetrieveUsers took ") == true)
    #expect(lines.last?.hasPrefix("users: LoadUsers took ") == true)

    let server = try runUsers("--verbose", "--api", "http://127.0.0.1:1")
    #expect(server.status == 69)
    for line in [
      "FetchUsers failed, attempt 2 of 3 follows", "FetchUsers failed, attempt 3 of 3 follows",
      "FetchUsers took ", "Nothing answers at ",
    ] {
      #expect(server.standardError.contains("users: \(line)"), "\(server.standardError)")
    }
  }

  @Test("Output into a closed pipe is one line of error and no success")
  func closedPipe() throws {
    let output = Pipe()
    try output.fileHandleForReading.close()
    let errors = Pipe()
    let process = Process()
    process.executableURL = BuildProducts.directory.appendingPathComponent("users")
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let message = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 74)
    #expect(message == "users: The output cannot be written: Broken pipe\n")
  }

  #if os(Linux)
    @Test(
      "Output to a full device ends with the error of the system",
      arguments: [[], ["--help"], ["graph"], ["open", "users"], ["browse"]])
    func fullDevice(arguments: [String]) throws {
      let errors = Pipe()
      let process = Process()
      process.executableURL = BuildProducts.directory.appendingPathComponent("users")
      process.arguments = arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
      process.standardError = errors
      try process.run()
      let message = String(
        decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 74)
      #expect(message == "users: The output cannot be written: No space left on device\n")
    }
  #endif
}

@Suite(
  "The command users with a server",
  .enabled(if: FixtureServer.isAvailable, "\(FixtureServer.skipped)"))
struct UsersCommandServerTests {
  @Test("The option --api prints the same table from the server")
  func printsFromServer() async throws {
    try await FixtureServer.withServer("users") { server in
      let fromServer = try runUsers("--api", server.url)
      let bundled = try runUsers()
      #expect(fromServer.standardOutput == bundled.standardOutput)
      let allFromServer = try runUsers("--api", server.url + "/", "--all", "--timeout", "86400")
      let allBundled = try runUsers("--all")
      #expect(allFromServer.standardOutput == allBundled.standardOutput)
    }
  }

  @Test("The sign-up screen says that it is not available if the users come from a server")
  func signUpIsClosed() async throws {
    try await FixtureServer.withServer("users") { server in
      let closed = try runUsers("open", "sign-up", "--api", server.url)
      #expect(closed.status == 0)
      #expect(closed.standardOutput.contains("The users come from a server"))
      #expect(!closed.standardOutput.contains("What is your name?"))
      #expect(try runUsers("open", "sign-up").standardOutput.contains("What is your name?"))
    }
  }

  @Test(
    "A failure of the server ends with 69, one line of error, and no table",
    arguments: [
      ("circular", "/api/users/all cannot be read: "),
      ("cut-off", "/api/users/all cannot be read: "),
      ("404", "answered with status 404."),
      ("500", "answered with status 500."),
      ("html", "The list of users is not JSON."),
      ("truncated", "The list of users is not JSON."),
      ("object", "The list of users is not an array."),
      ("not-an-object", "The user at index 0 is not an object."),
      ("missing-field", "The user at index 1 has no field \"email\"."),
      ("mistyped-field", "The user at index 2: the field \"id\" is not a whole number."),
      ("null-field", "The user at index 0: the field \"isActive\" is not true or false."),
      ("empty", "The list has no active users"),
      ("inactive", "--all shows the inactive ones."),
    ])
  func reportsServerFailure(behaviour: String, message: String) async throws {
    try await FixtureServer.withServer(behaviour) { (server) async throws in
      expectFailure(try runUsers("--api", server.url), status: 69, message)
    }
  }

  @Test("An empty list is an error with --all too")
  func emptyWithAll() async throws {
    try await FixtureServer.withServer("empty") { (server) async throws in
      expectFailure(
        try runUsers("--api", server.url, "--all"), status: 69, "The list of users is empty.")
    }
  }

  @Test(
    "Only a failure that can pass by itself is tried again",
    arguments: [("lost", 3), ("500", 3), ("circular", 1), ("404", 1), ("html", 1)])
  func triesAgain(behaviour: String, attempts: Int) async throws {
    try await FixtureServer.withServer(behaviour) { (server) async throws in
      let errors = try runUsers("--verbose", "--api", server.url).standardError
      #expect(errors.split(separator: "\n").count { $0.contains("follows") } == attempts - 1)
    }
  }

  @Test(
    "A server that does not answer, or never ends its answer, is abandoned after the timeout",
    arguments: ["silent", "endless"])
  func timesOut(behaviour: String) async throws {
    try await FixtureServer.withServer(behaviour) { (server) async throws in
      expectFailure(
        try runUsers("--api", server.url, "--timeout", "1"), status: 69,
        "did not answer within 1 second.")
    }
  }

  @Test("The texts of a server cannot control the terminal")
  func neutralisesEscapes() async throws {
    try await FixtureServer.withServer("escapes") { server in
      let result = try runUsers("--api", server.url)
      #expect(result.status == 0)
      #expect(!result.standardOutput.contains("\u{1B}"))
      #expect(result.standardOutput.contains("Ada\u{FFFD}[2J\u{FFFD}Lovelace"))
    }
  }
}

/// Expects one line on standard error, nothing on standard output, and an exit status.
private func expectFailure(
  _ result: RunningProcess.Result, status: Int32, _ message: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(result.status == status, sourceLocation: sourceLocation)
  #expect(result.standardOutput.isEmpty, sourceLocation: sourceLocation)
  #expect(result.standardError.hasPrefix("users: "), sourceLocation: sourceLocation)
  #expect(
    result.standardError.filter { $0 == "\n" }.count == 1, "\(result.standardError)",
    sourceLocation: sourceLocation)
  #expect(
    result.standardError.contains(message), "\(result.standardError)",
    sourceLocation: sourceLocation)
}

/// The program `script`, which runs another one on a terminal of its own.
private enum Script {
  static let exists = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

  static func run(environment: [String: String]) throws -> String {
    let users = BuildProducts.directory.appendingPathComponent("users").path
    #if os(Linux)
      let arguments = ["-q", "-c", users, "/dev/null"]
    #else
      let arguments = ["-q", "/dev/null", users]
    #endif
    return try RunningProcess("/usr/bin/script", arguments, environment: environment)
      .finish().standardOutput
  }
}
