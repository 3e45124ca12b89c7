import Foundation
import TestSupport
import Testing

@Suite("What must not compile")
struct MustNotCompileTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("MustNotCompile")

  @Test(
    "is refused with the errors that are stated",
    arguments: ["WrongArguments", "LostSendability", "LostIsolation", "NotOffered"])
  func isRefused(_ name: String) throws {
    let file = Self.folder.appendingPathComponent("\(name).swift")
    let verification = try CompilerVerification(
      of: file, arguments: ["-Xfrontend", "-suppress-notes"])
    #expect(verification.matched, "\(verification.output)")
  }
}
