/// What the command line asks for.
struct Options {
  var filter = ""
  var json = false
  var effort = Effort.full
  var wantsHelp = false

  static let help = """
    Usage: functional-di-bench [--filter TEXT] [--json] [--quick]

    Measures the library beside the ways to do the same by hand, all in one run.

      --filter TEXT   only the benchmarks whose suite or name contains the text
      --json          an array of rows in place of the tables
      --quick         a short run that shows that all of it works; its figures mean little
    """

  /// Reads the command line.
  ///
  /// - Throws: ``UsageError`` for an argument that is not known.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": json = true
      case "--quick": effort = .quick
      case "--filter":
        guard let text = rest.popFirst() else {
          throw UsageError(description: "--filter needs a text.")
        }
        filter = text
      case "--help", "-h": wantsHelp = true
      default: throw UsageError(description: "Unknown argument \(argument).\n\n\(Self.help)")
      }
    }
  }
}

/// A command line that cannot be followed.
struct UsageError: Error, CustomStringConvertible {
  let description: String
}
