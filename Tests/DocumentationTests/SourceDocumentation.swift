import Foundation
import Testing

/// The examples in the doc comments of one source file: each a program of its own.
struct SourceDocumentation {
  let url: URL
  let module: String
  let blocks: [MarkdownDocument.Block]

  init(_ url: URL, module: String) throws {
    self.url = url
    self.module = module
    // A line outside doc comments becomes an empty one, so that line numbers stay correct.
    let comments = try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let trimmed = line.drop { $0 == " " }
        return trimmed.hasPrefix("///") ? trimmed.dropFirst(3).description : ""
      }
    blocks = MarkdownDocument.blocks(in: comments.joined(separator: "\n"))
      .filter { !$0.attributes.contains("elsewhere") }
  }
}
