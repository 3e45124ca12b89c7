/// All that a container was told.
struct Wiring: Sendable {
  /// In the order in which they were made; those of a decorated key are decorated.
  var registrations: [Registration] = []
  /// In the order in which they were made.
  var decorations: [Decoration] = []
  /// Who resolves keys without being registered.
  var requirements: [Requirement] = []
  /// What other modules check; nil where they check nothing.
  private(set) var otherFaults: (@Sendable () -> [WiringFault])?
  /// Where services come from that are not registered; nil where they are missing.
  var unregistered: (any UnregisteredServices)?

  /// Adds a registration, decorated as its key is.
  mutating func add(_ registration: Registration) {
    registrations.append(decorated(registration))
  }

  /// Decorates a registration as its key is.
  func decorated(_ registration: Registration) -> Registration {
    var registration = registration
    for decoration in decorations where decoration.key == registration.key {
      registration = decoration.decorating(registration)
    }
    return registration
  }

  /// Adds a check of another module to those that are there.
  mutating func add(_ check: @escaping @Sendable () -> [WiringFault]) {
    guard let earlier = otherFaults else {
      otherFaults = check
      return
    }
    otherFaults = {
      var faults = earlier()
      faults.add(check())
      return faults
    }
  }

  /// Forgets what was replaced, so that a program that registers the same again and again does not
  /// grow.
  ///
  /// Of each key, the first registration, the last that did not say `override`, and the one that counts
  /// are remembered: with them sealing finds a fault where it would have found one with all.
  mutating func forgetReplaced(in table: RegistrationTable) {
    let predecessors = table.predecessors
    guard !predecessors.isEmpty else { return }
    // What a registration was replaced by: nothing (0), only what says `override` (1), or others (2).
    var replacements = Array(repeating: 0, count: predecessors.count)
    var isForgotten = replacements
    var number = predecessors.count
    while number > 0 {
      number -= 1
      let predecessor = predecessors[number]
      guard predecessor >= 0 else { continue }
      let isDuplicate = !registrations[number].isOverride
      let replacement = replacements[number]
      if replacement > 0, !isDuplicate || replacement == 2 { isForgotten[number] = 1 }
      replacements[predecessor] = isDuplicate || replacement == 2 ? 2 : 1
    }
    var kept: [Registration] = []
    for number in 0..<isForgotten.count where isForgotten[number] == 0 {
      kept.append(registrations[number])
    }
    registrations = kept
  }

  /// The table of what is registered, unchecked.
  var table: RegistrationTable {
    RegistrationTable(registrations, requirements: requirements, otherwise: unregistered)
  }

  /// The table of what is registered, checked.
  ///
  /// - Parameter outer: Where inputs may be found that are not registered here.
  /// - Returns: The table.
  /// - Throws: All faults.
  func verifiedTable(around outer: ResolutionScope? = nil) throws(WiringError) -> RegistrationTable
  {
    let (table, report) = check(around: outer)
    guard report.faults.isEmpty else { throw WiringError(report: report) }
    return table
  }

  /// Checks what is registered, without running a factory.
  func check(
    around outer: ResolutionScope? = nil
  ) -> (table: RegistrationTable, report: WiringReport) {
    let table = table
    var check = WiringCheck(table, outer: outer, requirements: requirements)
    check.run()
    for decoration in decorations where table.entry(of: decoration.key) == nil {
      check.add(.decoratesNothing(decoration))
    }
    for fault in otherFaults?() ?? [] { check.add(fault) }
    return (table, check.report)
  }
}
