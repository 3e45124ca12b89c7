/// Runs an operation with some services replaced, for this task and its child tasks.
///
/// During the operation, the overrides apply to ``Container/shared``, ``Resolved`` properties, each
/// ``ResolverHandle``, every router, and ``Resolver/current``. The operation has its own instances,
/// which it does not share with code outside. Parallel tests do not see each other's overrides.
///
/// ```swift
/// let users = try withOverrides {
///   $0.registerFunction(LoadUsers.self) { [ada] }
/// } operation: {
///   try Container.shared.resolve(LoadUsers.self)()
/// }
/// ```
///
/// Overrides can be nested; the innermost override takes precedence. Overrides end with the
/// operation, whether it returns or throws. An unstructured `Task` inherits the overrides; a
/// detached task starts without them. The instances that were created with the overrides are
/// released when the operation, and the last task that inherited the overrides, has ended. Their
/// release functions then run without the overrides. To release them earlier, and with the
/// overrides, close ``Resolver/current`` inside the operation. Nothing is verified: an overridden
/// service need not be registered.
///
/// If an unsealed container other than ``Container/shared`` changes during the operation, the
/// operation creates the instances of that container again. During the operation, a scope made
/// before the container's last change does not share singletons with the container.
///
/// Other graphs are not affected: their singletons are constructed without the overrides, even if
/// this operation is the first to resolve them.
///
/// - Parameters:
///   - change: A closure that registers the overrides.
///   - operation: The operation to run with the overrides.
/// - Returns: The result of the operation.
/// - Throws: The error of the operation.
/// - Complexity: Independent of the number of registrations that are not overridden, and linear in
///   the number of overrides around these. If the closure decorates, changes, or contributes, or if
///   the operation registers with ``Container/shared``, the first resolve from it after that is
///   O(*n*) in the number of all registrations.
@discardableResult
public func withOverrides<Result, Failure: Error>(
  _ change: (Container) -> Void, operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  // Typed errors do not pass through `withValue`.
  let result = TaskOverrides.$ofTask.withValue(TaskOverrides(change)) {
    Swift.Result { () throws(Failure) in try operation() }
  }
  return try result.get()
}

/// Runs an asynchronous operation with some services replaced, for this task and its child tasks.
///
/// This is `withOverrides(_:operation:)` for an operation that may suspend. The operation runs in
/// the caller's isolation.
///
/// - Parameters:
///   - change: A closure that registers the overrides.
///   - operation: The operation to run with the overrides.
/// - Returns: The result of the operation.
/// - Throws: The error of the operation.
@discardableResult
nonisolated(nonsending) public func withOverrides<Result, Failure: Error>(
  _ change: (Container) -> Void,
  operation: nonisolated(nonsending) () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await TaskOverrides(change).result(of: operation).get()
}

extension TaskOverrides {
  /// Runs an operation with these overrides in the caller's isolation, and returns its result or
  /// its error.
  ///
  /// The closure captures the actor, because otherwise Swift 6.3 continues outside the actor after
  /// the first suspension.
  func result<Result, Failure: Error>(
    of operation: nonisolated(nonsending) () async throws(Failure) -> Result,
    on actor: isolated (any Actor)? = #isolation
  ) async -> Swift.Result<Result, Failure> {
    await Self.$ofTask.withValue(self) {
      _ = actor
      do throws(Failure) {
        return .success(try await operation())
      } catch {
        return .failure(error)
      }
    }
  }
}
