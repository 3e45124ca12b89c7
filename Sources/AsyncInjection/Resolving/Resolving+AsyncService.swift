public import FunctionInjection

extension Resolver {
  /// Resolves a key whose construction may suspend.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service.
  /// - Throws: What is missing, circular or failed, with the path that leads there, or that the task
  ///   was cancelled while it waited.
  nonisolated(nonsending) public func resolve<Key: AsyncService>(
    _ key: Key.Type
  ) async throws(ResolutionError) -> Key.Service {
    let construction = try SuspendingConstruction(
      of: key, with: self, inside: AsyncPath.construction)
    do throws(ResolutionError) {
      let (service, isNew) = try await construction.instance(of: Key.Service.self)
      construction.tell(isNew ? .constructed : .reused)
      return service
    } catch {
      construction.tell(.failed)
      throw error
    }
  }
}

extension Container {
  /// Resolves a key whose construction may suspend from what is registered now.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service.
  /// - Throws: What is missing, circular or failed, with the path that leads there, or that the task
  ///   was cancelled while it waited.
  nonisolated(nonsending) public func resolve<Key: AsyncService>(
    _ key: Key.Type
  ) async throws(ResolutionError) -> Key.Service {
    try await resolver.resolve(key)
  }
}

extension ResolverHandle {
  /// Resolves a key whose construction may suspend, if the graph is still there.
  ///
  /// - Parameter key: The key.
  /// - Returns: The service.
  /// - Throws: That the graph is gone, or what a resolver throws.
  nonisolated(nonsending) public func resolve<Key: AsyncService>(
    _ key: Key.Type
  ) async throws(ResolutionError) -> Key.Service {
    try await resolver(for: key).resolve(key)
  }
}
