/// The key of a service whose construction may suspend.
///
/// Resolving the key suspends too: `try await resolver.resolve(OpenDatabase.self)`. A resolve in a
/// synchronous function does not compile.
///
/// ```swift
/// enum OpenDatabase: AsyncService { typealias Service = Database }
///
/// let container = Container()
/// container.register(OpenDatabase.self, .singleton) { () async throws in Database() }
/// let database: Database = try await container.seal().resolve(OpenDatabase.self)
/// ```
///
/// An instance that exists is returned without suspending. So a resolve on the main actor then
/// stays there.
///
/// A kept instance is constructed once, however many tasks request it at the same time. The
/// construction belongs to no single task: if a waiting task is canceled, its resolve throws, and
/// the other tasks receive the service. Services that need each other throw an error instead of
/// waiting forever. To find such a cycle, a task that a factory starts counts as a part of the
/// construction, because the factory may wait for the task. If the task resolves the service under
/// construction, the task receives the error. A detached task that resolves from a
/// ``ResolverHandle`` is independent, and waits for the service. The container cannot detect a
/// factory that waits for such a detached task, or for a task that another factory started.
public protocol AsyncService: AsyncInput where Service: Sendable, _Kind == _AsyncKind {}

/// The kind of a key of a service whose construction may suspend.
public enum _AsyncKind: _AsyncInputKind {}
