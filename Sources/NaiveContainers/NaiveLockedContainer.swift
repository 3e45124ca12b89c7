import Synchronization

/// The minimal container that threads may share: two dictionaries behind one mutex.
///
/// Factories run without the lock, because they resolve. So two threads may construct the same
/// singleton, and all get the one that was kept first.
package final class NaiveLockedContainer: Sendable {
  private struct State {
    var factories: [ObjectIdentifier: @Sendable () -> any Sendable] = [:]
    var instances: [ObjectIdentifier: any Sendable] = [:]
  }

  private let state = Mutex(State())

  package init() {}

  package func registerSingleton<T: Sendable>(
    _ type: T.Type, _ factory: @escaping @Sendable () -> T
  ) {
    state.withLock { $0.factories[ObjectIdentifier(type)] = factory }
  }

  package func resolve<T: Sendable>(_ type: T.Type = T.self) -> T {
    let key = ObjectIdentifier(type)
    let (instance, factory) = state.withLock { ($0.instances[key], $0.factories[key]) }
    if let instance = instance as? T { return instance }
    guard let made = factory?() as? T else { preconditionFailure("\(type) is not registered.") }
    return state.withLock { state in
      if let first = state.instances[key] as? T { return first }
      state.instances[key] = made
      return made
    }
  }
}
