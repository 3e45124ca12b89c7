import Dispatch
import Foundation
import FunctionInjection
import Synchronization
import FunctionalDITestDoubles
import TestSupport
import Testing

@Suite("Failing factories")
struct FailureTests {
  private struct Offline: Error, Equatable { var attempt = 1 }

  @Test("A factory that throws leaves nothing behind and is tried again")
  func triedAgain() throws {
    let attempts = NullarySpy()
    let container = Container()
    container.register(Database.self, .singleton) {
      attempts()
      if attempts.count == 1 { throw Offline(attempt: attempts.count) }
      return Database()
    }
    let resolver = try container.seal()
    let error = #expect(throws: ResolutionError.self) { try resolver.resolve(Database.self) }
    #expect(error?.kind == .constructionFailed)
    #expect(error?.underlyingError as? Offline == Offline(attempt: 1))
    #expect(try resolver.resolve(Database.self) === resolver.resolve(Database.self))
    #expect(attempts.count == 2)
  }

  /// A lifetime, and whether its instances outlive one resolve.
  struct Keeping: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let lifetime: Lifetime<Part>
    let isShared: Bool

    static let all = [
      Keeping(testDescription: "singleton", lifetime: .singleton, isShared: true),
      Keeping(testDescription: "scoped", lifetime: .scoped, isShared: true),
      Keeping(testDescription: "graph", lifetime: .graph, isShared: false),
      Keeping(testDescription: "weak", lifetime: .weak, isShared: true),
    ]
  }

  @Test(
    "An unsealed container keeps nothing of a failed factory either, with any lifetime",
    arguments: Keeping.all)
  func triedAgainUnsealed(keeping: Keeping) throws {
    let attempts = NullarySpy()
    let container = Container()
    container.register(Part.self, keeping.lifetime) {
      attempts()
      if attempts.count == 1 { throw Offline(attempt: attempts.count) }
      return Part()
    }
    container.register(Left.self, .graph, initializer: Left.init)
    container.register(Right.self, initializer: Right.init)
    container.register(Whole.self, initializer: Whole.init)
    let scope = container.makeScope()
    let error = #expect(throws: ResolutionError.self) { try scope.resolve(Whole.self) }
    #expect(error?.kind == .constructionFailed)
    #expect(error?.path.hops.map(\.name) == ["Whole", "Left", "Part"])
    #expect(error?.underlyingError as? Offline == Offline(attempt: 1))

    let whole = try scope.resolve(Whole.self)
    #expect(whole.left.part === whole.right.part)
    #expect(attempts.count == 2)
    #expect(try (scope.resolve(Part.self) === whole.left.part) == keeping.isShared)
    #expect(attempts.count == (keeping.isShared ? 2 : 3))
  }

  @Test(
    "The user's error keeps its place and its path through all services that need the failed one")
  func path() throws {
    let container = Container()
    container.register(
      Database.self, .singleton, fileID: "App/Storage.swift", line: 3
    ) { () throws -> Database in throw Offline() }
    container.register(
      RetrieveUsers.self, injecting: Database.self, fileID: "App/Users.swift", line: 8
    ) { database in { database.users } }
    container.register(LoadUsers.self, fileID: "App/Users.swift", line: 15) { resolver in
      let retrieve = try resolver.resolve(RetrieveUsers.self)
      return { retrieve().map(\.name) }
    }
    let resolver = try container.seal()
    let error = #expect(throws: ResolutionError.self) { try resolver.resolve(LoadUsers.self) }
    #expect(error?.underlyingError is Offline)
    #expect(
      error?.description == """
        The factory of Database (App/Storage.swift:3) threw an error: Offline(attempt: 1)
            LoadUsers (App/Users.swift:15)
          → RetrieveUsers (App/Users.swift:8)
          → Database (App/Storage.swift:3)
        No instance was kept. The next call to `resolve` tries again.
        """)
  }

  @Test(
    "Threads that wait for a construction that fails get its error, and the next resolve tries again"
  )
  func concurrently() throws {
    let attempts = NullarySpy()
    let isAwaited = DispatchSemaphore(value: 0)
    let container = Container()
    container.register(Database.self, .singleton) {
      attempts()
      if attempts.count > 1 { return Database() }
      // The other threads have begun to wait when the last one has begun to resolve.
      isAwaited.wait()
      throw Offline()
    }
    container.register(Int.self, injecting: Database.self) { _ in 1 }
    let resolver = try container.seal()
    let waiting = Atomic<Int>(0)
    let results = onThreads(16) { _ in
      if waiting.wrappingAdd(1, ordering: .relaxed).newValue == 16 { isAwaited.signal() }
      return Result { try resolver.resolve(Int.self) }
    }
    let failed = results.compactMap { result -> ResolutionError? in
      guard case .failure(let error) = result else { return nil }
      return error as? ResolutionError
    }
    #expect(failed.allSatisfy { $0.underlyingError is Offline })
    #expect(failed.allSatisfy { $0.path.hops.map(\.name) == ["Int", "Database"] })
    #expect(attempts.count <= 2)
    #expect(try resolver.resolve(Int.self) == 1)
    #expect(attempts.count == 2)
  }

  @Test("A factory may catch the error of its own resolve")
  func caught() throws {
    let container = Container()
    container.register(Int.self) { () throws -> Int in throw Offline() }
    container.register(String.self) { resolver in
      do { return "\(try resolver.resolve(Int.self))" } catch { return "none" }
    }
    #expect(try container.seal().resolve(String.self) == "none")
  }
}
