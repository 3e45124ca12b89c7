import FunctionInjection
import Synchronization

/// The services that each construction of a test resolves.
final class ConstructionRecord: ConstructionObserver {
  /// The factory of a registration, or one of the registration's decorators.
  private struct Dependent: Hashable {
    let registration: ServiceIdentity
    /// Distinguishes the registration from that of a scope which a factory makes.
    let location: String
    let decoration: ObjectIdentifier?

    init(_ registration: Registration, _ decoration: Decoration?) {
      self.registration = registration.identity
      location = registration.location.description
      self.decoration = decoration.map { ObjectIdentifier($0) }
    }
  }

  /// One construction, with its error if it failed.
  struct Attempt {
    let registration: Registration
    let failure: ResolutionError?
  }

  private struct Observations {
    /// The constructions that have ended, in order.
    var attempts: [Attempt] = []
    /// The keys that a dependent has resolved, each once, in the order of the first resolves.
    var inputs: [Dependent: [ServiceIdentity]] = [:]
    /// The decorators that run, by the construction that runs them.
    var decorations: [ObjectIdentifier: Decoration] = [:]
  }

  private let observations = Mutex(Observations())

  func note(
    _ key: ServiceIdentity, for dependent: Registration, in construction: ObjectIdentifier
  ) {
    // A list declares its contributions, and a contribution of a scope may not outlive the factory.
    if key.form == .contribution { return }
    observations.withLock { observations in
      let dependent = Dependent(dependent, observations.decorations[construction])
      if observations.inputs[dependent]?.contains(key) == true { return }
      observations.inputs[dependent, default: []].append(key)
    }
  }

  func note(_ decoration: Decoration?, in construction: ObjectIdentifier) {
    observations.withLock { $0.decorations[construction] = decoration }
  }

  /// Records that the construction of a registration ended, with its error if it failed.
  func note(_ failure: ResolutionError?, toConstruct registration: Registration) {
    observations.withLock {
      $0.attempts.append(Attempt(registration: registration, failure: failure))
    }
  }

  func findings(in graph: Graph) -> String {
    let report = ConstructionReport(graph, self)
    return report.isEmpty ? "" : "\n\nFindings so far:\n\n\(report)"
  }

  /// The constructions that have ended, in order.
  var attempts: [Attempt] { observations.withLock { $0.attempts } }

  /// All keys that were resolved by a construction, each once.
  var keys: Set<ServiceIdentity> {
    observations.withLock { Set($0.inputs.values.joined()) }
  }

  /// The keys that the factory of a registration or one of its decorators resolved, in the order of
  /// the first resolves.
  ///
  /// - Parameters:
  ///   - registration: The registration.
  ///   - decoration: The decorator; `nil` for the factory.
  func inputs(of registration: Registration, _ decoration: Decoration?) -> [ServiceIdentity] {
    observations.withLock { $0.inputs[Dependent(registration, decoration)] ?? [] }
  }
}
