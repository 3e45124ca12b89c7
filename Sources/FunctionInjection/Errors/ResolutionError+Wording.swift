/// The errors that the engine throws, each with its wording.
extension ResolutionError {
  static func missing(
    _ key: any ServiceKey.Type, on path: Construction?, in scope: ResolutionScope
  ) -> ResolutionError {
    let path = DependencyPath(path, then: .init(key))
    return ResolutionError(
      .missing, key, path: path, summary: MissingKey.summary(of: key),
      remedy: MissingKey.remedy(for: key, among: scope.registeredKeys))
  }

  /// A cycle on one path: the construction that a new one would repeat.
  static func cycle(
    closing construction: Construction, at innermost: Construction?,
    with registration: Registration
  ) -> ResolutionError {
    .cycle(
      of: construction,
      path: DependencyPath(innermost, then: .init(registration)))
  }

  /// A cycle that begins and ends with a construction.
  static func cycle(of construction: Construction, path: DependencyPath) -> ResolutionError {
    let key = construction.registration.takeUnretainedValue().key
    return ResolutionError(
      .cycle, key, path: path, summary: "\(key.name) needs itself to be constructed.",
      remedy: "To break the cycle, let one of them resolve the next later, through the handle of "
        + "its factory's resolver, or move what both need into a service of its own.")
  }

  /// What is thrown for an error that a factory threw: an error of resolving stays what it is.
  @usableFromInline
  static func from(
    _ error: any Error, _ construction: Unmanaged<Construction>
  ) -> ResolutionError {
    if let error = error as? ResolutionError { return error }
    let construction = construction.takeUnretainedValue()
    let registration = construction.registration.takeUnretainedValue()
    return ResolutionError(
      .constructionFailed, registration.key, path: DependencyPath(construction.hops()),
      underlyingError: error,
      summary: "The factory of \(registration.key.name) (\(registration.location))"
        + "\(registration.decorators) threw an error: \(error)",
      remedy: "Nothing is kept of the attempt; the next resolve tries again.")
  }

  static func tooDeep(
    _ innermost: Construction?, _ registration: Registration, depth: Int
  ) -> ResolutionError {
    ResolutionError(
      .tooDeep, registration.key,
      path: DependencyPath(innermost, then: .init(registration)),
      summary: "\(registration.key.name) is needed \(depth) constructions deep, and they have used "
        + "up the \(ConstructionStack.budget / 1024) KB of stack that constructions may take.",
      remedy: "To make the graph flatter, let a service in the middle resolve what it needs when "
        + "it needs it, through the handle of its factory's resolver. Where the path repeats itself, "
        + "a factory makes a scope or a container anew for what needs it again.")
  }

  static func constructionIsOver(_ construction: Construction) -> ResolutionError {
    let registration = construction.registration.takeUnretainedValue()
    return ResolutionError(
      .constructionIsOver, registration.key, path: DependencyPath([]),
      summary: "The resolver that the factory of \(registration.key.name) "
        + "(\(registration.location)) was given was used after the construction.",
      remedy: "What must resolve later keeps the resolver's handle: `resolver.handle`.")
  }

  static func scopeHasEnded(_ construction: Construction) -> ResolutionError {
    .scopeHasEnded(
      construction.registration.takeUnretainedValue().key,
      in: construction.scope.takeUnretainedValue(), path: DependencyPath(construction.hops()))
  }

  static func scopeHasEnded(
    _ key: any ServiceKey.Type, in scope: ResolutionScope, on path: Construction?
  ) -> ResolutionError {
    .scopeHasEnded(
      key, in: scope, path: DependencyPath(path, then: .init(key)))
  }

  private static func scopeHasEnded(
    _ key: any ServiceKey.Type, in scope: ResolutionScope, path: DependencyPath
  ) -> ResolutionError {
    let isClosed = scope.untraced.isOfClosedResolver
    return ResolutionError(
      .scopeHasEnded, key, path: path,
      summary: "\(key.name) was resolved from a "
        + (isClosed ? "resolver that is closed." : "scope that has ended."),
      remedy: isClosed
        ? "Resolve it before the resolver is closed, or seal the container again."
        : "Resolve it while the scope lasts, or make a new scope.")
  }

  static func cancelled(_ construction: Construction) -> ResolutionError {
    let key = construction.registration.takeUnretainedValue().key
    return ResolutionError(
      .cancelled, key, path: DependencyPath(construction.hops()),
      underlyingError: CancellationError(),
      summary: "The task that waited for \(key.name) was cancelled.",
      remedy: "The construction goes on for all others, and the next resolve finds its result.")
  }

  static func outsideOfScope(_ construction: Construction) -> ResolutionError {
    let registration = construction.registration.takeUnretainedValue()
    return ResolutionError(
      .outsideOfScope, registration.key, path: DependencyPath(construction.hops()),
      summary: "\(registration.key.name) (\(registration.location)) lives in a scope, and it was "
        + "resolved outside of one.",
      remedy: "Resolve it from the resolver of `makeScope()` or `withScope { }`. A singleton "
        + "cannot need it, for it outlives every scope.")
  }

  static func graphIsGone(
    _ key: any ServiceKey.Type, on path: Construction?
  ) -> ResolutionError {
    ResolutionError(
      .graphIsGone, key, path: DependencyPath(path, then: .init(key)),
      summary: "\(key.name) was resolved through a handle whose graph is gone.",
      remedy: "A handle keeps nothing: keep the resolver, or the container, as long as its "
        + "services are used.")
  }
}

extension DependencyPath {
  /// Adds a step to the way to a construction, or begins with it where there is none.
  fileprivate init(_ path: Construction?, then last: Hop) {
    self.init(path?.hops() ?? [], then: last)
  }
}

extension Construction {
  /// The way here from what was asked for, or what follows a construction on it.
  func hops(after first: Construction? = nil) -> [DependencyPath.Hop] {
    var hops: [DependencyPath.Hop] = []
    var next: Construction? = self
    while let construction = next, construction !== first {
      hops.append(.init(construction.registration.takeUnretainedValue()))
      next = construction.lender ?? construction.parent
    }
    return hops.reversed()
  }
}

/// What is said of a key that is not registered, when it is resolved or when it is verified.
enum MissingKey {
  static func summary(of key: any ServiceKey.Type) -> String {
    "\(key.name) is not registered."
  }

  static func remedy(
    for key: any ServiceKey.Type, among registered: [any ServiceKey.Type]
  ) -> String {
    if let plain = key as? any PlainTypeKey.Type, plain.wrapsKey {
      return "\(key.name) is a key, and it was asked for as a plain type. Where keys and plain "
        + "types are injected together, write the plain ones as `Instance<Type>.self`."
    }
    var text = ""
    let name = key.name
    var names: [String] = []
    for candidate in registered {
      let candidateName = candidate.name
      names.append(candidateName)
      if candidateName == name {
        let (found, wanted) = (qualifiedName(of: candidate), qualifiedName(of: key))
        text += "\(found) is registered, but \(wanted) was asked for: two types of one name.\n"
      }
    }
    let near = NearNames.nearest(to: name, among: names)
    if !near.isEmpty { text += "Did you mean \(near.joined(separator: ", or "))?\n" }
    let type = name == "()" ? "Void" : name.contains("->") ? "(\(name))" : name
    return "\(text)To mend it: container.register(\(type).self) { … }"
  }
}
