import FunctionInjection
import FunctionalDITesting
import Testing

@Suite("The line to write for an undeclared input")
struct AdviceTests {
  @Test("An input that a decorator hides is listed with the decorator's own line")
  func decorator() async throws {
    let container = Container()
    container.register(Int.self) { 1 }
    container.register(Greet.self, injecting: Leave.self) { $0 }
    container.registerFunction(Leave.self) { "" }
    let line = #line + 1
    container.decorate(Greet.self, injecting: Stay.self) { next, _ in
      _ = try Container.shared.resolve(Int.self)
      return next
    }
    container.registerFunction(Stay.self) { "" }

    let report = try await container.constructAll()

    #expect(report.failures.isEmpty)
    #expect(
      report.undeclaredInputs.map(\.description) == [
        """
        Greet (FunctionalDITestingTests/AdviceTests.swift:\(line)) resolves Int without \
        declaring it.
        Declare it: container.decorate(Greet.self, injecting: Stay.self, Instance<Int>.self) \
        { next, … }
        """
      ])
    #expect(report.graph.edges.map(\.isObserved) == [false, false, true])
  }

  @Test("A factory and each of its decorators declare their own inputs")
  func factoryAndDecorators() async throws {
    let container = Container()
    container.register(Database.self, .singleton) { Database() }
    container.register(Model.self) { Model() }
    container.decorate(Model.self, injecting: Database.self) { next, _ in next }
    container.decorate(Model.self) { next in
      _ = Model()
      return next
    }
    container.register(Connect.self, .singleton) { () async throws in Database() }
    container.decorate(Connect.self) { next async throws in
      await Task.yield()
      _ = Model()
      return next
    }

    let report = try await container.constructAll()

    #expect(report.failures.isEmpty)
    #expect(
      report.undeclaredInputs.map(\.declaration) == [
        "container.register(Model.self, injecting: Database.self) { … }",
        "container.decorate(Model.self, injecting: Database.self) { next, … }",
        "container.decorate(Connect.self, injecting: Instance<Database>.self) { next, … }",
      ])
  }

  @Test("A live registration with a hidden input is listed with its own declaration")
  func hiddenInLive() async throws {
    let container = Container()
    container.register(Database.self, .singleton) { Database() }

    let report = try await container.constructAll {
      $0.register(
        String.self, injecting: LiveStore.self, LiveReader.self, LiveModel.self
      ) { _, read, _ in read() }
    }

    #expect(report.failures.isEmpty)
    #expect(
      report.undeclaredInputs.map { "\($0.dependent.name): \($0.declaration)" }.sorted() == [
        "LiveModel: static var live: Live<LiveModel> { .init(injecting: LiveName.self) { … } }",
        "LiveReader: static var live: Live<Self> { .init(injecting: LiveName.self) { … } }",
        "LiveStore: static var live: Live<Self> { .init(.singleton, requiring: LiveName.self, "
          + "Instance<Database>.self) { … } }",
      ])
  }

  @Test("A property that stops the process reports the failures and the undeclared inputs so far")
  func stopping() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = Container()
      container.register(Int.self, injecting: String.self) { $0.count }
      container.register(Greet.self) {
        _ = try Container.shared.resolve(Leave.self)
        return { "" }
      }
      container.registerFunction(Leave.self) { "" }
      container.register(Model.self) { Model() }
      _ = try await container.constructAll()
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)

    #expect(message.contains("Database is not registered.\n"), "\(message)")
    #expect(
      message.contains("\n\nFindings so far:\n\n1. String is not registered.\n"), "\(message)")
    #expect(
      message.contains(
        "Declare it: container.register(Greet.self, injecting: Leave.self) { … }\n"), "\(message)")
  }

  @Test("A property with its own resolver reports the findings so far, too")
  func stoppingWithResolver() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = Container()
      container.register(Int.self) { throw CancellationError() }
      container.register(Greet.self) { resolver in
        @Resolved(resolver) var database: Database
        return { "\(database)" }
      }
      _ = try await container.constructAll()
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)

    #expect(message.contains("Database is not registered.\n"), "\(message)")
    #expect(
      message.contains("\n\nFindings so far:\n\n1. The factory of Int"), "\(message)")
  }
}

private final class Database: Sendable {}

private final class Model: @unchecked Sendable {
  @Resolved var database: Database
}

private enum Greet: NamedService { typealias Service = @Sendable () -> String }
private enum Leave: NamedService { typealias Service = @Sendable () -> String }
private enum Stay: NamedService { typealias Service = @Sendable () -> String }
private enum Connect: AsyncService { typealias Service = Database }

private enum LiveName: LiveService {
  typealias Service = @Sendable () -> String
  static var live: Live<Self> { .function { "Ada" } }
}

private enum LiveReader: LiveService {
  typealias Service = @Sendable () -> String
  static var live: Live<Self> {
    .init {
      let name = try Container.shared.resolve(LiveName.self)
      return { name() }
    }
  }
}

private final class LiveModel: LiveService {
  typealias Service = LiveModel
  static var live: Live<LiveModel> {
    .init {
      _ = try Container.shared.resolve(LiveName.self)
      return LiveModel()
    }
  }
}

private enum LiveStore: LiveService {
  typealias Service = Database
  static var live: Live<Self> {
    .init(.singleton, injecting: LiveName.self) { _ in try Container.shared.resolve() }
  }
}
