extension Lifetime where Service: Sendable {
  /// One instance for all callers.
  ///
  /// Closing the resolver releases the instance.
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
  /// - Parameter release: A closure that releases the instance, once. It may suspend and throw.
  /// - Returns: The lifetime.
  @export(implementation)
  public static func singleton(
    releasing release: @escaping @Sendable (Service) async throws -> Void
  ) -> Lifetime {
    Lifetime(.singleton, release: erased(release))
  }

  /// One instance for each scope, which is released when the scope ends.
  ///
  /// If no code ends a scope explicitly, the scope ends when its last resolver is released, and the
  /// last construction for the scope has ended.
  ///
  /// - Parameter release: A closure that releases the instance, once. It may suspend and throw.
  /// - Returns: The lifetime.
  @export(implementation)
  public static func scoped(
    releasing release: @escaping @Sendable (Service) async throws -> Void
  ) -> Lifetime {
    Lifetime(.scoped, release: erased(release))
  }
}

/// A release without the type of the instance.
@export(implementation)
func erased<Service: Sendable>(
  _ release: @escaping @Sendable (Service) async throws -> Void
) -> ErasedRelease {
  { address in
    // The invariant of `Registration`: this is the address of an instance of the lifetime's
    // service.
    let instance = address.assumingMemoryBound(to: Service.self).pointee
    return { try await release(instance) }
  }
}
