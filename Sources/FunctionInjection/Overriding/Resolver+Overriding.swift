extension Resolver {
  /// Makes a resolver of the same graph with some of it replaced.
  ///
  /// Every instance is created again, so each service that uses an overridden one is created with the
  /// override. The resolver that it is made from does not change.
  ///
  /// ```swift
  /// let container = Container()
  /// container.registerFunction(LoadUsers.self) { [ada, grace] }
  /// let resolver = try container.seal()
  ///
  /// let empty = try resolver.overriding { $0.registerFunction(LoadUsers.self) { [] } }
  /// ```
  ///
  /// Each registration in the block overrides; one that is new says `override: false`. An override
  /// replaces the registration and its decorators. Decorators in the block decorate the override.
  ///
  /// - Parameter change: Registers the overrides, and whatever else the new graph is to have.
  /// - Returns: The new resolver.
  /// - Throws: All faults that the change makes, such as an override of an unregistered service.
  /// - Complexity: O(*m*) in the number of changes, if they keep lifetimes and inputs; otherwise also in
  ///   the number of services that use a changed one.
  public func overriding(_ change: (Container) -> Void) throws(WiringError) -> Resolver {
    let changes = Container(Wiring(overriding: true))
    change(changes)
    let graph = try scope.graph.overlay(changes, sharingInstances: false)
    let root = Scope(rootOf: graph).resolver
    return isOfScope ? root.makeScope() : root
  }

  /// The resolver of the same graph with the overrides of the task that runs; this one if there are
  /// none.
  ///
  /// ``Container/shared``, ``Resolved`` and a ``ResolverHandle`` look at the overrides of the task by
  /// themselves. A resolver does not, because looking would cost as much as everything else in
  /// resolving. Code that keeps a resolver, and is to be overridden by tasks, asks it for this.
  public var current: Resolver {
    guard construction == nil, let overrides = TaskOverrides.current else { return self }
    return overrides.overridden(scope).resolver
  }
}

extension Graph {
  /// Makes an overlay of this graph, and checks what the changes can break.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - sharesInstances: Whether the singletons of this graph are shared.
  /// - Returns: The overlay.
  /// - Throws: All faults.
  func overlay(
    _ changes: Container, sharingInstances sharesInstances: Bool
  ) throws(WiringError) -> Graph {
    var wiring = changes.core.takeWiring()
    wiring.decorateScopeValues(asDeclaredIn: self)
    let graph = Graph(overlaying: self, with: wiring, sharingInstances: sharesInstances)
    let report = WiringCheck.report(onOverlay: graph, wiring)
    guard report.faults.isEmpty else { throw WiringError(report: report) }
    return graph
  }
}
