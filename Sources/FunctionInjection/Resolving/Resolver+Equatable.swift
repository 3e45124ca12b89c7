extension Resolver: Equatable {
  /// Returns whether two resolvers belong to the same scope or graph.
  ///
  /// Equal resolvers resolve the same instances. A tracing resolver is equal to the
  /// resolver that it was made from.
  ///
  /// - Parameters:
  ///   - first: A resolver.
  ///   - second: Another resolver.
  /// - Returns: Whether the resolvers belong to the same scope or graph.
  public static func == (first: Resolver, second: Resolver) -> Bool {
    first.reference.toOpaque() == second.reference.toOpaque()
  }
}
