import Foundation
import FunctionalDI
import FunctionalDITesting
import Testing
import UsersCore

@Suite("The screens", .overriding { $0.registerLive(RetrieveUsers.self) })
struct ScreensTests {
  /// Runs the command with lines as its input, and returns its output.
  private func run(
    _ arguments: String..., reading read: @escaping UsersCommand.ReadFunction = returning(nil)
  ) async -> (status: ExitCode, output: String, errors: String) {
    let (output, errors) = (Spy<String>(), Spy<String>())
    let command = UsersCommand(
      write: output.recording(), writeError: errors.recording(), read: read)
    let status = await command.run(arguments)
    return (status, output.arguments.joined(), errors.arguments.joined())
  }

  @Test("A link of either form opens a screen")
  func links() async {
    for link in [#"profile|{"id":3}"#, "users://profile?id=3"] {
      let result = await run("open", link)
      #expect(result.status == .success)
      #expect(result.errors.isEmpty)
      #expect(result.output.hasPrefix("Hiroshi Yamamoto\n================\n"), "\(result.output)")
      #expect(result.output.contains("Number  3\n"))
    }
  }

  @Test("The list shows the active users, or all of them if the link says so")
  func filter() async {
    let active = await run("open", "users")
    let all = await run("open", "users", "--all")
    #expect(active.output.split(separator: "\n").count < all.output.split(separator: "\n").count)
    #expect(await run("open", "users://users?team=Data").output.hasPrefix("Users of Data\n"))
    #expect(await run("open", "users://users?team=None").output.contains("There are none."))
  }

  @Test(
    "An invalid link opens no screen and ends with 65 and a reason",
    arguments: [
      ("profile", "the field 'id' of ProfileRoute is missing"),
      (#"profile|{"id":"3"}"#, "is not of type Int"),
      (#"profile|{"id":9999}"#, "There is no user with the number 9999."),
      (#"profile|{"id":3,"name":"x"}"#, "ProfileRoute has no field 'name'"),
      ("profil|{}", "Did you mean 'profile'?"),
      ("\u{1B}[2J", "\\u{1B}[2J"),
      ("", "it is empty"),
    ])
  func errors(link: String, reason: String) async {
    let result = await run("open", link)
    #expect(result.status == .dataError)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("users: "))
    #expect(result.errors.contains(reason), "\(result.errors)")
    #expect(!result.errors.contains("\u{1B}"))
  }

  @Test("A screen is written as HTML, with every text escaped and links that the router follows")
  func html() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: file) }
    let result = await run("open", "home", "--html", file.path)
    #expect(result.status == .success)
    #expect(result.output == "Wrote \(file.path)\n")
    let html = try String(contentsOf: file, encoding: .utf8)
    #expect(html.hasPrefix("<!DOCTYPE html>"))
    #expect(html.contains(#"<a href="users://users?team=Data">Data</a>"#))
    let links = html.split(separator: "href=\"").dropFirst().compactMap {
      $0.split(separator: "\"").first.map(String.init)
    }
    #expect(links.count == 9)
    for link in links { #expect(await run("open", link).status == .success, "\(link)") }
  }

  @Test("A screen escapes text that could be read as HTML")
  func escaping() {
    let page = HTMLPage(
      "<A & B>", sections: [TableSection(rows: [.init("\"x\"", "<script>", link: "a\"b")])])
    #expect(page.text.contains("<title>&lt;A &amp; B&gt;</title>"))
    #expect(
      page.text.contains(
        "<th><a href=\"a&quot;b\">&quot;x&quot;</a></th><td>&lt;script&gt;</td>"))
    // A mark that begins or ends a character does not hide the "<" in it.
    let marked = HTMLPage("\u{600}<script>\u{301}", sections: [])
    #expect(marked.text.contains("<title>\u{600}&lt;script&gt;\u{301}</title>"))
  }

