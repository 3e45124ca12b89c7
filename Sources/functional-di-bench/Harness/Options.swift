/// The options of the command line.
struct Options {
  var filter = ""
  var json = false
  var effort = Effort.full
  /// The number of times that each contender does its work, if that is counted and not timed.
  var count: Int?
  var contender: String?
  var wantsHelp = false

  static let help = """
    Usage: functional-di-bench [--filter TEXT] [--contender NAME] [--json] [--quick | --count N]

    Measures the library and handwritten alternatives, all in one run.

      --filter TEXT      only the benchmarks whose "suite: name" is the text, or contains it
      --contender NAME   only this one of the contenders
      --json             an array of rows in place of the tables
      --quick            a short run that shows that all of it works; its figures mean little
      --count N          N operations once, not timed, for tools that count instructions
    """

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst() else {
      throw UsageError(description: "\(option) needs a value.")
    }
    return value
  }

  /// Reads the command line.
  ///
  /// - Throws: ``UsageError`` for an argument that is not known.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": json = true
      case "--quick": effort = .quick
      case "--filter": filter = try Self.value(of: argument, &rest)
      case "--contender": contender = try Self.value(of: argument, &rest)
      case "--count":
        guard let count = Int(try Self.value(of: argument, &rest)), count > 0 else {
          throw UsageError(description: "--count needs a number of at least one.")
        }
        self.count = count
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
