import Foundation
import TestSupport
import Testing

/// The code of the documentation, read from the documents and the sources.
@Suite("Documentation")
struct DocumentationTests {
  /// The README and the guides.
  static let documentFiles =
    [Repository.root.appendingPathComponent("README.md")]
    + Repository.files(in: "Docs", withExtension: "md")

  static let documents: [MarkdownDocument] = {
    let pages = Program.libraries.flatMap { module in
      Repository.files(in: "Sources/\(module)", withExtension: "md").map {
        ($0, imports(of: module))
      }
    }
    return (documentFiles.map { ($0, []) } + pages)
      .compactMap { try? MarkdownDocument($0, imports: $1) }
      .filter { !$0.programs.isEmpty || !$0.applePrograms.isEmpty }
  }()

  static let sources: [SourceDocumentation] = Program.libraries.flatMap { module in
    Repository.files(in: "Sources/\(module)", withExtension: "swift")
      .compactMap { try? SourceDocumentation($0, module: module) }
      .filter { !$0.blocks.isEmpty }
  }

  @Test(
    "The code of every document compiles and prints the output that the document shows",
    arguments: documents)
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

  @Test("Every example in a doc comment compiles", arguments: Program.libraries)
  func exampleIsRight(module: String) throws {
    let imports = Self.imports(of: module)
    let examples = Self.sources.filter { $0.module == module }
      .flatMap { source in source.blocks.map { (block: $0, url: source.url) } }
    let programs =
      [Program(imports: imports, scopes: examples.filter(\.block.isLocal))]
      + examples.filter { !$0.block.isLocal }
      .map { Program(imports: imports, blocks: [$0.block], of: $0.url) }
    for program in programs {
      let complaint = try program.check()
      #expect(complaint.isEmpty, "\(complaint)")
    }
  }

  @Test(
    "The code of the documents for SwiftUI and UIKit fits their public signatures",
    arguments: documents.filter { !$0.applePrograms.isEmpty })
  func appleCodeIsRight(document: MarkdownDocument) throws {
    for blocks in document.applePrograms {
      let program = Program(
        imports: document.imports, blocks: blocks.map(StandIns.adapting), of: document.url)
      let complaint = try program.check(StandIns.arguments())
      #expect(complaint.isEmpty, "\(complaint)")
    }
  }

  @Test(
    "The examples of the SwiftUI product fit SwiftUI's public signatures",
    arguments: Repository.files(in: "Sources/\(StandIns.product)", withExtension: "swift"))
  func appleExampleIsRight(file: URL) throws {
    let source = try SourceDocumentation(file, module: StandIns.product)
    for block in source.blocks {
      let program = Program(
        imports: Self.imports(of: StandIns.product) + ["SwiftUI"],
        blocks: [StandIns.adapting(block)], of: file)
      let complaint = try program.check(StandIns.arguments())
      #expect(complaint.isEmpty, "\(complaint)")
    }
  }

  @Test("The previews that Apple's compilers compile fit SwiftUI's public signatures")
  func previewsAreRight() throws {
    let file = Repository.root.appendingPathComponent("Tests/DocumentationTests/Previews.swift")
    let code = try String(contentsOf: file, encoding: .utf8)
    let block = MarkdownDocument.Block(code: code, line: 1, attributes: ["apple"])
    #expect(code.contains("#Preview"))
    let complaint = try Program(blocks: [StandIns.adapting(block)], of: file)
      .check(StandIns.arguments())
    #expect(complaint.isEmpty, "\(complaint)")
  }

  @Test("There are documents and examples to check")
  func somethingIsChecked() {
    #expect(!Self.documents.isEmpty)
    #expect(!Self.sources.isEmpty)
  }

  @Test("A list of parameters has a line for each parameter", arguments: Program.libraries)
  func parametersAreAList(module: String) throws {
    for file in Repository.files(in: "Sources/\(module)", withExtension: "md") {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("- Parameters: "), "\(file.lastPathComponent)")
    }
  }

  /// The modules that the examples in a module's own documentation import.
  private static func imports(of module: String) -> [String] {
    [module, "FunctionInjection", "PartialApplication", "DocumentationPrelude"]
  }
}
