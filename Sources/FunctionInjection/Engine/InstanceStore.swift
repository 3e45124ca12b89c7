import Synchronization

/// The instances of one scope, one graph, or one call to `resolve` that are read under a lock.
///
/// A store allocates only for used registrations, so the cost of a scope does not depend on the
/// size of its graph. The store's lock is held while one slot is read or written. No user code
/// runs under the lock, because the caller releases the instances that leave the store.
final class InstanceStore: Sendable {
  private let slots = Mutex(SlotTable())
  private let ended = Atomic<Bool>(false)
  /// The number of the last instance; 1 means that an instance has no number yet.
  private let lastOrder = Atomic<UInt>(1)
  /// The releasing of the instances, once the store has ended.
  let releasing = Mutex<Releasing?>(nil)
  /// The tasks of constructions, by the addresses of the constructions, to be canceled when the
  /// store ends.
  let tasks = Mutex<[UInt: Task<Void, Never>]>([:])

  /// Whether the store has ended and keeps no instances.
  var hasEnded: Bool { ended.load(ordering: .acquiring) }

  /// Returns the number for the next instance that is published, in this store or in the table of
  /// its graph.
  func nextOrder() -> UInt { lastOrder.wrappingAdd(1, ordering: .relaxed).newValue }

  /// Applies one transition of the claim protocol to the slot of a registration.
  func update<Result: Sendable>(
    _ registration: Unmanaged<Registration>, _ transition: (inout SlotState) -> Result
  ) -> Result {
    Pause.here()
    return slots.withLock { slots in
      // Read under the lock, because `drain()` writes it there.
      if hasEnded {
        var state = SlotState.ended
        return transition(&state)
      }
      return slots.change(UInt(bitPattern: registration.toOpaque()), by: transition)
    }
  }

  /// Writes a copy of the instance of a registration.
  ///
  /// Copying retains the objects that the instance refers to, and runs no user code.
  ///
  /// - Parameters:
  ///   - registration: The registration.
  ///   - memory: Uninitialized memory for the copy.
  /// - Returns: Whether there is an instance. If there is none, the memory remains uninitialized.
  func copy(_ registration: Unmanaged<Registration>, to memory: UnsafeMutableRawPointer) -> Bool {
    Pause.here()
    return slots.withLock { slots in
      slots.published(UInt(bitPattern: registration.toOpaque()))?
        ._withUnsafeGuaranteedRef { KeptInstance($0).copy(to: memory) } ?? false
    }
  }

  /// Returns the instance of a registration; `nil` if none is published.
  func instance(of registration: Unmanaged<Registration>) -> KeptInstance? {
    Pause.here()
    return slots.withLock { slots in
      slots.published(UInt(bitPattern: registration.toOpaque()))
        .map { KeptInstance($0.takeUnretainedValue()) }
    }
  }

  /// Ends every slot, including slots that were never used.
  ///
  /// - Returns: The instances, which the caller must release, and the addresses of the
  ///   constructions that have waiters.
  func drain() -> (instances: [KeptInstance], awaited: [UInt]) {
    Pause.here()
    return slots.withLock { slots in
      ended.store(true, ordering: .releasing)
      return slots.removeAll()
    }
  }

  /// Removes the instances of registrations that are no longer in effect and have no release.
  ///
  /// Instances with a release remain until the store ends.
  ///
  /// - Parameter isKept: A closure that returns whether a registration is used.
  /// - Returns: The instances, which the caller must release.
  func takeInstances(unless isKept: (Registration) -> Bool) -> [KeptInstance] {
    slots.withLock { $0.take(unless: isKept) }
  }

  deinit { if !hasEnded { dropInOrder(drain().instances) } }
}

/// Returns instances in the order of their creation.
func inOrderOfCreation(_ instances: [KeptInstance]) -> [KeptInstance] {
  instances.count > 1 ? instances.sorted { $0.order < $1.order } : instances
}

