import FunctionInjection
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
  }
}
