/// A file that the generator makes.
public struct GeneratedFile: Sendable, CustomStringConvertible {
  /// The path of the file, relative to the package's folder.
  public let path: String
  /// The source.
  public let contents: String

  /// The path.
  public var description: String { path }

  /// The folders that hold generated files, and nothing else.
  public static let folders = Module.allCases.flatMap { [$0.sources, $0.tests] }

  /// Every generated file.
  public static let all: [GeneratedFile] =
    [trialFunctions]
    + Module.allCases.flatMap { module in
      module.combinators.flatMap { files(of: $0, in: module) }
    }

  /// The functions that the tests of most combinators use.
  private static let trialFunctions = GeneratedFile(
    Module.partialApplication.tests, "TrialFunctions",
    ignoringFormat + "import PartialApplication\nimport TestSupport\n\n"
      + Effects.allOfCurried.map { $0.trialFunctions(fixtures) }.joined(separator: "\n\n"))

  /// The other declarations that trials use, each once.
  private static let fixtures: [Fixture] = {
    var seen: Set<Fixture> = []
    return Module.allCases.flatMap(\.combinators).flatMap(\.overloads).flatMap(\.trials)
      .flatMap(\.fixtures).filter { seen.insert($0).inserted }
  }()

  /// A trial is one line, however long.
  private static let ignoringFormat = "// swift-format-ignore-file\n\n"

  private static func files(of combinator: Combinator, in module: Module) -> [GeneratedFile] {
    let imports = combinator.imports.map { "public import \($0)\n" }.joined()
    let head = imports.isEmpty ? "" : imports + "\n"
    let sources = combinator.files.map { file in
      GeneratedFile(
        module.sources, file.name,
        head + file.overloads.map(\.source).joined(separator: "\n\n"))
    }
    guard combinator.overloads.contains(where: { !$0.trials.isEmpty }) else { return sources }
    let tests = GeneratedFile(
      module.tests, combinator.suite,
      ignoringFormat + TrialFile(combinator, of: module).source)
    return sources + [tests]
  }

  private init(_ folder: String, _ name: String, _ source: String) {
    path = "\(folder)/\(name).swift"
    contents =
      "// Made by `swift run generate-combinators`. Change the generator, not this file.\n\n"
      + source + "\n"
  }
}
