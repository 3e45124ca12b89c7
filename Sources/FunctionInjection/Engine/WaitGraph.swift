import Synchronization

/// The waiters of all threads and tasks, with the constructions that they wait for.
///
/// A request uses this graph only if the instance is under construction. The graph is empty while
/// no caller waits. Its lock is the only lock that all graphs share. The lock is held while a
/// waiter is added and a cycle is searched for, but never while a caller waits or user code runs.
///
/// Memory safety: this type reads the construction in a claimed place only while it holds the lock.
/// Before it reads the construction, it finds the place *claimed and awaited*, or changes the place
/// to that state. Both steps happen under the same lock. Before such a construction ends, its
/// thread wakes the waiters of the place or, if the place has ended meanwhile, calls
/// ``letReadersLeave()``. Waking and ``letReadersLeave()`` both take the lock, so the construction
/// is alive until the reader releases the lock. If a construction leaves a place before a waiter is
/// announced, the announcement fails.
enum WaitGraph {
  /// The outcome of a construction for its waiters.
  enum Outcome: Sendable {
    /// The instance is published.
    case published
    /// The factory threw an error; `hops` counts the hops of the error's path that lead to the
    /// construction.
    case failed(ResolutionError, hops: Int)
    /// The error concerns this attempt only, so a waiter makes another attempt.
    case retry
    /// The scope has ended.
    case ended
  }

  /// A place, by its store and its registration.
  struct SlotID: Hashable, Sendable {
    let store: ObjectIdentifier
    let registration: ObjectIdentifier
  }

  fileprivate final class Waiter: Sendable {
    /// The path that needs the instance.
    let path: Construction
    /// The attempt that the path waits for.
    ///
    /// Another attempt may have claimed the place before the waiters of the first attempt are
    /// woken.
    let owner: ObjectIdentifier
    let wake: @Sendable (Outcome) -> Void

    init(
      path: Construction, owner: Construction, wake: @escaping @Sendable (Outcome) -> Void
    ) {
      self.path = path
      self.owner = ObjectIdentifier(owner)
      self.wake = wake
    }
  }

  /// The waiters of one place, by their path.
  fileprivate final class Queue {
    /// The place; the requests of the waiters keep it alive, and every queue has a waiter.
    let slot: Slot
    var waiters: [ObjectIdentifier: Waiter] = [:]

    init(_ slot: Slot) { self.slot = slot }
  }

  fileprivate struct State {
    var queues: [SlotID: Queue] = [:]
    /// For each construction, the places that have waiters inside it, with the number of these
    /// waiters.
    var needs: [ObjectIdentifier: [SlotID: Int]] = [:]
  }

  private static let state = Mutex(State())

  /// Adds a waiter, unless there is no construction to wait for anymore.
  ///
  /// - Parameters:
  ///   - slot: The place whose instance is needed.
  ///   - path: The construction that needs it.
  ///   - wake: A function that is called once, when the construction in the place has ended.
  /// - Returns: Whether the waiter was added.
  /// - Throws: The cycle that waiting would close.
  @inline(never)
  static func add(
    _ slot: Slot, on path: Construction, wake: @escaping @Sendable (Outcome) -> Void
  ) throws(ResolutionError) -> Bool {
    let (isAdded, cycle) = state.withLock { state -> (Bool, [Link]?) in
      guard let owner = slot.owner() else { return (false, nil) }
      if let cycle = state.cycle(from: owner, to: path) { return (false, cycle) }
      state.add(Waiter(path: path, owner: owner, wake: wake), of: slot)
      return (true, nil)
    }
    // The error is described after the lock is released, because the names of keys are user code.
    if let cycle { throw .cycle(onPath: hops(of: cycle, to: path)) }
    return isAdded
  }

  /// Removes a waiter that has stopped waiting.
  static func remove(_ path: Construction, from slot: Slot) {
    let removed = state.withLock { $0.remove(path, from: slot.id) }
    withExtendedLifetime(removed) {}
  }

