/// The exit codes of the command, from BSD's `sysexits`.
public enum ExitCode: Int32, Sendable {
  /// Everything that was asked for was done.
  case success = 0
  /// The command line cannot be followed.
  case usage = 64
  /// The link leads nowhere.
  case dataError = 65
  /// The users cannot be had.
  case unavailable = 69
  /// The wiring of the program is at fault.
  case software = 70
  /// The output could not be written.
  case inputOutput = 74
}
