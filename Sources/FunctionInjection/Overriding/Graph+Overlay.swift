extension Graph {
  /// Makes an overlay of this graph, and checks the parts that the changes can break.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - sharesInstances: Whether the singletons of this graph are shared.
  /// - Returns: The overlay.
  /// - Throws: A ``WiringError`` with all faults.
  func overlay(
    _ changes: Container, sharingInstances sharesInstances: Bool
  ) throws(WiringError) -> Graph {
    var wiring = changes.core.takeWiring()
    wiring.decorateScopeValues(asDeclaredIn: self)
    var graph = Graph(overlaying: self, with: wiring, sharingInstances: sharesInstances)
    var report = WiringCheck.report(on: graph, wiring, changesOnly: true)
    if report.reachesLive || needsLive && !graph.ignoresLive {
      report = reportWithLive(on: graph, wiring)
      graph = Graph(
        overlaying: self, with: wiring, sharingInstances: sharesInstances, needsLive: true)
    }
    guard report.faults.isEmpty else { throw WiringError(report: report) }
    return graph
  }

  /// Checks an overlay together with the live registrations that its changes, and those of the
  /// overlays below it, need.
  ///
  /// The overlay does not include these live registrations, because it shares the live
  /// registrations of the innermost base.
  private func reportWithLive(on overlay: Graph, _ changes: Wiring) -> WiringReport {
    // The table of the overlay also has the live registrations that the changes decorate. The
    // search must find them to follow their inputs.
    var changes = changes
    var table = changes.settle()
    let soundCount = changes.addLive([], to: &table, over: self, ownedBy: owner)
    guard overlay.sharesInstances else {
      let completed = Graph(overlaying: self, with: changes)
      return WiringCheck.report(on: completed, changes, soundCount: soundCount, changesOnly: true)
    }
    // The live singletons are created outside the scope and never use its registrations. So they
    // are checked in the graph that creates them.
    var outside = Wiring()
    let singletons = changes.take { live in
      live.role == .live && live.lifetime.outlivesScopes
        && overlay.table.row(of: live.identity) == nil
    }
    outside.add(live: singletons)
    let completed = Graph(
      overlaying: Graph(overlaying: self, with: outside, sharingInstances: true), with: changes,
      sharingInstances: true)
    var report = WiringCheck.report(on: completed, changes, changesOnly: true)
    report.faults += graphOutsideScopes.faults(ofLive: singletons.compactMap(\.identity.liveKey))
    return report
  }

  /// The graph whose singletons a scope shares, and to which the live singletons belong.
  var graphOutsideScopes: Graph { layers.first { !$0.sharesInstances } ?? self }

  /// Returns the faults of live registrations that this graph creates.
  private func faults(ofLive keys: [any LiveKey.Type]) -> [WiringFault] {
    guard isVerified, !keys.isEmpty else { return [] }
    var wiring = Wiring()
    var table = wiring.settle()
    let soundCount = wiring.addLive(keys, to: &table, over: self, ownedBy: owner)
    let graph = Graph(overlaying: self, with: wiring)
    return WiringCheck.report(on: graph, wiring, soundCount: soundCount, changesOnly: true).faults
  }
}
