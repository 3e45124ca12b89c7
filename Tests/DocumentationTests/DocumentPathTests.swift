import Foundation
import TestSupport
import Testing

/// The paths and symbols that the documents name in code spans, as in `Sources/FeatureRouting`.
@Suite("Paths and symbols in the documentation")
struct DocumentPathTests {
  private static let documents = DocumentationTests.documentFiles

  /// Every file and folder of the package, by its path from the root.
  private static let paths: Set<String> = {
    let root = Repository.root.path + "/"
    var paths: Set<String> = ["Package.swift", "README.md", "LICENSE"]
    for folder in ["Sources", "Tests", "Docs", ".ci"] {
      let url = Repository.root.appendingPathComponent(folder)
      paths.insert(folder)
      let contents = FileManager.default.enumerator(atPath: url.resolvingSymlinksInPath().path)
      for case let path as String in contents ?? .init() { paths.insert("\(folder)/\(path)") }
    }
    return paths
  }()

  @Test("Every path in a document leads to a file or a folder", arguments: documents)
  func pathsExist(document: URL) throws {
    let text = try String(contentsOf: document, encoding: .utf8)
    // A guide may build a package of its own, whose files it shows.
    let ownFiles = Set(
      text.matches(of: /^```swift.*file=(\S+)/.anchorsMatchLineEndings()).map { String($0.1) })
    for path in Self.paths(in: text) where !ownFiles.contains(path) {
      #expect(
        Self.exists(path), "\(document.lastPathComponent) names \(path), which does not exist.")
    }
  }

  @Test("A path is found from the root and by its last parts, and a missing one is reported")
  func findsPaths() {
    let text = """
      See `Sources/FeatureRouting`, `Router/RouterService.swift`, `Route.swift`, `.ci/run`, and
      `Sources/Nowhere`, `Router/Nowhere.swift`. `a/b` and `x.count` are no paths.
      """
    let found = Self.paths(in: text)

    #expect(
      found == [
        "Sources/FeatureRouting", "Router/RouterService.swift", "Route.swift", ".ci/run",
        "Sources/Nowhere", "Router/Nowhere.swift",
      ])
    #expect(
      found.filter { !Self.exists($0) } == ["Sources/Nowhere", "Router/Nowhere.swift"])
  }

  @Test(
    "Every type and function that a document about the source names exists in the source",
    arguments: [
      "Architecture", "Contributing", "Extending", "HowItIsTested", "Measuring", "Stream",
      "Performance", "Reliability",
    ])
  func symbolsExist(name: String) throws {
    let document = Repository.root.appendingPathComponent("Docs/\(name).md")
    let text = try String(contentsOf: document, encoding: .utf8)
    for symbol in Self.symbols(in: text) {
      let isKnown = Self.words.contains(symbol[...]) || Self.exists(symbol)
      #expect(isKnown, "\(name).md names \(symbol), which is not in the source.")
    }
  }

  @Test("A symbol is found by its name, and a missing one is reported")
  func findsSymbols() {
    let text =
      "`Container`, `seal()`, `NoSuchType`, and `noSuchFunction(of:)`, but not `x` or `swift test`"
    let found = Self.symbols(in: text)

    #expect(found == ["Container", "seal", "NoSuchType", "noSuchFunction"])
    #expect(found.filter { !Self.words.contains($0[...]) } == ["NoSuchType", "noSuchFunction"])
  }

  /// The code spans that are a type, or a function with its labels.
  private static func symbols(in text: String) -> [String] {
    prose(of: text).matches(of: /`([A-Z]\w+|[a-z]\w+(?=\([\w:]*\)))(?:\([\w:]*\))?`/)
      .map { String($0.1) }
  }

  /// Every word of the source that is not in a test of the documents.
  private static let words: Set<Substring> = {
    var words: Set<Substring> = []
    for folder in ["Sources", "Tests"] {
      for file in Repository.files(in: folder, withExtension: "swift")
      where !file.path.contains("/DocumentationTests/") {
        guard let source = try? String(contentsOf: file, encoding: .utf8) else { continue }
        words.formUnion(source.split { !($0.isLetter || $0.isNumber || $0 == "_") })
      }
    }
    return words
  }()

  private static func prose(of text: String) -> String {
    text.replacing(/(?ms)^```.*?^```/, with: "")
  }

  /// The code spans that begin with a folder of the package, or end like a source file.
  private static func paths(in text: String) -> [String] {
    prose(of: text).matches(of: /`([\w.+\/-]+)`/).map { String($0.1) }.filter { path in
      ["Sources/", "Tests/", "Docs/", ".ci/"].contains { path.hasPrefix($0) }
        || path.hasSuffix(".swift")
    }
  }

  private static func exists(_ path: String) -> Bool {
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    return paths.contains(path) || paths.contains { $0.hasSuffix("/\(path)") }
  }
}
