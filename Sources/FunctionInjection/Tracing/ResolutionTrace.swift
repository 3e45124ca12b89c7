/// What is known of one resolve, once it has ended.
///
/// `Resolver.tracing(_:)` hands them out. Print one for a line of a log, or collect those that took long:
///
/// ```swift
/// let traced = try resolver.tracing { trace in
///   if trace.duration > .milliseconds(10) { print(trace) }
/// }
/// _ = try traced.resolve(LoadUsers.self)
/// ```
public struct ResolutionTrace: Sendable {
  /// How a resolve can end.
  public enum Outcome: Sendable {
    /// A factory was run.
    case constructed
    /// An instance that is kept was given, by somebody else who constructed it perhaps.
    case reused
    /// An error was thrown.
    case failed
  }

  /// The name of the service.
  public let name: String
  /// Where it is registered; nil where it is not.
  public let location: RegistrationLocation?
  /// The name of the service whose factory asked; nil for everybody else.
  public let requester: String?
  /// How long it took, with all that it needs.
  public let duration: Duration
  /// How it ended.
  public let outcome: Outcome
}

extension ResolutionTrace: CustomStringConvertible {
  /// A line of all this, as in `LoadUsers (App/Users.swift:12) constructed for Screen in 0.2 seconds`.
  public var description: String {
    name + (location.map { " (\($0))" } ?? "") + " \(outcome)"
      + (requester.map { " for \($0)" } ?? "") + " in \(duration)"
  }
}

extension Resolver {
  /// Makes a resolver of the same graph and the same instances that tells of each resolve.
  ///
  /// It tells of what factories resolve as well, the innermost first, and so do scopes that are made
  /// from it. The resolver that it is made from tells nothing, and pays nothing for it.
  ///
  /// ```swift
  /// let traced = try resolver.tracing { print($0) }
  /// _ = try traced.resolve(LoadUsers.self)
  /// ```
  ///
  /// - Parameter record: Is called after each resolve, on the thread that resolves; it must not
  ///   resolve itself.
  /// - Returns: The resolver that tells.
  /// - Complexity: O(*n*) in the number of registrations.
  public func tracing(_ record: @escaping @Sendable (ResolutionTrace) -> Void) -> Resolver {
    Resolver(scope: ResolutionScope(tracing: scope, by: record), construction: nil)
  }
}

/// Tells of the resolves of a scope.
///
/// A scope that tells has a table in which nothing is found on the fast path, so that all others
/// need not ask whether they are to tell.
@usableFromInline
final class Tracer: Sendable {
  /// The scope of the same instances that does not tell.
  let original: ResolutionScope
  /// What readers without a lock find: nothing.
  let unpublished: InstanceStore
  let record: @Sendable (ResolutionTrace) -> Void

  init(
    of original: ResolutionScope, sharedCount: Int,
    _ record: @escaping @Sendable (ResolutionTrace) -> Void
  ) {
    self.original = original
    unpublished = InstanceStore(count: sharedCount)
    self.record = record
  }

  /// Notes that a resolve begins.
  // Inlined, it would be compiled into each of its callers.
  @inline(never)
  func begin(
    _ key: any ServiceKey.Type, at entry: UnsafeMutablePointer<RegistrationTable.Entry>,
    for requester: Construction?
  ) -> TracedResolve {
    TracedResolve(
      self, key.name, at: entry.pointee.registration?.takeUnretainedValue().location,
      for: requester?.registration.takeUnretainedValue().key.name)
  }
}

/// A resolve that is told of when it ends.
final class TracedResolve: Sendable {
  private let tracer: Tracer
  private let name: String
  private let location: RegistrationLocation?
  private let requester: String?
  private let start = ContinuousClock.now

  init(_ tracer: Tracer, _ name: String, at location: RegistrationLocation?, for requester: String?)
  {
    self.tracer = tracer
    self.name = name
    self.location = location
    self.requester = requester
  }

  /// Tells of the resolve.
  // Inlined, it would be compiled into each of its callers.
  @inline(never)
  func end(_ outcome: ResolutionTrace.Outcome) {
    tracer.record(
      ResolutionTrace(
        name: name, location: location, requester: requester,
        duration: ContinuousClock.now - start, outcome: outcome))
  }
}

extension RegistrationTable {
  /// Makes a table of the same registrations in which nothing is found on the fast path.
  convenience init(tracing table: RegistrationTable) {
    self.init(
      table.registrations, requirements: table.requirements, otherwise: table.unregistered)
    for index in 0..<Int(bitPattern: mask) + 1 where entries[index].placement == .transient {
      entries[index].placement = .resolution
    }
  }
}

extension ResolutionScope {
  /// This scope, or the one of the same instances that does not tell.
  var untraced: ResolutionScope { tracer?.original ?? self }
}
