extension Resolver {
  /// Makes a resolver of the same graph with some of it replaced.
  ///
  /// Everything is constructed afresh, so that what uses an overridden service is constructed with
  /// the override. The resolver that it is made from does not change.
  ///
  /// ```swift
  /// let container = Container()
  /// container.register(LoadUsers.self) { { [ada, grace] } }
  /// let resolver = try container.seal()
  ///
  /// let empty = try resolver.overriding { $0.override(LoadUsers.self) { { [] } } }
  /// ```
  ///
  /// An override takes the place of the registration and of what decorates it; decorators that are
  /// registered along with the override decorate the override.
  ///
  /// - Parameter change: Registers the overrides, and whatever else the new graph is to have.
  /// - Returns: The new resolver.
  /// - Throws: All faults, such as an override of what is not registered.
  /// - Complexity: O(*n*) in the number of registrations.
  public func overriding(_ change: (Container) -> Void) throws(WiringError) -> Resolver {
    let changes = Container()
    change(changes)
    let table = try scope.wiring.overridden(by: changes.wiring).verifiedTable()
    let outermost = ResolutionScope(table).resolver
    return scope.own == nil ? outermost : outermost.makeScope()
  }

  /// The resolver of the same graph with the overrides of the task that runs; this one where there
  /// are none.
  ///
  /// ``Container/shared``, ``Resolved`` and a ``ResolverHandle`` look at the overrides of the task by
  /// themselves. A resolver does not, because that would cost it as much as all the rest of
  /// resolving: code that keeps one, and wants to be overridden by tasks, asks it for this.
  public var current: Resolver {
    guard construction == nil, let overrides = TaskOverrides.current else { return self }
    return overrides.resolver(of: scope)
  }
}

extension ResolutionScope {
  /// What the graph was made of.
  var wiring: Wiring {
    guard var wiring = outer?.wiring else {
      return Wiring(
        registrations: table.registrations, requirements: table.requirements,
        unregistered: table.unregistered)
    }
    wiring.remove { table.entry(of: $0) != nil }
    wiring.registrations.add(table.registrations)
    wiring.requirements.add(table.requirements)
    return wiring
  }
}

extension Wiring {
  /// The same with what another container was told on top.
  ///
  /// What is overridden is decorated by the other container only.
  func overridden(by changes: Wiring) -> Wiring {
    var wiring = self
    for registration in changes.registrations {
      let registration = registration.undecorated
      switch registration.origin {
      case .contributed(let contribution): wiring.contribute(contribution)
      case .collected: break
      case .registered, .decorated: wiring.registrations.append(registration)
      }
    }
    for decoration in changes.decorations { wiring.decorate(decoration) }
    wiring.requirements.add(changes.requirements)
    if let check = changes.otherFaults { wiring.add(check) }
    wiring.unregistered = changes.unregistered ?? unregistered
    return wiring
  }
}
