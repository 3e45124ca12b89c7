import FunctionalDI

/// The command `users graph`, which prints the dependencies of the program itself.
struct GraphRequest {
  private enum Format: String, CaseIterable {
    case text, mermaid, dot
  }

  private let format: Format
  private let options: Options

  /// Reads a command line; `nil` if it is not that of `users graph`.
  ///
  /// - Parameter arguments: The arguments, without the program's name.
  /// - Throws: A ``UsageError`` with the correction.
  init?(_ arguments: [String]) throws(UsageError) {
    guard arguments.first == "graph" else { return nil }
    var rest = Array(arguments.dropFirst())
    var format = Format.text
    if let index = rest.firstIndex(of: "--format") {
      let name = index + 1 < rest.count ? rest[index + 1] : ""
      guard let named = Format(rawValue: name) else {
        throw UsageError("--format needs text, mermaid, or dot: see users --help.")
      }
      format = named
      rest.removeSubrange(index...index + 1)
    }
    self.format = format
    options = try Options(rest)
  }

  /// The graph, in the format of the command line.
  var text: String {
    get throws {
      if options.wantsHelp { return Options.help + "\n" }
      // The graph does not depend on the users, so none are loaded.
      let assemblies = Program.assemblies(
        options, PlainTextRenderer.self, writeDiagnostics: { _ in })
      let graph = try Assembler(assemblies).seal().graph
      return switch format {
      case .text: graph.text
      case .mermaid: graph.mermaid
      case .dot: graph.dot
      }
    }
  }
}
