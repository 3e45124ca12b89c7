/// The errors of the engine with their messages.
extension ResolutionError {
  /// Makes an error of the service that is constructed.
  @inline(never)
  init(
    _ kind: Kind, at construction: Construction, underlyingError: (any Error)? = nil,
    summary: String, remedy: String
  ) {
    self.init(
      kind, construction.constructed.identity, path: DependencyPath(construction.hops),
      underlyingError: underlyingError, summary: summary, remedy: remedy)
  }

  static func missing(
    _ key: ServiceIdentity, on path: Construction?, in scope: Scope
  ) -> ResolutionError {
    let path = DependencyPath(path, then: .init(key))
    let places = scope.graph.looseDecorations[key].map { "\($0.location)" }
    let advice =
      places.isEmpty
      ? "" : "`decorate` and `change` register no service (\(places.joined(separator: ", "))).\n"
    return ResolutionError(
      .missing, key, path: path, summary: MissingKey.summary(of: key),
      remedy: advice
        + MissingKey.remedy(
          for: key, among: scope.graph.registrations, scope.graph.argumentsOfNewRegistration))
  }

  /// Returns the error for a cycle that a new construction would close on one path.
  @inline(never)
  static func cycle(
    at innermost: Construction?, closedBy registration: Registration
  ) -> ResolutionError {
    cycleError((innermost?.hops ?? []) + [.init(registration)])
  }

  /// Returns the error for a cycle whose path combines the paths of several callers.
  ///
  /// The path ends when a service occurs for the second time.
  static func cycle(onPath hops: [DependencyPath.Hop]) -> ResolutionError {
    var seen: Set<ServiceIdentity> = []
    let end = hops.firstIndex { $0.service.map { !seen.insert($0).inserted } ?? false }
    return cycleError(Array(hops[...(end ?? hops.count - 1)]))
  }

  private static func cycleError(_ path: [DependencyPath.Hop]) -> ResolutionError {
    guard let last = path.last, let service = last.service else {
      preconditionFailure("A cycle ends with a service.")
    }
    return ResolutionError(
      .cycle, service, path: DependencyPath(path), summary: Cycle.summary(of: last.name),
      remedy: Cycle.remedy(for: path))
  }

  /// Returns the error for a factory that threw; a resolution error is returned unchanged.
  static func from(_ error: any Error, _ construction: Construction) -> ResolutionError {
    if let error = error as? ResolutionError { return error }
    let registration = construction.constructed
    if let error = error as? IsolationError {
      return ResolutionError(
        .constructionFailed, at: construction, underlyingError: error,
        summary: "\(registration.name) (\(registration.isolatingLocation)) \(error.failure)",
        remedy: error.remedy)
    }
    let decorators = registration.decorations.map { " or its decorator (\($0.location))" }
    return ResolutionError(
      .constructionFailed, at: construction, underlyingError: error,
      summary: "The factory of \(registration.name) (\(registration.location))"
        + "\(decorators.joined()) threw an error: ",
      remedy: "No instance was kept. The next call to `resolve` tries again.")
  }

  /// Returns the error for constructions that are nested too deeply.
  ///
  /// - Parameters:
  ///   - innermost: The construction around the service.
  ///   - registration: The registration of the service.
  ///   - depth: The number of constructions, which is the limit for asynchronous ones.
  ///   - isOfTasks: Whether the constructions are asynchronous.
  static func tooDeep(
    _ innermost: Construction?, _ registration: Registration, depth: Int, isOfTasks: Bool = false
  ) -> ResolutionError {
    let stack = "less than \(ConstructionStack.reserve / 1024) KB of the thread's stack is left."
    let reason =
      isOfTasks
      ? "is nested inside \(depth) asynchronous constructions, which is the limit."
      : depth == 0
        ? "is not constructed, because \(stack)"
        : "is nested inside \(depth) constructions, and \(stack)"
    return ResolutionError(
      .tooDeep, registration.identity, path: DependencyPath(innermost, then: .init(registration)),
      summary: "\(registration.name) \(reason)",
      remedy: depth == 0
        ? "Fix: look for a function that calls itself without end, such as one that resolves its "
          + "own key through a handle."
        : "Fix: let a service in the middle of the path resolve its inputs later, through "
          + "`resolver.handle`. If the path repeats itself, a factory on the path makes a new scope "
          + "or container on each call. Share one scope or container instead.")
  }

