/// Runs an operation in which some services are replaced, for this task and its child tasks.
///
/// ``Container/shared``, a ``Resolved`` property, a ``ResolverHandle`` (and with it every router) and
/// ``Resolver/current`` resolve with the overrides as long as the operation lasts, from instances of
/// their own: nothing that is constructed meanwhile is seen outside, nor the other way round. Tests
/// that run in parallel do not see each other's.
///
/// ```swift
/// let users = try withOverrides {
///   $0.registerFunction(LoadUsers.self) { [ada] }
/// } operation: {
///   try Container.shared.resolve(LoadUsers.self)()
/// }
/// ```
///
/// Overrides nest, and the inner ones win. They end with the operation, however it is left. An
/// unstructured `Task` takes them along, a detached one does not. When the operation and the last task
/// that took the overrides along have ended, what was constructed with them is released; to release it
/// earlier, close ``Resolver/current`` inside the operation. Nothing is verified: an overridden service need
/// not be registered.
///
/// A singleton of a graph that is not one of these copies is constructed without the overrides, also if
/// this operation is the first to ask for it.
///
/// - Parameters:
///   - change: Registers the overrides.
///   - operation: The operation.
/// - Returns: The result of the operation.
/// - Throws: The error of the operation.
public func withOverrides<Result, Failure: Error>(
  _ change: (Container) -> Void, operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  // Typed errors do not pass through `withValue`.
  let result = TaskOverrides.$ofTask.withValue(TaskOverrides(change)) {
    Swift.Result { () throws(Failure) in try operation() }
  }
  return try result.get()
}

/// Runs an asynchronous operation in which some services are replaced, for this task and its child
/// tasks.
///
/// It is `withOverrides(_:operation:)` for an operation that suspends, in the isolation of its caller.
///
/// - Parameters:
///   - change: Registers the overrides.
///   - operation: The operation.
/// - Returns: The result of the operation.
/// - Throws: The error of the operation.
nonisolated(nonsending) public func withOverrides<Result, Failure: Error>(
  _ change: (Container) -> Void,
  operation: nonisolated(nonsending) () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let result = await TaskOverrides.$ofTask.withValue(TaskOverrides(change)) {
    do throws(Failure) {
      return Swift.Result<Result, Failure>.success(try await operation())
    } catch {
      return .failure(error)
    }
  }
  return try result.get()
}
