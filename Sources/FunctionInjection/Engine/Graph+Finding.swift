/// Finding the registrations of a graph.
extension Graph {
  /// The registration of a key, in this graph or in a graph that it overlays.
  @usableFromInline
  package func registration(of identity: ServiceIdentity) -> Registration? {
    for layer in layers {
      guard let row = layer.table.row(of: identity) else { continue }
      return row.pointee.registration.takeUnretainedValue()
    }
    return nil
  }

  /// The registration of a key, or its live registration.
  @usableFromInline @inline(never)
  func registrationOrLive(of identity: ServiceIdentity) -> Registration? {
    guard let found = registration(of: identity) else { return liveRegistration(of: identity) }
    return ignores(found) ? nil : found
  }

  /// Returns whether a key has a registration that this graph uses.
  ///
  /// A graph has a registration for each decorated stub, although its key is not registered.
  func isRegistered(_ identity: ServiceIdentity) -> Bool {
    registration(of: identity).map { !ignores($0) && $0.role != .stub } ?? false
  }

  /// Returns whether a key has a service: the key is registered, or a service is provided for it.
  package func has(_ identity: ServiceIdentity) -> Bool {
    registrationOrLive(of: identity) != nil || unregistered?.has(identity.key) == true
  }

  /// Returns whether a key, or the wrapped type of an Optional, can be resolved.
  func canResolve(_ identity: ServiceIdentity) -> Bool {
    for key in identity.unwrapped {
      // A scope's value exists only after a scope has received it. A list with decorators alone has
      // a stub.
      if let found = registrationOrLive(of: key) {
        return found.role != .scopeInput && !(found.role == .stub && key.form == .list)
      }
      if unregistered?.has(key.key) == true { return true }
    }
    return false
  }

  /// Returns whether this snapshot of a container finds a registration, which may be a live one.
  func finds(_ registration: Registration) -> Bool {
    if let found = self.registration(of: registration.identity) { return found === registration }
    return registration.role == .live
      && looseDecorations[registration.key].count == registration.decorations.count
  }

  /// Returns whether this graph ignores a registration that was found in a base.
  func ignores(_ registration: Registration) -> Bool {
    ignoresLive && registration.role == .live
  }

  /// The registrations in effect, in the order in which they were made.
  @usableFromInline
  package var registrations: [Registration] {
    layers.reversed().flatMap(\.table.registrations).filter(isInEffect)
  }

  /// Returns whether a registration of this graph, or of a graph below it, is neither replaced nor
  /// ignored.
  func isInEffect(_ registration: Registration) -> Bool {
    if self.registration(of: registration.identity) !== registration { return false }
    if registration.role != .contribution { return !ignores(registration) }
    // An overlay that registers a list itself replaces all contributions of the base.
    return base == nil || !users(of: registration.identity).isEmpty
  }
}