  static func constructionIsOver(_ construction: Construction) -> ResolutionError {
    let registration = (construction.ofFactory ?? construction).constructed
    return ResolutionError(
      .constructionIsOver, registration.identity, path: DependencyPath([.init(registration)]),
      summary: "The factory of \(registration.name) (\(registration.location)) had already "
        + "finished when its resolver was used.",
      remedy: "Fix: in the factory, store `resolver.handle` instead of `resolver`. A handle can "
        + "resolve services later.")
  }

  @inline(never)
  static func scopeHasEnded(_ construction: Construction) -> ResolutionError {
    guard let scope = construction.place?.scope.takeUnretainedValue() else {
      preconditionFailure("A construction has a scope.")
    }
    return endedScopeError(
      construction.constructed.identity, in: scope, DependencyPath(construction.hops))
  }

  static func scopeHasEnded(
    _ key: ServiceIdentity, in scope: Scope, on path: Construction?
  ) -> ResolutionError {
    let last = scope.graph.registration(of: key).map { DependencyPath.Hop($0) } ?? .init(key)
    return endedScopeError(key, in: scope, DependencyPath(path, then: last))
  }

  private static func endedScopeError(
    _ key: ServiceIdentity, in scope: Scope, _ path: DependencyPath
  ) -> ResolutionError {
    let (source, limit) =
      if scope.graph.hasEndedWithOverrides {
        ("with overrides that have ended", "the operation with the overrides ends")
      } else if scope.isOfClosedResolver {
        ("from a closed resolver", "the resolver is closed, or seal the container again")
      } else {
        ("from a scope that has ended", "the scope ends, or make a new scope")
      }
    return ResolutionError(
      .scopeHasEnded, key, path: path, summary: "\(key.name) was resolved \(source).",
      remedy: "Fix: resolve it before \(limit).",
      endedScope: scope.number)
  }

  static func cancelled(_ construction: Construction) -> ResolutionError {
    let registration = construction.constructed
    let lifetime = registration.lifetime
    let next =
      lifetime.isPassedOn || lifetime.isKeptWeakly ? "may construct it again" : "returns its result"
    return ResolutionError(
      .cancelled, at: construction, underlyingError: CancellationError(),
      summary: "The task that waited for \(registration.name) was canceled.",
      remedy: "The construction continues, and the next call to `resolve` \(next).")
  }

  static func outsideOfScope(_ construction: Construction) -> ResolutionError {
    let registration = construction.constructed
    if registration.role == .scopeInput {
      return .withoutScopeValue(construction, .outsideOfScope, "it was resolved outside a scope")
    }
    return ResolutionError(
      .outsideOfScope, at: construction,
      summary: "\(registration.name) (\(registration.location)) is scoped, but it was resolved "
        + "outside a scope.",
      remedy: "Fix: resolve it from the resolver of `makeScope()` or `withScope { }`. "
        + singletonsOutliveScopes)
  }

  static func graphIsGone(
    _ key: ServiceIdentity, on path: Construction?
  ) -> ResolutionError {
    ResolutionError(
      .graphIsGone, key, path: DependencyPath(path, then: .init(key)),
      summary: "\(key.name) was resolved through a handle whose resolver no longer exists.",
      remedy: "Fix: keep the resolver or the container as long as its services are used. A handle "
        + "does not retain it.")
  }
}

extension DependencyPath {
  /// Adds a step to the path of a construction, or makes a path of the step alone.
  fileprivate init(_ path: Construction?, then last: Hop) {
    self.init((path?.hops ?? []) + [last])
  }
}
