/// The minimal container with scopes and overrides: a factory receives the container that resolves.
///
/// A scope is a child with dictionaries of its own, and an override replaces a factory in a copy.
package final class NaiveScopedContainer {
  private enum Kind { case transient, singleton, scoped }

  private struct Registration {
    let kind: Kind
    let factory: (NaiveScopedContainer) -> Any
  }

  private let parent: NaiveScopedContainer?
  private var registrations: [ObjectIdentifier: Registration] = [:]
  private var instances: [ObjectIdentifier: Any] = [:]

  package init() { parent = nil }

  private init(inside parent: NaiveScopedContainer?) { self.parent = parent }

  package func register<T>(_ type: T.Type, _ factory: @escaping (NaiveScopedContainer) -> T) {
    registrations[ObjectIdentifier(type)] = Registration(kind: .transient, factory: factory)
  }

  package func registerSingleton<T>(
    _ type: T.Type, _ factory: @escaping (NaiveScopedContainer) -> T
  ) {
    registrations[ObjectIdentifier(type)] = Registration(kind: .singleton, factory: factory)
  }

  package func registerScoped<T>(_ type: T.Type, _ factory: @escaping (NaiveScopedContainer) -> T) {
    registrations[ObjectIdentifier(type)] = Registration(kind: .scoped, factory: factory)
  }

  package func makeScope() -> NaiveScopedContainer { NaiveScopedContainer(inside: self) }

  /// A copy whose instances are created again.
  package func copy() -> NaiveScopedContainer {
    let copy = NaiveScopedContainer(inside: parent)
    copy.registrations = registrations
    return copy
  }

  package func resolve<T>(_ type: T.Type = T.self) -> T {
    let key = ObjectIdentifier(type)
    var owner = self
    while true {
      if let registration = owner.registrations[key] {
        return instance(key, registration, registeredWith: owner)
      }
      guard let parent = owner.parent else { preconditionFailure("\(type) is not registered.") }
      owner = parent
    }
  }

  private func instance<T>(
    _ key: ObjectIdentifier, _ registration: Registration,
    registeredWith owner: NaiveScopedContainer
  ) -> T {
    let keeper = registration.kind == .singleton ? owner : self
    if registration.kind != .transient, let kept = keeper.instances[key] as? T { return kept }
    guard let made = registration.factory(keeper) as? T else {
      preconditionFailure("The factory of \(T.self) made something else.")
    }
    if registration.kind != .transient { keeper.instances[key] = made }
    return made
  }
}
