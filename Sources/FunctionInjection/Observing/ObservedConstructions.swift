/// The result of constructing everything in a graph.
package struct ObservedConstructions: Sendable {
  /// The inputs that one factory or decorator resolved without declaring them.
  package struct Undeclared: Sendable {
    /// The service that resolved the inputs.
    package let dependent: DependencyPath.Hop
    /// The services that it resolved.
    package let inputs: [DependencyPath.Hop]
    /// The line that declares them.
    package let declaration: String
  }

  /// All services that could not be constructed, without failures that follow from another failure.
  package let failures: [ResolutionError]
  /// The errors of releasing the instances afterward.
  package let releaseErrors: [ReleaseError]
  /// The undeclared inputs of each registration, in the order of registration.
  package let undeclared: [Undeclared]
  /// The dependencies, including the observed inputs.
  package let graph: DependencyGraph
}

extension Container {
  /// Constructs every registered service once, and records the inputs of each construction.
  ///
  /// The instances are separate from those of the container, and are released at the end. During
  /// the operation, ``shared`` is this container with the overrides of the task.
  ///
  /// - Parameters:
  ///   - change: A closure that registers further overrides.
  ///   - makeScope: A closure that makes the scope of the constructions.
  /// - Returns: The failures and the undeclared inputs.
  /// - Throws: The error of `makeScope`.
  nonisolated(nonsending) package func observeConstructions(
    overriding change: (Container) -> Void, in makeScope: (Resolver) throws -> Resolver
  ) async throws -> ObservedConstructions {
    var liveKeys: [any LiveKey.Type] = []
    while true {
      let (observed, hiddenKeys) = try await observeConstructions(liveKeys, change, makeScope)
      if hiddenKeys.isEmpty { return observed }
      // Live registrations that only a factory requests are constructed directly, too.
      liveKeys += hiddenKeys
    }
  }

  /// Constructs everything that is registered, and the live registrations of some keys.
  ///
  /// - Returns: The result, and the keys of the live registrations that it does not include.
  nonisolated(nonsending) private func observeConstructions(
    _ liveKeys: [any LiveKey.Type], _ change: (Container) -> Void,
    _ makeScope: (Resolver) throws -> Resolver
  ) async throws -> (observed: ObservedConstructions, hiddenKeys: [any LiveKey.Type]) {
    let observer = ConstructionObserver()
    let overrides = TaskOverrides(
      observing: wiring, including: liveKeys, by: observer, change)
    return try await TaskOverrides.$ofTask.withValue(overrides) {
      let root = overrides.shared.resolver
      let scope = try makeScope(root)
      let graph = scope.scope.graph
      for registration in graph.registrations {
        let failure = await scope.failure(toConstruct: registration)
        observer.note(failure, toConstruct: registration)
      }
      let releaseErrors = [await scope.releaseError(), await root.releaseError()]
      let observed = ObservedConstructions(graph, observer, releaseErrors.compactMap(\.self))
      let hidden = observer.keys.filter { graph.number(ofInput: $0) == nil }
        .sorted { $0.name < $1.name }
      return (observed, graph.ignoresLive ? [] : hidden.compactMap(\.liveKey))
    }
  }
}

extension Resolver {
  /// The failures and the undeclared inputs that a test has found so far, for the message of a
  /// property that stops the process; empty unless a test constructs everything.
  @usableFromInline var findings: String {
    guard let observer = scope.graph.owner?.observer else { return "" }
    let observed = ObservedConstructions(scope.graph, observer)
    return observed.isEmpty ? "" : "\n\nFindings so far:\n\n\(observed)"
  }

  /// Releases everything.
  ///
  /// - Returns: The error of the release functions.
  nonisolated(nonsending) fileprivate func releaseError() async -> ReleaseError? {
    do throws(ReleaseError) {
      try await close()
      return nil
    } catch {
      return error
    }
  }

  /// Constructs an instance in the isolation that its kind of key requires, and drops it.
  ///
  /// - Parameter registration: The registration.
  /// - Returns: The error; `nil` if the construction succeeded.
  nonisolated(nonsending) fileprivate func failure(
    toConstruct registration: Registration
  ) async -> ResolutionError? {
    if registration.suspendingMake != nil {
      do throws(ResolutionError) {
        _ = try await SuspendingRequest.provide(registration.identity, from: self)
        return nil
      } catch {
        return error
      }
    }
    guard registration.key.key is any MainActorService.Type else {
      return failure(toConstruct: registration.identity, registration.service)
    }
    return await MainActor.run { failure(toConstruct: registration.identity, registration.service) }
  }

  private func failure<Service>(
    toConstruct identity: ServiceIdentity, _ type: Service.Type
  ) -> ResolutionError? {
    do throws(ResolutionError) {
      let _: Service = try service(of: identity)
      return nil
    } catch {
      return error
    }
  }
}

extension ObservedConstructions {
  fileprivate init(
    _ graph: Graph, _ observer: ConstructionObserver, _ releaseErrors: [ReleaseError] = []
  ) {
    self.releaseErrors = releaseErrors
    failures = Self.failures(of: observer.attempts)
    var undeclared: [Undeclared] = []
    var observed: [ServiceIdentity: [ServiceIdentity]] = [:]
    for registration in graph.registrations {
      var drawn = Set(registration.inputs.compactMap(graph.service))
      for decoration in [nil] + registration.decorations {
        let declared = decoration?.inputs ?? Array(registration.factoryInputs)
        var known = Set(declared.compactMap(graph.service))
        let inputs = observer.inputs(of: registration, decoration).compactMap(graph.service)
          .filter { known.insert($0).inserted }
        guard !inputs.isEmpty else { continue }
        observed[registration.identity, default: []] += inputs.filter { drawn.insert($0).inserted }
        undeclared.append(
          Undeclared(
            dependent: .init(registration, at: decoration?.location ?? registration.location),
            inputs: inputs.map { .init($0) },
            declaration: decoration?.declaration(adding: inputs)
              ?? registration.declaration(adding: inputs)))
      }
    }
    self.undeclared = undeclared
    self.graph = DependencyGraph(
      graph, WiringCheck.report(on: graph, Wiring()), observed: observed)
  }

  /// Returns the failures that do not follow from another failure; each service was also
  /// constructed directly.
  private static func failures(of attempts: [ConstructionObserver.Attempt]) -> [ResolutionError] {
    let failed = Set(attempts.filter { $0.failure != nil }.map(\.registration.identity))
    var cycles: Set<Set<ServiceIdentity>> = []
    return attempts.compactMap { attempt in
      guard let failure = attempt.failure else { return nil }
      let path = failure.path.hops.compactMap(\.service)
      if failure.kind == .cycle, path.first == path.last {
        // A cycle is one failure, although each service on it has failed.
        return cycles.insert(Set(path)).inserted ? failure : nil
      }
      return path.dropFirst().first.map(failed.contains) == true ? nil : failure
    }
  }
}