  /// Wakes all waiters of an attempt to fill a place.
  static func wake(_ slot: SlotID, of owner: Construction, _ outcome: Outcome) {
    let waiters = state.withLock { $0.removeWaiters(of: slot, owner: ObjectIdentifier(owner)) }
    Pause.here()
    for waiter in waiters { waiter.wake(outcome) }
  }

  /// Wakes all waiters of a place that has ended.
  static func wakeForEnd(of slot: SlotID) {
    let waiters = state.withLock { $0.removeWaiters(of: slot, owner: nil) }
    Pause.here()
    for waiter in waiters { waiter.wake(.ended) }
  }

  /// Waits until no thread reads a construction whose place ended before this call.
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
    let id = slot.id
    let queue = queues[id] ?? WaitGraph.Queue(slot)
    queues[id] = queue
    queue.waiters[ObjectIdentifier(waiter.path)] = waiter
    forEachConstruction(on: waiter.path) { state, construction in
      state.needs[construction, default: [:]][id, default: 0] += 1
    }
  }

  fileprivate mutating func remove(
    _ path: Construction, from slot: WaitGraph.SlotID
  ) -> WaitGraph.Waiter? {
    guard let queue = queues[slot],
      let waiter = queue.waiters.removeValue(forKey: ObjectIdentifier(path))
    else { return nil }
    if queue.waiters.isEmpty { queues[slot] = nil }
    forget(waiter, of: slot)
    return waiter
  }

  /// Removes and returns the waiters of an attempt, or all waiters of a place if no owner is given.
  fileprivate mutating func removeWaiters(
    of slot: WaitGraph.SlotID, owner: ObjectIdentifier?
  ) -> [WaitGraph.Waiter] {
    guard let queue = queues[slot] else { return [] }
    let removed = queue.waiters.values.filter { owner == nil || $0.owner == owner }
    for waiter in removed { _ = remove(waiter.path, from: slot) }
    return removed
  }

  private mutating func forget(_ waiter: WaitGraph.Waiter, of slot: WaitGraph.SlotID) {
    forEachConstruction(on: waiter.path) { state, construction in
      guard let count = state.needs[construction]?[slot] else { return }
      state.needs[construction]?[slot] = count == 1 ? nil : count - 1
      if state.needs[construction]?.isEmpty == true { state.needs[construction] = nil }
    }
  }

  private mutating func forEachConstruction(
    on path: Construction, _ body: (inout Self, ObjectIdentifier) -> Void
  ) {
    for construction in path.outward { body(&self, ObjectIdentifier(construction)) }
  }

  /// A construction that must end before another construction can end.
  private struct Need {
    let construction: Construction
    /// The place that the construction has claimed; `nil` for the first need.
    var slot: WaitGraph.SlotID?
    /// The number of the need that has to wait for this need.
    var dependent = 0
  }

  /// Searches for a path, beginning at a construction and following the places that have waiters
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
        guard let next = queues[slot]?.slot.owner(),
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
  /// The time to find a path is linear in the queue of its place, so paths are searched for only if
  /// there is a cycle.
  private func links(in needs: [Need], to last: Int) -> [WaitGraph.Link] {
    var links: [WaitGraph.Link] = []
    var need = needs[last]
    while let slot = need.slot {
      let dependent = needs[need.dependent]
      let waiter = queues[slot]?.waiters.values.first {
        $0.path.isInside(of: dependent.construction)
      }
      if let waiter {
        links.append((waiter.path, dependent.construction))
      }
      need = dependent
    }
    return links.reversed()
  }
}

extension Slot {
  /// Returns the construction that has claimed the place, after announcing a waiter to it; `nil` if
  /// there is none.
  ///
  /// The caller must hold the lock of the ``WaitGraph``.
  fileprivate func owner() -> Construction? {
    let owner = apply { $0.announceWaiter() }
    Pause.here()
    return owner?.takeUnretainedValue()
  }
}
