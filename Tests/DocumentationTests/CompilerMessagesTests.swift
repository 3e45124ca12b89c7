import Foundation
import TestSupport
import Testing

/// The tables of the page on compiler messages: a mistake, what the compiler says to it, and what
/// to write instead.
///
/// ``DocumentationTests`` compiles the last column too, but as one program in the language mode of
/// Swift 6, where a row could use a constant of the row before it.
@Suite("The compiler messages in the guide")
struct CompilerMessagesTests {
  private struct Row {
    let message: String
    let mistake: String
    /// The first code in the last cell; an alternative in words may follow it there.
    let correction: String
    let settings: Settings
  }

  /// The settings of the targets that a section of the page is for.
  enum Settings: String, CaseIterable {
    case swift6 = "Swift 6"
    case swift5 = "Swift 5"
    case newProject = "new Xcode project"

    var arguments: [String] {
      switch self {
      case .swift6: ["-swift-version", "6"]
      case .swift5: ["-swift-version", "5"]
      case .newProject: ["-swift-version", "6"] + Compiler.newProject
      }
    }
  }

  private static let page = Repository.root.appendingPathComponent("Docs/CompilerMessages.md")

  private static func rows() throws -> [Row] {
    var settings = Settings.swift6
    return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
      if line.hasPrefix("## ") {
        settings = Settings.allCases.first { line.contains($0.rawValue) } ?? .swift6
      }
      guard line.hasPrefix("| `") else { return nil }
      let cells = line.dropFirst(2).split(separator: " | ")
      try #require(cells.count == 4, "\(line)")
      return Row(
        message: try firstCode(in: cells[0]), mistake: try firstCode(in: cells[1]),
        correction: try firstCode(in: cells[3]), settings: settings)
    }
  }

  private static func firstCode(in cell: Substring) throws -> String {
    let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
    try #require(parts.count >= 3, "\(cell)")
    return String(parts[1])
  }

  /// The declarations that the rows use, which the page hides.
  ///
  /// The attribute `messages` marks those for a new Xcode project.
  private static func declarations(for settings: Settings) throws -> String {
    try MarkdownDocument(page).blocks.filter {
      $0.code.contains("import ") && $0.attributes.contains("messages") == (settings == .newProject)
    }.map(\.code).joined()
  }

  @Test(
    "The compiler answers each mistake with the message of its row, and accepts the correction",
    arguments: Settings.allCases)
  func messages(settings: Settings) throws {
    let rows = try Self.rows().filter { $0.settings == settings }
    #expect(!rows.isEmpty)
    let declarations = try Self.declarations(for: settings)
    let firstLine = declarations.count { $0 == "\n" } + 1
    let code = rows.map(\.mistake) + rows.map(\.correction)
    let functions = code.enumerated().map { number, code in
      "@MainActor func function\(number)() async throws { \(code) }\n"
    }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("messages-\(UUID().uuidString)").appendingPathComponent("main.swift")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    try Data((declarations + functions.joined()).utf8).write(to: file)

    let result = try RunningProcess(
      "/usr/bin/env",
      ["swiftc", "-typecheck", file.path] + settings.arguments + BuildProducts.importArguments
    ).finish()

    let output = (result.standardError + result.standardOutput).split(separator: "\n")
    func complaints(about function: Int) -> [Substring] {
      output.filter { $0.contains("main.swift:\(firstLine + function):") }
    }
    for (number, row) in rows.enumerated() {
      let ofMistake = complaints(about: number)
      #expect(
        ofMistake.contains { $0.contains(row.message) },
        "\(row.mistake)\n\(ofMistake.joined(separator: "\n"))")
      let ofCorrection = complaints(about: rows.count + number)
      #expect(
        ofCorrection.isEmpty, "\(row.correction)\n\(ofCorrection.joined(separator: "\n"))")
    }
  }
}
