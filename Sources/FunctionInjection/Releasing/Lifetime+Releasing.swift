extension Lifetime where Service: Sendable {
  /// One instance for all, which is released when its resolver is closed.
  ///
  /// ```swift
  /// actor Connection {
  ///   func close() async throws {}
  /// }
  ///
  /// let container = Container()
  /// container.register(Connection.self, .singleton(releasing: { try await $0.close() })) {
  ///   Connection()
  /// }
  /// let resolver = try container.seal()
  /// try await resolver.close()
  /// ```
  ///
  /// - Parameter release: Releases the instance, once. It may suspend and throw.
  /// - Returns: The lifetime.
  public static func singleton(
    releasing release: @escaping @Sendable (Service) async throws -> Void
  ) -> Lifetime {
    Lifetime(.singleton, release: { instance in { try await release(instance) } })
  }

  /// One instance for each scope, which is released when the scope ends.
  ///
  /// - Parameter release: Releases the instance, once. It may suspend and throw.
  /// - Returns: The lifetime.
  public static func scoped(
    releasing release: @escaping @Sendable (Service) async throws -> Void
  ) -> Lifetime {
    Lifetime(.scoped, release: { instance in { try await release(instance) } })
  }
}
