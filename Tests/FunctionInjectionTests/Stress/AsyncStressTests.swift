import FunctionInjection
import Synchronization
import TestSupport
import Testing

private final class Connection: Sendable {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private enum Connect: AsyncService { typealias Service = Connection }
private enum Open: AsyncService { typealias Service = Connection }

private final class Counter: Sendable {
  let value = Atomic<Int>(0)
}

private struct Failure: Error {}

/// The same as `StressTests`, with tasks.
@Suite("Many tasks at one place", .hangLimit)
struct AsyncStressTests {
  @Test("Tasks that wait, are canceled, fail, and end get one instance or an error, and never hang")
  func everything() async throws {
    for round in 0..<100 {
      let attempts = Counter()
      let container = Container()
      container.register(Connect.self, .singleton) { () async throws in
        await Task.yield()
        let attempt = attempts.value.wrappingAdd(1, ordering: .relaxed).newValue
        if attempt == 1 { throw Failure() }
        return Connection(attempt)
      }
      container.register(Open.self, .scoped, injecting: Connect.self) { connection async throws in
        await Task.yield()
        return connection
      }
      let resolver = try container.seal()
      let scope = resolver.makeScope()
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<24 {
          group.addTask {
            let task = Task {
              number.isMultiple(of: 2)
                ? try await scope.resolve(Open.self) : try await resolver.resolve(Connect.self)
            }
            if number.isMultiple(of: 5) { task.cancel() }
            switch await task.result {
            case .success(let connection): #expect(connection.number == 2)
            case .failure(let error):
              let kind = (error as? ResolutionError)?.kind
              #expect(
                kind == .cancelled || kind == .constructionFailed || kind == .scopeHasEnded)
            }
          }
        }
        if round.isMultiple(of: 2) {
          group.addTask {
            await Task.yield()
            round.isMultiple(of: 4) ? scope.end() : resolver.end()
          }
        }
      }
      scope.end()
      resolver.end()
      await #expect(throws: ResolutionError.self) { try await resolver.resolve(Connect.self) }
    }
  }
}
