import FunctionInjection
import FunctionalDITestDoubles
import TestSupport
import Testing

private final class Connection: Sendable {}
private enum Connect: AsyncService { typealias Service = Connection }
private enum Migrate: AsyncService { typealias Service = Connection }

@Suite("The priority of an asynchronous construction", .hangLimit)
struct AsyncPriorityTests {
  /// A resolver whose factory for `Migrate`, an input of `Connect`, ends only with a high priority.
  private static func makeResolver(_ started: NullarySpy) throws -> Resolver {
    let container = Container()
    container.register(Migrate.self, .singleton) { () async throws in
      started()
      while Task.currentPriority < .userInitiated { await Task.yield() }
      return Connection()
    }
    container.register(Connect.self, .singleton, injecting: Migrate.self) {
      connection async throws in connection
    }
    return try container.seal()
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test("A construction that began in the background gets the priority of a task that waits for it")
  func waiter() async throws {
    let started = NullarySpy()
    let resolver = try Self.makeResolver(started)
    let background = Task(priority: .background) { try await resolver.resolve(Connect.self) }
    await started.waitForCalls(within: .seconds(3_600))
    let interface = Task(priority: .userInitiated) { try await resolver.resolve(Connect.self) }
    #expect(try await background.value === interface.value)
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test("A construction gets the priority that the task that began it gets later")
  func escalated() async throws {
    let started = NullarySpy()
    let resolver = try Self.makeResolver(started)
    let background = Task(priority: .background) { try await resolver.resolve(Connect.self) }
    await started.waitForCalls(within: .seconds(3_600))
    background.escalatePriority(to: .userInitiated)
    _ = try await background.value
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test("A construction gets the priority that a task that waits for it gets later")
  func escalatedWaiter() async throws {
    let started = NullarySpy()
    let resolver = try Self.makeResolver(started)
    let first = Task(priority: .background) { try await resolver.resolve(Migrate.self) }
    await started.waitForCalls(within: .seconds(3_600))
    let second = Task(priority: .background) { try await resolver.resolve(Migrate.self) }
    for _ in 1...10 { await Task.yield() }
    second.escalatePriority(to: .userInitiated)
    #expect(try await first.value === second.value)
  }
}
