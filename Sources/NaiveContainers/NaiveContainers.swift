/// A minimal first container, keyed by the name of a type.
///
/// It is in a module of its own, as a container that programs share is. It checks nothing, detects
/// no cycle, and is not thread-safe; keep that in mind when you compare figures.
package final class NaiveNameContainer: NaiveRegistry {
  private var registrations: [String: () -> Any] = [:]

  package init() {}

  package func register<T>(_ type: T.Type, _ factory: @escaping () -> T) {
    registrations[String(describing: type)] = factory
  }

  package func resolve<T>(_ type: T.Type = T.self) -> T {
    guard let resolved = registrations[String(describing: type)]?() as? T else {
      preconditionFailure("\(type) is not registered.")
    }
    return resolved
  }
}

/// The same, keyed by the identity of a type; the fastest container that is written in an hour.
package final class NaiveIdentifierContainer: NaiveRegistry {
  private var registrations: [ObjectIdentifier: () -> Any] = [:]

  package init() {}

  package func register<T>(_ type: T.Type, _ factory: @escaping () -> T) {
    registrations[ObjectIdentifier(type)] = factory
  }

  /// Registers a function under the type that names it.
  package func register<Key, T>(_ key: Key.Type, as factory: @escaping () -> T) {
    registrations[ObjectIdentifier(key)] = factory
  }

  package func resolve<T>(_ type: T.Type = T.self) -> T {
    guard let resolved = registrations[ObjectIdentifier(type)]?() as? T else {
      preconditionFailure("\(type) is not registered.")
    }
    return resolved
  }

  /// Resolves a function by the type that names it.
  package func resolve<Key, T>(_ key: Key.Type, as type: T.Type = T.self) -> T {
    guard let resolved = registrations[ObjectIdentifier(key)]?() as? T else {
      preconditionFailure("\(key) is not registered.")
    }
    return resolved
  }
}

/// The common part of both; each writes out its lookup, which is measured.
package protocol NaiveRegistry: AnyObject {
  func register<T>(_ type: T.Type, _ factory: @escaping () -> T)
}

extension NaiveRegistry {
  package func registerSingleton<T>(_ type: T.Type, _ factory: @escaping () -> T) {
    var value: T?
    register(type) {
      if let value { return value }
      let made = factory()
      value = made
      return made
    }
  }
}
