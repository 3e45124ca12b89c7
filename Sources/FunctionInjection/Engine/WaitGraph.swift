import Synchronization

/// The waiters of all threads and tasks, with the constructions that they wait for.
///
/// A request uses this graph only if the instance is under construction. The graph is empty while
/// no caller waits. Its lock is the only lock that all graphs share. The lock is held while a
/// waiter is added and a cycle is searched for, but never while a caller waits or user code runs.
///
/// Memory safety: this type finds the construction in a claimed slot only while it holds the lock.
/// Before it reads the construction, it finds the slot *claimed and awaited*, or changes the slot
/// to that state. Both steps happen under the same lock. Before such a construction ends, its
/// thread wakes the waiters of the slot or, if the slot has ended meanwhile, calls
/// ``letReadersLeave()``. Waking and ``letReadersLeave()`` both take the lock, so the construction
/// is alive until the reader releases the lock. If a construction leaves a slot before a waiter is
/// announced, the announcement fails.
///
/// The constructions of a cycle are retained while the lock is held, so that their threads detach
/// them (see ``Construction``). Their paths can be read after the lock is released.
enum WaitGraph {
  /// The outcome of a construction for its waiters.
  enum Outcome: Sendable {
    /// The slot has changed: the instance is published, the scope has ended, or the slot is empty
    /// again after an error that concerns one attempt only.
    case claimAgain
    /// The factory threw an error; `hops` counts the hops of the error's path that lead to the
    /// construction.
    case failed(ResolutionError, hops: Int)
  }

  /// A path that waits for the instance of a slot.
  fileprivate struct Waiter: Sendable {
    let path: Construction
    /// The attempt that the path waits for.
    ///
    /// Another attempt may have claimed the slot before the waiters of the first attempt are
    /// woken.
    let attempt: ObjectIdentifier
    let wake: @Sendable (Outcome) -> Void
  }

  fileprivate struct State: ~Copyable {
    /// The waiters of each slot, by their path; the requests of the waiters keep the slot alive.
    var waiters: [Slot: [ObjectIdentifier: Waiter]] = [:]
    /// For each construction, the slots that have waiters inside it, with the number of these
    /// waiters.
    var needs: [ObjectIdentifier: [Slot: Int]] = [:]
  }

  private static let state = Mutex(State())

  /// Adds a waiter, unless there is no construction to wait for anymore.
  ///
  /// - Parameters:
  ///   - slot: The slot whose instance is needed.
  ///   - path: The construction that needs it.
  ///   - wake: A function that is called once, when the construction in the slot has ended.
  /// - Returns: Whether the waiter was added.
  /// - Throws: The cycle that waiting would close.
  @inline(never)
  static func add(
    _ slot: Slot, on path: Construction, wake: @escaping @Sendable (Outcome) -> Void
  ) throws(ResolutionError) -> Bool {
    let (isAdded, cycle) = state.withLock { state -> (Bool, [Link]?) in
      guard let owner = slot.owner() else { return (false, nil) }
      if let cycle = state.cycle(from: owner, to: path) { return (false, cycle) }
      state.add(Waiter(path: path, attempt: ObjectIdentifier(owner), wake: wake), of: slot)
      return (true, nil)
    }
    // The error is described after the lock is released, because the names of keys are user code.
    if let cycle { throw .cycle(onPath: hops(of: cycle, to: path)) }
    return isAdded
  }

  /// Removes a waiter that has stopped waiting.
  static func remove(_ path: Construction, from slot: Slot) {
    let removed = state.withLock { $0.remove(path, from: slot) }
    withExtendedLifetime(removed) {}
  }

  /// Wakes all waiters of an attempt to fill a slot or, without an attempt, of the slot.
  @inline(never)
  static func wake(_ slot: Slot, of attempt: Construction?, _ outcome: Outcome) {
    let waiters = state.withLock {
      $0.removeWaiters(of: slot, attempt: attempt.map(ObjectIdentifier.init))
    }
    Pause.here()
    for waiter in waiters { waiter.wake(outcome) }
  }

  /// Waits until no thread reads a construction whose slot ended before this call.
  static func letReadersLeave() { state.withLock { _ in } }

