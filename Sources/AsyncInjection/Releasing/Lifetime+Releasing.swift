public import FunctionInjection

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
    Lifetime(.singleton, release: releasing(release))
  }

  /// One instance for each scope, which is released when the scope ends.
  ///
  /// - Parameter release: Releases the instance, once. It may suspend and throw.
  /// - Returns: The lifetime.
  public static func scoped(
    releasing release: @escaping @Sendable (Service) async throws -> Void
  ) -> Lifetime {
    Lifetime(.scoped, release: releasing(release))
  }
}

/// What the engine is told of a release.
private func releasing<Service: Sendable>(
  _ release: @escaping @Sendable (Service) async throws -> Void
) -> @Sendable (Service) -> Release {
  { instance in
    Release {
      Releasing($0, after: $1, within: .standard)
    } run: {
      try await release(instance)
    }
  }
}
