/// The key of a service whose construction may suspend.
///
/// To resolve it suspends too: `try await resolver.resolve(OpenDatabase.self)`. To resolve it from
/// a function that cannot does not compile.
///
/// ```swift
/// enum OpenDatabase: AsyncService { typealias Service = Database }
///
/// let container = Container()
/// container.register(OpenDatabase.self, .singleton) { () async throws in Database() }
/// let database: Database = try await container.seal().resolve(OpenDatabase.self)
/// ```
///
/// What is kept is constructed once however many tasks ask for it at once. The construction belongs
/// to none of them: a task that is cancelled while it waits is thrown an error, and the others get
/// their service. Services that need each other are an error, never a wait for ever. So a task that a
/// factory starts counts as a part of it, because the factory may wait for the task: to resolve what
/// is being constructed there is a cycle. A detached task is one of its own, and waits; a factory that
/// waits for it in turn is not noticed.
public protocol AsyncService: AsyncInput where Service: Sendable {
  /// The kind of the key, which no key has two of; leave it to the protocol.
  static var kindOfKey: String { get }
}

extension AsyncService {
  /// The kind of the key.
  public static var kindOfKey: String { "AsyncService" }

  /// Resolves the key.
  @inlinable
  nonisolated(nonsending) public static func resolveAsyncInput(
    from resolver: Resolver
  ) async throws(ResolutionError) -> Service {
    try await resolver.resolve(Self.self)
  }
}
