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
    /// Which construction waits for it, and by which waiter; nil for the first one.
    let dependent: (need: Need, waiter: Waiter)?

    init(_ construction: Construction, for dependent: (need: Need, waiter: Waiter)? = nil) {
      self.construction = construction
      self.dependent = dependent
    }

    /// Adds the hops from the first construction to this one, over each waiter's path.
    ///
    /// A waiter's path ends with what it waits for, where the next path begins.
    func add(to hops: inout [DependencyPath.Hop]) {
      guard let (need, waiter) = dependent else { return }
      need.add(to: &hops)
      for hop in waiter.path.hops(after: need.construction) { hops.append(hop) }
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
    let result = waiters.withLock { waiters -> Result<Bool, ResolutionError> in
      guard let owner = cell.announceWaiter() else { return .success(false) }
      if let cycle = cycle(from: owner, to: path, among: waiters) { return .failure(cycle) }
      waiters.append(Waiter(path, for: cell, wake: wake))
      return .success(true)
    }
    return try result.get()
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
  ) -> ResolutionError? {
    var needs = [Need(owner)]
    var index = 0
    while index < needs.count {
      let need = needs[index]
      if path.isInside(of: need.construction) {
        var hops = path.hops()
        need.add(to: &hops)
        return .cycle(closing: need.construction, by: hops)
      }
      for waiter in waiters where waiter.path.isInside(of: need.construction) {
        guard let next = waiter.cell.owner, !needs.contains(where: { $0.construction === next })
        else { continue }
        needs.append(Need(next, for: (need, waiter)))
      }
      index += 1
    }
    return nil
  }
}
