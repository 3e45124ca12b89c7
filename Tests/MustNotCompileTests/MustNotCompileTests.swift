import Foundation
import TestSupport
import Testing

/// The files in the folders `MustNotCompile`, each next to the tests of its module.
@Suite("Code that must not compile")
struct MustNotCompileTests {
  static let files = Repository.files(in: "Tests", withExtension: "swift")
    .filter { $0.deletingLastPathComponent().lastPathComponent == "MustNotCompile" }

  @Test("The compiler rejects each file with the errors that the file states", arguments: files)
  func isRefused(file: URL) throws {
    let mode = file.deletingPathExtension().lastPathComponent.hasSuffix("Swift5") ? "5" : "6"
    let verification = try CompilerVerification(of: file, languageMode: mode)
    #expect(verification.matched, "\(verification.output)")
  }

  @Test("The files of rejected code are found")
  func filesAreFound() {
    #expect(!Self.files.isEmpty)
  }

  @Test("A file that compiles or has another error is reported")
  func mistakesAreNoticed() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("MustNotCompile-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (number, source) in [
      "let number: Int = 1  // expected-error {{}}",
      "let number: Int = true  // expected-error {{of type 'String'}}",
      "let number: Int = true",
    ].enumerated() {
      let file = folder.appendingPathComponent("mistake\(number).swift")
      try Data(source.utf8).write(to: file)
      #expect(try !CompilerVerification(of: file).matched, "\(source)")
    }
  }
}
