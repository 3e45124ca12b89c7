/// What a check of a container has found.
///
/// Print it: it has the faults, each with its path and how to mend it, and the factories into which
/// nobody could look.
///
/// ```swift
/// let container = Container()
/// container.register(LoadUsers.self, injecting: RetrieveUsers.self) { retrieve in retrieve }
///
/// let report = container.verify()
/// assert(report.faults.map(\.kind) == [.missing])
/// print(report)
/// ```
public struct WiringReport: Sendable {
  /// Everything that is wrong.
  public let faults: [WiringFault]
  /// The registrations whose needs cannot be seen before they run, because their factories are
  /// given a resolver.
  public let unverified: [DependencyPath.Hop]
  /// How many further faults there are: only so many are described that the report stays linear in
  /// the size of the graph.
  public let omittedFaults: Int
}

extension WiringReport: CustomStringConvertible {
  /// All faults, then what is unverified.
  public var description: String {
    if faults.isEmpty && omittedFaults == 0 && unverified.isEmpty { return "Nothing is wrong." }
    var text = ""
    var separator = ""
    for number in 0..<faults.count {
      text += "\(separator)\(number + 1). \(faults[number])"
      separator = "\n\n"
    }
    if omittedFaults > 0 {
      text += "\(separator)… and \(omittedFaults) more."
      separator = "\n\n"
    }
    if !unverified.isEmpty {
      text += "\(separator)Not verified, because the factory receives a resolver:"
      for hop in unverified { text += "\n    \(hop.name)\(hop.place)" }
    }
    return text
  }
}

/// A container that cannot be sealed.
///
/// `Container.seal()` throws it with all that is wrong, so that one run of a test shows everything there
/// is to mend. Its description is the whole report.
public struct WiringError: Error, Sendable {
  /// Everything that was found.
  public let report: WiringReport

  /// Everything that is wrong.
  public var faults: [WiringFault] { report.faults }
}

extension WiringError: CustomStringConvertible {
  /// How many faults there are, then all of them.
  public var description: String {
    let total = faults.count + report.omittedFaults
    let count = total == 1 ? "is 1 fault" : "are \(total) faults"
    return "There \(count) in the wiring.\n\n\(report)"
  }
}
