import FunctionInjection
import Synchronization
import FunctionalDITestDoubles
import Testing

private enum Migrate: AsyncService {
  typealias Service = @Sendable () async throws -> String
}

private struct Failure: Error, Equatable {}

@Suite("Asynchronous services")
struct AsyncServiceTests {
  final class Connection: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
  }

  enum Connect: AsyncService { typealias Service = Connection }
  enum Other: AsyncService { typealias Service = Connection }

  @Test("A construction may suspend, with asynchronous and synchronous inputs")
  func suspends() async throws {
    let container = Container()
    container.register(Connect.self, .singleton) { () async throws in
      await Task.yield()
      return Connection("main")
    }
    container.register(Database.self) { Database() }
    container.register(
      Migrate.self, injecting: Connect.self, Instance<Database>.self
    ) { connection, database in
      await Task.yield()
      return { "\(connection.name) \(database.users.count)" }
    }
    let resolver = try container.seal()
    #expect(try await resolver.resolve(Migrate.self)() == "main 2")
    #expect(try await resolver.resolve(Connect.self) === resolver.resolve(Connect.self))
    #expect(try await container.handle.resolve(Connect.self).name == "main")
  }

  @Test("A missing input is found at sealing, and resolving it throws")
  func missingInput() async throws {
    let container = Container()
    container.register(Migrate.self, injecting: Connect.self) { _ in { "" } }
    #expect(container.verify().faults.map(\.name) == ["Connect"])
    let error = await #expect(throws: ResolutionError.self) {
      try await container.resolve(Migrate.self)
    }
    #expect(error?.kind == .missing)
    #expect(error?.path.hops.map(\.name) == ["Migrate", "Connect"])
  }

  @Test("A singleton is constructed once for all concurrent tasks")
  func singleton() async throws {
    let gate = AsyncGate()
    let constructions = NullarySpy()
    let container = Container()
    container.register(Connect.self, .singleton) { () async throws in
      constructions()
      await gate.pass()
      return Connection("main")
    }
    let resolver = try container.seal()
    try await withThrowingTaskGroup(of: Connection.self) { group in
      for _ in 0..<64 { group.addTask { try await resolver.resolve(Connect.self) } }
      await gate.arrival()
      gate.open()
      let first = try #require(await group.next())
      for try await other in group { #expect(other === first) }
    }
    #expect(constructions.count == 1)
  }

  @Test("A first caller that is canceled does not affect the others")
  func canceledFirstCaller() async throws {
    let gate = AsyncGate()
    let constructions = Spy<Bool>()
    let container = Container()
    container.register(Connect.self, .singleton) { () async throws in
      await gate.pass()
      constructions(Task.isCancelled)
      return Connection("main")
    }
    let resolver = try container.seal()
    let first = Task { try await resolver.resolve(Connect.self) }
    await gate.arrival()
    let second = Task { try await resolver.resolve(Connect.self) }
    first.cancel()
    let error = await #expect(throws: ResolutionError.self) { try await first.value }
    #expect(error?.kind == .cancelled)
    #expect(error?.underlyingError is CancellationError)
    gate.open()
    #expect(try await second.value === resolver.resolve(Connect.self))
    #expect(constructions.arguments == [false])
  }

  @Test("A waiter that is canceled leaves the others waiting")
  func canceledWaiter() async throws {
    let gate = AsyncGate()
    let container = Container()
    container.register(Connect.self, .singleton) { () async throws in
      await gate.pass()
      return Connection("main")
    }
    let resolver = try container.seal()
    let first = Task { try await resolver.resolve(Connect.self) }
    await gate.arrival()
    let waiters = (0..<10).map { _ in Task { try await resolver.resolve(Connect.self) } }
    for waiter in waiters.prefix(5) { waiter.cancel() }
    for waiter in waiters.prefix(5) {
      let error = await #expect(throws: ResolutionError.self) { try await waiter.value }
      #expect(error?.kind == .cancelled)
    }
    gate.open()
    let connection = try await first.value
    for waiter in waiters.dropFirst(5) { #expect(try await waiter.value === connection) }
  }

  @Test("A failed construction throws for all waiters or is tried again by them")
  func failure() async throws {
    let attempts = NullarySpy()
    let container = Container()
    container.register(Connect.self, .singleton) { () async throws in
      attempts()
      guard attempts.count > 1 else { throw Failure() }
      return Connection("second")
    }
    let resolver = try container.seal()
    let error = await #expect(throws: ResolutionError.self) {
      try await resolver.resolve(Connect.self)
    }
    #expect(error?.kind == .constructionFailed)
    #expect(error?.underlyingError as? Failure == Failure())
    #expect(try await resolver.resolve(Connect.self).name == "second")
    #expect(attempts.count == 2)
  }

  @Test("Scopes have their own instances, and a resolve shares its own")
  func scopesAndGraphs() async throws {
    let container = Container()
    container.register(Connect.self, .scoped) { () async throws in Connection("scoped") }
    container.register(Other.self, .graph) { () async throws in Connection("graph") }
    container.register(Migrate.self) { resolver async throws in
      let isSame = try await resolver.resolve(Other.self) === resolver.resolve(Other.self)
      return { "\(isSame)" }
    }
    let resolver = try container.seal()
    let error = await #expect(throws: ResolutionError.self) {
      try await resolver.resolve(Connect.self)
    }
    #expect(error?.kind == .outsideOfScope)
    let (first, second) = (resolver.makeScope(), resolver.makeScope())
    #expect(try await first.resolve(Connect.self) === first.resolve(Connect.self))
    #expect(try await first.resolve(Connect.self) !== second.resolve(Connect.self))
    #expect(try await resolver.resolve(Migrate.self)() == "true")
    #expect(try await resolver.resolve(Other.self) !== resolver.resolve(Other.self))
  }

  @Test("Using a resolver after its construction has ended throws an error")
  func outlivingResolver() async throws {
    let kept = Mutex<Resolver?>(nil)
    let container = Container()
    container.register(Connect.self) { resolver async throws in
      kept.withLock { $0 = resolver }
      return Connection("main")
    }
    let resolver = try container.seal()
    _ = try await resolver.resolve(Connect.self)
    let outdated = try #require(kept.withLock { $0.take() })
    let error = await #expect(throws: ResolutionError.self) {
      try await outdated.resolve(Connect.self)
    }
    #expect(error?.kind == .constructionIsOver)
  }

  @Test("A task that outlives a construction resolves through a handle")
  func outlivingTask() async throws {
    let started = Mutex<Task<String, any Error>?>(nil)
    let gate = AsyncGate()
    let container = Container()
    container.register(Connect.self, .singleton) { [handle = container.handle] () async throws in
      let task = Task {
        await gate.pass()
        return try await handle.resolve(Connect.self).name
      }
      started.withLock { $0 = task }
      return Connection("main")
    }
    _ = try await container.resolve(Connect.self)
    gate.open()
    #expect(try await started.withLock { $0 }?.value == "main")
  }

  @Test(
    "A task that a factory starts is a part of the construction, and a detached one waits for it")
  func startedTasks() async throws {
    let gate = AsyncGate()
    let detached = Mutex<Task<Connection, any Error>?>(nil)
    let kinds = Spy<ResolutionError.Kind>()
    let container = Container()
    container.register(Connect.self, .singleton) { [handle = container.handle] () async throws in
      // The engine cannot see whether the factory waits for the task, so the task must not wait for
      // the factory.
      let started = Task { try await handle.resolve(Connect.self) }
      if case .failure(let error as ResolutionError) = await started.result { kinds(error.kind) }
      let task = Task.detached { try await handle.resolve(Connect.self) }
      detached.withLock { $0 = task }
      await gate.pass()
      return Connection("main")
    }
    async let connection: Connection = container.resolve(Connect.self)
    await gate.arrival()
    #expect(kinds.arguments == [.cycle])
    gate.open()
    let task = try #require(detached.withLock { $0 })
    #expect(try await task.value === connection)
  }

  @Test("Asynchronous decorators receive the services they declare")
  func decoratorInputs() async throws {
    let container = Container()
    container.register(Connect.self, .singleton) { () async throws in Connection("main") }
    container.register(Other.self) { () async throws in Connection("other") }
    container.register(Greet.self) { { "Hello, \($0)" } }
    container.decorate(Connect.self, injecting: Other.self, Greet.self) { next, other, greet in
      Connection(greet(next.name + other.name))
    }
    #expect(try await container.seal().resolve(Connect.self).name == "Hello, mainother")
    container.unregister(Other.self)
    #expect(container.verify().faults.map(\.kind) == [.missing])
  }

  @Test("Asynchronous services are decorated and overridden like others")
  func decoratingAndOverriding() async throws {
    let container = Container()
    container.decorate(Connect.self) { next in
      await Task.yield()
      return Connection("decorated " + next.name)
    }
    container.register(Connect.self, .singleton) { () async throws in Connection("main") }
    let resolver = try container.seal()
    #expect(try await resolver.resolve(Connect.self).name == "decorated main")
    let other = try resolver.overriding {
      $0.register(Connect.self, override: true) { () async throws in Connection("stub") }
    }
    #expect(try await other.resolve(Connect.self).name == "stub")
    let name = try await withOverrides {
      $0.register(Connect.self, override: true) { () async throws in Connection("for a task") }
    } operation: {
      try await resolver.current.resolve(Connect.self).name
    }
    #expect(name == "for a task")
  }

  /// Every task resolves every key in an order of its own, and is sometimes canceled.
  @Test(
    "Tasks that resolve in any order and are canceled see one instance each",
    arguments: [UInt64(1), 2, 3])
  func random(seed: UInt64) async throws {
    let constructions = Spy<Int>()
    let container = Container()
    container.register(Connect.self, .singleton) { () async throws in
      await Task.yield()
      constructions(1)
      return Connection("\(constructions.count)")
    }
    container.register(Other.self, .singleton, injecting: Connect.self) { connection in
      await Task.yield()
      constructions(2)
      return Connection("of \(connection.name)")
    }
    let resolver = try container.seal()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask {
          let task = Task {
            if number.isMultiple(of: 2) { _ = try await resolver.resolve(Connect.self) }
            return try await resolver.resolve(Other.self)
          }
          if number.isMultiple(of: 3) { task.cancel() }
          do {
            let name = try await task.value.name
            #expect(name == "of 1", "seed \(seed)")
          } catch {
            #expect((error as? ResolutionError)?.kind == .cancelled, "seed \(seed)")
          }
        }
      }
    }
    #expect(constructions.arguments == [1, 2], "seed \(seed)")
  }
}
