public import Foundation

/// The options of a command line.
public struct Options: Sendable, Equatable {
  /// The source of the users.
  public enum Source: Sendable, Equatable {
    /// The list that ships with the program.
    case bundled
    /// A server that speaks HTTP.
    case api(URL)
  }

  /// The ways to use the program.
  public enum Action: Sendable, Equatable {
    /// Print the users as a table.
    case list
    /// Show the screen of a link.
    case open(link: String)
    /// Let the reader walk from screen to screen.
    case browse
    /// Print the graph of the program's wiring.
    case graph
  }

  /// The formats of a graph.
  public enum GraphFormat: String, Sendable {
    /// A list that people read.
    case text
    /// A flowchart of Mermaid.
    case mermaid
    /// A directed graph of Graphviz.
    case dot
  }

  /// The way in which the program is used.
  public var action = Action.list
  /// The file for the HTML of a screen; `nil` to print the screen.
  public var htmlFile: String?
  /// The format of the graph; `nil` for the default, which is a text.
  public var graphFormat: GraphFormat?
  /// The source of the users.
  public var source = Source.bundled
  /// Whether the users come from a server.
  public var usesServer: Bool { source != .bundled }
  /// Whether inactive users are shown, too.
  public var showsAll = false
  /// Whether the duration of each call is written to standard error.
  public var isVerbose = false
  /// The maximum duration of a server's answer, in seconds.
  ///
  /// The seconds are whole, because Foundation for Linux cuts off their fraction.
  public var timeout = 10
  /// Whether to print the help.
  public var wantsHelp = false

  /// The text of `--help`.
  public static let help = """
    Usage: users [OPTIONS]
           users open LINK [--html FILE] [OPTIONS]
           users browse [OPTIONS]
           users graph [--format text|mermaid|dot] [OPTIONS]

    Loads users, keeps the active ones and prints them as a table, or shows them on screens.

      open LINK           shows the screen of a link: 'profile|{"id":3}', 'users://users?team=Data'
      browse              walks from screen to screen, by typing
      graph               prints who needs whom in the program's wiring

      --html FILE         writes the screen of the link to a file, as HTML
      --format FORMAT     how to print the graph: text (which is the default), mermaid or dot
      --all               shows the users who are not active, too
      --api URL           loads the users from a server: GET URL/api/users/all
                          (without it, from the list that ships with the program)
      --timeout SECONDS   how long the server may take to answer, at most a day (10 seconds)
      --verbose           writes the duration of each call, and each retry of --api, to the
                          standard error
      --help              prints this text

    The table is colored if it goes to a terminal and NO_COLOR is not set.

    Exit status: 0 the users were printed, 64 the command line is wrong, 65 the link leads
    nowhere, 69 there are no users to print, 70 the program is wired wrongly, 74 the output
    cannot be written.
    """

  /// Reads a command line.
  ///
  /// - Parameter arguments: The arguments, without the program's name.
  /// - Throws: A ``UsageError`` with the correction.
  public init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "open" where action == .list:
        action = .open(link: try Self.value(of: argument, "a link", from: &rest))
      case "browse" where action == .list: action = .browse
      case "graph" where action == .list: action = .graph
      case "--html": htmlFile = try Self.value(of: argument, "a file", from: &rest)
      case "--format":
        graphFormat = rest.popFirst().flatMap(GraphFormat.init)
        if graphFormat == nil {
          throw UsageError("--format needs text, mermaid, or dot: see users --help.")
        }
      case "--all": showsAll = true
      case "--verbose": isVerbose = true
      case "--help", "-h": wantsHelp = true
      case "--api":
        source = .api(try Self.url(Self.value(of: argument, "a URL", from: &rest)))
      case "--timeout":
        timeout = try Self.seconds(Self.value(of: argument, "a number of seconds", from: &rest))
      default:
        throw UsageError("Unknown argument \"\(argument.printable)\": see users --help.")
      }
    }
    if htmlFile != nil, [.list, .browse, .graph].contains(action) {
      throw UsageError("--html goes with users open: see users --help.")
    }
    if graphFormat != nil, action != .graph {
      throw UsageError("--format goes with users graph: see users --help.")
    }
  }

  private static func value(
    of option: String, _ what: String, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("--") else {
      throw UsageError("\(option) needs \(what): see users --help.")
    }
    return value
  }

  private static func url(_ text: String) throws(UsageError) -> URL {
    // Foundation for Linux knows the schemes in lower case only.
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme),
      let host = url.host, !host.isEmpty
    else {
      // The text is not repeated, because it may contain a password.
      throw UsageError(
        "The value of --api is not a URL of a server: write it like http://localhost:8080.")
    }
    return url
  }

  private static func seconds(_ text: String) throws(UsageError) -> Int {
    guard let seconds = Int(text), (1...86_400).contains(seconds) else {
      throw UsageError("\"\(text.printable)\" is not a number of seconds from 1 to 86400.")
    }
    return seconds
  }
}

/// A mistake in a command line.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The mistake and its correction, in one line.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
