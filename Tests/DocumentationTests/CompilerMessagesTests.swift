import Foundation
import TestSupport
import Testing

/// The tables of the page on compiler messages: a mistake, and what the compiler says to it.
@Suite("The compiler messages in the guide")
struct CompilerMessagesTests {
  private struct Row {
    let message: String
    let mistake: String
    /// Whether the section of the row is for targets in the language mode of Swift 5.
    let isForSwift5: Bool
  }

  private static let page = Repository.root.appendingPathComponent("Docs/CompilerMessages.md")

  /// The rows whose first two cells are code.
  private static func rows() throws -> [Row] {
    var isForSwift5 = false
    return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
      if line.hasPrefix("## ") { isForSwift5 = line.contains("Swift 5") }
      guard line.hasPrefix("| `") else { return nil }
      let cells = line.split(separator: " | ")
      let code = cells.prefix(2).map { $0.trimmingPrefix("|").trimmingCharacters(in: [" ", "`"]) }
      guard code.count == 2 else { return nil }
      return Row(message: code[0], mistake: code[1], isForSwift5: isForSwift5)
    }
  }

  /// The declarations that the rows use, which the page hides.
  private static func declarations() throws -> String {
    try MarkdownDocument(page).blocks.filter { $0.code.contains("import ") }.map(\.code).joined()
  }

  @Test("The compiler answers each mistake with the message of its row", arguments: ["6", "5"])
  func messages(languageMode: String) throws {
    let rows = try Self.rows().filter { $0.isForSwift5 == (languageMode == "5") }
    #expect(!rows.isEmpty)
    let declarations = try Self.declarations()
    let firstLine = declarations.count { $0 == "\n" } + 1
    let functions = rows.enumerated().map { number, row in
      "@MainActor func mistake\(number)() async throws { \(row.mistake) }\n"
    }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("messages-\(UUID().uuidString)").appendingPathComponent("main.swift")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    try Data((declarations + functions.joined()).utf8).write(to: file)

    let result = try RunningProcess(
      "/usr/bin/env",
      ["swiftc", "-typecheck", "-swift-version", languageMode, file.path]
        + BuildProducts.importArguments
    ).finish()

    let complaints = (result.standardError + result.standardOutput).split(separator: "\n")
    for (number, row) in rows.enumerated() {
      let place = "main.swift:\(firstLine + number):"
      let ofRow = complaints.filter { $0.contains(place) }
      #expect(
        ofRow.contains { $0.contains(row.message) },
        "\(row.mistake)\n\(ofRow.joined(separator: "\n"))")
    }
  }
}
