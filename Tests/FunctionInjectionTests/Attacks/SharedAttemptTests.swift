import Foundation
import FunctionInjection
import Synchronization
import FunctionalDITestDoubles
import TestSupport
import Testing

private struct Failure: Error, Equatable {
  let attempt: Int
}

private final class Service: Sendable {}

/// The caller of a resolve.
private enum Caller {
  /// The scope that the caller resolves from.
  @TaskLocal static var scope: Resolver?
}

@Suite("An attempt that fails while others wait for it", .hangLimit)
struct SharedAttemptTests {
  /// Threads that all wait for one construction, which ends when `count` of them wait.
  ///
  /// A thread announces that it will wait before it resolves, so the factory may end a little early
  /// for the last one. A later caller tries again, and is not counted as a waiter.
  private func outcomes(
    _ count: Int, attempts: NullarySpy,
    by fail: @escaping @Sendable (Int) throws -> Void = { throw Failure(attempt: $0) },
    failing isFailing: @escaping @Sendable (Int) -> Bool
  ) throws -> [Result<Int, any Error>] {
    let container = Container()
    let arrived = Counter()
    container.register(Service.self, .singleton) {
      attempts()
      let attempt = attempts.count
      while arrived.value.load(ordering: .acquiring) < count { sched_yield() }
      for _ in 0..<2_000 { sched_yield() }
      if isFailing(attempt) { try fail(attempt) }
      return Service()
    }
    let resolver = try container.seal()
    return onThreads(count) { _ in
      arrived.value.wrappingAdd(1, ordering: .acquiringAndReleasing)
      return Result { () throws in
        _ = try resolver.resolve(Service.self)
        return attempts.count
      }
    }
  }

  @Test("All threads that wait for an attempt get its error without another run")
  func allGetTheError() throws {
    let attempts = NullarySpy()
    let outcomes = try outcomes(50, attempts: attempts) { _ in true }
    // A late thread tries again. If each waiter tried again, there would be 50 attempts.
    #expect(attempts.count < 25)
    for outcome in outcomes {
      let error = #expect(throws: ResolutionError.self) { try outcome.get() }
      #expect(error?.kind == .constructionFailed)
      #expect(error?.underlyingError is Failure)
    }
  }

  @Test("An ended scope that the factory holds fails the attempt for all threads that wait")
  func foreignEndedScope() throws {
    let container = Container()
    container.register(Int.self, .scoped) { 1 }
    let ended = try container.seal().makeScope()
    ended.end()
    let attempts = NullarySpy()
    let outcomes = try outcomes(
      50, attempts: attempts, by: { _ in _ = try ended.resolve(Int.self) }, failing: { _ in true })
    #expect(attempts.count < 25)
    for outcome in outcomes {
      let error = #expect(throws: ResolutionError.self) { try outcome.get() }
      #expect(error?.kind == .scopeHasEnded)
    }
  }

