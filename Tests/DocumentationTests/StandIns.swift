import Foundation
import Synchronization
import TestSupport

/// Modules named SwiftUI and UIKit, which declare what the package uses of Apple's.
///
/// They are compiled from `Tests/StandIns` into a folder of the build, and the product that needs
/// SwiftUI is compiled against them. A target of these names would clash with Apple's modules.
enum StandIns {
  /// The product that needs SwiftUI.
  static let product = "FunctionalDISwiftUI"

  /// The compiler's complaint about a module.
  struct Failure: Error {
    let output: String
  }

  private static let folder = Mutex<Result<URL, any Error>?>(nil)

  /// Compiles the modules once.
  ///
  /// - Returns: The compiler's arguments for importing them.
  /// - Throws: The compiler's complaint, as a ``Failure``.
  static func arguments() throws -> [String] {
    // This build has a module of the same name, which is empty on Linux, so this folder comes
    // first.
    let modules = try folder.withLock { folder in
      let made = folder ?? Result { try compileAll() }
      folder = made
      return try made.get()
    }
    return ["-I", modules.path]
  }

  private static func compileAll() throws -> URL {
    let folder = BuildProducts.directory.appendingPathComponent("stand-ins")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for module in ["SwiftUI", "UIKit"] {
      let source = Repository.root.appendingPathComponent("Tests/StandIns/\(module).swift")
      try compile(module, [source], into: folder)
    }
    try compile(
      product, Repository.files(in: "Sources/\(product)", withExtension: "swift"), into: folder)
    return folder
  }

  private static func compile(_ module: String, _ sources: [URL], into folder: URL) throws {
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    let result = try RunningProcess(
      "/usr/bin/env",
      [
        "swiftc", "-wmo", "-emit-module", "-parse-as-library", "-swift-version", "6",
        "-warnings-as-errors", "-module-name", module,
        "-o", folder.appendingPathComponent("\(module).swiftmodule").path, "-I", folder.path,
      ] + features.flatMap { ["-enable-upcoming-feature", $0] } + BuildProducts.importArguments
        + sources.map(\.path)
    ).finish()
    guard result.status == 0 else {
      throw Failure(output: result.standardError + result.standardOutput)
    }
  }

  /// Rewrites a block for the compiler.
  ///
  /// The body of a preview becomes a function that returns the view, because `#Preview` is a macro,
  /// and `@main` goes, because a program with statements at its top level cannot have it.
  static func adapting(_ block: MarkdownDocument.Block) -> MarkdownDocument.Block {
    guard block.isForApple || block.code.contains("#Preview") else { return block }
    var block = block
    block.code = block.code.replacing("@main\n", with: "\n")
    var number = 0
    block.code = block.code.replacing(/#Preview(?:\("[^"]*"\))? \{/) { _ in
      number += 1
      return "@MainActor @ViewBuilder func preview\(block.line)_\(number)() -> some View {"
    }
    return block
  }
}
