import Synchronization

/// The waiters of all threads and tasks, with the constructions that they wait for.
///
/// A request adds a waiter only if the instance is under construction, so nothing is stored while
/// no caller waits. The lock of the waiters is the only lock that all containers share. It is held
/// while a waiter is added and a cycle is searched for, but never while a caller waits or user code
/// runs.
///
/// Memory safety: this type finds the construction in a claimed slot only while it holds the lock.
/// Before it reads the construction, it finds the slot *claimed and awaited*, or changes the slot
/// to that state. Both steps happen under the same lock. Before such a construction ends, it takes
/// the lock to wake its waiters, even if the slot has ended meanwhile. So the construction is alive
/// until the reader releases the lock, and while it has waiters. If a construction leaves a slot
/// before a waiter is announced, the announcement fails.
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

  /// A path that waits for a construction.
  private struct Waiter: Sendable {
    // A reference could become the last owner of another caller's scope, whose instances would
    // then end on the thread that wakes the waiter. So the constructions are not retained.

    /// The construction that needs the instance.
    ///
    /// The request of the waiter keeps it until the waiter is removed.
    let path: Unmanaged<Construction>
    /// The slot whose instance is needed; the request of the waiter keeps the slot alive.
    let slot: Slot
    let wake: @Sendable (Outcome) -> Void
  }

  /// The waiters of each construction, by the address of the construction and by their paths.
  ///
  /// A construction removes its waiters before it ends, so no address outlives its construction.
  private typealias Waiters = [UInt: [ObjectIdentifier: Waiter]]

  private static let waiters = Mutex<Waiters>([:])

  /// Adds a waiter, unless there is no construction to wait for anymore.
  ///
  /// - Parameters:
  ///   - slot: The slot whose instance is needed.
  ///   - path: The construction that needs it.
  ///   - wake: A function that is called once, when the construction in the slot has ended.
  /// - Returns: The address of the construction in the slot; `nil` if the waiter was not added.
  /// - Throws: The cycle that waiting would close.
  @inline(never)
  static func add(
    _ slot: Slot, on path: Construction, wake: @escaping @Sendable (Outcome) -> Void
  ) throws(ResolutionError) -> UInt? {
    let (awaited, cycle) = waiters.withLock { insert(slot, path, wake, into: &$0) }
    // The error is described after the lock is released, because the names of keys are user code.
    if let cycle { throw .cycle(onPath: hops(of: cycle, to: path)) }
    return awaited
  }

  /// Inserts a waiter, under the lock.
  ///
  /// This function, ``cycle(from:to:_:)``, and `countWaiter(_:)` are not inlined. A function has
  /// released its references when it returns. So these functions release the constructions of other
  /// callers under the lock, while these callers still keep them.
  @inline(never)
  private static func insert(
    _ slot: Slot, _ path: Construction, _ wake: @escaping @Sendable (Outcome) -> Void,
    into waiters: inout Waiters
  ) -> (awaited: UInt?, cycle: [Link]?) {
    guard let claimant = slot.announceWaiter()?.takeUnretainedValue() else { return (nil, nil) }
    // Most constructions that are waited for do not wait themselves, so nothing is searched.
    if claimant.waitersInside > 0 || path.isInside(of: claimant),
      let cycle = cycle(from: claimant, to: path, waiters)
    {
      return (nil, cycle)
    }
    waiters[claimant.address, default: [:]][ObjectIdentifier(path)] = Waiter(
      path: .passUnretained(path), slot: slot, wake: wake)
    path.countWaiter(1)
    return (claimant.address, nil)
  }

  /// Removes a waiter that has stopped waiting.
  ///
  /// - Parameters:
  ///   - path: The path of the waiter.
  ///   - awaited: The address of the construction that the waiter has waited for.
  static func remove(_ path: Construction, from awaited: UInt) {
    let removed = waiters.withLock { waiters in
      let removed = waiters[awaited]?.removeValue(forKey: ObjectIdentifier(path))
      if waiters[awaited]?.isEmpty == true { waiters[awaited] = nil }
      if removed != nil { path.countWaiter(-1) }
      return removed
    }
    withExtendedLifetime(removed) {}
  }

  /// Wakes all waiters of a construction.
  ///
  /// If the end of a scope wakes them, the construction may be over, and the address may be that of
  /// another construction, whose waiters then claim again in vain.
  @inline(never)
  static func wake(_ awaited: UInt, _ outcome: Outcome) {
    let woken = waiters.withLock { waiters in
      let woken = waiters.removeValue(forKey: awaited) ?? [:]
      for waiter in woken.values { waiter.path._withUnsafeGuaranteedRef { $0.countWaiter(-1) } }
      return woken
    }
    Pause.here()
    for waiter in woken.values { waiter.wake(outcome) }
  }

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

extension WaitGraph {
  /// Searches for a construction, beginning at a path and following the waiters of the
  /// constructions on it.
  ///
  /// - Returns: The links between the construction and the path; `nil` if there is no cycle.
  @inline(never)
  private static func cycle(
    from claimant: Construction, to path: Construction, _ waiters: Waiters
  ) -> [Link]? {
    /// A path that was found, with the construction that it waits for, and the number of the path
    /// that this construction is on.
    typealias Found = (path: Construction, awaited: Construction?, next: Int)
    var found: [Found] = [(path, nil, 0)]
    var seen: Set<ObjectIdentifier> = []
    var number = 0
    while number < found.count {
      for construction in found[number].path.outward where !construction.isOver {
        if construction === claimant {
          var links: [Link] = []
          var dependent = claimant
          while let awaited = found[number].awaited {
            links.append((found[number].path, dependent))
            (number, dependent) = (found[number].next, awaited)
          }
          return links
        }
        guard seen.insert(ObjectIdentifier(construction)).inserted else { continue }
        let opaque = Unmanaged.passUnretained(construction).toOpaque()
        // A construction that is no longer in the slot is about to wake the waiter.
        for waiter in (waiters[construction.address] ?? [:]).values
        where waiter.slot.announceWaiter()?.toOpaque() == opaque {
          found.append((waiter.path.takeUnretainedValue(), construction, number))
        }
      }
      number += 1
    }
    return nil
  }
}

extension Construction {
  var address: UInt { UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }

  /// Counts a waiter in this construction and in those around it.
  ///
  /// The caller must hold the lock of the ``WaitGraph``.
  @inline(never)
  fileprivate func countWaiter(_ change: Int) {
    for construction in outward { construction.waitersInside += change }
  }
}

extension Slot {
  /// Announces a waiter to the construction that has claimed the slot, and returns the
  /// construction; `nil` if there is none.
  ///
  /// The caller must hold the lock of the ``WaitGraph``.
  @inline(never)
  fileprivate func announceWaiter() -> Unmanaged<Construction>? {
    let claimant = apply { $0.announceWaiter() }
    Pause.here()
    return claimant
  }
}

extension WaitGraph.Outcome {
  /// Returns the outcome of a failed attempt for its waiters.
  ///
  /// If the error concerns the attempt and not the service, only the caller that made the attempt
  /// receives it, and one of the waiters tries again.
  static func of(_ error: ResolutionError, _ construction: Construction) -> WaitGraph.Outcome {
    let hops = construction.hops.count
    return error.concernsOneAttempt(of: construction, after: hops)
      ? .claimAgain : .failed(error, hops: hops)
  }

  /// Throws the error of the outcome, if it has one, with the path of a waiter.
  @inline(never)
  func check(for construction: Construction) throws(ResolutionError) {
    if case .failed(let error, let hops) = self {
      throw error.replacing(first: hops, by: construction.hops)
    }
  }
}
