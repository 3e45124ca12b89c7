import Synchronization

/// Records the services that each construction resolves, for a test.
///
/// It belongs to the overrides of a task, and so to every graph that is made with these overrides.
/// A singleton of such a graph is never published in a table, where a read would bypass the
/// observer.
final class ConstructionObserver: Sendable {
  private let inputs = Mutex<[ServiceIdentity: [ServiceIdentity]]>([:])

  /// Records that a key is resolved.
  ///
  /// - Parameters:
  ///   - identity: The key.
  ///   - requester: The construction whose resolver was used. If there is none, the key was
  ///     resolved from a container or through a handle, and belongs to the current construction of
  ///     the thread or the task.
  func note(_ identity: ServiceIdentity, for requester: Construction?) {
    let construction =
      requester?.registration == nil
      ? ConstructionStack.current.pointee.innermost ?? TaskPath.current?.construction : requester
    guard let dependent = construction?.registration?.takeUnretainedValue().identity else { return }
    inputs.withLock { inputs in
      if inputs[dependent]?.contains(identity) != true {
        inputs[dependent, default: []].append(identity)
      }
    }
  }

  /// All keys that were resolved by a construction, each once.
  var keys: Set<ServiceIdentity> { inputs.withLock { Set($0.values.flatMap(\.self)) } }

  /// The keys that the constructions of a registration resolved, in the order of the first resolves.
  func inputs(of registration: Registration) -> [ServiceIdentity] {
    inputs.withLock { $0[registration.identity] ?? [] }
  }
}
