import FunctionInjection
import FunctionalDITesting
import Testing

@Suite("Observed singletons")
struct ObservedSingletonTests {
  @Test("Each use of a singleton that the test overrides in another resolver is observed")
  func singletonOfOtherResolver() async throws {
    let other = Container()
    other.register(Database.self, .singleton) { Database() }
    let resolver = try other.seal()
    let container = Container()
    container.register(Greet.self) {
      let database = try resolver.current.resolve(Database.self)
      return { database.name }
    }
    container.register(Stay.self) {
      let database = try resolver.current.resolve(Database.self)
      return { database.name }
    }
    container.register(Database.self, .singleton) { Database() }

    let report = try await container.constructAll {
      $0.register(Database.self, .singleton) { Database() }
    }

    #expect(report.failures.isEmpty)
    #expect(
      report.undeclaredInputs.map(\.declaration) == [
        "container.register(Greet.self, injecting: Database.self) { … }",
        "container.register(Stay.self, injecting: Database.self) { … }",
      ])
  }

  @Test("Each use of a singleton that the test's scope registers is observed")
  func singletonOfScope() async throws {
    let container = Container()
    container.register(Greet.self) { resolver in
      let database = try resolver.resolve(Database.self)
      return { database.name }
    }
    container.register(Stay.self) { resolver in
      let database = try resolver.resolve(Database.self)
      return { database.name }
    }

    let report = try await container.constructAll(scope: { resolver in
      try resolver.makeScope { $0.register(Database.self, .singleton) { Database() } }
    })

    #expect(report.failures.isEmpty)
    #expect(
      report.undeclaredInputs.map(\.declaration) == [
        "container.register(Greet.self, injecting: Database.self) { … }",
        "container.register(Stay.self, injecting: Database.self) { … }",
      ])
  }
}

private final class Database: Sendable {
  let name = "Ada"
}

private enum Greet: NamedService { typealias Service = @Sendable () -> String }
private enum Stay: NamedService { typealias Service = @Sendable () -> String }
