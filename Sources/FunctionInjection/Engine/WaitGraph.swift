import Dispatch
import Synchronization

/// Who waits for whose construction, over all threads.
///
/// Nobody is here while nobody has to wait: it is the slow path of asking for an instance that
/// somebody else is constructing. The one lock of the module that all share is held for the search
/// of a cycle only, never while anybody waits or runs code of the user.
enum WaitGraph {
  /// Somebody who waits.
  private final class Waiter: Sendable {
    /// The path that needs the instance.
    let path: Construction
    /// What it waits for.
    let cell: InstanceCell
    /// Ends the waiting.
    let wake: @Sendable () -> Void

    init(_ path: Construction, for cell: InstanceCell, wake: @escaping @Sendable () -> Void) {
      self.path = path
      self.cell = cell
      self.wake = wake
    }
  }

  /// A construction that must end, and how the search has come to it.
  private final class Need {
    let construction: Construction
    /// By whom it is waited for, on behalf of ``dependent``; nil for the first one.
    let waiter: Waiter?
    /// Alive, because the search keeps all needs.
    unowned let dependent: Need?

    init(_ construction: Construction, waiter: Waiter? = nil, for dependent: Need? = nil) {
      self.construction = construction
      self.waiter = waiter
      self.dependent = dependent
    }
  }

  /// A cycle that waiting would close.
  private final class Cycle: Sendable {
    /// With which it begins and ends.
    let construction: Construction
    let path: DependencyPath

    /// - Parameters:
    ///   - last: The construction that the path is inside of.
    ///   - path: The construction that would wait.
    init(_ last: Need, _ path: Construction) {
      construction = last.construction
      var needs: [Need] = []
      var next: Need? = last
      while let need = next {
        needs.append(need)
        next = need.dependent
      }
      var hops = path.hops()
      while let need = needs.popLast() {
        guard let waiter = need.waiter, let dependent = need.dependent else { continue }
        // A waiter's path ends with what it waits for, where the next path begins.
        hops.add(waiter.path.hops(after: dependent.construction))
      }
      self.path = DependencyPath(hops)
    }
  }

  private static let waiters = Mutex<[Waiter]>([])

  /// Waits until the construction in a cell has ended.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - path: The construction that needs the instance.
  /// - Throws: The cycle, where the construction in the cell waits, by way of any number of
  ///   others, for one of this path.
  static func wait(
    for cell: InstanceCell, on path: Construction
  ) throws(ResolutionError) {
    let semaphore = DispatchSemaphore(value: 0)
    let isWaiting = try add(cell, on: path) { semaphore.signal() }
    if isWaiting { semaphore.wait() }
  }

  /// Adds a waiter, unless there is nothing to wait for any more.
  ///
  /// - Parameters:
  ///   - cell: What it waits for.
  ///   - path: The construction that needs the instance.
  ///   - wake: Is called once when the construction in the cell has ended.
  /// - Returns: Whether it was added, so that `wake` will be called.
  /// - Throws: The cycle that waiting would close.
  static func add(
    _ cell: InstanceCell, on path: Construction, wake: @escaping @Sendable () -> Void
  ) throws(ResolutionError) -> Bool {
    let (isAdded, closed) = waiters.withLock { waiters -> (Bool, Cycle?) in
      guard let owner = cell.announceWaiter() else { return (false, nil) }
      if let cycle = cycle(from: owner, to: path, among: waiters) { return (false, cycle) }
      waiters.append(Waiter(path, for: cell, wake: wake))
      return (true, nil)
    }
    // The words of the error are made after the lock, for the names of keys are code of the user.
    if let closed { throw .cycle(of: closed.construction, path: closed.path) }
    return isAdded
  }

  /// Takes back a waiter who waits no longer.
  static func remove(_ path: Construction) {
    _ = take { $0.path === path }
  }

  /// Wakes all who wait for a cell.
  static func wakeWaiters(of cell: InstanceCell) {
    for waiter in take(where: { $0.cell === cell }) { waiter.wake() }
  }

  /// Takes out all waiters that satisfy a condition.
  // Inlined, it would be compiled into each of its callers.
  @inline(never)
  private static func take(where condition: (Waiter) -> Bool) -> [Waiter] {
    waiters.withLock { waiters in
      var taken: [Waiter] = []
      var others: [Waiter] = []
      for waiter in waiters {
        if condition(waiter) { taken.append(waiter) } else { others.append(waiter) }
      }
      waiters = others
      return taken
    }
  }

  /// Searches the way from a construction over those who wait on its behalf to one of a path.
  ///
  /// The paths of waiters can be read here: their threads are blocked, or about to block, until
  /// they are woken, which needs the lock.
  private static func cycle(
    from owner: Construction, to path: Construction, among waiters: [Waiter]
  ) -> Cycle? {
    var needs = [Need(owner)]
    var index = 0
    while index < needs.count {
      let need = needs[index]
      if path.isInside(of: need.construction) { return Cycle(need, path) }
      for waiter in waiters where waiter.path.isInside(of: need.construction) {
        guard let next = waiter.cell.owner, !needs.contains(where: { $0.construction === next })
        else { continue }
        needs.append(Need(next, waiter: waiter, for: need))
      }
      index += 1
    }
    return nil
  }
}