  /// A path of a cycle, whose waiter is inside a construction of the cycle.
  fileprivate typealias Link = (path: Construction, dependent: Construction)

  /// Returns the path of a cycle, from a waiting construction through the constructions that wait
  /// for it.
  private static func hops(of cycle: [Link], to path: Construction) -> [DependencyPath.Hop] {
    var hops = path.hops
    for link in cycle {
      // The path of a waiter ends with the service that it waits for, which begins the next path.
      hops += link.path.hops.dropFirst(link.dependent.hops.count)
    }
    return hops
  }
}

extension WaitGraph.State {
  fileprivate mutating func add(_ waiter: WaitGraph.Waiter, of slot: Slot) {
    waiters[slot, default: [:]][ObjectIdentifier(waiter.path)] = waiter
    for construction in waiter.path.outward {
      needs[ObjectIdentifier(construction), default: [:]][slot, default: 0] += 1
    }
  }

  fileprivate mutating func remove(_ path: Construction, from slot: Slot) -> WaitGraph.Waiter? {
    guard let waiter = waiters[slot]?.removeValue(forKey: ObjectIdentifier(path)) else {
      return nil
    }
    if waiters[slot]?.isEmpty == true { waiters[slot] = nil }
    for construction in path.outward {
      let id = ObjectIdentifier(construction)
      guard let count = needs[id]?[slot] else { continue }
      needs[id]?[slot] = count == 1 ? nil : count - 1
      if needs[id]?.isEmpty == true { needs[id] = nil }
    }
    return waiter
  }

  /// Removes and returns the waiters of an attempt or, without an attempt, all waiters of a slot.
  fileprivate mutating func removeWaiters(
    of slot: Slot, attempt: ObjectIdentifier?
  ) -> [WaitGraph.Waiter] {
    let removed = (waiters[slot] ?? [:]).values.filter { attempt == nil || $0.attempt == attempt }
    for waiter in removed { _ = remove(waiter.path, from: slot) }
    return removed
  }

  /// A construction that must end before another construction can end.
  private struct Need {
    let construction: Construction
    /// The slot that the construction has claimed; `nil` for the first need.
    var slot: Slot?
    /// The number of the need that has to wait for this need.
    var dependent = 0
  }

  /// Searches for a path, beginning at a construction and following the slots that have waiters
  /// inside it.
  ///
  /// - Returns: The links between the construction and the path; `nil` if there is no cycle.
  fileprivate func cycle(from owner: Construction, to path: Construction) -> [WaitGraph.Link]? {
    var visited = [Need(construction: owner)]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(owner)]
    var number = 0
    while number < visited.count {
      let construction = visited[number].construction
      if path.isInside(of: construction) { return links(in: visited, to: number) }
      for slot in (needs[ObjectIdentifier(construction)] ?? [:]).keys {
        guard let next = slot.owner(),
          seen.insert(ObjectIdentifier(next)).inserted
        else { continue }
        visited.append(Need(construction: next, slot: slot, dependent: number))
      }
      number += 1
    }
    return nil
  }

  /// Returns the links that lead to a need.
  ///
  /// The time to find a path is linear in the number of waiters of its slot, so paths are searched
  /// for only if there is a cycle.
  private func links(in needs: [Need], to last: Int) -> [WaitGraph.Link] {
    var links: [WaitGraph.Link] = []
    var need = needs[last]
    while let slot = need.slot {
      let dependent = needs[need.dependent]
      let waiter = waiters[slot]?.values.first { $0.path.isInside(of: dependent.construction) }
      if let waiter {
        links.append((waiter.path, dependent.construction))
      }
      need = dependent
    }
    return links.reversed()
  }
}

extension Slot {
  /// Returns the construction that has claimed the slot, after announcing a waiter to it; `nil` if
  /// there is none.
  ///
  /// The caller must hold the lock of the ``WaitGraph``.
  @inline(never)
  fileprivate func owner() -> Construction? {
    let owner = apply { $0.announceWaiter() }
    Pause.here()
    return owner?.takeUnretainedValue()
  }
}