  @Test("Each caller gets the error of the attempt with its own path")
  func ownPaths() throws {
    enum Direct: NamedService { typealias Service = Int }
    enum Detour: NamedService { typealias Service = Int }
    enum Root: NamedService { typealias Service = Int }
    for _ in 0..<20 {
      let container = Container()
      let waiting = DispatchSemaphore(value: 0)
      container.register(Service.self, .singleton) {
        waiting.wait()
        for _ in 0..<200 { sched_yield() }
        throw Failure(attempt: 1)
      }
      container.register(Direct.self) { resolver in
        waiting.signal()
        _ = try resolver.resolve(Service.self)
        return 1
      }
      container.register(Root.self, injecting: Direct.self) { $0 }
      container.register(Detour.self, injecting: Root.self) { $0 }
      let resolver = try container.seal()
      let paths = onThreads(3) { thread -> [String]? in
        do throws(ResolutionError) {
          switch thread {
          case 0: _ = try resolver.resolve(Direct.self)
          case 1: _ = try resolver.resolve(Root.self)
          default: _ = try resolver.resolve(Detour.self)
          }
          return nil
        } catch {
          return error.path.hops.map(\.name)
        }
      }
      #expect(
        paths == [
          ["Direct", "Service"], ["Root", "Direct", "Service"],
          ["Detour", "Root", "Direct", "Service"],
        ])
    }
  }

  @Test("A resolve that begins after an attempt has failed tries again")
  func triesAgain() throws {
    let attempts = NullarySpy()
    let container = Container()
    container.register(Service.self, .singleton) {
      attempts()
      if attempts.count == 1 { throw Failure(attempt: 1) }
      return Service()
    }
    let resolver = try container.seal()
    #expect(throws: ResolutionError.self) { try resolver.resolve(Service.self) }
    _ = try resolver.resolve(Service.self)
    #expect(attempts.count == 2)
  }

  /// The failures of a thread whose attempt fails and of a thread that waits for this attempt.
  ///
  /// - Parameters:
  ///   - attempts: Records the attempts.
  ///   - container: The container, in which this function registers the service.
  ///   - stackSize: The size of each thread's stack in bytes.
  ///   - resolve: The resolve of the first thread. The second thread resolves the service itself.
  ///   - fail: The failure of the first attempt. Later attempts succeed.
  /// - Returns: The failures of the two threads, or `nil` for a thread that has received the
  ///   service.
  private func failures(
    _ attempts: NullarySpy, in container: Container, stackSize: Int? = nil,
    resolve: @escaping @Sendable (Resolver) throws(ResolutionError) -> Void,
    fail: @escaping @Sendable (Resolver) throws -> Void
  ) throws -> [ResolutionError.Kind?] {
    let isWaiting = DispatchSemaphore(value: 0)
    let isClaimed = DispatchSemaphore(value: 0)
    container.register(Service.self, .singleton) { resolver in
      attempts()
      if attempts.count == 1 {
        isClaimed.signal()
        isWaiting.wait()
        for _ in 0..<2_000 { sched_yield() }
        try fail(resolver)
      }
      return Service()
    }
    let resolver = try container.seal()
    return onThreads(2, stackSize: stackSize) { thread -> ResolutionError.Kind? in
      do throws(ResolutionError) {
        if thread == 0 {
          try resolve(resolver)
        } else {
          isClaimed.wait()
          isWaiting.signal()
          _ = try resolver.resolve(Service.self)
        }
        return nil
      } catch {
        return error.kind
      }
    }
  }

  @Test("Another thread repeats an attempt that fails because its thread's stack is too small")
  func tooDeepForOne() throws {
    let attempts = NullarySpy()
    let container = Container()
    container.register(String.self) { "input" }
    let failures = try failures(attempts, in: container, stackSize: 512 * 1024) {
      resolver throws(ResolutionError) in
      _ = try resolver.resolve(Service.self)
    } fail: { resolver in
      try Self.descend { _ = try resolver.resolve(String.self) }
    }
    #expect(failures == [.tooDeep, nil])
    #expect(attempts.count == 2)
  }

  @Test("Another thread repeats an attempt that fails because its caller's scope has ended")
  func ownEndedScope() throws {
    let attempts = NullarySpy()
    let container = Container()
    container.register(Int.self, .scoped) { 1 }
    container.register(String.self, injecting: Service.self) { _ in "in the scope" }
    let failures = try failures(attempts, in: container) { resolver throws(ResolutionError) in
      let scope = resolver.makeScope()
      _ = try Caller.$scope.withValue(scope) {
        Result { () throws(ResolutionError) in try scope.resolve(String.self) }
      }.get()
    } fail: { _ in
      let scope = try #require(Caller.scope)
      scope.end()
      _ = try scope.resolve(Int.self)
    }
    #expect(failures == [.scopeHasEnded, nil])
    #expect(attempts.count == 2)
  }

  @Test("A thread that joins the attempt of a canceled task makes an attempt of its own")
  func joinsCanceled() async throws {
    let isClaimed = DispatchSemaphore(value: 0)
    let isJoining = DispatchSemaphore(value: 0)
    let attempts = NullarySpy()
    let container = Container()
    container.register(Service.self, .singleton) {
      attempts()
      if attempts.count == 1 {
        isClaimed.signal()
        isJoining.wait()
        for _ in 0..<2_000 { sched_yield() }
      }
      try Task.checkCancellation()
      return Service()
    }
    let resolver = try container.seal()
    let canceled = Task { () throws -> Service in
      withUnsafeCurrentTask { $0?.cancel() }
      return try resolver.resolve(Service.self)
    }
    let joined = await withCheckedContinuation { continuation in
      Thread {
        isClaimed.wait()
        isJoining.signal()
        continuation.resume(returning: Result { () throws in try resolver.resolve(Service.self) })
      }.start()
    }
    let error = await #expect(throws: ResolutionError.self) { try await canceled.value }
    #expect(error?.underlyingError is CancellationError)
    #expect(try joined.get() === resolver.resolve(Service.self))
    #expect(attempts.count == 2)
  }

  /// Uses the stack until a resolve throws.
  private static func descend(_ resolve: () throws -> Void) throws {
    try resolve()
    try withUnsafeTemporaryAllocation(byteCount: 512, alignment: 16) { buffer in
      buffer[0] = 1
      try descend(resolve)
      #expect(buffer[0] == 1)
    }
  }
}

private final class Counter: Sendable {
  let value = Atomic<Int>(0)
}
