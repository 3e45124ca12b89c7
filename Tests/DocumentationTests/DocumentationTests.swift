import Foundation
import Testing

/// The code that the documentation shows, taken from where it stands.
@Suite("Documentation")
struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let documents: [MarkdownDocument] = {
    let guides = files(in: "Docs", withExtension: "md")
    let readMe = root.appendingPathComponent("README.md")
    return ([readMe] + guides).compactMap { try? MarkdownDocument($0) }
      .filter { !$0.programs.isEmpty }
  }()

  static let sources: [SourceDocumentation] = [
    "PartialApplication", "LocalPublisher", "FunctionInjection", "FeatureRouting",
    "FunctionalDITesting",
  ].flatMap { module in
    files(in: "Sources/\(module)", withExtension: "swift")
      .compactMap { try? SourceDocumentation($0, module: module) }
      .filter { !$0.blocks.isEmpty }
  }

  @Test("Every document's code compiles, and prints what the document says", arguments: documents)
  func documentIsRight(document: MarkdownDocument) throws {
    for blocks in document.programs {
      let program = Program(blocks: blocks, of: document.url)
      let outputs = blocks.compactMap(\.output)
      if outputs.isEmpty {
        let complaint = try program.check()
        #expect(complaint.isEmpty, "\(complaint)")
      } else {
        #expect(try program.run() == outputs.joined())
      }
    }
  }

  @Test("Every example in a doc comment compiles", arguments: sources)
  func exampleIsRight(source: SourceDocumentation) throws {
    for block in source.blocks {
      let program = Program(
        imports: [source.module, "PartialApplication", "DocumentationPrelude"], blocks: [block],
        of: source.url)
      let complaint = try program.check()
      #expect(complaint.isEmpty, "\(complaint)")
    }
  }

  @Test("There are documents and examples to check")
  func somethingIsChecked() {
    #expect(!Self.documents.isEmpty)
    #expect(!Self.sources.isEmpty)
  }

  private static func files(in folder: String, withExtension pathExtension: String) -> [URL] {
    let enumerator = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    return (enumerator?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == pathExtension }
      .sorted { $0.path < $1.path }
  }
}
