import FunctionInjection
import FunctionalDITestDoubles
import Testing

/// After Factory's tests of isolation, and InversifyJS's of asynchronous bindings.
@Suite("The isolation of constructions")
struct IsolationConformanceTests {
  @MainActor private final class Screen {
    let title: String
    init(title: String) { self.title = title }
  }

  private enum StartScreen: MainActorService { typealias Service = Screen }
  private enum Connect: AsyncService { typealias Service = PlainService }
  private enum Load: AsyncService { typealias Service = @Sendable () -> PlainService }

  private struct Refusal: Error, Equatable {}

  @MainActor
  @Test("A main actor type is constructed and resolved there, as in Factory")
  func mainActor() throws {
    let container = Container()
    container.registerFunction(Greeting.self) { "Hello, \($0)" }
    container.register(StartScreen.self, .singleton, injecting: Greeting.self) { greet in
      MainActor.assertIsolated()
      return Screen(title: greet("Ada"))
    }
    let resolver = try container.seal()
    let screen = try resolver.resolve(StartScreen.self)
    #expect(screen.title == "Hello, Ada")
    #expect(try resolver.resolve(StartScreen.self) === screen)
  }

  @MainActor
  @Test("A Sendable service is resolved from the main actor as from anywhere, as in Factory")
  func sendable() async throws {
    let container = Container()
    container.register(PlainService.self, .singleton, initializer: PlainService.init)
    let resolver = try container.seal()
    let here = try resolver.resolve(PlainService.self)
    let there = try await Task.detached { try resolver.resolve(PlainService.self) }.value
    #expect(here === there)
  }

  @Test("An asynchronous singleton is constructed once for all who await it, as in Inversify")
  func asynchronousSingleton() async throws {
    let constructions = Spy<String>()
    let container = Container()
    container.register(Connect.self, .singleton) { () async throws in
      constructions("connect")
      await Task.yield()
      return PlainService()
    }
    let resolver = try container.seal()
    let services = try await withThrowingTaskGroup(of: PlainService.self) { group in
      for _ in 0..<16 { group.addTask { try await resolver.resolve(Connect.self) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(services.map(ObjectIdentifier.init)).count == 1)
    #expect(constructions.count == 1)
  }

  @Test("A failed asynchronous construction is not kept and is tried again, as in Inversify")
  func asynchronousFailure() async throws {
    let connect: @Sendable () async throws -> PlainService =
      sequence(.failure(Refusal()), .success(PlainService()))
    let container = Container()
    container.register(Connect.self, .singleton) { () async throws in try await connect() }
    let resolver = try container.seal()
    let error = await #expect(throws: ResolutionError.self) {
      try await resolver.resolve(Connect.self)
    }
    #expect(error?.underlyingError as? Refusal == Refusal())
    #expect(try await resolver.resolve(Connect.self) === resolver.resolve(Connect.self))
  }

  @Test("An asynchronous service may need asynchronous and synchronous services, as in Inversify")
  func asynchronousInputs() async throws {
    let container = Container()
    container.register(Connect.self, .singleton) { () async throws in
      await Task.yield()
      return PlainService()
    }
    container.register(OtherService.self, initializer: OtherService.init)
    container.register(
      Load.self, injecting: Connect.self, Instance<OtherService>.self
    ) { connection, _ in { connection } }
    let resolver = try container.seal()
    let load = try await resolver.resolve(Load.self)
    #expect(try await resolver.resolve(Connect.self) === load())
    // Inversify throws if such a service is resolved without waiting. Here it does not compile: see
    // `MustNotCompile/Isolation.swift` of the module's tests.
  }
}
