import Foundation
import Testing

/// A document whose code is one program, or several: its Swift blocks in order, and their output.
///
/// The words after the opening fence's `swift` determine the kind of block:
///
/// - nothing: a part of the document's program, which sees the blocks before it;
/// - `program=name`: a part of another program of the document; `standalone`: one by itself;
/// - `shared`: a part of every program of the document;
/// - `xcode`: a part of a program that is compiled with the settings of a new Xcode project;
/// - `file=path`: a file of a package that the document builds, see ``PackageFiles``;
/// - `apple`: code for SwiftUI or UIKit, which is type-checked against ``StandIns`` and not run;
/// - `elsewhere`: code of another library or platform, which is not compiled.
///
/// Code that the reader need not see is in a comment that begins with `<!--swift`. A block of
/// ```` ```text output ```` has the program's output from the block before it.
struct MarkdownDocument: CustomTestStringConvertible {
  /// A piece of code and its line.
  struct Block {
    var code: String
    let line: Int
    /// The words after the opening fence's "swift".
    let attributes: [String]
    /// The output from here on, according to the block that follows.
    var output: String?

    /// The name of the program that the block is a part of.
    var program: String {
      attributes.contains("standalone") ? "line \(line)" : value(of: "program") ?? ""
    }

    /// Whether it may be in a local scope, which has no imports, extensions, or access levels.
    var isLocal: Bool {
      Set(code.split(whereSeparator: \.isWhitespace))
        .isDisjoint(with: ["import", "extension", "public", "private", "package", "@main"])
    }

    /// Whether its program has the settings of a new Xcode project.
    var isForNewProject: Bool { attributes.contains("xcode") }

    /// Whether it needs SwiftUI or UIKit.
    var isForApple: Bool { attributes.contains("apple") }

    /// The value after an attribute's equals sign.
    func value(of attribute: String) -> String? {
      attributes.first { $0.hasPrefix("\(attribute)=") }?.dropFirst(attribute.count + 1).description
    }
  }

  private enum Content { case code, output, other }

  let url: URL
  /// The imports before the document's own code.
  let imports: [String]
  let blocks: [Block]

  var testDescription: String { url.lastPathComponent }

  init(_ url: URL, imports: [String] = []) throws {
    self.url = url
    self.imports = imports
    blocks = Self.blocks(in: try String(contentsOf: url, encoding: .utf8))
  }

  /// The blocks of each program that the document has, without those for Apple's frameworks.
  var programs: [[Block]] { programs { !$0.isForApple } }

  /// The blocks of each program that has some for Apple's frameworks.
  var applePrograms: [[Block]] {
    programs { _ in true }.filter { $0.contains(where: \.isForApple) }
  }

  private func programs(of isIncluded: (Block) -> Bool) -> [[Block]] {
    let compiled = PackageFiles.merged(
      blocks.filter { !$0.attributes.contains("elsewhere") && isIncluded($0) })
    var names: [String] = []
    for block in compiled where !block.attributes.contains("shared") {
      if !names.contains(block.program) { names.append(block.program) }
    }
    return names.map { name in
      compiled.filter { $0.attributes.contains("shared") || $0.program == name }
    }
  }

  /// The Swift blocks of a text: fenced ones, those in comments, and the cells of tables.
  static func blocks(in text: String) -> [Block] {
    var blocks: [Block] = []
    var open: (fence: String, block: Block, content: Content)?
    var table = MarkdownTable()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if let (fence, block, content) = open {
        if trimmed == fence {
          switch content {
          case .code: blocks.append(block)
          case .output: blocks[blocks.count - 1].output = block.code
          case .other: break
          }
          open = nil
        } else {
          open?.block.code += line + "\n"
        }
        continue
      }
      blocks += table.read(trimmed).map { Block(code: $0 + "\n", line: index + 1, attributes: []) }
      let words = trimmed.split(separator: " ").map(String.init)
      let block = Block(code: "", line: index + 2, attributes: Array(words.dropFirst()))
      switch words.first {
      case "```swift": open = ("```", block, .code)
      case "<!--swift": open = ("-->", block, .code)
      case "```text" where words.contains("output") && !blocks.isEmpty:
        open = ("```", block, .output)
      case let fence? where fence.hasPrefix("```"): open = ("```", block, .other)
      default: break
      }
    }
    return blocks
  }
}
