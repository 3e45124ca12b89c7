import Synchronization

/// What somebody who asks for an instance has to do.
package enum InstanceClaim {
  /// Use it.
  case use(KeptInstance)
  /// Construct it, then publish it or abandon its place.
  case construct
  /// Wait, then ask again.
  case wait
  /// Give up, because the scope has ended.
  case ended
}

/// The place of one instance that is kept, and the protocol by which it is constructed once.
///
/// A cell is empty, under construction, or holds an instance. Whoever finds it empty claims it and
/// constructs, without holding any lock; whoever finds it under construction waits, unless waiting
/// could never end: see ``WaitGraph``.
final class InstanceCell: Sendable {
  fileprivate struct State {
    var instance: KeptInstance?
    /// Who constructs; the construction is alive as long as it is here.
    var owner: Unmanaged<Construction>?
    /// Whether somebody waits for the owner.
    var isAwaited = false
    /// Whether the scope has ended, so that nothing is kept any more.
    var hasEnded = false
  }

  private let state = Mutex(State())

  /// Asks for the instance, and claims the cell where it is empty.
  ///
  /// - Parameter construction: Who would construct.
  /// - Returns: What is to be done.
  func claim(for construction: Unmanaged<Construction>) -> InstanceClaim {
    state.withLock { state in
      if state.hasEnded { return .ended }
      // To read weakly runs no code of the user, and what is read is let go of after the lock.
      if let instance = state.instance?.strong { return .use(instance) }
      if state.owner != nil { return .wait }
      state.owner = construction
      return .construct
    }
  }

  /// Keeps the instance, and ends the construction.
  func publish(_ instance: KeptInstance) {
    let isAwaited = state.withLock { state in
      state.instance = instance
      return state.release()
    }
    if isAwaited { WaitGraph.wakeWaiters(of: self) }
  }

  /// Ends the construction without an instance; whoever asks next constructs.
  func abandon() {
    let isAwaited = state.withLock { $0.release() }
    if isAwaited { WaitGraph.wakeWaiters(of: self) }
  }

  /// Lets go of the instance, for good.
  ///
  /// - Returns: The instance, for the caller to release where no lock is held.
  func end() -> KeptInstance? {
    state.withLock { state in
      state.hasEnded = true
      return state.instance.take()
    }
  }

  /// Announces a waiter.
  ///
  /// - Returns: Who is waited for, or nil where there is nobody to wait for any more.
  func announceWaiter() -> Construction? {
    state.withLock { state in
      guard let owner = state.owner else { return nil }
      state.isAwaited = true
      return owner.takeUnretainedValue()
    }
  }

  /// Who constructs.
  var owner: Construction? {
    state.withLock { $0.owner?.takeUnretainedValue() }
  }
}

extension InstanceCell.State {
  /// Takes the owner away, and tells whether somebody waits.
  fileprivate mutating func release() -> Bool {
    owner = nil
    let wasAwaited = isAwaited
    isAwaited = false
    return wasAwaited
  }
}
