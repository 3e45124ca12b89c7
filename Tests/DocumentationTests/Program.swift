import Foundation
import TestSupport

/// A program made of the code in a document, which reports errors at the document's own lines.
struct Program {
  /// The modules of the library that programs are linked with.
  static let libraries = [
    "PartialApplication", "LocalPublisher", "FunctionInjection",
    "FeatureRouting", "FunctionalDI", "FunctionalDITestDoubles",
    "FunctionalDITesting",
  ]

  private let source: String
  /// The arguments of the compiler for the settings of the program's module.
  private let settings: [String]

  init(imports: [String] = [], blocks: [MarkdownDocument.Block], of url: URL) {
    let head = imports.map { "import \($0)\n" }.joined()
    source = head + blocks.map { Self.located($0, in: url) }.joined()
    settings = blocks.contains(where: \.isForNewProject) ? Compiler.newProject : []
  }

  /// Makes one program of examples that do not see each other, because each is a scope.
  ///
  /// The compiler loads the modules once for all of them, which takes ten times as long as the
  /// check of an example.
  init(imports: [String], scopes: [(block: MarkdownDocument.Block, url: URL)]) {
    let head = imports.map { "import \($0)\n" }.joined()
    source =
      head + scopes.map { "do {\n\(Self.located($0.block, in: $0.url))}\n" }.joined()
    settings = []
  }

  private static func located(_ block: MarkdownDocument.Block, in url: URL) -> String {
    "#sourceLocation(file: \"\(url.path)\", line: \(block.line))\n\(block.code)"
      + "#sourceLocation()\n"
  }

  /// Type-checks the program, and reports every warning except the one of an unused result.
  ///
  /// - Parameter arguments: Further arguments of the compiler.
  /// - Returns: The compiler's messages, which are empty if the program is correct.
  /// - Throws: An error if the compiler cannot be started.
  func check(_ arguments: [String] = []) throws -> String {
    try inFolder { folder in
      try Self.complaint(of: Compiler.typeCheck(in: folder, settings + arguments))
    }
  }

  /// Compiles and runs the program.
  ///
  /// - Returns: The output of the program, or the compiler's messages.
  /// - Throws: An error if the compiler or the program cannot be started.
  func run() throws -> String {
    try inFolder { folder in
      let complaint = try Self.complaint(of: Compiler.build(in: folder, settings))
      guard complaint.isEmpty else { return complaint }
      let executable = folder.appendingPathComponent("program")
      let result = try RunningProcess(executable.path, []).finish()
      return result.standardOutput + result.standardError
    }
  }

  private static func complaint(of result: RunningProcess.Result) -> String {
    let output = result.standardError + result.standardOutput
    return result.status == 0 && !warns(output) ? "" : output
  }

  /// Returns whether the compiler has a warning other than that of an unused result.
  ///
  /// An example may show a call with its result in a comment after it.
  private static func warns(_ output: String) -> Bool {
    output.split(separator: "\n").contains { line in
      line.contains(": warning: ") && !line.hasSuffix("[#no-usage]")
    }
  }

  /// Writes the program into a folder of its own, which is removed afterward.
  private func inFolder<R>(_ body: (_ folder: URL) throws -> R) throws -> R {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("documentation-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let main = folder.appendingPathComponent("main.swift")
    try source.write(to: main, atomically: true, encoding: .utf8)
    return try body(folder)
  }
}
