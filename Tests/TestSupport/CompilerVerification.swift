package import Foundation

/// The compiler, run over a file whose comments state the errors that it must report.
///
/// A file of this kind contains code that must *not* compile: each line that the compiler has to
/// reject ends in `// expected-error {{part of the message}}`. The compiler's own verifier compares
/// both ways, so that a missing error and an additional one both fail. Notes are ignored, because
/// their wording belongs to the compiler.
package struct CompilerVerification {
  /// Whether the compiler reported just the errors that the file states.
  package let matched: Bool
  /// The output of the compiler, which is empty if everything matched.
  package let output: String

  /// Compiles one file against the modules of this build, far enough to find errors, including data
  /// races.
  ///
  /// - Parameters:
  ///   - file: The file to check.
  ///   - languageMode: The version of the language.
  /// - Throws: An error if the compiler cannot be started.
  package init(of file: URL, languageMode: String = "6") throws {
    let result = try RunningProcess(
      "/usr/bin/env",
      [
        "swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", languageMode, "-Xfrontend",
        "-verify",
        "-Xfrontend", "-verify-ignore-unrelated", "-Xfrontend", "-suppress-notes",
        file.path,
      ] + BuildProducts.importArguments
    ).finish()
    matched = result.status == 0
    output = result.standardError + result.standardOutput
  }
}

/// The folder with the products of the build that runs the tests.
package enum BuildProducts {
  /// The folder of the executables.
  package static let directory: URL = {
    var url = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
      url = bundle.bundleURL
    }
    return url.deletingLastPathComponent()
  }()

  /// The folder of the compiled modules.
  package static var modules: URL { directory.appendingPathComponent("Modules") }

  /// The folder of the C target's module map and object file.
  private static var cModule: URL { directory.appendingPathComponent("CThreadStack.build") }

  /// The compiler's arguments for importing the modules.
  package static var importArguments: [String] {
    let map = cModule.appendingPathComponent("module.modulemap")
    return ["-I", modules.path, "-Xcc", "-fmodule-map-file=\(map.path)"]
  }

  /// The object file of the C target.
  package static var cObject: String { cModule.appendingPathComponent("CThreadStack.c.o").path }
}
