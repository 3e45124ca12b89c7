import Synchronization

/// The instances of one scope, or of one graph, that are not read without a lock.
///
/// A store allocates only for used registrations, so the cost of a scope does not depend on the
/// size of its graph. The store's lock is held while one place is read or written, and never while
/// user code runs: the caller releases the instances that leave the store.
final class InstanceStore: Sendable {
  private let places = Mutex(Places())
  private let ended = Atomic<Bool>(false)
  /// The number of the last instance; 1 says that an instance has no number yet.
  private let lastOrder = Atomic<UInt>(1)

  /// Whether the store has ended and keeps no instances.
  var hasEnded: Bool { ended.load(ordering: .acquiring) }

  /// A number for the next instance that is published, here or in the words of the store's graph.
  func nextOrder() -> UInt { lastOrder.wrappingAdd(1, ordering: .relaxed).newValue }

  /// Applies one transition of the claim protocol to the place of a registration.
  func update<Result: Sendable>(
    _ registration: Unmanaged<Registration>, _ transition: (inout SlotState) -> Result
  ) -> Result {
    Pause.here()
    return places.withLock { places in
      // Read under the lock, because `end()` writes it there.
      if hasEnded {
        var state = SlotState.ended
        return transition(&state)
      }
      return places.update(UInt(bitPattern: registration.toOpaque()), transition)
    }
  }

  /// Writes a copy of the instance of a registration.
  ///
  /// Copying retains what the instance refers to, and runs no user code.
  ///
  /// - Parameters:
  ///   - registration: The registration.
  ///   - memory: Uninitialized memory for the copy.
  /// - Returns: Whether there is an instance. The memory remains uninitialized otherwise.
  func copy(_ registration: Unmanaged<Registration>, to memory: UnsafeMutableRawPointer) -> Bool {
    Pause.here()
    return places.withLock { places in
      places.published(UInt(bitPattern: registration.toOpaque()))?
        ._withUnsafeGuaranteedRef { KeptInstance($0).copy(to: memory) } ?? false
    }
  }

  /// Ends every place, including those that were never used.
  ///
  /// - Returns: The instances, for the caller to release, and the registrations that are waited for.
  func end() -> (instances: [KeptInstance], awaited: [ObjectIdentifier]) {
    Pause.here()
    let places = places.withLock { places in
      ended.store(true, ordering: .releasing)
      return exchange(&places, with: Places())
    }
    return places.end()
  }

  /// Removes the instances of registrations that are no longer in effect and have no release.
  ///
  /// Instances with a release remain until the store ends.
  ///
  /// - Parameter isKept: Whether a registration is in effect.
  /// - Returns: The instances, for the caller to release.
  func takeInstances(unless isKept: (ObjectIdentifier) -> Bool) -> [KeptInstance] {
    places.withLock { $0.take(unless: isKept) }
  }

  deinit { releaseInOrder(end().instances) }
}

/// Releases instances in reverse order of their creation.
func releaseInOrder(_ instances: consuming [KeptInstance]) {
  if instances.count > 1 { instances.sort { $0.order < $1.order } }
  while instances.popLast() != nil {}
}

/// A table of places by the address of their registration, at most three quarters full.
private struct Places {
  private struct Place {
    var registration: UInt = 0
    var state = SlotState.empty
  }

  private var places: [Place] = []
  private var count = 0

  mutating func update<Result: Sendable>(
    _ registration: UInt, _ transition: (inout SlotState) -> Result
  ) -> Result {
    if count * 4 >= places.count * 3 { grow() }
    let index = index(of: registration)
    if places[index].registration == 0 {
      places[index].registration = registration
      count += 1
    }
    return transition(&places[index].state)
  }

  /// The instance of a registration; `nil` if none is published.
  func published(_ registration: UInt) -> Unmanaged<InstanceBuffer>? {
    places.isEmpty ? nil : places[index(of: registration)].state.published
  }

  /// Returns the index of a registration, or the free index for it.
  private func index(of registration: UInt) -> Int {
    let mask = places.count - 1
    var index = Int(truncatingIfNeeded: RegistrationTable.mixed(registration)) & mask
    while places[index].registration != registration, places[index].registration != 0 {
      index = (index + 1) & mask
    }
    return index
  }

  /// Makes room, and removes the places that are empty again.
  private mutating func grow() {
    let old = places
    let used = old.count(where: { $0.state != .empty })
    var capacity = 4
    while capacity * 3 < (used + 1) * 4 { capacity *= 2 }
    places = Array(repeating: Place(), count: capacity)
    count = 0
    for place in old where place.state != .empty {
      places[index(of: place.registration)] = place
      count += 1
    }
  }

  func end() -> (instances: [KeptInstance], awaited: [ObjectIdentifier]) {
    var instances: [KeptInstance] = []
    if count > 0 { instances.reserveCapacity(count) }
    var awaited: [ObjectIdentifier] = []
    for var place in places {
      let settled = place.state.end()
      if let instance = settled.takeInstance() { instances.append(instance) }
      if settled.hasWaiters, let pointer = UnsafeRawPointer(bitPattern: place.registration) {
        let registration = Unmanaged<Registration>.fromOpaque(pointer)
        awaited.append(ObjectIdentifier(registration.takeUnretainedValue()))
      }
    }
    return (instances, awaited)
  }

  mutating func take(unless isKept: (ObjectIdentifier) -> Bool) -> [KeptInstance] {
    var taken: [KeptInstance] = []
    for index in places.indices {
      guard let published = places[index].state.published else { continue }
      let registration = KeptInstance(published.takeUnretainedValue()).registration
      if registration.release != nil || isKept(ObjectIdentifier(registration)) { continue }
      if let instance = places[index].state.end().takeInstance() { taken.append(instance) }
      places[index].state = .empty
    }
    return taken
  }
}
