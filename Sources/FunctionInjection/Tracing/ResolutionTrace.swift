/// The record of one finished call to `resolve`.
///
/// `Resolver.tracing(_:)` makes these records. Print a record as a line of a log, or collect the
/// slow resolves:
///
/// ```swift
/// let traced = resolver.tracing { trace in
///   if trace.duration > .milliseconds(10) { print(trace) }
/// }
/// _ = try traced.resolve(LoadUsers.self)
/// ```
public struct ResolutionTrace: Sendable {
  /// The outcome of a resolve.
  public enum Outcome: Sendable {
    /// A factory was called.
    case constructed
    /// A kept instance was returned, which another caller may have constructed.
    ///
    /// This is also the outcome if the key is not registered and the result was `nil`, an empty
    /// list, or a failing stub, and the outcome of an Optional. The wrapped type of an Optional has
    /// a record of its own. `resolveIfRegistered(_:)` is recorded only if the key is registered.
    case reused
    /// An error was thrown.
    case failed
  }

  /// The name of the service.
  public let name: String
  /// The file and the line of its registration, or nil if the service is not registered.
  public let location: RegistrationLocation?
  /// The name of the service whose factory made the request, or nil.
  public let requester: String?
  /// The duration, including the time to resolve the inputs.
  public let duration: Duration
  /// The outcome of the resolve.
  public let outcome: Outcome
}

extension ResolutionTrace: CustomStringConvertible {
  /// One line with all properties, as in
  /// `LoadUsers (App/Users.swift:12) constructed for Screen in 0.2 seconds`.
  public var description: String {
    name + (location.map { " (\($0))" } ?? "") + " \(outcome)"
      + (requester.map { " for \($0)" } ?? "") + " in \(duration)"
  }
}

extension Resolver {
  /// Makes a resolver that reports each resolve, and resolves the same instances as this resolver.
  ///
  /// The new resolver also reports the resolves of factories from the resolver that they receive,
  /// the innermost first. Scopes that are made from the new resolver report their resolves too. If
  /// you trace a traced resolver, both functions receive the reports. The original resolver reports
  /// nothing and does not become slower.
  ///
  /// ```swift
  /// let traced = resolver.tracing { print($0) }
  /// _ = try traced.resolve(LoadUsers.self)
  /// ```
  ///
  /// - Parameter record: A function that is called after each resolve, on its thread. The function
  ///   must not resolve services.
  /// - Returns: The resolver that reports.
  public func tracing(_ record: @escaping @Sendable (ResolutionTrace) -> Void) -> Resolver {
    var tracer = record
    if let earlier = construction?.activeTracer {
      tracer = { trace in
        earlier(trace)
        record(trace)
      }
    }
    return Resolver(
      scope: scope, construction: Construction(tracer: tracer, lentBy: construction?.ofFactory))
  }
}

/// Receives the record of each resolve.
typealias Tracer = @Sendable (ResolutionTrace) -> Void

extension Scope {
  /// Records the beginning of a resolve.
  ///
  /// - Returns: A function that reports the resolve when it ends; `nil` if it is not traced.
  func beginTrace(
    of identity: ServiceIdentity, for lender: Construction?
  ) -> ((ResolutionTrace.Outcome) -> Void)? {
    guard let lender, let tracer = lender.activeTracer else { return nil }
    let registration = graph.registrationOrLive(of: identity)
    let name = registration?.name ?? identity.name
    let requester = Construction.caller(lentBy: lender)?.ofFactory?.place?.registration
    let requesterName = requester?.takeUnretainedValue().name
    let start = ContinuousClock.now
    return { outcome in
      tracer(
        ResolutionTrace(
          name: name, location: registration?.location, requester: requesterName,
          duration: ContinuousClock.now - start, outcome: outcome))
    }
  }
}
