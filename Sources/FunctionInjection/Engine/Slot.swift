import Synchronization

/// The place where the instance of one registration is kept.
///
/// Most graphs keep the singletons that they register in words of their own table, which are read
/// without a lock: see ``Graph/keepsSingletonsInTable``. All other instances are in an
/// ``InstanceStore``, under its lock. Both follow the claim protocol: see ``SlotState``.
///
/// A slot retains nothing. The scope that uses the slot keeps the store and the graph, with the
/// graph's registrations and table. The outermost construction keeps the store of the lifetime
/// `.graph`.
///
/// `@unchecked Sendable`: ``row`` is part of the graph's table, whose states are atomic.
struct Slot: @unchecked Sendable {
  /// The registration of the instance.
  let registration: Unmanaged<Registration>
  /// The store of the graph, the scope, or the call to `resolve`.
  let store: Unmanaged<InstanceStore>
  /// The row of the table that has the instance; `nil` if the instance is in the store.
  let row: UnsafeMutablePointer<RegistrationTable.Row>?

  /// Applies one transition of the claim protocol.
  ///
  /// - Parameter transition: A function that changes the state. It must have no other effect,
  ///   because it may be called again.
  /// - Returns: The result of the transition.
  func apply<Result: Sendable>(_ transition: (inout SlotState) -> Result) -> Result {
    guard let row else {
      return store._withUnsafeGuaranteedRef { $0.update(registration, transition) }
    }
    var bits = row.pointee.state.load(ordering: .acquiring)
    while true {
      var state = SlotState(bits: bits)
      let result = transition(&state)
      Pause.here()
      if state.bits == bits { return result }
      let (isExchanged, current) = row.pointee.state.compareExchange(
        expected: bits, desired: state.bits, ordering: .acquiringAndReleasing)
      if isExchanged { return result }
      bits = current
    }
  }

  /// Requests the instance, and claims the slot if it is empty.
  ///
  /// The instance that the claim retains exists: a store retains it under its lock, and an ended
  /// table leaves its instances to the graph, which the caller keeps (see ``Graph/retired``).
  @inline(never)
  func request(for construction: Construction) -> SlotState.Claim {
    apply { $0.claim(for: construction) }
  }

  /// Empties the slot if it still has the given instance, which no longer exists.
  @inline(never)
  func forget(_ instance: KeptInstance) {
    // Taking over the retain count releases the instance.
    _ = apply { $0.discard(instance) }.takeInstance()
  }

  /// Keeps an instance in the slot that its construction has claimed.
  ///
  /// - Parameters:
  ///   - instance: The instance.
  ///   - construction: The construction.
  /// - Returns: Whether the slot keeps the instance. If not, the slot has ended, and the caller
  ///   releases the instance.
  func accept(_ instance: KeptInstance, from construction: Construction) -> Bool {
    instance.order = store._withUnsafeGuaranteedRef { $0.nextOrder() }
    let retained = instance.retained()
    Pause.here()
    let effects = apply { $0.publish(retained) }
    if effects.wasEnded { retained.release() }
    wakeWaiters(of: construction, effects) { .claimAgain }
    return !effects.wasEnded
  }

  /// Gives up the claim of a slot.
  ///
  /// - Parameters:
  ///   - construction: The construction that has claimed the slot.
  ///   - error: The error of the construction.
  @inline(never)
  func vacate(_ construction: Construction, after error: ResolutionError) {
    wakeWaiters(of: construction, apply { $0.abandon() }) { .of(error, construction) }
  }

  /// Wakes the waiters of the construction that has left the slot.
  ///
  /// If the slot has ended, the thread that ended it wakes the same waiters, but perhaps only after
  /// the construction is over. So the construction wakes them itself.
  private func wakeWaiters(
    of construction: Construction, _ effects: SlotState.Effects,
    _ outcome: () -> WaitGraph.Outcome
  ) {
    Pause.here()
    if effects.wasEnded {
      WaitGraph.wake(construction.address, .claimAgain)
    } else if effects.awaited != nil {
      WaitGraph.wake(construction.address, outcome())
    }
  }
}
