/// A file that the generator makes.
public struct GeneratedFile: Sendable, CustomStringConvertible {
  /// The path of the file, relative to the package's folder.
  public let path: String
  /// The source.
  public let contents: String

  /// The path.
  public var description: String { path }

  /// The folder of the overloads, relative to the package's folder.
  private static let sources = "Sources/PartialApplication/Generated"

  /// The folder of their tests.
  private static let tests = "Tests/PartialApplicationTests/Generated"

  /// The folders that hold generated files, and nothing else.
  public static let folders = [sources, tests]

  /// Every generated file.
  public static let all: [GeneratedFile] = [trialFunctions] + Combinator.all.flatMap(files)

  /// The functions that the tests of most combinators use.
  private static let trialFunctions = GeneratedFile(
    tests, "TrialFunctions",
    ignoringFormat + "import PartialApplication\nimport TestSupport\n\n"
      + Effects.allOfCurried.map { $0.trialFunctions(fixtures) }.joined(separator: "\n\n"))

  /// The other declarations that trials use, each once.
  private static let fixtures: [Fixture] = {
    var seen: Set<Fixture> = []
    return Combinator.all.flatMap(\.overloads).flatMap(\.trials)
      .flatMap(\.fixtures).filter { seen.insert($0).inserted }
  }()

  /// A trial is one line, however long.
  private static let ignoringFormat = "// swift-format-ignore-file\n\n"

  private static func files(of combinator: Combinator) -> [GeneratedFile] {
    let overloads = combinator.files.map { file in
      GeneratedFile(
        sources, file.name,
        file.overloads.map { $0.source(named: combinator.name) }.joined(separator: "\n\n"))
    }
    guard combinator.overloads.contains(where: { !$0.trials.isEmpty }) else { return overloads }
    let trials = GeneratedFile(
      tests, combinator.suite, ignoringFormat + combinator.trialSource)
    return overloads + [trials]
  }

  private init(_ folder: String, _ name: String, _ source: String) {
    path = "\(folder)/\(name).swift"
    contents =
      "// Made by `swift run generate-combinators`. Change the generator, not this file.\n\n"
      + source + "\n"
  }
}
