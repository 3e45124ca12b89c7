import FunctionInjection
import Synchronization
import FunctionalDITestDoubles
import TestSupport
import Testing

private final class Connection: Sendable {}
private enum Connect: AsyncService { typealias Service = Connection }
private enum Open: AsyncService { typealias Service = Connection }
private enum Name: NamedService { typealias Service = @Sendable () -> String }
private enum Describe: AsyncService { typealias Service = String }

@Suite("Tasks that construct", .hangLimit)
struct ConstructionTaskTests {
  @Test("A task that an asynchronous factory starts does not keep the graph")
  func taskDoesNotKeepGraph() async throws {
    let gate = AsyncGate()
    let box = TaskBox()
    weak var kept: Database?
    do {
      let database = Database()
      kept = database
      let container = Container()
      container.register(Database.self, instance: database)
      container.register(Connect.self, .singleton, injecting: Instance<Database>.self) {
        _ async throws in
        let task = Task { await gate.pass() }
        box.task.withLock { $0 = task }
        return Connection()
      }
      container.register(Open.self, .scoped, injecting: Connect.self) { connection async throws in
        connection
      }
      let resolver = try container.seal()
      _ = try await resolver.makeScope().resolve(Open.self)
    }
    await gate.arrival()
    #expect(kept == nil)
    gate.open()
    await box.task.withLock { $0 }?.value
  }

  @Test(
    "Ending cancels a construction whose only waiter was canceled",
    arguments: [false, true], [false, true])
  func endingCancels(isScoped: Bool, endsRoot: Bool) async throws {
    let started = NullarySpy()
    let cancelled = NullarySpy()
    let wait: @Sendable () async -> Void = never()
    let container = Container()
    container.register(Connect.self, isScoped ? .scoped : .singleton) { () async throws in
      started()
      await wait()
      cancelled()
      throw CancellationError()
    }
    let resolver = try container.seal()
    let scope = resolver.makeScope()
    let task = Task { try await scope.resolve(Connect.self) }
    await started.waitForCalls()
    task.cancel()
    _ = await task.result
    if isScoped, !endsRoot { try await scope.close() } else { try await resolver.close() }
    await cancelled.waitForCalls()
  }

  @Test(
    "Ending a scope with a graph of its own cancels the construction of its singleton",
    arguments: [false, true])
  func endingCancelsOwnSingleton(isOverridden: Bool) async throws {
    let started = NullarySpy()
    let cancelled = NullarySpy()
    let wait: @Sendable () async -> Void = never()
    let resolver = try Container().seal().makeScope()
    let register: (Container) -> Void = {
      $0.register(Connect.self, .singleton, override: false) { () async throws in
        started()
        await wait()
        cancelled()
        throw CancellationError()
      }
    }
    let scope =
      isOverridden
      ? try resolver.overriding(register) : try resolver.makeScope(registering: register)
    let task = Task { try await scope.resolve(Connect.self) }
    await started.waitForCalls()
    task.cancel()
    _ = await task.result
    scope.end()
    await cancelled.waitForCalls()
  }

  @Test("Closing a scope again waits for the release of a singleton whose construction ended late")
  func closingAgain() async throws {
    let (creation, release) = (AsyncGate(), AsyncGate())
    let released = NullarySpy()
    let scope = try Container().seal().makeScope {
      $0.register(
        Connect.self,
        .singleton(releasing: { _ in
          await release.pass()
          released()
        })
      ) { () async throws in
        await creation.pass()
        return Connection()
      }
    }
    let task = Task { try await scope.resolve(Connect.self) }
    await creation.arrival()
    try await scope.close()
    creation.open()
    _ = await task.result
    let closing = Task { try await scope.close() }
    await release.arrival()
    release.open()
    try await closing.value
    #expect(released.count == 1)
  }

  @Test(
    "A caller whose construction is canceled by the end of its scope gets the error of the end",
    arguments: [false, true])
  func endIsTheReason(waitsForSingleton: Bool) async throws {
    let gate = AsyncGate()
    let started = NullarySpy()
    let wait: @Sendable () async -> Void = never()
    let container = Container()
    container.register(Connect.self, .singleton) { () async throws in
      await gate.pass()
      return Connection()
    }
    container.register(Open.self, .scoped) { resolver async throws in
      started()
      if waitsForSingleton { return try await resolver.resolve(Connect.self) }
      await wait()
      throw CancellationError()
    }
    let resolver = try container.seal()
    let scope = resolver.makeScope()
    let task = Task { try await scope.resolve(Open.self) }
    if waitsForSingleton { await gate.arrival() } else { await started.waitForCalls() }
    scope.end()
    let result = await task.result
    gate.open()
    let error = #expect(throws: ResolutionError.self) { try result.get() }
    #expect(error?.kind == .scopeHasEnded)
  }

  @Test("Callers that wait for an asynchronous construction when it ends get no instance")
  func endingWakes() async throws {
    for endsRoot in [false, true] {
      let gate = AsyncGate()
      let container = Container()
      container.register(Connect.self, .scoped) { () async throws in
        await gate.pass()
        return Connection()
      }
      let resolver = try container.seal()
      let scope = resolver.makeScope()
      let tasks = (0..<20).map { _ in Task { try await scope.resolve(Connect.self) } }
      await gate.arrival()
      for _ in 0..<500 { await Task.yield() }
      if endsRoot { resolver.end() } else { scope.end() }
      gate.open()
      var refused = 0
      for task in tasks {
        do {
          _ = try await task.value
        } catch {
          refused += (error as? ResolutionError)?.kind == .scopeHasEnded ? 1 : 0
        }
      }
      // The constructing caller may keep its instance, if its scope lasts until then.
      #expect(refused >= 19)
    }
  }