  @Test("Writing a screen to an impossible path throws an error")
  func unwritable() async {
    let result = await run("open", "home", "--html", "/nonexistent/folder/file.html")
    #expect(result.status == .inputOutput)
    #expect(result.errors.hasPrefix("users: /nonexistent/folder/file.html cannot be written: "))
  }

  @Test("Numbers, links, and a way back lead through the screens")
  func browsing() async {
    let result = await run(
      "browse", reading: sequence("1", "1", "b", "b", "b", "profile|{\"id\":2}", "q"))
    #expect(result.status == .success)
    let titles = titles(of: result.output)
    #expect(titles.count == 7)
    #expect(titles[0] == "Users" && titles[1] == "Users of Data")
    #expect(titles[3] == "Users of Data" && titles[4] == "Users" && titles[5] == "Users")
  }

  @Test("A screen shows an error, and the walk continues")
  func browsingErrors() async {
    let result = await run(
      "browse", reading: sequence("99", "nowhere|{}", "", "profile|{\"id\":0}", "q"))
    #expect(result.status == .success)
    #expect(titles(of: result.output) == Array(repeating: "Users", count: 5))
    #expect(result.output.contains("The link to 'nowhere' was not followed"))
    #expect(result.output.contains("There is no user with the number 0."))
  }

  @Test("A sign-up has several steps, and each sign-up has a form of its own")
  func signUp() async {
    let result = await run(
      "browse",
      reading: sequence(
        "sign-up", "", "Ada Byron", "b", "Ada Lovelace", "nowhere", "ada@example.org", "Engines",
        "b", "home", "sign-up", "Eve", "b", "b", "q"))
    #expect(result.status == .success)
    #expect(
      titles(of: result.output) == [
        "Users", "Sign up", "Sign up", "Sign up", "Sign up", "Sign up", "Sign up", "Sign up",
        "Ada Lovelace", "Ada Lovelace", "Users", "Sign up", "Sign up", "Sign up", "Users",
      ])
    #expect(result.output.contains("Please type something."))
    #expect(result.output.contains("An email address contains an @."))
    #expect(result.output.contains("    Email   ada@example.org\n 1. Team    Engines\n"))
    #expect(result.output.contains("Engines    1\n"))
  }

  @Test("A sign-up from the list of a team does not ask for the team")
  func signUpOfTeam() async {
    let result = await run(
      "browse",
      reading: sequence("users://sign-up?team=Engines", "Ada Lovelace", "ada@example.org", "q"))
    #expect(
      titles(of: result.output) == ["Users", "Sign up", "Sign up", "Ada Lovelace"],
      "\(result.output)")
    #expect(result.output.contains("    Email   ada@example.org\n 1. Team    Engines\n"))
  }

  @Test("A sign-up from a link with an empty team asks for the team")
  func signUpOfEmptyTeam() async {
    let result = await run(
      "browse",
      reading: sequence(
        "users://sign-up?team=", "Ada Lovelace", "ada@example.org", "Engines", "q"))
    #expect(result.output.contains("Which team do you belong to?"))
    #expect(result.output.contains("    Email   ada@example.org\n 1. Team    Engines\n"))
  }

  /// The titles of the screens that were shown, which are underlined.
  private func titles(of output: String) -> [String] {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(lines, lines.dropFirst()).compactMap { line, next in
      !next.isEmpty && next.allSatisfy { $0 == "=" } ? String(line) : nil
    }
  }
}

@Suite("The command line of the screens")
struct ScreenOptionsTests {
  @Test("The command line states the link to open, the file to write, and whether to browse")
  func actions() throws {
    #expect(try Options(["open", "home"]).action == .open(link: "home"))
    #expect(try Options(["--all", "browse"]).action == .browse)
    #expect(try Options(["open", "home", "--html", "x.html"]).htmlFile == "x.html")
  }

  @Test(
    "A command line with missing or extra arguments is rejected",
    arguments: [["open"], ["browse", "open", "x"], ["--html", "x"], ["browse", "--html", "x"]])
  func refused(arguments: [String]) {
    #expect(throws: UsageError.self) { try Options(arguments) }
  }
}
