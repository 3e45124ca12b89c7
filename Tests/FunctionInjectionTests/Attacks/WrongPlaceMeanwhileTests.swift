import Dispatch
import Foundation
import FunctionInjection
import FunctionalDITestDoubles
import TestSupport
import Testing

/// A type that is its own key, and whose creation may suspend.
private final class Session: AsyncService, Sendable {
  typealias Service = Session
}

private enum OpenSession: AsyncService { typealias Service = Session }

/// A type of the main actor that any code can create.
private final class Theme: MainActorService, Sendable {
  typealias Service = Theme
}

@Suite("Resolving a type in the wrong place while it is created in the right one", .hangLimit)
struct WrongPlaceMeanwhileTests {
  @Test("A synchronous resolve throws and does not wait while a task creates the type")
  func doesNotWait() async throws {
    let gate = AsyncGate()
    let container = Container()
    container.register(Session.self, .singleton) { () async throws in
      await gate.pass()
      return Session()
    }
    let resolver = try container.seal()
    let creating = Task { () async throws -> Session in try await resolver.resolve(Session.self) }
    await gate.arrival()
    let error = #expect(throws: ResolutionError.self) {
      try resolver.resolve(Instance<Session>.self)
    }
    gate.open()
    #expect(error?.description.contains("it was resolved in a synchronous context") == true)
    let session = try await creating.value
    #expect(try resolver.resolve(Instance<Session>.self) === session)
  }

  @Test(
    "An asynchronous factory that resolves its own type synchronously throws",
    arguments: [true, false])
  func withoutWaitingForItself(isDecorated: Bool) async throws {
    let container = Container()
    let handle = container.handle
    if isDecorated {
      container.register(Session.self, .singleton) { () throws -> Session in
        try handle.resolve(Instance<Session>.self)
      }
      container.decorate(Session.self) { session async throws in session }
    } else {
      container.register(Session.self, .singleton) { () async throws in
        try handle.resolve(Instance<Session>.self)
      }
    }
    let error = await #expect(throws: ResolutionError.self) {
      let _: Session = try await container.resolve(Session.self)
    }
    #expect(error?.description.contains("it was resolved in a synchronous context") == true)
  }

  @Test("A type of a task with a synchronous factory that resolves itself is a cycle")
  func cycleOfSynchronousFactory() async throws {
    let container = Container()
    let handle = container.handle
    container.register(Session.self, .singleton) { () throws -> Session in
      try handle.resolve(Instance<Session>.self)
    }
    let error = await #expect(throws: ResolutionError.self) {
      let _: Session = try await container.resolve(Session.self)
    }
    #expect(error?.kind == .cycle)
  }

  @Test("Tasks that wait for a factory that is in the wrong place get its error after one run")
  func factoryInTheWrongPlace() async throws {
    let gate = AsyncGate()
    let (asking, attempts) = (NullarySpy(), NullarySpy())
    let container = Container()
    let handle = container.handle
    container.register(Session.self, .singleton) { () async throws in Session() }
    container.register(OpenSession.self, .singleton) { () async throws -> Session in
      attempts()
      await gate.pass()
      for _ in 0..<2_000 { await Task.yield() }
      return try handle.resolve(Instance<Session>.self)
    }
    let tasks = (0..<100).map { _ in
      Task {
        asking()
        let _: Session = try await container.resolve(OpenSession.self)
      }
    }
    await asking.waitForCalls(count: 100)
    await gate.arrival()
    gate.open()
    for task in tasks { await #expect(throws: ResolutionError.self) { try await task.value } }
    // A late task tries again. If each waiter tried again, there would be 100 attempts.
    #expect(attempts.count < 50)
  }

  /// Resolves a type in the wrong place, and begins to resolve it in the right place while the
  /// factory of the first attempt runs.
  nonisolated(nonsending) private func attempts<Service: Sendable>(
    registering register: (Container, @escaping @Sendable () -> Void) -> Void,
    wrong: @escaping @Sendable (Resolver) throws -> Service,
    right: nonisolated(nonsending) (Resolver) async throws -> Service
  ) async throws {
    // Several rounds, because a resolve may begin only after the first attempt has failed.
    for _ in 0..<10 {
      let isClaimed = DispatchSemaphore(value: 0)
      let mayEnd = DispatchSemaphore(value: 0)
      let attempts = NullarySpy()
      let container = Container()
      register(container) {
        attempts()
        if attempts.count > 1 { return }
        isClaimed.signal()
        mayEnd.wait()
        for _ in 0..<2_000 { sched_yield() }
      }
      let resolver = try container.seal()
      let misplaced = NullarySpy()
      Thread {
        let error = #expect(throws: ResolutionError.self) { try wrong(resolver) }
        #expect(error?.description.contains("Fix: resolve it") == true)
        misplaced()
      }.start()
      await withCheckedContinuation { continuation in
        Thread {
          isClaimed.wait()
          continuation.resume()
        }.start()
      }
      mayEnd.signal()
      _ = try await right(resolver)
      await misplaced.waitForCalls(within: .seconds(3_600))
      #expect(attempts.count == 2)
    }
  }

  @Test("A task does not get the error of a synchronous attempt that it waited for")
  func taskTriesAgain() async throws {
    try await attempts { container, begin in
      container.register(Session.self, .singleton) { () throws -> Session in
        begin()
        return Session()
      }
      container.decorate(Session.self) { session async throws in session }
    } wrong: {
      try $0.resolve(Instance<Session>.self)
    } right: { resolver async throws -> Session in
      try await resolver.resolve(Session.self)
    }
  }

  @Test("The main actor does not get the error of an attempt elsewhere that it waited for")
  @MainActor
  func mainActorTriesAgain() async throws {
    try await attempts { container, begin in
      let make: @Sendable () -> Theme = {
        begin()
        return Theme()
      }
      container.register(Theme.self, .singleton, initializer: make)
      container.decorate(Theme.self) { @MainActor in $0 }
    } wrong: {
      try $0.resolve(Instance<Theme>.self)
    } right: { resolver in
      try resolver.resolve(Theme.self)
    }
  }
}
