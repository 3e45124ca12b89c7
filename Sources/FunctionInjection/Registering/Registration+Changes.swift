/// Copies of a registration with changes.
extension Registration {
  /// Returns this registration with additional decorators around its own decorators.
  ///
  /// A value that a scope received exists already, so the scope does not keep it. A decorated value
  /// is created once for each scope.
  func decorated(by others: ArraySlice<Decoration>) -> Registration {
    changed(
      lifetime: role == .scopeValue ? .scoped : lifetime,
      inputs: inputs + others.flatMap(\.inputs), decorations: decorations + others)
  }

  /// Returns this registration as an override of an earlier registration.
  func asOverride() -> Registration { changed(isOverride: true) }

  /// Returns this contribution at a position of its list.
  func contributed(at position: Int) -> Registration { changed(position: position) }

  /// Returns this list with other contributions, and without decorators.
  func collecting(_ contributions: [ServiceIdentity]) -> Registration {
    changed(inputs: contributions, decorations: [])
  }

  /// This value without its decorators; a value itself has no inputs.
  var undecorated: Registration { changed(inputs: [], decorations: []) }

  /// Returns this value with the decorators of its declaration inside its own decorators.
  func declared(by declaration: Registration) -> Registration {
    undecorated.decorated(by: (declaration.decorations + decorations)[...])
  }

  /// Returns the live registration of a key as a registration of the program.
  ///
  /// - Parameters:
  ///   - isOverride: Whether the registration replaces an earlier registration; `nil` for the
  ///     default of its container.
  ///   - location: The location of the call that registers it; `nil` for that of the live
  ///     registration.
  /// - Returns: The registration.
  func registered(isOverride: Bool?, at location: RegistrationLocation? = nil) -> Registration {
    changed(role: .service, isOverride: .some(isOverride), location: location)
  }

  @inline(never)
  private func changed(
    lifetime: LifetimeKind? = nil, role: Role? = nil, isOverride: Bool?? = nil,
    inputs: [ServiceIdentity]? = nil, decorations: [Decoration]? = nil, position: Int? = nil,
    location: RegistrationLocation? = nil
  ) -> Registration {
    var supplement = supplement
    if decorations != nil || position != nil {
      supplement = Supplement(
        decorations: decorations ?? self.decorations, suspendingMake: suspendingMake,
        release: release, position: position ?? self.position, consumers: consumers)
    }
    return Registration(
      key, service, lifetime ?? self.lifetime, role: role ?? self.role,
      isOverride: isOverride ?? self.isOverride, inputs: inputs ?? self.inputs,
      isOpaque: isOpaque, isOnMainActor: factoryIsolation == .mainActor,
      location ?? self.location, make: make, supplement)
  }
}
