import FunctionInjection
import Synchronization
import Testing

private struct Offline: Error {}
private struct Settings: Sendable { let name: String }

private enum Open: LiveAsyncService {
  typealias Service = Database
  static var live: Live<Self> {
    .init(.singleton) { () async throws in
      Issue.record("The live registration was used.")
      return Database()
    }
  }
}
private enum Address: AsyncService { typealias Service = String }
private enum Token: NamedService { typealias Service = String }
private enum Connect: AsyncService { typealias Service = String }
private final class Decorations: Sendable {
  let count = Atomic(0)
  func note() { count.wrappingAdd(1, ordering: .relaxed) }
}

@Suite("Closures that do not suspend, for keys whose factory may suspend")
struct FactoriesWithoutSuspensionTests {
  private func container() -> Container {
    let container = Container()
    container.register(instance: Settings(name: "settings"))
    container.register(Token.self) { "token" }
    container.register(Address.self) { () async throws in "address" }
    return container
  }

  /// Expects that resolving the key fails with the error of its factory or of its decorator.
  private func expectOffline(
    _ register: (Container) -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let container = container()
    register(container)
    let resolver = try container.seal()
    let error = await #expect(throws: ResolutionError.self, sourceLocation: sourceLocation) {
      try await resolver.resolve(Connect.self)
    }
    #expect(error?.underlyingError is Offline, sourceLocation: sourceLocation)
  }

  @Test("A factory that only throws is the factory of the key")
  func onlyThrows() async throws {
    try await expectOffline { $0.register(Connect.self) { throw Offline() } }
    try await expectOffline { $0.register(Connect.self, .singleton) { throw Offline() } }
    try await expectOffline { $0.register(Connect.self) { _ in throw Offline() } }
    try await expectOffline {
      $0.register(Connect.self, injecting: Token.self) { _ in throw Offline() }
    }
    try await expectOffline {
      $0.register(Connect.self, injecting: Address.self, Token.self) { _, _ in throw Offline() }
    }
    try await expectOffline {
      $0.register(Connect.self, injecting: Instance<Settings>.self) { _ in throw Offline() }
    }
  }

  @Test("A decorator that only throws decorates the key")
  func decoratorOnlyThrows() async throws {
    try await expectOffline {
      $0.register(Connect.self) { "connected" }
      $0.decorate(Connect.self) { _ in throw Offline() }
    }
    try await expectOffline {
      $0.register(Connect.self) { "connected" }
      $0.decorate(Connect.self, injecting: Address.self) { _, _ in throw Offline() }
    }
    try await expectOffline {
      $0.register(Connect.self) { "connected" }
      $0.decorate(Connect.self, injecting: Instance<Settings>.self) { _, _ in throw Offline() }
    }
  }

  @Test("A decorator that returns its argument decorates the key")
  func decoratorReturnsItsArgument() async throws {
    let container = container()
    container.register(Open.self) { Database() }
    let decorations = Decorations()
    container.decorate(Open.self) { next in
      decorations.note()
      return next
    }
    container.decorate(Open.self, injecting: Instance<Settings>.self) { next, _ in
      decorations.note()
      return next
    }
    container.decorate(Open.self, injecting: Address.self, Token.self) { next, _, _ in
      decorations.note()
      return next
    }
    _ = try await container.seal().resolve(Open.self)
    #expect(decorations.count.load(ordering: .relaxed) == 3)
  }

  @Test("An override that only throws replaces a live registration")
  func overridesLive() async throws {
    let error = await #expect(throws: ResolutionError.self) {
      try await withOverrides {
        $0.register(Open.self) { throw Offline() }
      } operation: { () async throws in
        _ = try await Container.shared.resolve(Open.self)
      }
    }
    #expect(error?.underlyingError is Offline)
  }
}
