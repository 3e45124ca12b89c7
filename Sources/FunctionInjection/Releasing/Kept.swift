import Synchronization

/// An instance that a scope has constructed and keeps.
package final class Kept: Sendable {
  /// What was constructed.
  package let registration: Registration
  /// Where it is kept.
  let cell: InstanceCell
  /// What releases it; nil where there is nothing to do.
  package let release: Release?

  init(_ registration: Registration, in cell: InstanceCell, release: Release?) {
    self.registration = registration
    self.cell = cell
    self.release = release
  }
}

/// What a scope has constructed and kept, in the order of construction.
final class ConstructionHistory: Sendable {
  private struct State {
    var kept: [Kept] = []
    /// Instances that the end of the scope took from their cells, and that a reader without a lock
    /// may still be about to read.
    var retired: [KeptInstance] = []
  }

  private let state = Mutex(State())

  func append(_ kept: Kept) {
    state.withLock { $0.kept.append(kept) }
  }

  /// Forgets all but what a table still has, and what must be released.
  ///
  /// - Returns: What is forgotten. To let go of it may run code of the user, so no lock may be held then.
  func keep(for table: RegistrationTable) -> [Kept] {
    state.withLock { state in
      var kept: [Kept] = []
      var forgotten: [Kept] = []
      for item in state.kept {
        let isKept = item.release != nil || table.entry(of: item.registration) != nil
        if isKept { kept.append(item) } else { forgotten.append(item) }
      }
      state.kept = kept
      return forgotten
    }
  }

  /// Takes what was constructed last.
  func takeLatest() -> Kept? {
    state.withLock { $0.kept.popLast() }
  }

  /// Takes what is kept in a cell, unless it was taken before.
  func take(_ cell: InstanceCell) -> Kept? {
    state.withLock { state in
      guard let index = state.kept.firstIndex(where: { $0.cell === cell }) else { return nil }
      return state.kept.remove(at: index)
    }
  }

  /// Keeps an instance as long as the scope can be read.
  func retire(_ instance: KeptInstance) {
    state.withLock { $0.retired.append(instance) }
  }
}
