import FunctionInjection
import FunctionalDITesting
import TestSupport
import Testing

@Suite("Constructing everything", .hangLimit)
struct ConstructAllTests {
  @Test("An input that a property wrapper hides is listed with the line to write")
  func propertyWrapper() async throws {
    let container = Container()
    container.register(Database.self, .singleton) { Database() }
    let line = #line + 1
    container.register(Model.self, .singleton) { Model() }

    let report = try await container.constructAll()

    #expect(report.failures.isEmpty)
    #expect(container.graph.edges.isEmpty)
    #expect(
      report.description == """
        Model (FunctionalDITestingTests/ConstructAllTests.swift:\(line)) resolves Database without \
        declaring it.
        Declare it: container.register(Model.self, .singleton, injecting: Database.self) { … }
        """)
  }

  @Test("Inputs are observed through a resolver, a handle, and the shared container")
  func everyWay() async throws {
    let container = Container()
    container.register(Database.self, .singleton) { Database() }
    container.register(Greet.self) { resolver in
      let database = try resolver.resolve(Database.self)
      return { database.name }
    }
    container.register(Leave.self, .singleton) { resolver in
      let database = try resolver.handle.resolve(Database.self)
      return { database.name }
    }
    container.register(Stay.self) {
      let database = try Container.shared.resolve(Database.self)
      return { database.name }
    }

    let report = try await container.constructAll()

    #expect(report.failures.isEmpty)
    #expect(
      report.undeclaredInputs.map(\.declaration) == [
        "container.register(Greet.self, injecting: Database.self) { … }",
        "container.register(Leave.self, .singleton, injecting: Database.self) { … }",
        "container.register(Stay.self, injecting: Database.self) { … }",
      ])
  }

  @Test("The line to write says that the registration is an override")
  func overriding() async throws {
    let container = Container()
    container.register(Database.self) { Database() }
    container.register(Greet.self) { { "" } }
    container.register(Greet.self, override: true) { resolver in
      let database = try resolver.resolve(Database.self)
      return { database.name }
    }

    let report = try await container.constructAll()

    #expect(
      report.undeclaredInputs.map(\.declaration) == [
        "container.register(Greet.self, override: true, injecting: Database.self) { … }"
      ])
  }

  @Test("An input that cannot be declared is drawn, but not listed")
  func undeclarable() async throws {
    let container = Container()
    container.register(Database.self, .scoped) { Database() }
    container.register(Int.self, .singleton) { resolver in
      _ = try resolver.makeScope().resolve(Database.self)
      return 1
    }
    container.register(Greet.self, injecting: Database?.self) { _ in { "" } }
    container.register(String.self, .singleton) { resolver in
      try resolver.makeScope().resolve(Greet.self)()
    }
    container.register(ShowScreen.self) { {} }
    container.register(Connect.self) { resolver async throws in
      _ = try await MainActor.run { try resolver.resolve(ShowScreen.self) }
      return Database()
    }

    let report = try await container.constructAll()

    #expect(report.failures.isEmpty, "\(report)")
    #expect(report.undeclaredInputs.isEmpty, "\(report)")
    #expect(report.graph.edges.count == 4)
  }

  @Test("Of what a factory resolves from a scope of its own, only what it could declare is listed")
  func scopeOfFactory() async throws {
    let container = Container()
    container.register(Database.self) { Database() }
    container.registerScopeInput(Int.self)
    container.register(String.self, injecting: Int.self) { "\($0)" }
    container.register(Character.self) { "a" }
    container.contribute(to: Leave.self) { { "" } }
    container.register(Greet.self, .singleton) { resolver in
      let scope = try resolver.makeScope {
        $0.provide(1)
        $0.register(Bool.self) { true }
        $0.contribute(to: Leave.self) { { "!" } }
        $0.register(Character.self) { inner in try inner.resolve(Database.self).name.first ?? "a" }
      }
      _ = try (scope.resolve(Bool.self), scope.resolve(String.self), scope.resolve(Character.self))
      let leave = try scope.resolveAll(Leave.self)
      return { leave.map { $0() }.joined() }
    }

    let report = try await container.constructAll {
      _ in
    } scope: {
      try $0.makeScope { $0.provide(2) }
    }

    #expect(report.failures.isEmpty, "\(report)")
    #expect(report.undeclaredInputs.map(\.dependent.name) == ["Greet"], "\(report)")
    #expect(
      report.undeclaredInputs.map(\.declaration) == [
        "container.register(Greet.self, .singleton, injecting: Instance<Character>.self, "
          + "all(Leave.self)) { … }"
      ])
  }

  @Test("A declared input is not listed, and the line repeats the inputs that are declared")
  func declared() async throws {
    let container = Container()
    container.register(Database.self) { Database() }
    container.register(String.self) { "" }
    container.register(Int.self, injecting: Database?.self, String.self) { _, text in text.count }
    container.register(Greet.self, injecting: Leave.self) { leave in
      _ = try Container.shared.resolve(Int.self)
      return leave
    }
    container.registerFunction(Leave.self) { "" }

    let report = try await container.constructAll()

    #expect(report.failures.isEmpty)
    #expect(
      report.undeclaredInputs.map(\.declaration) == [
        "container.register(Greet.self, injecting: Leave.self, Instance<Int>.self) { … }"
      ])
  }

  @Test("Asynchronous services, those of the main actor, and contributions are observed")
  func everyKind() async throws {
    let container = Container()
    container.register(Database.self, .singleton) { Database() }
    container.register(Connect.self, .singleton) { () async throws in
      await Task.yield()
      return try Container.shared.resolve(Database.self)
    }
    container.register(Reconnect.self) { resolver async throws in
      try await resolver.resolve(Connect.self)
    }
    container.register(ShowScreen.self) { resolver in
      MainActor.assertIsolated()
      _ = try resolver.resolve(Database.self)
      return {}
    }
    container.contribute(to: Greet.self) { resolver in
      let database = try resolver.resolve(Database.self)
      return { database.name }
    }
    container.register([String].self) { resolver in
      try resolver.resolveAll(Greet.self).map { $0() }
    }

    let report = try await container.constructAll()

    #expect(report.failures.isEmpty)
    #expect(
      report.undeclaredInputs.map { "\($0.dependent.name): \($0.declaration)" } == [
        "Connect: container.register(Connect.self, .singleton, "
          + "injecting: Instance<Database>.self) { … }",
        "Reconnect: container.register(Reconnect.self, injecting: Connect.self) { … }",
        "ShowScreen: container.register(ShowScreen.self, injecting: Instance<Database>.self) { … }",
        "Greet[0]: container.contribute(to: Greet.self, injecting: Instance<Database>.self) { … }",
        "Array<String>: container.register(Array<String>.self, injecting: all(Greet.self)) { … }",
      ])
  }

  @Test("A synchronous type with an asynchronous decorator is created in a task")
  func decoratedInTask() async throws {
    let container = Container()
    container.register(Session.self) { () throws -> Session in Session() }
    container.decorate(Session.self) { session async throws in session }

    let report = try await container.constructAll()

    #expect(report.failures.isEmpty)
  }

  @Test("Scoped services are created in the scope that the test makes, with its values")
  func scoped() async throws {
    let container = Container()
    let seen = Spy<Int>()
    container.register(Database.self, .scoped) { resolver in
      seen(try resolver.resolve(Int.self))
      return Database()
    }

    let report = try await container.constructAll(scope: { resolver in
      try resolver.makeScope { $0.register(instance: 7) }
    })
    let withoutScope = try await container.constructAll(scope: { $0 })

    #expect(report.failures.isEmpty)
    #expect(seen.arguments == [7])
    #expect(
      report.undeclaredInputs.map(\.declaration) == [
        "container.register(Database.self, .scoped, injecting: Int.self) { … }"
      ])
    #expect(withoutScope.failures.map(\.kind) == [.outsideOfScope])
  }

  @Test("The graph draws observed inputs as edges of their own kind")
  func graph() async throws {
    let container = Container()
    container.register(Database.self) { Database() }
    container.register(Model.self, .singleton) { Model() }
    container.register(Int.self, injecting: Model.self) { _ in 1 }

    let graph = try await container.constructAll().graph

    #expect(graph.edges.map(\.isObserved) == [true, false])
    #expect(
      withoutPlaces(graph.text) == """
        Database (transient, …)
        Model (singleton, …)
          ⇢ Database (observed)
        Int (transient, …)
          → Model

        """)
    #expect(graph.mermaid.contains("  n1 == observed ==> n0\n  n2 --> n1\n"))
    #expect(graph.dot.contains("  n1 -> n0 [label=\"observed\", style=bold]\n  n2 -> n1\n"))
    #expect(graph.pruned(to: Model.self).edges.map(\.isObserved) == [true])
  }

  @Test("An observed input of a singleton outside the scope leads outside, and is not missing")
  func graphOfScope() async throws {
    let container = Container()
    container.register(Int.self) { 1 }
    container.register(String.self, .singleton) { resolver in try "\(resolver.resolve(Int.self))" }

    let report = try await container.constructAll(scope: {
      try $0.makeScope { $0.register(Int.self) { 2 } }
    })

    #expect(
      withoutPlaces(report.graph.text) == """
        String (singleton, …, may need more)
          ⇢ Int (observed)
        Int (transient, …)
        Int (transient, outside the scope, …)

        """)
    #expect(report.graph.edges.map(\.input) == [2])
  }

  @Test("Doubles of the call and of the task are used, and nothing is kept")
  func doubles() async throws {
    let released = NullarySpy()
    let container = Container()
    container.register(Database.self, .singleton) { throw Offline() }
    container.register(Int.self, .singleton(releasing: { _ in released() })) { 1 }
    container.register(String.self) { throw Offline() }

    let report = try await withOverrides {
      $0.register(Database.self, .singleton) { Database() }
    } operation: {
      try await container.constructAll { $0.register(String.self) { "double" } }
    }

    #expect(report.failures.isEmpty)
    #expect(released.count == 1)
    #expect(throws: ResolutionError.self) { try container.resolve(Database.self) }
  }

  @Test("Live registrations are created, observed, and drawn, whether they are declared or hidden")
  func live() async throws {
    let container = Container()
    container.register(Int.self, injecting: LiveName.self) { name in name().count }
    container.register(String.self) { resolver in try resolver.resolve(LiveGreeting.self)() }

    let report = try await container.constructAll()

    #expect(report.failures.isEmpty)
    #expect(
      report.undeclaredInputs.map(\.declaration) == [
        "container.register(String.self, injecting: LiveGreeting.self) { … }"
      ])
    let text = withoutPlaces(report.graph.text)
    #expect(text.contains("\n  ⇢ LiveGreeting (observed)\n"), "\(text)")
    #expect(text.contains("LiveGreeting (transient, live, …)\n  → LiveName\n"), "\(text)")
    #expect(!text.contains("not registered"), "\(text)")
  }

  @Test("A scope value fails unless the test provides it")
  func scopeInputs() async throws {
    let container = Container()
    container.registerScopeInput(Int.self)
    container.register(Database.self, .scoped, injecting: Int.self) { _ in Database() }

    let without = try await container.constructAll()
    let with = try await container.constructAll(scope: { try $0.makeScope { $0.provide(7) } })

    #expect(without.failures.map { $0.path.hops.map(\.name) } == [["Int"]])
    #expect(with.failures.isEmpty)
  }

  @Test("A release that fails is reported, and the rest is released")
  func releases() async throws {
    let released = NullarySpy()
    let container = Container()
    container.register(Int.self, .singleton(releasing: { _ in released() })) { 1 }
    container.register(String.self, .singleton(releasing: { _ in throw Offline() })) { "" }

    let report = try await container.constructAll()

    #expect(report.releaseErrors.flatMap(\.failures).map(\.name) == ["String"])
    #expect(report.description.hasPrefix("1. 1 service could not be released."))
    #expect(released.count == 1)
  }

  @Test("A release that fails is reported once if the services are created without a scope")
  func releasesWithoutScope() async throws {
    let container = Container()
    container.register(String.self, .singleton(releasing: { _ in throw Offline() })) { "" }

    let report = try await container.constructAll(scope: { $0 })

    #expect(report.releaseErrors.count == 1)
  }

  @Test("Live registrations that another graph requests are reported, and the report ends")
  func otherGraph() async throws {
    let other = Container()
    other.register(String.self) { try Container.shared.resolve(LiveName.self)() }
    let resolver = try other.seal()

    let report = try await Container().constructAll(scope: { _ in resolver.makeScope() })

    #expect(report.failures.isEmpty)
    #expect(report.undeclaredInputs.map { $0.inputs.map(\.name) } == [["LiveName"]])
  }

  @Test("An ignored live registration is missing in another graph, too", .overriding { _ in })
  func otherGraphWithoutLiveRegistrations() async throws {
    let other = Container()
    other.register(String.self) { try Container.shared.resolve(LiveName.self)() }
    let resolver = try other.seal()

    let report = try await Container.shared.constructAll(scope: { _ in resolver.makeScope() })

    #expect(report.failures.count == 1)
  }

  @Test("The line that declares a protocol writes `any`")
  func protocols() async throws {
    let container = Container()
    container.register((any Offering).self) { Offer() }
    container.register(Int.self) { (resolver: Resolver) in
      _ = try resolver.resolve((any Offering).self)
      return 1
    }

    let report = try await container.constructAll()

    #expect(
      report.undeclaredInputs.map(\.declaration) == [
        "container.register(Int.self, injecting: (any Offering).self) { … }"
      ])
  }
}

