import Foundation
import Testing

/// The links of the documents into the repository.
@Suite("Links of the documentation")
struct DocumentLinkTests {
  @Test(
    "Every link leads to an existing file and to one of its headings",
    arguments: DocumentationTests.documentFiles)
  func linksLeadSomewhere(document: URL) throws {
    let text = try String(contentsOf: document, encoding: .utf8)
    for link in text.matches(of: /\]\(([^)\s]+)\)/).map(\.1) where !link.contains("://") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target =
        parts[0].isEmpty
        ? document : document.deletingLastPathComponent().appendingPathComponent(String(parts[0]))
      #expect(FileManager.default.fileExists(atPath: target.path), "\(link) leads nowhere.")
      if parts.count == 2, let content = try? String(contentsOf: target, encoding: .utf8) {
        #expect(anchors(in: content).contains(String(parts[1])), "\(link) names no heading.")
      }
    }
  }

  /// The anchors of the headings in a text, as GitHub makes them.
  private func anchors(in text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
      heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
        .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
        .replacing(" ", with: "-")
    }
  }
}