  @Test("An asynchronous factory that recurses without end through new scopes gets an error")
  func endlessRecursion() async throws {
    let container = Container()
    container.register(Connect.self, .scoped) { resolver async throws in
      try await resolver.makeScope().resolve(Connect.self)
    }
    container.register(Open.self, .transient) { () async throws in
      try await Self.endless().resolve(Open.self)
    }
    let resolver = try container.seal()
    let error = await #expect(throws: ResolutionError.self) {
      try await resolver.makeScope().resolve(Connect.self)
    }
    #expect(error?.kind == .tooDeep)
    let other = await #expect(throws: ResolutionError.self) {
      try await resolver.resolve(Open.self)
    }
    #expect(other?.kind == .tooDeep)
  }

  private static func endless() -> Container {
    let container = Container()
    container.register(Open.self, .singleton) { () async throws in
      try await endless().resolve(Open.self)
    }
    return container
  }

  @Test("A cycle through a traced resolver that a factory makes is thrown")
  func tracedCycle() async throws {
    let container = Container()
    container.register(Connect.self, .singleton) { [handle = container.handle] () async throws in
      let resolver = try #require(handle.resolver)
      return try await resolver.tracing { _ in }.resolve(Connect.self)
    }
    container.register(Open.self, .singleton) { resolver async throws in
      try await resolver.tracing { _ in }.makeScope().resolve(Open.self)
    }
    let resolver = container.resolver
    for attempt in [
      { try await resolver.resolve(Connect.self) }, { try await resolver.resolve(Open.self) },
      { try await resolver.tracing { _ in }.resolve(Open.self) },
    ] as [@Sendable () async throws -> Connection] {
      let error = await #expect(throws: ResolutionError.self) { try await attempt() }
      #expect(error?.kind == .cycle)
    }
  }

  @Test("A cycle through a traced resolver of a factory is thrown in a detached task")
  func tracedCycleOfDetachedTask() async throws {
    let container = Container()
    container.register(Connect.self, .singleton) { resolver async throws in
      let traced = resolver.tracing { _ in }
      return try await Task.detached { () async throws in
        try await traced.resolve(Connect.self) as Connection
      }.value
    }
    let resolver = container.resolver
    let error = await #expect(throws: ResolutionError.self) {
      try await resolver.resolve(Connect.self)
    }
    #expect(error?.kind == .cycle)
  }

  @Test("A cycle through a traced resolver of a factory is thrown on another thread")
  func tracedCycleOfThread() throws {
    let container = Container()
    container.register(Database.self, .singleton) { resolver in
      let traced = resolver.tracing { _ in }
      let results = onThreads(1) { _ in Result { try traced.resolve(Database.self) } }
      return try results[0].get()
    }
    let error = #expect(throws: ResolutionError.self) {
      try container.seal().resolve(Database.self)
    }
    #expect(error?.kind == .cycle)
  }

  @Test("An asynchronous instance that is first created inside overrides is created without them")
  func createdWithoutOverrides() async throws {
    let container = Container()
    container.registerFunction(Name.self) { "real" }
    container.register(Describe.self, .singleton) { resolver async throws in
      await Task.yield()
      let name = try await Task { try resolver.handle.resolve(Name.self)() }.value
      return try name + " " + resolver.keepingScope.current.resolve(Name.self)()
    }
    let resolver = try container.seal()
    let text = try await withOverrides {
      $0.registerFunction(Name.self) { "overridden" }
    } operation: {
      try await resolver.resolve(Describe.self)
    }
    #expect(text == "real real")
  }

  @Test("Overrides release the instances created with them when the last task that has them ends")
  func releasedWithTheLastTask() async throws {
    let released = Spy<String>()
    let gate = AsyncGate()
    let container = Container()
    container.register(Connect.self, .singleton(releasing: { _ in released("singleton") })) {
      () async throws in Connection()
    }
    container.register(Open.self, .scoped(releasing: { _ in released("scoped") })) {
      () async throws in Connection()
    }
    let resolver = try container.seal()
    let scope = resolver.makeScope()
    let task = try await withOverrides { _ in
    } operation: {
      _ = try await resolver.current.resolve(Connect.self)
      _ = try await scope.current.resolve(Open.self)
      return Task { await gate.pass() }
    }
    await gate.arrival()
    #expect(released.arguments.isEmpty)
    gate.open()
    await task.value
    await released.waitForCalls(count: 2)
    #expect(Set(released.arguments) == ["singleton", "scoped"])
    // The originals still exist.
    _ = try await resolver.resolve(Connect.self)
    try await resolver.close()
    await released.waitForCalls(count: 3)
  }

  @Test("Overrides release their singletons after the scoped instances that use them")
  func releasedInOrder() async throws {
    let released = Spy<String>()
    let gate = AsyncGate()
    let container = Container()
    container.register(Database.self, .singleton(releasing: { _ in released("singleton") })) {
      Database()
    }
    container.register(
      Open.self,
      .scoped(releasing: { _ in
        await gate.pass()
        released("scoped")
      }), injecting: Instance<Database>.self
    ) { _ async throws in Connection() }
    let resolver = try container.seal()
    let scope = resolver.makeScope()
    try await withOverrides { _ in
    } operation: {
      _ = try await scope.current.resolve(Open.self)
    }
    await gate.arrival()
    for _ in 0..<100 { await Task.yield() }
    gate.open()
    await released.waitForCalls(count: 2, within: .seconds(3_600))
    #expect(released.arguments == ["scoped", "singleton"])
  }
}

private final class TaskBox: Sendable {
  let task = Mutex<Task<Void, Never>?>(nil)
}
