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

  init(imports: [String] = [], blocks: [MarkdownDocument.Block], of url: URL) {
    let head = imports.map { "import \($0)\n" }.joined()
    let body = blocks.map { block in
      "#sourceLocation(file: \"\(url.path)\", line: \(block.line))\n\(block.code)"
        + "#sourceLocation()\n"
    }
    source = head + body.joined()
  }

  /// Compiles the program, and reports every warning except the one of an unused result.
  ///
  /// - Parameter arguments: Further arguments of the compiler.
  /// - Returns: The compiler's messages, which are empty if the program is correct.
  /// - Throws: An error if the compiler cannot be started.
  func check(_ arguments: [String] = []) throws -> String {
    try inFolder { folder in
      try compile(in: folder, arguments + ["-typecheck"])
    }
  }

  /// Compiles and runs the program.
  ///
  /// - Returns: The output of the program, or the compiler's messages.
  func run() throws -> String {
    try inFolder { folder in
      let executable = folder.appendingPathComponent("program")
      let objects = try Self.libraries.flatMap(objects(of:)) + [BuildProducts.cObject]
      let complaint = try compile(in: folder, objects + ["-o", executable.path])
      guard complaint.isEmpty else { return complaint }
      let result = try RunningProcess(executable.path, []).finish()
      return result.standardOutput + result.standardError
    }
  }

  /// The object files of a module's current sources; a build folder also keeps those of deleted
  /// sources.
  private func objects(of module: String) throws -> [String] {
    let list = BuildProducts.directory.appendingPathComponent(
      "\(module).build/output-file-map.json")
    let outputs = try JSONDecoder().decode(
      [String: [String: String]].self, from: Data(contentsOf: list))
    // The entry without a name is the whole module's; an optimized build lists an object there that
    // it does not make.
    return outputs.filter { !$0.key.isEmpty }.values.compactMap { $0["object"] }
  }

  private func compile(in folder: URL, _ arguments: [String]) throws -> String {
    let main = folder.appendingPathComponent("main.swift")
    try source.write(to: main, atomically: true, encoding: .utf8)
    let result = try RunningProcess(
      "/usr/bin/env",
      [
        "swiftc", "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
        main.path,
      ] + arguments + BuildProducts.importArguments
    ).finish()
    let output = result.standardError + result.standardOutput
    return result.status == 0 && !Self.warns(output) ? "" : output
  }

  /// Returns whether the compiler has a warning other than that of an unused result.
  ///
  /// An example may show a call with its result in a comment after it.
  private static func warns(_ output: String) -> Bool {
    output.split(separator: "\n").contains { line in
      line.contains(": warning: ") && !line.hasSuffix("[#no-usage]")
    }
  }

  private func inFolder<R>(_ body: (URL) throws -> R) throws -> R {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("documentation-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