/// Drops the references to instances in reverse order of their creation.
func dropInOrder(_ instances: consuming [KeptInstance]) {
  var remaining = inOrderOfCreation(consume instances)
  while remaining.popLast() != nil {}
}

/// A table of slots by the address of their registration, at most three quarters full.
///
/// The table uses open addressing. It stores only states, because the instance or the construction
/// in a slot knows its registration.
private struct SlotTable: ~Copyable {
  /// The states: ``SlotState/empty`` if a slot was never used, ``vacated`` if it is empty again.
  private var states: [SlotState] = []
  /// The number of slots that have been used.
  private var count = 0

  /// The state of a slot that has become empty again; a search continues past such a slot.
  ///
  /// The slots of a store end together, so this value cannot be mistaken for an ended slot.
  private static let vacated = SlotState.ended

  mutating func change<Result: Sendable>(
    _ registration: UInt, by transition: (inout SlotState) -> Result
  ) -> Result {
    if count * 4 >= states.count * 3 { grow() }
    let index = index(of: registration)
    let isNew = states[index] == .empty
    let result = transition(&states[index])
    if states[index] == .empty {
      if !isNew { states[index] = Self.vacated }
    } else if isNew {
      count += 1
    }
    return result
  }

  /// The instance of a registration; `nil` if none is published.
  func published(_ registration: UInt) -> Unmanaged<InstanceBuffer>? {
    states.isEmpty ? nil : states[index(of: registration)].published
  }

  /// Returns the index of a registration's slot, or of a slot that was never used.
  private func index(of registration: UInt) -> Int {
    // Fibonacci hashing (Knuth 1973), which spreads addresses that follow each other at the same
    // distance, as those of registrations often do. The upper half of the product is scaled to the
    // number of slots.
    let hash = (UInt64(registration) &* 0x9E37_79B9_7F4A_7C15) &>> 32
    var index = Int(truncatingIfNeeded: (hash &* UInt64(states.count)) &>> 32)
    while states[index] != .empty, states[index].registration != registration {
      index = index + 1 == states.count ? 0 : index + 1
    }
    return index
  }

  /// Makes room, and removes the slots that are empty again.
  private mutating func grow() {
    let used = states.filter { $0 != .empty && $0 != Self.vacated }
    states = Array(repeating: .empty, count: max(4, (used.count + 1) * 7 / 4))
    count = used.count
    for state in used { states[index(of: state.registration)] = state }
  }

  /// Ends every slot, and removes it.
  mutating func removeAll() -> (instances: [KeptInstance], awaited: [UInt]) {
    var instances: [KeptInstance] = []
    var awaited: [UInt] = []
    if count > 0 { instances.reserveCapacity(count) }
    for var state in states {
      let effects = state.end()
      if let instance = effects.takeInstance() { instances.append(instance) }
      if let construction = effects.awaited { awaited.append(construction) }
    }
    self = SlotTable()
    return (instances, awaited)
  }

  mutating func take(unless isKept: (Registration) -> Bool) -> [KeptInstance] {
    var taken: [KeptInstance] = []
    for index in states.indices {
      guard let published = states[index].published else { continue }
      let instance = KeptInstance(published.takeUnretainedValue())
      let registration = instance.registration
      if registration.release != nil || isKept(registration) { continue }
      if let instance = states[index].discard(instance).takeInstance() { taken.append(instance) }
      states[index] = Self.vacated
    }
    return taken
  }
}

extension SlotState {
  /// The address of the registration in a slot; 0 if the slot is empty.
  ///
  /// While the store's lock is held, the construction in a claimed slot cannot leave the slot.
  fileprivate var registration: UInt {
    if let published {
      return published._withUnsafeGuaranteedRef {
        UInt(bitPattern: KeptInstance($0).registrationID)
      }
    }
    return claimant?._withUnsafeGuaranteedRef { $0.place?.registration }
      .map { UInt(bitPattern: $0.toOpaque()) } ?? 0
  }
}
