@testable import FunctionInjection
import FunctionalDITestDoubles
import TestSupport
import Testing

private final class Component: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

private enum First: NamedService { typealias Service = Component }
private enum Second: NamedService { typealias Service = Component }
private enum Third: NamedService { typealias Service = Component }
private enum Fourth: NamedService { typealias Service = Component }

@Suite("The order of release", .hangLimit)
struct ReleaseOrderTests {
  @Test("A scope with registrations of its own releases all its instances in one order")
  func oneOrder() async throws {
    let released = Spy<String>()
    let release: @Sendable (Component) async throws -> Void = { released($0.name) }
    let container = Container()
    container.register(First.self, .scoped(releasing: release)) { Component("1 outside, scoped") }
    let resolver = try container.seal()
    let scope = try resolver.makeScope {
      $0.register(Second.self, .singleton(releasing: release), injecting: Int.self) { _ in
        Component("2 inside, singleton")
      }
      $0.register(Third.self, .scoped(releasing: release), injecting: First.self, Second.self) {
        _, _ in Component("3 inside, scoped")
      }
      $0.register(Fourth.self, .singleton(releasing: release)) { Component("4 inside, singleton") }
      $0.register(instance: 1)
    }
    _ = try scope.resolve(Third.self)
    _ = try scope.resolve(Fourth.self)
    try await scope.close()
    #expect(
      released.arguments == [
        "4 inside, singleton", "3 inside, scoped", "2 inside, singleton", "1 outside, scoped",
      ])
  }

  @Test("A dropped scope ends by itself and releases its instances in order")
  func droppedScope() async throws {
    let released = Spy<String>()
    let release: @Sendable (Component) async throws -> Void = { released($0.name) }
    let container = Container()
    container.register(First.self, .scoped(releasing: release)) { Component("first") }
    container.register(Second.self, .scoped(releasing: release), injecting: First.self) { _ in
      Component("second")
    }
    let resolver = try container.seal()
    _ = try resolver.makeScope().resolve(Second.self)
    await released.waitForCalls(count: 2)
    #expect(released.arguments == ["second", "first"])
    _ = try resolver.makeScope { $0.register(Int.self) { 1 } }.resolve(Second.self)
    await released.waitForCalls(count: 4)
    #expect(released.arguments == ["second", "first", "second", "first"])
  }

  @Test("Closing an overridden scope releases its instances, and then the singletons of its graph")
  func overriddenScope() async throws {
    struct Failure: Error {}
    let released = Spy<String>()
    let release: @Sendable (Component) async throws -> Void = {
      released($0.name)
      throw Failure()
    }
    let container = Container()
    container.register(First.self, .singleton(releasing: release)) { Component("first") }
    container.register(Second.self, .scoped(releasing: release), injecting: First.self) { _ in
      Component("second")
    }
    let scope = try container.seal().makeScope()
    let overridden = try scope.overriding { $0.register(Int.self, override: false) { 1 } }
    let inner = overridden.makeScope()
    _ = try overridden.resolve(Second.self)
    for _ in 1...2 {
      let error = await #expect(throws: ReleaseError.self) { try await overridden.close() }
      #expect(error?.failures.map(\.name) == ["Second", "First"])
    }
    #expect(released.arguments == ["second", "first"])
    #expect(inner.isEnded)
    #expect(!scope.isEnded)
  }

  @Test("A dropped scope that was overridden ends with its graph, and releases its singletons")
  func droppedOverriddenScope() async throws {
    let released = Spy<String>()
    let container = Container()
    container.register(First.self, .singleton(releasing: { released($0.name) })) {
      Component("first")
    }
    let scope = try container.seal().makeScope()
    var overridden: Resolver? = try scope.overriding {
      $0.register(Int.self, override: false) { 1 }
    }
    _ = try overridden?.resolve(First.self)
    let inner = overridden?.makeScope()
    #expect(inner?.isEnded == false)
    overridden = nil
    #expect(inner?.isEnded == true)
    await released.waitForCalls()
    #expect(released.arguments == ["first"])
  }

  @Test("The longest possible duration can be the limit of a release")
  func longestLimit() async throws {
    let released = NullarySpy()
    let container = Container()
    container.register(First.self, .singleton(releasing: { _ in released() })) {
      Component("first")
    }
    for limit in [Duration.seconds(Int64.max), .seconds(Int64.min), .zero] {
      let resolver = try container.seal()
      _ = try resolver.resolve(First.self)
      try? await resolver.close(within: limit)
      let other = try container.seal()
      _ = try other.resolve(First.self)
      try? await other.close(within: limit, clock: .continuous)
      let suspending = try container.seal()
      _ = try suspending.resolve(First.self)
      try? await suspending.close(within: limit, clock: .suspending)
    }
    #expect(released.count <= 9)
  }

  @Test("A timer that is canceled, because a release has ended in time, is freed with its handler")
  func noTimers() async throws {
    weak var captured: Component?
    do {
      let part = Component("captured")
      captured = part
      let cancelTimer = ReleaseLimit(.seconds(360_000)).start { withExtendedLifetime(part) {} }
      cancelTimer()
    }
    // Dispatch frees the handler on a thread of its own.
    while captured != nil { await Task.yield() }
  }

  @Test("A release that ends in time cancels the sleep that measures its limit")
  func canceledSleep() async throws {
    let clock = ManualClock()
    let container = Container()
    // Without this wait, a limit whose task starts late would never sleep.
    container.register(First.self, .singleton(releasing: { _ in await clock.waitForSleepers() })) {
      Component("first")
    }
    let resolver = try container.seal()
    _ = try resolver.resolve(First.self)
    try await resolver.close(within: .seconds(5), clock: clock)
    await clock.waitForSleepers(count: 0)
  }
}
