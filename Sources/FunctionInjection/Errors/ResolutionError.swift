/// An error that occurs when a service is resolved.
///
/// The description is written for the reader of a log. It states the failure, the path with the
/// location of each registration, and the fix.
///
/// ```swift
/// do {
///   _ = try resolver.resolve(Database.self)
/// } catch {
///   print(error.kind == .missing, error)
/// }
/// ```
public struct ResolutionError: Error, Sendable {
  /// The kind of a resolution error.
  ///
  /// A later version may add kinds. If you switch over them, include a `default`.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// The name of the kind.
    public let description: String

    /// Nothing is registered for the key.
    public static var missing: Kind { Kind(description: "missing") }
    /// A service depends on itself, directly or through other services.
    public static var cycle: Kind { Kind(description: "cycle") }
    /// A factory threw an error, or cannot run where its service was resolved: see
    /// ``ResolutionError/underlyingError``.
    public static var constructionFailed: Kind { Kind(description: "constructionFailed") }
    /// The constructions are nested more deeply than the stack of the thread allows.
    ///
    /// A construction begins only if 64 KB of the thread's stack are left for its factory. If the
    /// system does not report the size of the stack, 256 KB are assumed. Constructions that may
    /// suspend use no stack, and at most 1,000 of them are nested.
    public static var tooDeep: Kind { Kind(description: "tooDeep") }
    /// A factory's resolver was used after the factory had ended.
    public static var constructionIsOver: Kind { Kind(description: "constructionIsOver") }
    /// The scope has ended.
    public static var scopeHasEnded: Kind { Kind(description: "scopeHasEnded") }
    /// A scoped service was resolved outside a scope.
    public static var outsideOfScope: Kind { Kind(description: "outsideOfScope") }
    /// A service needs a value that its scope did not receive.
    public static var notProvided: Kind { Kind(description: "notProvided") }
    /// The task that waited for an asynchronous construction was canceled.
    public static var cancelled: Kind { Kind(description: "cancelled") }
    /// The graph of a handle no longer exists.
    public static var graphIsGone: Kind { Kind(description: "graphIsGone") }
  }

  private struct Content: Sendable {
    let kind: Kind
    let identity: ServiceIdentity
    let path: DependencyPath
    let underlyingError: (any Error)?
    let summary: String
    let remedy: String
    let endedScope: UInt64?
  }

  /// The content, behind one reference because an error passes through many frames.
  private let shared: Shared<Content>
  private var content: Content { shared.value }

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - kind: The kind of the error.
  ///   - identity: The service that could not be resolved.
  ///   - path: The path to the service.
  ///   - underlyingError: The error of the user's own code.
  ///   - summary: The failure, in a sentence.
  ///   - remedy: The fix, in one or more sentences.
  ///   - endedScope: The number of the scope that has ended, if that is the failure.
  @inline(never)
  init(
    _ kind: Kind, _ identity: ServiceIdentity, path: DependencyPath,
    underlyingError: (any Error)? = nil, summary: String, remedy: String,
    endedScope: UInt64? = nil
  ) {
    shared = Shared(
      Content(
        kind: kind, identity: identity, path: path, underlyingError: underlyingError,
        summary: summary, remedy: remedy, endedScope: endedScope))
  }

  /// The kind of the error.
  public var kind: Kind { content.kind }

  /// The key of the service that could not be resolved.
  public var key: any ServiceKey.Type { content.identity.key }

  /// The path to the service, beginning with the requested service.
  public var path: DependencyPath { content.path }

  /// The original error of a factory, an error that says where the factory can run, or a
  /// `CancellationError`; `nil` for all other kinds.
  public var underlyingError: (any Error)? { content.underlyingError }

  /// Returns whether this key itself is missing, and not one of its inputs.
  func isMissing(_ identity: ServiceIdentity) -> Bool {
    kind == .missing && content.identity == identity
  }

  /// Returns the same error for a caller that reached the failed construction through another path.
  ///
  /// - Parameters:
  ///   - count: The number of hops of the error's path that lead to the construction.
  ///   - hops: The caller's hops to the construction.
  /// - Returns: The error with the path of the caller.
  func replacing(first count: Int, by hops: [DependencyPath.Hop]) -> ResolutionError {
    // An error that a factory received elsewhere has a path of its own.
    guard path.hops.count >= count, path.hops[count - 1].service == hops.last?.service else {
      return self
    }
    let hops = hops + path.hops[count...]
    if kind == .cycle { return .cycle(onPath: hops) }
    return ResolutionError(
      kind, content.identity, path: DependencyPath(hops),
      underlyingError: underlyingError, summary: content.summary, remedy: content.remedy,
      endedScope: content.endedScope)
  }

  /// Returns whether only this attempt fails, so that another caller's attempt may succeed.
  ///
  /// - Parameters:
  ///   - construction: The attempt, which ends its path.
  ///   - count: The number of hops of the error's path that lead to the attempt.
  /// - Returns: Whether only the caller that made the attempt receives the error.
  func concernsOneAttempt(of construction: Construction, after count: Int) -> Bool {
    switch kind {
    case .tooDeep: return true
    case .cancelled: return Task.isCancelled
    case .scopeHasEnded:
      // A scope that a factory holds has ended for every caller. A scope on the path belongs to one
      // caller.
      return construction.outward.contains { outer in
        outer.place?.scope.takeUnretainedValue().number == content.endedScope
      }
    case .constructionFailed:
      // Another caller may resolve in the right place, or may not be canceled. A synchronous
      // factory is in the wrong place for every caller.
      if let error = underlyingError as? IsolationError {
        let isOfAttempt =
          path.hops.count == count && path.hops.last?.service == construction.constructed.identity
        return error.concernsThread || isOfAttempt
      }
      return underlyingError is CancellationError && Task.isCancelled
    case .cycle:
      // A cycle that closes outside the attempt belongs to the path that led to it.
      let closing = path.hops.last?.service
      let first = path.hops.firstIndex { $0.service == closing } ?? 0
      return first < count - 1
    default: return false
    }
  }
}

extension ResolutionError: CustomStringConvertible {
  /// The failure, the path, and the fix.
  public var description: String { description { "\($0)" } }

  /// The description with another text of an error that the program's code threw.
  package func description(ofCause text: (any Error) -> String) -> String {
    var summary = content.summary
    if kind == .constructionFailed, let underlyingError, !(underlyingError is IsolationError) {
      summary += text(underlyingError)
    }
    return path.explaining(summary, content.remedy, isShown: path.hops.count > 1)
  }
}