private protocol Offering: Sendable {}
private struct Offer: Offering {}

@Suite("Expecting that everything can be constructed")
struct ExpectConstructedTests {
  @Test("The expectation succeeds with a report of the inputs that are not declared")
  func succeeds() async throws {
    let report = try #require(await expectConstructed([ModelAssembly(), DatabaseAssembly()]))

    #expect(report.undeclaredInputs.map(\.dependent.name) == ["Model"])
    #expect(report.undeclaredInputs.first?.inputs.map(\.name) == ["Database"])
  }

  @Test("The expectation fails with every error, on its own line")
  func fails() async {
    let lineOfExpectation = #line + 2
    await withKnownIssue {
      await expectConstructed([ModelAssembly(), DatabaseAssembly()]) {
        $0.register(Model.self) { throw Offline() }
        $0.register(Database.self) { throw Offline() }
      }
    } matching: { issue in
      issue.says("1. The factory of Model") && issue.says("2. The factory of Database")
        && issue.sourceLocation?.line == lineOfExpectation
    }
  }

  @Test("The expectation fails if it uses only one of two different assemblies of one type")
  func failsForAmbiguousAssemblies() async {
    await withKnownIssue {
      let report = await expectConstructed([NumberAssembly(1), NumberAssembly(2)])
      #expect(report?.failures.isEmpty == true)
    } matching: {
      $0.says("Two assemblies NumberAssembly have the same identity but may differ.")
    }
  }

