import FunctionInjection
import Synchronization
import Testing

extension AsyncServiceTests {
  @Suite("Cycles of asynchronous services")
  struct Cycles {
    @Test("A cycle is thrown with its path")
    func path() async throws {
      let container = Container()
      container.register(Connect.self, .singleton) { resolver async throws in
        Connection(try await resolver.resolve(Other.self).name)
      }
      container.register(Other.self, .singleton) { resolver async throws in
        Connection(try await resolver.resolve(Connect.self).name)
      }
      let error = await #expect(throws: ResolutionError.self) {
        try await container.resolve(Connect.self)
      }
      #expect(error?.kind == .cycle)
      #expect(error?.path.hops.map(\.name) == ["Connect", "Other", "Connect"])
    }

    @Test("A cycle of transient services is thrown")
    func transients() async throws {
      let container = Container()
      container.register(Connect.self) { resolver async throws in
        Connection(try await resolver.resolve(Other.self).name)
      }
      container.register(Other.self) { resolver async throws in
        try await resolver.resolve(Connect.self)
      }
      let resolver = try container.seal()
      let error = await #expect(throws: ResolutionError.self) {
        try await resolver.resolve(Connect.self)
      }
      #expect(error?.kind == .cycle)
      #expect(error?.path.hops.map(\.name) == ["Connect", "Other", "Connect"])
    }

    @Test("A cycle of factories that avoid their resolvers is thrown")
    func withoutResolvers() async throws {
      let container = Container()
      container.register(Connect.self, .singleton) { [handle = container.handle] () async throws in
        Connection(try await handle.resolve(Other.self).name)
      }
      container.register(Other.self, .singleton) { [handle = container.handle] () async throws in
        async let connection = handle.resolve(Connect.self)
        return Connection(try await connection.name)
      }
      let error = await #expect(throws: ResolutionError.self) {
        try await container.resolve(Connect.self)
      }
      #expect(error?.kind == .cycle)
    }

    @Test("A cycle between two tasks is thrown, and neither waits forever")
    func betweenTasks() async throws {
      let (first, second) = (AsyncGate(), AsyncGate())
      let container = Container()
      container.register(Connect.self, .singleton) { resolver async throws in
        await first.pass()
        return Connection(try await resolver.resolve(Other.self).name)
      }
      container.register(Other.self, .singleton) { resolver async throws in
        await second.pass()
        return Connection(try await resolver.resolve(Connect.self).name)
      }
      let resolver = try container.seal()
      let tasks = [
        Task { _ = try await resolver.resolve(Connect.self) },
        Task { _ = try await resolver.resolve(Other.self) },
      ]
      await first.arrival()
      await second.arrival()
      first.open()
      second.open()
      var kinds: [ResolutionError.Kind] = []
      for task in tasks {
        let error = await #expect(throws: ResolutionError.self) { try await task.value }
        if let error { kinds.append(error.kind) }
      }
      #expect(kinds == [.cycle, .cycle])
    }

    @Test("A canceled waiter no longer closes a cycle")
    func canceledWaiter() async throws {
      let (first, second) = (AsyncGate(), AsyncGate())
      let container = Container()
      container.register(Connect.self, .singleton) { resolver async throws in
        await first.pass()
        return Connection("with " + (try await resolver.resolve(Other.self).name))
      }
      container.register(Other.self, .singleton) { resolver async throws in
        let waiter = Task { try await resolver.resolve(Connect.self) }
        waiter.cancel()
        _ = await waiter.result
        await second.pass()
        return Connection("other")
      }
      let resolver = try container.seal()
      async let connection: Connection = resolver.resolve(Connect.self)
      await first.arrival()
      async let other: Connection = resolver.resolve(Other.self)
      await second.arrival()
      first.open()
      // Lets the first factory begin to wait, which cannot be observed from outside.
      for _ in 0..<100 { await Task.yield() }
      second.open()
      #expect(try await connection.name == "with other")
      #expect(try await other.name == "other")
    }

    private enum Third: AsyncService { typealias Service = Connection }

    /// Shares the resolver of a factory with other factories.
    ///
    /// The resolver retains the graph, and the graph's factories retain this object, so each test
    /// clears it.
    private final class SharedResolver: Sendable {
      private let stored = Mutex<Resolver?>(nil)

      var resolver: Resolver {
        get throws { try #require(stored.withLock { $0 }) }
      }

      func share(_ resolver: Resolver) { stored.withLock { $0 = resolver } }

      func clear() {
        let resolver = stored.withLock { $0.take() }
        withExtendedLifetime(resolver) {}
      }
    }

    @Test("A cycle of factories that use the resolver of a factory around them is thrown")
    func throughResolverOfOuterFactory() async throws {
      let shared = SharedResolver()
      defer { shared.clear() }
      let container = Container()
      container.register(Connect.self) { resolver async throws in
        shared.share(resolver)
        return try await resolver.resolve(Other.self)
      }
      container.register(Other.self, .singleton) { () async throws in
        try await shared.resolver.resolve(Third.self)
      }
      container.register(Third.self) { resolver async throws in
        try await resolver.resolve(Other.self)
      }
      let resolver = try container.seal()
      let error = await #expect(throws: ResolutionError.self) {
        try await resolver.resolve(Connect.self)
      }
      #expect(error?.kind == .cycle)
      #expect(error?.path.hops.map(\.name) == ["Connect", "Other", "Third", "Other"])
    }

    @Test("A service that resolves itself through the resolver of a factory around it is a cycle")
    func itselfThroughResolverOfOuterFactory() async throws {
      let shared = SharedResolver()
      defer { shared.clear() }
      let container = Container()
      container.register(Connect.self) { resolver async throws in
        shared.share(resolver)
        return try await resolver.resolve(Other.self)
      }
      container.register(Other.self) { () async throws in
        try await shared.resolver.resolve(Other.self)
      }
      let resolver = try container.seal()
      let error = await #expect(throws: ResolutionError.self) {
        try await resolver.resolve(Connect.self)
      }
      #expect(error?.kind == .cycle)
      #expect(error?.path.hops.map(\.name) == ["Connect", "Other", "Other"])
    }

    @Test("A cycle through a container that a factory has made is thrown")
    func throughContainerOfFactory() async throws {
      let shared = SharedResolver()
      defer { shared.clear() }
      let container = Container()
      container.register(Connect.self) { resolver async throws in
        let inner = Container()
        inner.register(Other.self, .singleton) { () async throws in
          try await resolver.resolve(Third.self)
        }
        let made = try inner.seal()
        shared.share(made)
        return try await made.resolve(Other.self)
      }
      container.register(Third.self) { () async throws in
        try await shared.resolver.resolve(Other.self)
      }
      let resolver = try container.seal()
      let error = await #expect(throws: ResolutionError.self) {
        try await resolver.resolve(Connect.self)
      }
      #expect(error?.kind == .cycle)
      #expect(error?.path.hops.map(\.name) == ["Connect", "Other", "Third", "Other"])
    }

    @Test("A cycle through the resolver of a factory in another task is thrown")
    func throughResolverOfOtherTask() async throws {
      let shared = SharedResolver()
      defer { shared.clear() }
      let gate = AsyncGate()
      let container = Container()
      container.register(Connect.self) { resolver async throws in
        shared.share(resolver)
        await gate.pass()
        return Connection("first")
      }
      container.register(Other.self, .singleton) { () async throws in
        try await shared.resolver.resolve(Third.self)
      }
      container.register(Third.self) { resolver async throws in
        try await resolver.resolve(Other.self)
      }
      let resolver = try container.seal()
      async let connection: Connection = resolver.resolve(Connect.self)
      await gate.arrival()
      let error = await #expect(throws: ResolutionError.self) {
        try await resolver.resolve(Other.self)
      }
      #expect(error?.kind == .cycle)
      gate.open()
      #expect(try await connection.name == "first")
    }

    @Test("The path of an error has each factory around it, whichever resolver they use")
    func pathOfError() async throws {
      let shared = SharedResolver()
      defer { shared.clear() }
      let container = Container()
      container.register(Connect.self) { resolver async throws in
        shared.share(resolver)
        return try await resolver.resolve(Other.self)
      }
      container.register(Other.self) { () async throws in
        try await shared.resolver.resolve(Third.self)
      }
      container.register(Third.self) { () async throws -> Connection in throw CancellationError() }
      let resolver = try container.seal()
      let error = await #expect(throws: ResolutionError.self) {
        try await resolver.resolve(Connect.self)
      }
      #expect(error?.path.hops.map(\.name) == ["Connect", "Other", "Third"])
    }
  }
}
