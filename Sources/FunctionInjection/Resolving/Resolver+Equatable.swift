extension Resolver: Equatable {
  /// Returns whether two resolvers resolve the same instances, because they belong to one scope or to
  /// one graph.
  ///
  /// A resolver that traces is equal to the one that it was made from.
  ///
  /// - Parameters:
  ///   - first: A resolver.
  ///   - second: Another resolver.
  /// - Returns: Whether they belong to one scope.
  public static func == (first: Resolver, second: Resolver) -> Bool {
    first.reference.toOpaque() == second.reference.toOpaque()
  }
}
