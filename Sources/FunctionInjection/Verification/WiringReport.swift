/// The result of checking a container.
///
/// Print the report to see the faults, each with its path and fix, and the factories that cannot be
/// checked.
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
  /// All faults.
  public internal(set) var faults: [WiringFault]
  /// The registrations whose inputs are unknown until the factory runs, because the factory
  /// receives a resolver.
  public internal(set) var unverified: [DependencyPath.Hop] = []
  /// The number of further faults, which the report omits so that its size stays linear in the size
  /// of the graph.
  public internal(set) var omittedFaults = 0
  /// Whether an input has a live registration that the graph does not include.
  var reachesLive = false
  /// The inputs that have the same type as another input of the same factory or decorator.
  ///
  /// Only ``Container/verify()`` looks for these inputs.
  public internal(set) var interchangeableInputs: [InterchangeableInputs] = []
}

extension WiringReport {
  /// Makes a report with its interchangeable inputs.
  @usableFromInline
  init(_ report: WiringReport, _ interchangeableInputs: [InterchangeableInputs]) {
    self = report
    self.interchangeableInputs = interchangeableInputs
  }
}

extension WiringReport: CustomStringConvertible {
  /// All faults, then the unverified registrations, then the interchangeable inputs.
  public var description: String {
    var sections = (0..<faults.count).map { "\($0 + 1). \(faults[$0])" }
    if omittedFaults > 0 { sections.append("… and \(omittedFaults) more.") }
    sections += list(
      "Not verified, because the factory receives a resolver:",
      unverified.map(\.description))
    sections += list(
      "Inputs of one type, whose order the compiler cannot check:",
      interchangeableInputs.map(\.description))
    return sections.isEmpty ? "Nothing is wrong." : sections.joined(separator: "\n\n")
  }

  private func list(_ heading: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [([heading] + lines).joined(separator: "\n    ")]
  }
}

/// The error of a container that cannot be sealed.
///
/// `Container.seal()` throws this error with all faults, so that one run of a test shows everything
/// to fix. The description of the error is the whole report.
public struct WiringError: Error, Sendable {
  /// The report of the check.
  public let report: WiringReport

  /// All faults.
  public var faults: [WiringFault] { report.faults }
}

extension WiringError: CustomStringConvertible {
  /// The number of faults, followed by the faults.
  public var description: String {
    let total = faults.count + report.omittedFaults
    let count = total == 1 ? "is 1 fault" : "are \(total) faults"
    return "There \(count) in the wiring.\n\n\(report)"
  }
}
