import Synchronization

/// Records the services that each construction resolves, for a test.
///
/// The observer belongs to the overrides of a task, and so to every graph that is made with these
/// overrides. A singleton of such a graph is never published in a table, where a read would bypass
/// the observer.
final class ConstructionObserver: Sendable {
  /// The factory of a registration, or one of the registration's decorators.
  private struct Dependent: Hashable {
    let registration: ServiceIdentity
    let decoration: ObjectIdentifier?

    init(_ registration: Registration, _ decoration: Decoration?) {
      self.registration = registration.identity
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
    var inputs: [Dependent: [ServiceIdentity]] = [:]
    /// The decorators that run, by the construction that runs them.
    var decorations: [ObjectIdentifier: Decoration] = [:]
  }

  private let observations = Mutex(Observations())

  /// Records that a key is resolved.
  ///
  /// - Parameters:
  ///   - identity: The key.
  ///   - requester: The construction whose resolver was used. If there is none, the key was
  ///     resolved from a container or through a handle, and belongs to the current construction of
  ///     the thread or the task.
  func note(_ identity: ServiceIdentity, for requester: Construction?) {
    let requester =
      requester?.registration == nil
      ? ConstructionStack.current.pointee.innermost ?? TaskPath.current?.construction : requester
    guard let requester, let registration = requester.registration?.takeUnretainedValue() else {
      return
    }
    observations.withLock { observations in
      let decoration = observations.decorations[ObjectIdentifier(requester)]
      let dependent = Dependent(registration, decoration)
      if observations.inputs[dependent]?.contains(identity) != true {
        observations.inputs[dependent, default: []].append(identity)
      }
    }
  }

  /// Records that the construction of a registration ended, with its error if it failed.
  func note(_ failure: ResolutionError?, toConstruct registration: Registration) {
    observations.withLock {
      $0.attempts.append(Attempt(registration: registration, failure: failure))
    }
  }

  /// The constructions that have ended, in order.
  var attempts: [Attempt] { observations.withLock { $0.attempts } }

  /// Records which decorator a construction runs.
  ///
  /// - Parameters:
  ///   - decoration: The decorator; `nil` if it has ended.
  ///   - construction: The construction.
  func note(_ decoration: Decoration?, in construction: Construction?) {
    guard let construction else { return }
    observations.withLock { $0.decorations[ObjectIdentifier(construction)] = decoration }
  }

  /// All keys that were resolved by a construction, each once.
  var keys: Set<ServiceIdentity> {
    observations.withLock { Set($0.inputs.values.flatMap(\.self)) }
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
