import Foundation
import Testing

/// The code that the documentation shows, taken from where it stands.
@Suite("Documentation")
struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let documents: [MarkdownDocument] = {
    let guides = [root.appendingPathComponent("README.md")] + files(in: "Docs", withExtension: "md")
    let pages = Program.libraries.flatMap { module in
      files(in: "Sources/\(module)", withExtension: "md").map { ($0, imports(of: module)) }
    }
    return (guides.map { ($0, []) } + pages)
      .compactMap { try? MarkdownDocument($0, imports: $1) }
      .filter { !$0.programs.isEmpty }
  }()

  static let sources: [SourceDocumentation] = Program.libraries.flatMap { module in
    files(in: "Sources/\(module)", withExtension: "swift")
      .compactMap { try? SourceDocumentation($0, module: module) }
      .filter { !$0.blocks.isEmpty }
  }

  @Test("Every document's code compiles, and prints what the document says", arguments: documents)
  func documentIsRight(document: MarkdownDocument) throws {
    for blocks in document.programs {
      let program = Program(imports: document.imports, blocks: blocks, of: document.url)
      let outputs = blocks.compactMap(\.output)
      if outputs.isEmpty {
        let complaint = try program.check()
        #expect(complaint.isEmpty, "\(complaint)")
      } else {
        let printed = try program.run()
        #expect(printed == outputs.joined(), "\(printed)")
      }
    }
  }

  @Test("Every example in a doc comment compiles", arguments: sources)
  func exampleIsRight(source: SourceDocumentation) throws {
    for block in source.blocks {
      let program = Program(
        imports: Self.imports(of: source.module), blocks: [block], of: source.url)
      let complaint = try program.check()
      #expect(complaint.isEmpty, "\(complaint)")
    }
  }

  @Test("There are documents and examples to check")
  func somethingIsChecked() {
    #expect(!Self.documents.isEmpty)
    #expect(!Self.sources.isEmpty)
  }

  /// What the examples in a module's own documentation import.
  private static func imports(of module: String) -> [String] {
    [module, "FunctionInjection", "PartialApplication", "DocumentationPrelude"]
  }

  private static func files(in folder: String, withExtension pathExtension: String) -> [URL] {
    let enumerator = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    return (enumerator?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == pathExtension }
      .sorted { $0.path < $1.path }
  }
}
