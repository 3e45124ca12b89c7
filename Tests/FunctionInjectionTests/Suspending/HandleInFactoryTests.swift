import Dispatch
import FunctionInjection
import Synchronization
import TestSupport
import Testing

private final class Connection: Sendable {}
private enum Connect: AsyncService { typealias Service = Connection }
private struct Session: AsyncService { typealias Service = Session }
private enum Open: AsyncService { typealias Service = Connection }
private enum CountShared: AsyncService { typealias Service = Int }

/// A key whose live registration is made while a test waits.
private enum Late: LiveAsyncService {
  typealias Service = Int
  static let wait = Mutex<(@Sendable () -> Void)?>(nil)
  static var live: Live<Self> {
    wait.withLock { $0.take() }?()
    return .init { () async throws in 7 }
  }
}

/// Runs the jobs of a task on a thread that no other task needs.
private final class OwnThread: TaskExecutor {
  private let queue = DispatchQueue(label: "OwnThread")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

@Suite("Handles in asynchronous factories", .hangLimit)
struct HandleInFactoryTests {
  @Test("An asynchronous factory that uses a handle shares the graph instances of its resolve")
  func sharesGraphInstances() async throws {
    let container = Container()
    let handle = container.handle
    container.register(Connection.self, .graph) { Connection() }
    container.register(Open.self) { () async throws in try handle.resolve(Connection.self) }
    container.register(CountShared.self) { resolver async throws in
      let first = try handle.resolve(Connection.self)
      let others = [
        try handle.resolve(Connection.self), try resolver.resolve(Connection.self),
        try await resolver.resolve(Open.self), try await handle.resolve(Open.self),
      ]
      return others.count { $0 === first }
    }
    #expect(try await container.resolve(CountShared.self) == 4)
  }

  @Test("The error of a missing plain type names the asynchronous factory that used a handle")
  func missingPlainType() async throws {
    let container = Container()
    let handle = container.handle
    container.register(Open.self) { () async throws in try handle.resolve(Connection.self) }
    let error = await #expect(throws: ResolutionError.self) {
      _ = try await container.resolve(Open.self) as Connection
    }
    #expect(error?.path.hops.map(\.name) == ["Open", "Connection"])
  }

  @Test("The error of a missing service names the asynchronous factory that used a handle")
  func missing() async throws {
    let container = Container()
    let handle = container.handle
    container.register(Open.self) { () async throws in try await handle.resolve(Connect.self) }
    let error = await #expect(throws: ResolutionError.self) {
      _ = try await container.resolve(Open.self) as Connection
    }
    #expect(error?.kind == .missing)
    #expect(error?.path.hops.map(\.name) == ["Open", "Connect"])

    container.register(Open.self, override: true) { () async throws in
      _ = try await handle.resolve(Session.self) as Session
      return Connection()
    }
    let ofType = await #expect(throws: ResolutionError.self) {
      _ = try await container.resolve(Open.self) as Connection
    }
    #expect(ofType?.kind == .missing)
    #expect(ofType?.path.hops.map(\.name) == ["Open", "Session"])
  }

  @Test("A task that outlives the factory that started it may resolve the factory's service")
  func outlivesFactory() async throws {
    let (begun, gate) = (AsyncGate(), AsyncGate())
    let started = Mutex<Task<Connection, any Error>?>(nil)
    let container = Container()
    container.register(Connect.self, .singleton) { resolver async throws in
      let handle = resolver.handle
      started.withLock { $0 = Task { try await handle.resolve(Open.self) } }
      await begun.pass()
      return Connection()
    }
    container.register(Open.self, .singleton) { resolver async throws in
      begun.open()
      await gate.pass()
      return try await resolver.resolve(Connect.self)
    }
    let resolver = try container.seal()
    let connection = try await resolver.resolve(Connect.self)
    gate.open()
    let task = started.withLock { $0.take() }
    #expect(try await task?.value === connection)
  }

  @Test("A task may resolve through a handle while the factory that started it ends")
  func endingFactory() async throws {
    let searching = AsyncGate()
    let hasEnded = DispatchSemaphore(value: 0)
    let started = Mutex<Task<Int, any Error>?>(nil)
    Late.wait.withLock {
      $0 = {
        searching.open()
        hasEnded.wait()
      }
    }
    let container = Container()
    container.register(Connect.self) { [handle = container.handle] () async throws in
      let task = Task(executorPreference: OwnThread()) { try await handle.resolve(Late.self) }
      started.withLock { $0 = task }
      await searching.pass()
      return Connection()
    }
    _ = try await container.resolve(Connect.self)
    hasEnded.signal()
    #expect(try await started.withLock { $0 }?.value == 7)
  }
}
