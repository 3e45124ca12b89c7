import FunctionInjection
import Synchronization
import FunctionalDITestDoubles
import TestSupport
import Testing

private final class Connection: Sendable {}
private enum Connect: AsyncService { typealias Service = Connection }
private enum Open: AsyncService { typealias Service = Connection }

private struct Failure: Error, Equatable {}

@Suite("An attempt that fails while tasks wait for it", .hangLimit)
struct SharedAttemptOfTasksTests {
  /// The kinds of errors of tasks that all wait for one attempt, once the attempt is over.
  private func errors(
    of count: Int, attempts: NullarySpy, _ fail: @escaping @Sendable () throws -> Void
  ) async throws -> [ResolutionError.Kind?] {
    let gate = AsyncGate()
    let asking = NullarySpy()
    let container = Container()
    container.register(Connect.self, .singleton) { () async throws in
      attempts()
      await gate.pass()
      for _ in 0..<2_000 { await Task.yield() }
      try fail()
      return Connection()
    }
    container.register(Open.self, injecting: Connect.self) { connection async throws in connection }
    let resolver = try container.seal()
    let tasks = (0..<count).map { number in
      Task { () -> ResolutionError.Kind? in
        asking()
        do {
          if number.isMultiple(of: 2) {
            _ = try await resolver.resolve(Open.self)
          } else {
            _ = try await resolver.resolve(Connect.self)
          }
          return nil
        } catch {
          let error = error as? ResolutionError
          let path = error?.path.hops.map(\.name)
          #expect(path == (number.isMultiple(of: 2) ? ["Open", "Connect"] : ["Connect"]))
          return error?.kind
        }
      }
    }
    await asking.waitForCalls(count: count)
    await gate.arrival()
    gate.open()
    var errors: [ResolutionError.Kind?] = []
    for task in tasks { errors.append(await task.value) }
    return errors
  }

  @Test("All tasks that wait for an attempt get its error with their own paths after one run")
  func allGetTheError() async throws {
    let attempts = NullarySpy()
    let errors = try await errors(of: 100, attempts: attempts) { throw Failure() }
    #expect(errors.allSatisfy { $0 == .constructionFailed })
    // A late task tries again. If each waiter tried again, there would be 100 attempts.
    #expect(attempts.count < 50)
  }

  @Test("An attempt that passes on the cancellation of its own child task is not repeated")
  func cancellationOfChild() async throws {
    let (gate, slow) = (AsyncGate(), AsyncGate())
    let (asking, attempts) = (NullarySpy(), NullarySpy())
    let container = Container()
    container.register(Open.self, .singleton) { () async throws in
      await slow.pass()
      return Connection()
    }
    container.register(Connect.self, .singleton) { resolver async throws in
      attempts()
      await gate.pass()
      for _ in 0..<2_000 { await Task.yield() }
      return try await withThrowingTaskGroup(of: Connection.self) { group in
        group.addTask { try await resolver.resolve(Open.self) }
        await slow.arrival()
        group.cancelAll()
        return try await group.next() ?? Connection()
      }
    }
    let resolver = try container.seal()
    let tasks = (0..<100).map { _ in
      Task {
        asking()
        return try await resolver.resolve(Connect.self)
      }
    }
    await asking.waitForCalls(count: 100)
    await gate.arrival()
    gate.open()
    for task in tasks {
      let error = await #expect(throws: ResolutionError.self) { try await task.value }
      #expect(error?.kind == .cancelled)
    }
    #expect(attempts.count < 50)
    slow.open()
  }

  @Test("A task that joins an attempt whose own task is canceled makes an attempt of its own")
  func cancellationOfAttempt() async throws {
    let (gate, slow) = (AsyncGate(), AsyncGate())
    let (asking, attempts) = (NullarySpy(), NullarySpy())
    let container = Container()
    container.register(Open.self, .singleton) { () async throws in
      await slow.pass()
      return Connection()
    }
    container.register(Connect.self, .singleton) { resolver async throws in
      attempts()
      guard attempts.count == 1 else { return Connection() }
      await gate.pass()
      for _ in 0..<2_000 { await Task.yield() }
      withUnsafeCurrentTask { $0?.cancel() }
      return try await resolver.resolve(Open.self)
    }
    let resolver = try container.seal()
    let first = Task { try await resolver.resolve(Connect.self) }
    await gate.arrival()
    let second = Task {
      asking()
      return try await resolver.resolve(Connect.self)
    }
    await asking.waitForCalls()
    gate.open()
    let error = await #expect(throws: ResolutionError.self) { try await first.value }
    #expect(error?.kind == .cancelled)
    _ = try await second.value
    #expect(attempts.count == 2)
    slow.open()
  }

  @Test("10,000 tasks wait for one construction and are canceled in linear time")
  func manyWait() async throws {
    let gate = AsyncGate()
    let container = Container()
    container.register(Connect.self, .singleton) { () async throws in
      await gate.pass()
      return Connection()
    }
    container.register(Open.self, .singleton, injecting: Connect.self) { connection async throws in
      connection
    }
    let resolver = try container.seal()
    let first = Task { try await resolver.resolve(Open.self) }
    await gate.arrival()
    // Half wait for the inner one, and half for the outer one, which waits for the inner one
    // itself.
    let tasks = (0..<10_000).map { number in
      Task {
        number.isMultiple(of: 2)
          ? try await resolver.resolve(Connect.self) : try await resolver.resolve(Open.self)
      }
    }
    for task in tasks.prefix(5_000) { task.cancel() }
    for task in tasks.prefix(5_000) { _ = await task.result }
    gate.open()
    let connection = try await first.value
    for task in tasks.dropFirst(5_000) { #expect(try await task.value === connection) }
  }

  @Test("A resolve that begins after a failed attempt never gets the error of that attempt")
  func laterAttempts() async throws {
    for _ in 0..<50 {
      let container = Container()
      let counter = Counter()
      container.register(Connect.self, .singleton) { () async throws in
        await Task.yield()
        // Only one attempt runs at a time, so it has a number of its own.
        throw Numbered(
          attempt: counter.attempts.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue)
      }
      let resolver = try container.seal()
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<20 {
          group.addTask {
            for _ in 0..<10 {
              let before = counter.done.load(ordering: .acquiring)
              do {
                _ = try await resolver.resolve(Connect.self)
              } catch {
                let attempt = ((error as? ResolutionError)?.underlyingError as? Numbered)?.attempt
                #expect((attempt ?? 0) > before)
                counter.done.max(attempt ?? 0, ordering: .acquiringAndReleasing)
              }
            }
          }
        }
      }
    }
  }
}

private struct Numbered: Error {
  let attempt: Int
}

private final class Counter: Sendable {
  let attempts = Atomic<Int>(0)
  /// The last attempt whose error a caller has got, so that the attempt was over.
  let done = Atomic<Int>(0)
}
