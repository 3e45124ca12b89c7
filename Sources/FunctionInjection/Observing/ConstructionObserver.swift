/// Records the constructions of a test.
///
/// The observer belongs to the overrides of a task, and so to every graph that is made with these
/// overrides. A singleton of such a graph is never published in a table, where a read would bypass
/// the observer.
package protocol ConstructionObserver: AnyObject, Sendable {
  /// Records that a construction resolves a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - dependent: The registration that is constructed.
  ///   - construction: The identity of the construction.
  func note(
    _ key: ServiceIdentity, for dependent: Registration, in construction: ObjectIdentifier)

  /// Records which decorator a construction runs.
  ///
  /// - Parameters:
  ///   - decoration: The decorator; `nil` if it has ended.
  ///   - construction: The identity of the construction.
  func note(_ decoration: Decoration?, in construction: ObjectIdentifier)

  /// Returns what the test has found so far, for the message of a property that stops the process.
  func findings(in graph: Graph) -> String
}

extension ConstructionObserver {
  /// Records that a key is resolved.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - lender: The construction whose resolver was used. If there is none, the key was
  ///     resolved from a container or through a handle, and belongs to the current construction of
  ///     the thread or the task.
  func note(_ key: ServiceIdentity, for lender: Construction?) {
    let construction = lender?.ofFactory ?? .current
    guard let construction, let place = construction.place else { return }
    note(key, for: place.registration.takeUnretainedValue(), in: ObjectIdentifier(construction))
  }
}

extension Container {
  /// Runs an operation during which ``shared`` is this container with the overrides of the task,
  /// and an observer records each construction.
  ///
  /// - Parameters:
  ///   - observer: Records the constructions.
  ///   - liveKeys: The keys whose live registrations are needed although no input names them.
  ///   - change: A closure that registers further overrides.
  ///   - operation: The operation, which receives the container's resolver.
  /// - Returns: The result of the operation.
  /// - Throws: The error of the operation.
  nonisolated(nonsending) package func observing<Result>(
    by observer: any ConstructionObserver, including liveKeys: [any LiveKey.Type],
    overriding change: (Container) -> Void,
    _ operation: nonisolated(nonsending) (Resolver) async throws -> Result
  ) async throws -> Result {
    let overrides = TaskOverrides(observing: core.wiring, including: liveKeys, by: observer, change)
    return try await overrides.result { () async throws in
      try await operation(overrides.shared.resolver)
    }.get()
  }
}

extension Resolver {
  /// The graph that the resolver constructs services from.
  @usableFromInline
  package var source: Graph { scope.graph }

  /// Records which decorator the construction of this resolver runs.
  @inline(never)
  func note(_ decoration: Decoration?) {
    guard let observer = scope.graph.owner?.observer, let construction else { return }
    observer.note(decoration, in: ObjectIdentifier(construction))
  }

  /// The findings of the test that observes the constructions; empty without a test.
  @usableFromInline var findings: String {
    scope.graph.owner?.observer?.findings(in: scope.graph) ?? ""
  }

  /// Constructs an instance in the isolation that its kind of key requires, and drops it.
  ///
  /// - Parameter registration: The registration.
  /// - Returns: The error; `nil` if the construction succeeded.
  nonisolated(nonsending) package func failure(
    toConstruct registration: Registration
  ) async -> ResolutionError? {
    if registration.isolation == .task {
      do throws(ResolutionError) {
        _ = try await SuspendingRequest.instance(of: registration.identity, from: self)
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
