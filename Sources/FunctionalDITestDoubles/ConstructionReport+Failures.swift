import FunctionInjection

extension ConstructionReport {
  /// Returns the failures that do not follow from another failure; each service was also
  /// constructed directly.
  static func failures(
    of attempts: [ConstructionRecord.Attempt], in graph: Graph
  ) -> [ResolutionError] {
    let failures = attempts.compactMap(\.failure)
    let known = Set(
      failures.flatMap { failure in
        [false, true].map { Cause(failure, of: failure.path.hops[...], includingText: $0) }
      })
    var cycles: Set<Set<ServiceIdentity>> = []
    var tooDeep: Set<ServiceIdentity> = []
    return failures.filter { failure in
      let path = failure.path.hops.compactMap(\.service)
      if failure.kind == .cycle, path.first == path.last {
        // A cycle is one failure, although each service on it has failed.
        return cycles.insert(Set(path)).inserted
      }
      if failure.kind == .tooDeep {
        // Each service that leads too deep reaches the limit at another service.
        defer { tooDeep.formUnion(path) }
        return tooDeep.isDisjoint(with: path)
      }
      // A service that outlives the scope may have other inputs than the scope, whose errors may
      // differ only in their text. Elsewhere, only the types of errors are compared, because the
      // text may differ in each attempt.
      var outlivesScope = false
      return !failure.path.hops.indices.dropFirst().contains { index in
        let user = failure.path.hops[index - 1].service.flatMap(graph.registration)
        outlivesScope = outlivesScope || user?.lifetime.outlivesScopes == true
        return known.contains(
          Cause(failure, of: failure.path.hops[index...], includingText: outlivesScope))
      }
    }
  }

  /// The cause of a failure, and the path to it, which begins with the service that failed.
  ///
  /// An input may also fail directly for another reason than in the service that uses it, for
  /// example because it was resolved outside a scope there.
  private struct Cause: Hashable {
    private let kind: ResolutionError.Kind
    private let errorType: ObjectIdentifier?
    private let errorText: String?
    private let services: [ServiceIdentity?]
    private let locations: [String?]

    init(
      _ failure: ResolutionError, of path: ArraySlice<DependencyPath.Hop>, includingText: Bool
    ) {
      kind = failure.kind
      let error = failure.underlyingError
      errorType = error.map { ObjectIdentifier(type(of: $0)) }
      errorText = includingText ? error.map { String(reflecting: $0) } : nil
      services = path.map(\.service)
      locations = path.map(\.location?.description)
    }
  }
}
