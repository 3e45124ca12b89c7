import Foundation
import TestSupport
import Testing

/// The tables that lead from each idea to its test and its guide.
///
/// The test of all links checks the headings.
@Suite("Where the library comes from")
struct WhereItComesFromTests {
  private let page = Repository.root.appendingPathComponent("Docs/WhereItComesFrom.md")

  /// A row of the tables.
  private struct Row {
    let idea: String
    let tests: [Link]
    let guides: [Link]

    init?(_ line: Substring) {
      let cells = line.split(separator: " | ")
      guard line.hasPrefix("| M"), cells.count == 4 else { return nil }
      idea = String(cells[0].dropFirst(2))
      tests = Link.all(in: cells[2])
      guides = Link.all(in: cells[3])
    }
  }

  private struct Link {
    let text: String
    let target: String

    static func all(in cell: Substring) -> [Link] {
      cell.matches(of: /\[([^\]]+)\]\(([^)]+)\)/).map {
        Link(text: String($0.1), target: String($0.2))
      }
    }
  }

  private func rows() throws -> [Row] {
    try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap(Row.init)
  }

  @Test("The tables have a row with a test and a guide for each of the 22 ideas")
  func everyIdea() throws {
    let rows = try rows()

    #expect(Set(rows.map(\.idea)) == Set((1...22).map { "M\($0)" }))
    #expect(rows.count == 22)
    for row in rows {
      #expect(!row.tests.isEmpty, "\(row.idea) has no test.")
      #expect(!row.guides.isEmpty, "\(row.idea) has no guide.")
      #expect(row.guides.allSatisfy { $0.target.contains(".md") }, "\(row.idea)")
    }
  }

  @Test("Each test in the tables is in the file that its link leads to")
  func everyTest() throws {
    for link in try rows().flatMap(\.tests) {
      let file = page.deletingLastPathComponent().appendingPathComponent(link.target)
      let source = try String(contentsOf: file, encoding: .utf8)
      let isTitle = source.contains("\"\(link.text)\"")
      let isRefused = link.target.contains("MustNotCompile") && source.contains(link.text)
      #expect(isTitle || isRefused, "\(link.target) has no test \"\(link.text)\".")
    }
  }
}
