/// Why a service could not be resolved.
///
/// The description is written for whoever reads the log: what happened, the path with the place of
/// each registration, and how to mend it.
///
/// ```swift
/// do {
///   _ = try resolver.resolve(Database.self)
/// } catch let error as ResolutionError {
///   print(error.kind == .missing, error)
/// }
/// ```
public struct ResolutionError: Error, Sendable {
  /// What can go wrong.
  ///
  /// Kinds may be added; have a `default` where you switch over them.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// The name of the kind.
    public let description: String

    /// Nothing is registered for the key.
    public static var missing: Kind { Kind(description: "missing") }
    /// A service needs itself, by way of any number of others.
    public static var cycle: Kind { Kind(description: "cycle") }
    /// A factory threw an error: see ``ResolutionError/underlyingError``.
    public static var constructionFailed: Kind { Kind(description: "constructionFailed") }
    /// The services need each other more deeply than the stack allows.
    ///
    /// Constructions may take 256 KB of it on any thread, for there are threads that have no more than
    /// twice that: some fifty singletons deep in a debug build, and three times that in a release build.
    public static var tooDeep: Kind { Kind(description: "tooDeep") }
    /// The resolver was that of a construction which is over.
    public static var constructionIsOver: Kind { Kind(description: "constructionIsOver") }
    /// The scope has ended.
    public static var scopeHasEnded: Kind { Kind(description: "scopeHasEnded") }
    /// A service of a scope was asked for where there is no scope.
    public static var outsideOfScope: Kind { Kind(description: "outsideOfScope") }
    /// A service needs a value that its scope was made without.
    public static var notProvided: Kind { Kind(description: "notProvided") }
    /// The task that waited for an asynchronous construction was cancelled.
    public static var cancelled: Kind { Kind(description: "cancelled") }
    /// The graph that a handle refers to is gone.
    public static var graphIsGone: Kind { Kind(description: "graphIsGone") }
  }

  /// An error is thrown through many frames, so it is one reference.
  private final class Content: Sendable {
    let kind: Kind
    let identity: ServiceIdentity
    let path: DependencyPath
    let underlyingError: (any Error)?
    let summary: String
    let remedy: String

    init(
      _ kind: Kind, _ identity: ServiceIdentity, _ path: DependencyPath,
      _ underlyingError: (any Error)?, _ summary: String, _ remedy: String
    ) {
      self.kind = kind
      self.identity = identity
      self.path = path
      self.underlyingError = underlyingError
      self.summary = summary
      self.remedy = remedy
    }
  }

  private let content: Content

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - kind: What went wrong.
  ///   - identity: With which service.
  ///   - path: How it was reached.
  ///   - underlyingError: The error of the user's own code.
  ///   - summary: What happened, in a sentence.
  ///   - remedy: How to fix it, in a sentence or more.
  init(
    _ kind: Kind, _ identity: ServiceIdentity, path: DependencyPath,
    underlyingError: (any Error)? = nil, summary: String, remedy: String
  ) {
    content = Content(kind, identity, path, underlyingError, summary, remedy)
  }

  /// What went wrong.
  public var kind: Kind { content.kind }

  /// The key of the service with which it went wrong.
  public var key: any ServiceKey.Type { content.identity.key }

  /// How the service was reached, beginning with what was asked for.
  public var path: DependencyPath { content.path }

  /// The error that a factory threw, as it was thrown, or a `CancellationError`; `nil` for all other
  /// kinds.
  public var underlyingError: (any Error)? { content.underlyingError }

  /// Whether this key is what is missing, and not an input of it.
  func isMissing(_ identity: ServiceIdentity) -> Bool {
    kind == .missing && content.identity == identity
  }

  /// The same error for a caller that came to the construction that failed by another path.
  ///
  /// - Parameters:
  ///   - count: How many hops of the error's path lead to the construction.
  ///   - hops: The hops of the caller, which lead there too.
  /// - Returns: The error with the path of the caller.
  func replacing(first count: Int, by hops: [DependencyPath.Hop]) -> ResolutionError {
    // An error that a factory brought from elsewhere has a path of its own.
    guard path.hops.count >= count, path.hops[count - 1].service == hops.last?.service else {
      return self
    }
    let hops = hops + path.hops[count...]
    if kind == .cycle { return .cycle(onPath: hops) }
    return ResolutionError(
      kind, content.identity, path: DependencyPath(hops),
      underlyingError: underlyingError, summary: content.summary, remedy: content.remedy)
  }

  /// Whether another attempt, which another caller makes, need not fail the same way.
  ///
  /// - Parameter count: How many hops of the error's path lead to the attempt.
  /// - Returns: Whether only the caller that made the attempt is told of the error.
  func concernsOneAttempt(after count: Int) -> Bool {
    switch kind {
    case .tooDeep, .scopeHasEnded: return true
    case .cancelled: return true
    case .constructionFailed:
      return underlyingError is CancellationError && Task.isCancelled
    case .cycle:
      // A cycle that closes outside the attempt is one of the path that led to it.
      let closing = path.hops.last?.service
      let first = path.hops.firstIndex { $0.service == closing } ?? 0
      return first < count - 1
    default: return false
    }
  }
}

extension ResolutionError: CustomStringConvertible {
  /// What happened, the path, and how to mend it.
  public var description: String {
    path.explaining(content.summary, content.remedy, isShown: path.hops.count > 1)
  }
}
