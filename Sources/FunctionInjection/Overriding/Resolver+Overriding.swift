extension Resolver {
  /// Makes a resolver of the same graph with some services replaced.
  ///
  /// Every instance is created again, so that the users of an overridden service receive the
  /// override. The original resolver does not change.
  ///
  /// ```swift
  /// let container = Container()
  /// container.registerFunction(LoadUsers.self) { [ada, grace] }
  /// let resolver = try container.seal()
  ///
  /// let empty = try resolver.overriding { $0.registerFunction(LoadUsers.self) { [] } }
  /// ```
  ///
  /// Each registration in the block is an override; pass `override: false` for a new service. An
  /// override replaces the registration and its decorators. Decorators that are registered together
  /// with the override decorate the override. Use the container only inside the block: if it is
  /// used later, the program stops.
  ///
  /// If this resolver belongs to a scope, the new resolver belongs to a scope, too. Ending the new
  /// resolver also ends its graph, and the scopes made from it with ``makeScope()``. The new
  /// resolver retains this resolver's graph and that graph's singletons.
  ///
  /// - Parameter change: A closure that registers the overrides, and any further services of the
  ///   new graph.
  /// - Returns: The new resolver.
  /// - Throws: A ``WiringError`` with all faults of the change, such as an override of an
  ///   unregistered service.
  /// - Complexity: O(*m*) in the number of changes, if the changes keep lifetimes and inputs;
  ///   otherwise O(*n*) in the number of registrations.
  public func overriding(_ change: (Container) -> Void) throws(WiringError) -> Resolver {
    let changes = Container(Wiring(overriding: true))
    change(changes)
    let graph = try scope.graph.overlay(changes, sharingInstances: false)
    let overridden = isOfScope ? Scope(graph, inside: nil) : Scope(rootOf: graph)
    if scope.isOver { overridden.finish() }
    return traced(overridden)
  }

  /// The resolver of the same graph with the overrides of the current task, or this resolver if the
  /// task has no overrides.
  ///
  /// ``Container/shared``, ``Resolved``, and a ``ResolverHandle`` use the overrides of the task. A
  /// resolver ignores these overrides, because checking for them would double the cost of
  /// resolving. Use this property in code that keeps a resolver and must follow overrides.
  ///
  /// The overrides apply to a copy of the graph, and to copies of its scopes. If a scope was made
  /// outside the overrides and has registrations of its own, its copy also has its own singletons.
  ///
  /// Inside the overrides, call ``overriding(_:)`` and ``makeScope(registering:)`` on this
  /// property. If you call these methods on the resolver itself, the overrides do not apply to the
  /// result, and the result's `current` returns it unchanged.
  public var current: Resolver {
    guard !isOfFactory, let overrides = TaskOverrides.current else { return self }
    return traced(overrides.overridden(scope))
  }

  /// Whether the task has overrides.
  package static var taskHasOverrides: Bool { TaskOverrides.current != nil }
}
