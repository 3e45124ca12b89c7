import Dispatch
import FunctionInjection
import FunctionalDITestDoubles
import Synchronization
import TestSupport
import Testing

private final class Connection: Sendable {}
private enum Connect: AsyncService { typealias Service = Connection }
private enum Shared: AsyncService { typealias Service = Connection }
private enum InScope: AsyncService { typealias Service = Connection }
private enum Slow: AsyncService { typealias Service = Connection }
private enum Unknown: AsyncService { typealias Service = Connection }
private struct Failure: Error {}

/// Runs the jobs of an actor on a queue of its own, so that a test can tell whether code runs there.
private final class Queue: SerialExecutor {
  private static let key = DispatchSpecificKey<Bool>()
  private let queue = DispatchQueue(label: "Queue")
  /// The number of times that the actor was entered.
  let entries = Atomic(0)

  init() { queue.setSpecific(key: Self.key, value: true) }

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    entries.add(1, ordering: .relaxed)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

/// A caller whose state only its own queue may use.
private actor Caller {
  private let queue = Queue()

  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  private func fail() async throws {
    await Task.yield()
    throw Failure()
  }

  /// Catches the error of an operation, and returns whether the actor runs on its queue afterward.
  private func returns(
    from operation: nonisolated(nonsending) () async throws -> Void
  ) async -> Bool {
    do {
      try await operation()
      return false
    } catch {
      return Queue.isCurrent
    }
  }

  /// Resolves services that fail, in all ways.
  ///
  /// Each error is caught at the call, because another function in between would return to the actor.
  func resolve(from container: Container) async throws {
    let resolver = try container.seal()
    do {
      let _: Connection = try await resolver.resolve(Connect.self)
      Issue.record("The resolve has not thrown.")
    } catch {
      #expect(error.kind == .constructionFailed && Queue.isCurrent)
    }
    do {
      let _: Connection = try await resolver.resolve(Unknown.self)
      Issue.record("The resolve has not thrown.")
    } catch {
      #expect(error.kind == .missing && Queue.isCurrent)
    }
    do {
      let _: Connection = try await container.resolve(Connect.self)
      Issue.record("The resolve has not thrown.")
    } catch {
      #expect(error.kind == .constructionFailed && Queue.isCurrent)
    }
    do {
      let _: Connection = try await resolver.handle.resolve(Connect.self)
      Issue.record("The resolve has not thrown.")
    } catch {
      #expect(error.kind == .constructionFailed && Queue.isCurrent)
    }
    await Task { await resolveCanceled(from: resolver) }.value
  }

  private func resolveCanceled(from resolver: Resolver) async {
    withUnsafeCurrentTask { $0?.cancel() }
    do {
      let _: Connection = try await resolver.resolve(Slow.self)
      Issue.record("The resolve has not thrown.")
    } catch {
      #expect(error.kind == .cancelled && Queue.isCurrent)
    }
  }

  /// Returns how often an operation returns to the actor.
  private func entries(
    during operation: nonisolated(nonsending) () async throws -> Void
  ) async rethrows -> Int {
    let before = queue.entries.load(ordering: .relaxed)
    try await operation()
    return queue.entries.load(ordering: .relaxed) - before
  }

  /// Resolves an instance that does not exist, and then the same instance again.
  func resolveRepeatedly(
    _ resolve: nonisolated(nonsending) () async throws -> Connection
  ) async throws {
    var first: Connection?
    let constructing = try await entries { first = try await resolve() }
    #expect(constructing > 0)
    var second: Connection?
    let reading = try await entries { second = try await resolve() }
    #expect(reading == 0 && first === second)
  }

  /// Runs operations that suspend, in all ways.
  func suspend(with container: Container) async throws {
    let resolver = try container.seal()
    try await resolver.withScope { _ async in
      await Task.yield()
      #expect(Queue.isCurrent)
    }
    try await resolver.withScope(registering: { _ in }) { _ async in
      await Task.yield()
      #expect(Queue.isCurrent)
    }
    await withOverrides { _ in
    } operation: {
      await Task.yield()
      #expect(Queue.isCurrent)
    }
    _ = try await container.constructAll(
      overriding: { _ in #expect(Queue.isCurrent) },
      scope: { resolver in
        #expect(Queue.isCurrent)
        return resolver
      })
  }

  /// Ends operations with an error, in all ways.
  func operate(with resolver: Resolver) async {
    #expect(await returns { try await resolver.withScope { _ in try await self.fail() } })
    #expect(
      await returns {
        try await resolver.withScope { scope in
          _ = try await scope.resolve(Connect.self) as Connection
        }
      })
    #expect(
      await returns {
        try await resolver.withScope(registering: { _ in }) { _ in try await self.fail() }
      })
    #expect(
      await returns {
        // The operation succeeds, and the release fails.
        try await resolver.withScope { scope async throws in _ = try scope.resolve(Int.self) }
      })
    #expect(
      await returns {
        try await withOverrides { _ in
        } operation: { () async throws in
          try await self.fail()
        }
      })
    #expect(
      await returns {
        try await withOverrides { _ in
        } operation: { () async throws(ResolutionError) in
          _ = try await resolver.resolve(Connect.self) as Connection
        }
      })
  }
}

@Suite("An actor that resolves or catches an error", .hangLimit)
struct ReturningToActorTests {
  private func container() -> Container {
    let container = Container()
    container.register(Connect.self) { resolver async throws in
      await Task.yield()
      throw Failure()
    }
    let wait: @Sendable () async -> Void = never()
    container.register(Slow.self, .singleton) { () async throws in
      await wait()
      return Connection()
    }
    container.register(Int.self, .scoped(releasing: { _ in throw Failure() })) { 1 }
    return container
  }

  @Test("A resolve that throws returns to the actor of its caller")
  func resolving() async throws {
    try await Caller().resolve(from: container())
  }

  @Test("A resolve of an instance that exists does not leave the actor of its caller")
  func reading() async throws {
    let container = Container()
    func register<Key: AsyncService>(
      _ key: Key.Type, _ lifetime: Lifetime<Connection>
    ) where Key.Service == Connection {
      container.register(key, lifetime) { () async in
        await Task.yield()
        return Connection()
      }
    }
    register(Connect.self, .singleton)
    register(Shared.self, .weak)
    register(InScope.self, .scoped)

    let resolver = try container.seal()
    let scope = resolver.makeScope()
    let changed = try resolver.overriding { _ in }
    let caller = Caller()
    try await caller.resolveRepeatedly { try await resolver.resolve(Connect.self) }
    try await caller.resolveRepeatedly { try await resolver.resolve(Shared.self) }
    try await caller.resolveRepeatedly { try await scope.resolve(InScope.self) }
    try await caller.resolveRepeatedly { try await changed.handle.resolve(Connect.self) }
    try await caller.resolveRepeatedly { try await container.resolve(Connect.self) }
  }

  @Test("An operation in a scope, or with overrides, runs in the isolation of its caller")
  func suspending() async throws {
    let container = Container()
    container.register(Int.self) {
      // A factory that does not suspend runs in the isolation of its caller.
      #expect(Queue.isCurrent)
      return 1
    }
    try await Caller().suspend(with: container)
  }

  @Test(
    "An operation in a scope, or with overrides, that throws returns to the actor of its caller")
  func operating() async throws {
    await Caller().operate(with: try container().seal())
  }
}
