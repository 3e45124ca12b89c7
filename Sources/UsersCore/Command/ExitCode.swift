/// The exit status of the command, in the numbers of BSD's `sysexits`.
public enum ExitCode: Int32, Sendable {
  /// The command succeeded.
  case success = 0
  /// The command line has a mistake.
  case usage = 64
  /// The link leads nowhere.
  case dataError = 65
  /// The users are unavailable.
  case unavailable = 69
  /// The wiring of the program has a fault.
  case software = 70
  /// The output could not be written.
  case inputOutput = 74
}
