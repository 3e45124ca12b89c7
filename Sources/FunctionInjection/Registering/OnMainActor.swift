#if canImport(Darwin)
  import Darwin
#else
  import CThreadStack
  import Synchronization
#endif

/// Runs a factory or a decorator of a key on the main actor.
///
/// The `resolve` function for a ``MainActorService`` is isolated to the main actor, and does not
/// suspend. But a type that is its own key is a plain type too, so other code can resolve it. Only
/// for such a key, the function checks where it runs.
///
/// - Throws: An ``IsolationError`` if the caller does not run on the main actor.
@usableFromInline
func onMainActor(
  for identity: ServiceIdentity, _ operation: @MainActor () throws -> Void
) throws {
  guard identity.form != .plain || isOnMainActor else { throw IsolationError.notOnMainActor }
  try MainActor.assumeIsolated(operation)
}

#if canImport(Darwin)
  /// Whether the caller runs on the main actor, which is always the main thread here.
  private var isOnMainActor: Bool { pthread_main_np() != 0 }
#else
  /// Whether the caller runs on the main actor.
  ///
  /// The main actor may run on any thread here. The only question that does not stop the program is
  /// whether a task of the main actor begins immediately, on the thread of the caller.
  private var isOnMainActor: Bool {
    let thread = Atomic<UInt>(0)
    Task.immediate { @MainActor in thread.store(thread_identity(), ordering: .relaxed) }
    return thread.load(ordering: .relaxed) == thread_identity()
  }
#endif
