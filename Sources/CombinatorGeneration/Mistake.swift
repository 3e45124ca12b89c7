/// The compiler's message for a call that is a mistake.
struct Mistake {
  enum Severity: String {
    /// The call compiles, with a warning.
    case deprecated
    /// The call does not compile. The compiler prints the message only if no other overload fits.
    case unavailable
  }

  let severity: Severity
  let message: String

  /// The attribute with the message.
  var attribute: [String] {
    let line = "@available(*, \(severity), message: \"\(message)\")"
    return line.count <= pageWidth
      ? [line] : ["@available(", "  *, \(severity),", "  message: \"\(message)\"", ")"]
  }
}
