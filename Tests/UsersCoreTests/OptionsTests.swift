import Foundation
import Testing
import UsersCore

@Suite("The command line")
struct OptionsTests {
  @Test("The command lists the active users that ship with the program if it has no arguments")
  func defaults() throws {
    let options = try Options([])
    #expect(options.source == .bundled)
    #expect(!options.showsAll && !options.wantsHelp)
    #expect(options.timeout == 10)
  }

  @Test("All options are accepted in any order")
  func everything() throws {
    let options = try Options(["--timeout", "25", "--all", "--api", "https://localhost:8080/v1"])
    #expect(options.source == .api(try #require(URL(string: "https://localhost:8080/v1"))))
    #expect(options.showsAll)
    #expect(options.timeout == 25)
  }

  @Test("An argument with control characters cannot control the terminal through the message")
  func neutralisesArguments() {
    let error = #expect(throws: UsageError.self) { try Options(["\u{1B}[2J"]) }
    #expect(error?.description == "Unknown argument \"\u{FFFD}[2J\": see users --help.")
  }
}
