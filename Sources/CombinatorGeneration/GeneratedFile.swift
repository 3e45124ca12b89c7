/// A file that the generator makes.
public struct GeneratedFile: Sendable, CustomStringConvertible {
  /// Where the file belongs, seen from the package's folder.
  public let path: String
  /// The source.
  public let contents: String

  /// The path.
  public var description: String { path }

  /// The folders that hold generated files, and nothing else.
  public static let folders = [sources, tests]

  private static let sources = "Sources/PartialApplication/Generated"
  private static let tests = "Tests/PartialApplicationTests/Generated"

  /// Every generated file.
  public static let all: [GeneratedFile] = Combinator.all.flatMap { combinator in
    combinator.files.map { file in
      GeneratedFile(sources, file.name, file.overloads.map(\.source).joined(separator: "\n\n"))
    }
      + (combinator.overloads.allSatisfy(\.trials.isEmpty)
        ? []
        : [
          GeneratedFile(
            tests, "EveryOverloadOf\(combinator.name.capitalized)",
            // A row of the table is a line, however long.
            "// swift-format-ignore-file\n\n" + TrialFile(combinator: combinator).source)
        ])
  }

  private init(_ folder: String, _ name: String, _ source: String) {
    path = "\(folder)/\(name).swift"
    contents =
      "// Made by `swift run generate-combinators`. Change the generator, not this file.\n\n"
      + source + "\n"
  }
}
