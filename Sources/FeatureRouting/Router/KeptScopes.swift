import FunctionInjection

/// The scopes that the router of a feature keeps alive.
struct KeptScopes: Sendable {
  /// The scope of the feature.
  private var scope: Resolver?
  /// The scope whose registrations the feature's scope uses, if it has none of its own.
  ///
  /// It belongs to a feature further outside, whose router may be gone.
  private var outer: Resolver?

  /// No scopes, for a router outside features.
  init() {}

  /// Keeps the scope of the feature that is being built.
  init(of scope: Resolver) {
    self.scope = scope
    guard !scope.isOfScopeWithRegistrations else { return }
    // A router is only made for a feature by the feature's initializer, which the main actor runs.
    outer = MainActor.assumeIsolated { featureBeingBuilt?.opener.scopeWithRegistrations }
  }

  private var scopeWithRegistrations: Resolver? {
    scope?.isOfScopeWithRegistrations == true ? scope : outer
  }
}
