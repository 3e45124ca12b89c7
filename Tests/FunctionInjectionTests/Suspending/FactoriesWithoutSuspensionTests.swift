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
/// A struct, because a closure that receives a caseless enum is never executed, as the compiler warns.
private struct Connect: AsyncService { typealias Service = String }
private struct Own: AsyncService {
  typealias Service = Own
  let name: String
}

private protocol Named: Sendable { var name: String { get } }
private struct Server: Named, AsyncService {
  typealias Service = any Named
  let name: String
}

private struct Replacement: Named { let name: String }
private final class WeakServer: Named, AsyncService {
  typealias Service = any Named
  let name: String
  init(name: String) { self.name = name }
}
private class Base: @unchecked Sendable {}
private final class Derived: Base, AsyncService, @unchecked Sendable { typealias Service = Base }

@MainActor private func title(of text: String) -> String {
  MainActor.shared.preconditionIsolated()
  return "title of " + text
}

@MainActor private func mainActorAddress() -> String {
  MainActor.shared.preconditionIsolated()
  return "address of the main actor"
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

  @Test("A decorator that only returns its argument, or only throws, is an error with the fix")
  func decoratorWithoutService() async throws {
    for decorate in [
      { (container: Container) in container.decorate(Connect.self) { next in next } },
      { $0.decorate(Connect.self, injecting: Token.self) { next, _ in next } },
      { $0.decorate(Connect.self, injecting: Address.self) { next, _ in next } },
      { $0.decorate(Connect.self) { _ in throw Offline() } },
    ] {
      let container = container()
      container.register(Connect.self) { "connected" }
      decorate(container)
      let resolver = try container.seal()
      let error = await #expect(throws: ResolutionError.self) {
        try await resolver.resolve(Connect.self)
      }
      let description = error.map { "\($0)" } ?? ""
      #expect(description.contains("{ next async throws in … }"), "\(description)")
      #expect(description.contains("FactoriesWithoutSuspensionTests.swift"), "\(description)")
    }
  }

  @Test("A decorator that states that it may suspend decorates the key")
  func decoratorThatMaySuspend() async throws {
    let container = container()
    container.register(Connect.self) { "connected" }
    container.decorate(Connect.self) { next async throws in next + "!" }
    let connected: String = try await container.seal().resolve(Connect.self)
    #expect(connected == "connected!")
  }

  @Test("A factory or a decorator on the main actor runs there, wherever the key is resolved")
  func mainActor() async throws {
    let container = container()
    container.register(Connect.self, .singleton, injecting: Token.self) { @MainActor token in
      title(of: token)
    }
    container.decorate(Connect.self) { @MainActor next in title(of: next) }
    container.register(Address.self, override: true, factory: mainActorAddress)
    let resolver = try container.seal()
    let (connected, address) = try await Task.detached {
      let connected: String = try await resolver.resolve(Connect.self)
      let address: String = try await resolver.resolve(Address.self)
      return (connected, address)
    }.value
    #expect(connected == "title of title of token")
    #expect(address == "address of the main actor")
  }

  @Test("A type that is its own key is registered as a plain type if its factory does not suspend")
  func ownKey() async throws {
    let container = container()
    container.register(Own.self, injecting: Token.self) { Own(name: $0) }
    container.decorate(Own.self, injecting: Token.self) { next, token in
      Own(name: next.name + token)
    }
    let resolver = try container.seal()
    let synchronous = try { try resolver.resolve(Instance<Own>.self).name }()
    #expect(synchronous == "tokentoken")
    container.register(Own.self, override: true, injecting: Address.self) { Own(name: $0) }
    container.decorate(Own.self, injecting: Address.self) { next, address in
      Own(name: next.name + address)
    }
    let own: Own = try await container.seal().resolve(Own.self)
    #expect(own.name == "addresstokenaddress")
  }

  @Test("The instance of such a factory is released once, also as the protocol that is the service")
  func releasesInstance() async throws {
    let released = Mutex<[String]>([])
    let container = container()
    container.register(
      Own.self, .singleton(releasing: { own in released.withLock { $0.append(own.name) } }),
      injecting: Address.self
    ) { Own(name: $0) }
    container.register(
      Server.self, .scoped(releasing: { server in released.withLock { $0.append(server.name) } }),
      injecting: Token.self
    ) { Server(name: $0) }
    let resolver = try container.seal()
    _ = try await resolver.resolve(Own.self)
    let scope = resolver.makeScope()
    #expect(try await scope.resolve(Server.self).name == "token")
    try await scope.close()
    try await resolver.close()
    #expect(released.withLock { $0 } == ["token", "address"])
  }

  @Test("A release that cannot have the instance, which a decorator has replaced, is an error")
  func releaseOfAnotherType() async throws {
    let container = container()
    container.register(
      Server.self, .singleton(releasing: { _ in Issue.record("another type was released") }),
      injecting: Token.self
    ) { Server(name: $0) }
    container.decorate(Server.self) { next async throws in Replacement(name: next.name + "!") }
    let resolver = try container.seal()
    #expect(try await resolver.resolve(Server.self).name == "token!")
    let error = await #expect(throws: ReleaseError.self) { try await resolver.close() }
    #expect(error?.description.contains("State that it may suspend") == true)
  }

  @Test("Such a factory of a protocol type cannot be weak, and that of a class can")
  func weakInstance() async throws {
    let container = container()
    container.register(WeakServer.self, .weak, injecting: Token.self) { WeakServer(name: $0) }
    container.register(Derived.self, .weak, injecting: Token.self) { _ in Derived() }
    let resolver = try container.seal()
    let error = await #expect(throws: ResolutionError.self) {
      let _: any Named = try await resolver.resolve(WeakServer.self)
    }
    #expect(error?.underlyingError.map { "\($0)" }?.contains("State that it may suspend") == true)
    let first: Base = try await resolver.resolve(Derived.self)
    let second: Base = try await resolver.resolve(Derived.self)
    #expect(first === second)
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

  @Test("The fault of a factory that only returns its input says what to write")
  func onlyReturnsItsInput() async throws {
    enum Server: AsyncService { typealias Service = String }
    let mistaken = container()
    mistaken.register(Server.self, injecting: Address.self) { $0 }
    let fault = mistaken.verify().faults.first?.description
    #expect(fault?.contains("The factory of Server (") == true)
    #expect(fault?.contains("`{ client async throws in client }`") == true)
    let error = await #expect(throws: ResolutionError.self) {
      try await mistaken.resolve(Server.self)
    }
    #expect(error?.description.contains("The factory of Server (") == true)

    let corrected = container()
    corrected.register(Server.self, injecting: Address.self) { address async throws in address }
    #expect(try await corrected.seal().resolve(Server.self) == "address")
  }
}
