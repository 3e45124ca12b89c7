import Synchronization

/// Records what each construction resolves, for a test.
///
/// It belongs to the overrides of a task, and so to every graph that is made with them. Those graphs keep
/// no singleton where it could be read without asking the engine, so no resolve is missed.
final class ConstructionObserver: Sendable {
  private let inputs = Mutex<[ServiceIdentity: [ServiceIdentity]]>([:])

  /// Records that a key is resolved.
  ///
  /// - Parameters:
  ///   - identity: The key.
  ///   - requester: The construction whose resolver was used. If there is none, the key was resolved
  ///     from a container or through a handle, and belongs to what the thread or the task constructs.
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

  /// What the constructions of a registration resolved, in the order in which they did so first.
  func inputs(of registration: Registration) -> [ServiceIdentity] {
    inputs.withLock { $0[registration.identity] ?? [] }
  }
}
