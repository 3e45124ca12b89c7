extension ResolutionError {
  /// Returns an error for a key that a resolver of your own does not have.
  ///
  /// ```swift
  /// struct OneUser: DependencyResolver {
  ///   func resolve<Key: NamedService>(_ key: Key.Type) throws(ResolutionError) -> Key.Service {
  ///     guard let user = ada as? Key.Service else { throw .notRegistered(key) }
  ///     return user
  ///   }
  /// }
  ///
  /// let user: User = try OneUser().resolve()
  /// precondition(user.name == ada.name)
  /// ```
  ///
  /// The error is of kind ``Kind/missing``, so `resolveIfRegistered(_:)` returns `nil` for it.
  ///
  /// - Parameter key: The requested key.
  /// - Returns: An error that names the key and the line that registers it.
  public static func notRegistered<Key: ServiceKey>(_ key: Key.Type) -> ResolutionError {
    ResolutionError(
      .missing, key._identity, path: DependencyPath([DependencyPath.Hop(key._identity)]),
      summary: MissingKey.summary(of: key._identity),
      remedy: MissingKey.remedy(for: key._identity, among: []))
  }
}