  @Test("The expectation fails with the error of making the scope")
  func failsWithoutScope() async {
    await withKnownIssue {
      let report = await expectConstructed([DatabaseAssembly()], scope: { _ in throw Offline() })
      #expect(report == nil)
    } matching: {
      $0.says("The scope could not be made: Offline()")
    }
  }
}

private struct NumberAssembly: Assembly {
  let number: Int

  init(_ number: Int) { self.number = number }

  func assemble(container: Container) { container.register(instance: number) }
}

private func withoutPlaces(_ text: String) -> String {
  text.replacing(/FunctionalDITestingTests\/ConstructAllTests\.swift:\d+/, with: "…")
}

private final class Database: Sendable {
  let name = "users"
}

private final class Model: @unchecked Sendable {
  @Resolved var database: Database
}

private enum Greet: NamedService { typealias Service = @Sendable () -> String }
private enum Leave: NamedService { typealias Service = @Sendable () -> String }
private enum Stay: NamedService { typealias Service = @Sendable () -> String }
private enum Connect: AsyncService { typealias Service = Database }
private enum Reconnect: AsyncService { typealias Service = Database }
private struct Session: AsyncService { typealias Service = Session }
private enum ShowScreen: MainActorService { typealias Service = @MainActor () -> Void }

private enum LiveName: LiveService {
  typealias Service = @Sendable () -> String
  static var live: Live<Self> { .function { "Ada" } }
}

private enum LiveGreeting: LiveService {
  typealias Service = @Sendable () -> String
  static var live: Live<Self> {
    .init(injecting: LiveName.self) { name in { "Hello, \(name())!" } }
  }
}

private struct DatabaseAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Database.self, .singleton) { Database() }
  }
}

private struct ModelAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Model.self) { Model() }
  }
}
