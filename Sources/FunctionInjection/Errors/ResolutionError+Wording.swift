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
    .cycle((innermost?.hops ?? []) + [.init(registration)])
  }

  /// Returns the error for a cycle whose path combines the paths of several callers.
  ///
  /// The path ends when a service occurs for the second time.
  static func cycle(onPath hops: [DependencyPath.Hop]) -> ResolutionError {
    var seen: Set<ServiceIdentity> = []
    let end = hops.firstIndex { $0.service.map { !seen.insert($0).inserted } ?? false }
    return .cycle(Array(hops[...(end ?? hops.count - 1)]))
  }

  private static func cycle(_ path: [DependencyPath.Hop]) -> ResolutionError {
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
    return ResolutionError(
      .constructionFailed, at: construction, underlyingError: error,
      summary: "The factory of \(registration.name) (\(registration.location))"
        + "\(registration.decorators) threw an error: ",
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
    let registration = construction.constructed
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
    return .scopeHasEnded(
      construction.constructed.identity, in: scope, path: DependencyPath(construction.hops))
  }

  @inline(never)
  static func scopeHasEnded(_ place: Place, on path: Construction?) -> ResolutionError {
    .scopeHasEnded(
      place.registration.takeUnretainedValue().identity, in: place.scope.takeUnretainedValue(),
      on: path)
  }

  static func scopeHasEnded(
    _ key: ServiceIdentity, in scope: Scope, on path: Construction?
  ) -> ResolutionError {
    let last = scope.graph.registration(of: key).map { DependencyPath.Hop($0) } ?? .init(key)
    return .scopeHasEnded(key, in: scope, path: DependencyPath(path, then: last))
  }

  private static func scopeHasEnded(
    _ key: ServiceIdentity, in scope: Scope, path: DependencyPath
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

/// The wording for a cycle, for errors of resolving and of verifying.
enum Cycle {
  static func summary(of name: String) -> String { "\(name) depends on itself." }

  static func remedy(for path: [DependencyPath.Hop]) -> String {
    if path.count == 2, let service = path[0].service {
      return "Fix: to wrap \(path[0].name), write "
        + "container.decorate(\(service.spelling).self) { next in … }. To call itself, let it "
        + "resolve itself later, through `resolver.handle`."
    }
    return "Break the cycle: let one of these services resolve the next one later, through "
      + "`resolver.handle`, or move their common part into a third service."
  }
}

/// The wording for a key that is not registered, for errors of resolving and of verifying.
enum MissingKey {
  static func summary(of key: ServiceIdentity) -> String {
    key.mistakenKey == nil
      ? "\(key.name) is not registered."
      : "\(key.name) is a key, but it was requested as a plain type."
  }

  /// Returns the remedy for a key that is not registered.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - registered: The registrations to search for the cause.
  ///   - arguments: The arguments after the key in a line that registers it.
  static func remedy(
    for key: ServiceIdentity, among registered: [Registration], _ arguments: String = ""
  ) -> String {
    for candidate in registered where candidate.isTakenForPlainType(of: key) {
      if let mistake = reasonForPlainRegistration(candidate) { return mistake }
    }
    if let mistaken = key.mistakenKey { return adviceOnPlainRequest(of: mistaken) }
    let name = key.name
    if key.liveKey != nil {
      return "\(name) has a live registration, which a test does not use by itself. Replace it: "
        + "\(key.registeringLine()), or use it: "
        + "container.registerLive(\(key.spelling).self). In overrides, the container is "
        + "the argument of the closure."
    }
    let services = registered.filter { $0.role != .contribution }
    let names = services.map(\.name)
    var text = ""
    var hasNamesake = false
    for (candidate, candidateName) in zip(services, names) where candidateName == name {
      hasNamesake = hasNamesake || candidate.key.spelling == key.spelling
      text +=
        "\(candidate.key.qualifiedName) (\(candidate.location)) is registered, but "
        + "\(key.qualifiedName) was requested: two types have this name.\n"
    }
    if registered.contains(where: { $0.role == .contribution && $0.key == key }) {
      text +=
        "It has contributions: resolve the list with resolveAll(\(key.spelling).self), or inject "
        + "all(\(key.spelling).self).\n"
    }
    let type = key.plainType
    let meant = services.filter { $0.service == type }.prefix(3)
    let near = meant.isEmpty ? NearNames.nearest(to: name, among: names) : meant.map(\.name)
    if !near.isEmpty { text += "Did you mean \(near.joined(separator: ", or "))?\n" }
    let known = meant.map(\.key).first { confiningKind(of: $0.key) == nil } ?? meant.first?.key
    let advice = key.form == .plain ? known.map(adviceToUse) : nil
    return text + (advice.map { "\($0)Or register the type: " } ?? "Register it: ")
      + key.registeringLine(arguments, isQualified: hasNamesake)
  }

  /// Returns the advice to request a key, and not the type of its service.
  private static func adviceToUse(_ key: ServiceIdentity) -> String {
    let user =
      switch confiningKind(of: key.key) {
      case nil: "instead of an initializer"
      case let kind? where key.key is any MainActorService.Type: "in \(kind) or a feature"
      case let kind?: "in \(kind)"
      }
    let name = key.spelling
    return "Use the key: resolve(\(name).self), or injecting: \(name).self \(user).\n"
  }

  /// Returns the only kind of service that can have a key as an input; `nil` if every kind can.
  private static func confiningKind(of key: any ServiceKey.Type) -> String? {
    if key is any AsyncService.Type { return "an AsyncService" }
    return key is any MainActorService.Type ? "a MainActorService" : nil
  }

  /// Returns the reason why a key was registered as a plain type, with the fix; `nil` if the
  /// registration is not that of a key, or if the reason is not known.
  static func reasonForPlainRegistration(_ registration: Registration) -> String? {
    let key = registration.key
    let reason = reasonForPlainType(
      of: key, injecting: Array(registration.factoryInputs), in: "factory", registration.location)
    guard reason == nil, key.mistakenKey is any NamedService.Type else { return reason }
    return "\(key.name) (\(registration.location)) was registered as a plain type, because the "
      + "argument was taken for a factory. Fix: register a ready function, such as a test double, "
      + "with container.registerFunction(\(key.spelling).self, …)"
  }

  /// Returns the reason why a key was registered or decorated as a plain type, with the fix; `nil`
  /// if the type is not a key, or if the reason is not known.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - inputs: The inputs of the factory or the decorator.
  ///   - closure: The noun for the closure.
  ///   - location: The location of the call.
  static func reasonForPlainType(
    of type: ServiceIdentity, injecting inputs: [ServiceIdentity], in closure: String,
    _ location: RegistrationLocation
  ) -> String? {
    guard let key = type.mistakenKey else { return nil }
    let start =
      "The \(closure) of \(type.name) (\(location)) was taken for that of a plain type, because "
    if inputs.contains(where: { $0.form == .plain && $0.mistakenKey == nil }) {
      return start + "`injecting:` lists a plain type. Fix: write each plain type in it as "
        + "`Instance<Type>.self`."
    }
    guard key is any AsyncService.Type else { return nil }
    return start + "it neither suspends nor states its service. Fix: write `() async throws in` at "
      + "its beginning, with a name for each input: `{ client async throws in client }`."
  }

  /// Returns the remedy for a key that was requested as a plain type.
  private static func adviceOnPlainRequest(of key: any ServiceKey.Type) -> String {
    if let kind = confiningKind(of: key) {
      return "Fix: only \(kind) can have it as an input, so register the service that needs it "
        + "under \(kind). In its `injecting:`, write each plain type as `Instance<Type>.self`."
    }
    return "Fix: write a key without `Instance`, as in \(key._identity.spelling).self. If "
      + "`injecting:` lists keys and plain types, write each plain type as `Instance<Type>.self`. "
      + "If it lists keys only, the factory returns the wrong type: return the `Service` of the "
      + "registered key."
  }
}

extension Registration {
  /// Returns whether this registration of a key, which was taken for one of a plain type, is the
  /// reason why another key is missing: the same key, or a key among the inputs.
  fileprivate func isTakenForPlainType(of missing: ServiceIdentity) -> Bool {
    guard let taken = key.mistakenKey else { return false }
    if service == missing.namedType { return true }
    // A factory that returns an input of another type is wrong anyway.
    return factoryInputs.contains(missing)
      && missing.mistakenKey?._identity.service == taken._identity.service
  }
}

extension ServiceIdentity {
  /// The key that the program requested as a plain type by mistake; `nil` for any other request.
  fileprivate var mistakenKey: (any ServiceKey.Type)? {
    guard let key = plainType as? any ServiceKey.Type, key._identity != self else { return nil }
    return key
  }
}
