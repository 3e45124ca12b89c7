import FunctionInjection
import FunctionalDITesting
import Synchronization
import TestSupport
import Testing

private final class Database: Sendable {}
private final class Model: Sendable {}
private enum Greet: NamedService { typealias Service = @Sendable () -> String }
private enum Leave: NamedService { typealias Service = @Sendable () -> String }
private enum Stay: NamedService { typealias Service = @Sendable () -> String }
private enum Connect: AsyncService { typealias Service = Database }
private enum Reconnect: AsyncService { typealias Service = Database }

@Suite("The failures of constructing everything", .hangLimit)
struct ConstructionFailureTests {
  @Test("Every failure is reported at once, and none that follows from another one")
  func failures() async throws {
    let container = Container()
    container.register(Database.self) { throw Offline() }
    container.register(Model.self, injecting: Database.self) { _ in Model() }
    container.register(Greet.self, injecting: Leave.self) { $0 }
    container.register(Leave.self, injecting: Greet.self) { $0 }
    container.register(Stay.self, injecting: Greet.self) { $0 }
    container.register(Connect.self) { resolver async throws in
      _ = try resolver.resolve(Int.self)
      return Database()
    }

    let report = try await container.constructAll()

    #expect(report.failures.map(\.kind) == [.constructionFailed, .cycle, .missing])
    #expect(report.description.hasPrefix("1. The factory of Database"))
    #expect(report.description.contains("\n\n2. Greet depends on itself"))
    #expect(report.description.contains("\n\n3. Int is not registered."))
  }

  @Test("A failure is listed although its input, in the scope, fails for another reason")
  func failuresOfTheirOwn() async throws {
    func kinds(_ register: (Container) -> Void) async throws -> Set<[String]> {
      let container = Container()
      register(container)
      container.register(Model.self, .singleton) { resolver in
        _ = try resolver.resolve(Database.self)
        return Model()
      }
      container.register(Greet.self, injecting: Instance<Model>.self) { _ in { "" } }
      let report = try await container.constructAll {
        _ in
      } scope: {
        try $0.makeScope { $0.register(Database.self) { throw Offline() } }
      }
      return Set(report.failures.map { [$0.kind.description] + $0.path.hops.map(\.name) })
    }
    let ofScope = ["constructionFailed", "Database"]

    #expect(try await kinds { _ in } == [["missing", "Model", "Database"], ofScope])
    #expect(
      try await kinds { $0.register(Database.self, .scoped) { Database() } }
        == [ofScope, ["outsideOfScope", "Model", "Database"]])
    #expect(
      try await kinds { $0.register(Database.self) { throw Offline() } }
        == [ofScope, ["constructionFailed", "Model", "Database"]])
  }

  @Test("A failure is listed although its input fails with another error of the same type")
  func errorsOfOneType() async throws {
    struct Unreadable: Error { let file: String }
    let container = Container()
    container.register(Database.self) { resolver in
      throw Unreadable(file: try resolver.resolveIfRegistered(String.self) ?? "default")
    }
    container.register(Model.self, .singleton) { resolver in
      _ = try resolver.resolve(Database.self)
      return Model()
    }
    let report = try await container.constructAll {
      _ in
    } scope: {
      try $0.makeScope { $0.register(instance: "mine") }
    }
    let files: [String?] = report.failures.map { ($0.underlyingError as? Unreadable)?.file }
    #expect(files.count == 2)
    #expect(Set(files) == ["default", "mine"])
  }

  @Test("A failure that follows from another is not listed if each attempt has its own error")
  func errorsOfAttempts() async throws {
    final class Attempt: Error, Sendable, CustomStringConvertible {
      var description: String { "\(ObjectIdentifier(self))" }
    }
    let kept = Mutex<[Attempt]>([])
    let container = Container()
    container.register(Database.self) {
      let attempt = Attempt()
      kept.withLock { $0.append(attempt) }
      throw attempt
    }
    container.register(Model.self, injecting: Database.self) { _ in Model() }
    let report = try await container.constructAll()
    #expect(report.failures.map { $0.path.hops.map(\.name) } == [["Database"]])
  }

  @Test("Two chains that are nested too deeply are two failures")
  func tooDeepTwice() async throws {
    let container = Container()
    container.register(Connect.self) { resolver async throws in
      try await resolver.makeScope().resolve(Connect.self)
    }
    container.register(Reconnect.self) { resolver async throws in
      try await resolver.makeScope().resolve(Reconnect.self)
    }
    let report = try await container.constructAll()
    #expect(report.failures.map(\.kind) == [.tooDeep, .tooDeep])
  }

  @Test("Constructions that are nested too deeply are one failure")
  func tooDeep() async throws {
    let container = Container()
    container.register(Connect.self) { resolver async throws in
      try await resolver.makeScope().resolve(Connect.self)
    }
    container.register(Reconnect.self) { resolver async throws in
      try await resolver.resolve(Connect.self)
    }
    let report = try await container.constructAll()
    #expect(report.failures.map(\.kind) == [.tooDeep])
  }
}
