import Foundation
import Testing

/// A document whose code is a program: its Swift blocks, in order, and what they print.
struct MarkdownDocument: CustomTestStringConvertible {
  /// A piece of code and the line at which it stands.
  struct Block {
    var code: String
    let line: Int
    /// The words behind the opening fence's "swift".
    let attributes: [String]
    /// What the block that follows says the program prints from here.
    var output: String?
  }

  let url: URL
  let blocks: [Block]

  var testDescription: String { url.lastPathComponent }

  init(_ url: URL) throws {
    self.url = url
    blocks = Self.blocks(in: try String(contentsOf: url, encoding: .utf8))
  }

  /// The blocks that make one program, and those that are a program of their own.
  var programs: [[Block]] {
    let compiled = blocks.filter { !$0.attributes.contains("elsewhere") }
    let standalone = compiled.filter { $0.attributes.contains("standalone") }.map { [$0] }
    let together = compiled.filter { !$0.attributes.contains("standalone") }
    return (together.isEmpty ? [] : [together]) + standalone
  }

  /// The Swift blocks of a text: fenced ones, and those in comments that begin with `<!--swift`.
  static func blocks(in text: String) -> [Block] {
    var blocks: [Block] = []
    var open: (fence: String, block: Block, isOutput: Bool)?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if let (fence, block, isOutput) = open {
        if trimmed == fence {
          if isOutput {
            blocks[blocks.count - 1].output = block.code
          } else {
            blocks.append(block)
          }
          open = nil
        } else {
          open?.block.code += line + "\n"
        }
        continue
      }
      let words = trimmed.split(separator: " ").map(String.init)
      let block = Block(code: "", line: index + 2, attributes: Array(words.dropFirst()))
      switch words.first {
      case "```swift": open = ("```", block, false)
      case "<!--swift": open = ("-->", block, false)
      case "```text" where words.contains("output") && !blocks.isEmpty: open = ("```", block, true)
      default: break
      }
    }
    return blocks
  }
}
