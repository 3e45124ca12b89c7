import FunctionInjection

extension ConstructionReport {
  /// Makes the report of the constructions in a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - record: The constructions.
  ///   - releaseErrors: The errors of releasing the instances.
  init(_ graph: Graph, _ record: ConstructionRecord, _ releaseErrors: [ReleaseError] = []) {
    var undeclared: [UndeclaredInputs] = []
    var observed: [ServiceIdentity: [ServiceIdentity]] = [:]
    for registration in graph.registrations {
      var drawn = Set(registration.inputs.compactMap(graph.service))
      for decoration in [nil] + registration.decorations {
        let declared = decoration?.inputs ?? Array(registration.factoryInputs)
        var known = Set(declared.compactMap(graph.service))
        let inputs = record.inputs(of: registration, decoration).compactMap(graph.service)
          .filter { graph.has($0) && known.insert($0).inserted }
        guard !inputs.isEmpty else { continue }
        observed[registration.identity, default: []] += inputs.filter { drawn.insert($0).inserted }
        let missing = inputs.filter { registration.canDeclare($0, in: graph) }
        guard !missing.isEmpty else { continue }
        undeclared.append(
          UndeclaredInputs(
            dependent: .init(registration, at: decoration?.location ?? registration.location),
            inputs: missing.map { .init($0) },
            declaration: decoration?.declaration(adding: missing)
              ?? registration.declaration(adding: missing)))
      }
    }
    self.init(
      failures: Self.failures(of: record.attempts, in: graph), releaseErrors: releaseErrors,
      undeclaredInputs: undeclared, graph: DependencyGraph(graph, observed: observed))
  }
}
