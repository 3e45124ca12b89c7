import FunctionInjection
import Synchronization
import FunctionalDITestDoubles
import Testing

private enum Connect: AsyncService {
  typealias Service = Database
}

private struct Failure: Error {}

@Suite("Tracing")
struct TracingTests {
  @Test("Each resolve is reported with its requester and whether an instance was constructed")
  func eachResolve() throws {
    let traces = Spy<ResolutionTrace>()
    let container = Container()
    container.register(RetrieveUsers.self, injecting: Database.self) { database in
      { database.users }
    }
    container.register(Database.self, .singleton) { Database() }
    container.register(FixedClock.self, .scoped) { FixedClock() }
    let resolver = try container.seal()
    let traced = resolver.tracing { traces($0) }
    _ = try traced.resolve(RetrieveUsers.self)
    _ = try traced.resolve(Database.self)
    let scope = traced.makeScope()
    _ = try scope.resolve(FixedClock.self)
    _ = try scope.resolve(FixedClock.self)
    _ = try scope.resolve(Database.self)
    #expect(
      traces.arguments.map { "\($0.name) \($0.outcome) \($0.requester ?? "-")" } == [
        "Database constructed RetrieveUsers", "RetrieveUsers constructed -", "Database reused -",
        "FixedClock constructed -", "FixedClock reused -", "Database reused -",
      ])
    #expect(traces.arguments.allSatisfy { $0.duration >= .zero && $0.location != nil })
    let line = try #require(traces.arguments.first?.description)
    #expect(line.hasPrefix("Database (FunctionInjectionTests/TracingTests.swift:"))
    #expect(line.contains(") constructed for RetrieveUsers in "))
  }

  @Test("A service of an outer scope is reported like one of the scope itself")
  func outerScope() throws {
    let traces = Spy<ResolutionTrace>()
    let container = Container()
    container.register(Database.self, .singleton) { Database() }
    let scope = try container.seal().makeScope { container in
      container.register(FixedClock.self) { FixedClock() }
    }
    let traced = scope.tracing { traces($0) }
    _ = try traced.resolve(Database.self)
    _ = try traced.resolve(Database.self)
    _ = try traced.resolve(FixedClock.self)
    #expect(
      traces.arguments.map { "\($0.name) \($0.outcome)" } == [
        "Database constructed", "Database reused", "FixedClock constructed",
      ])
  }

  @Test("A scope with registrations of its own that is made from a traced resolver is traced")
  func ownRegistrations() throws {
    let traces = Spy<ResolutionTrace>()
    let container = Container()
    container.register(Database.self, .singleton) { Database() }
    container.register(FixedClock.self, .scoped) { FixedClock() }
    let traced = try container.seal().tracing { traces($0) }
    let scope = try traced.makeScope {
      $0.register(Int.self, injecting: Database.self) { $0.users.count }
    }
    _ = try scope.resolve(Int.self)
    _ = try scope.makeScope().resolve(FixedClock.self)
    #expect(
      traces.arguments.map { "\($0.name) \($0.outcome) \($0.requester ?? "-")" } == [
        "Database constructed Int", "Int constructed -", "FixedClock constructed -",
      ])
  }

  @Test("A factory that makes traced resolvers and scopes is the requester of their resolves")
  func requesterOfFactory() throws {
    let traces = Spy<ResolutionTrace>()
    let escaped = Mutex<Resolver?>(nil)
    let container = Container()
    container.register(Database.self) { Database() }
    container.register(String.self) { resolver in
      let traced = resolver.tracing { traces($0) }
      _ = try traced.resolve(Database.self)
      _ = try traced.makeScope().resolve(Database.self)
      _ = try traced.makeScope { $0.register(Bool.self) { true } }.resolve(Database.self)
      escaped.withLock { $0 = traced }
      return ""
    }
    _ = try container.seal().resolve(String.self)
    #expect(traces.arguments.map(\.requester) == ["String", "String", "String"])
    // The factory must not keep a resolver of its graph.
    let resolver = try #require(escaped.withLock { $0.take() })
    let error = #expect(throws: ResolutionError.self) { try resolver.resolve(Database.self) }
    #expect(error?.kind == .constructionIsOver)
    #expect(error?.description.contains("The factory of String") == true)
  }

  @Test("A failure is reported too")
  func failure() throws {
    let traces = Spy<ResolutionTrace>()
    let container = Container()
    container.register(Database.self) { throw Failure() }
    let traced = try container.seal().tracing { traces($0) }
    #expect(throws: ResolutionError.self) { try traced.resolve(Database.self) }
    #expect(throws: ResolutionError.self) { try traced.resolve(LoadUsers.self) }
    #expect(traces.arguments.map(\.outcome) == [.failed, .failed])
    #expect(traces.arguments.last?.location == nil)
  }

  @Test("An Optional is reported as reused, after the service that it wraps")
  func optional() throws {
    let traces = Spy<ResolutionTrace>()
    let container = Container()
    container.register(Database.self) { Database() }
    let traced = try container.seal().tracing { traces($0) }
    let database: Database? = try traced.resolve(Database?.self)
    #expect(database != nil)
    #expect(
      traces.arguments.map { "\($0.name) \($0.outcome)" } == [
        "Database constructed", "Optional<Database> reused",
      ])
  }

  @Test("Asynchronous resolves are reported like others")
  func asynchronous() async throws {
    let traces = Spy<ResolutionTrace>()
    let container = Container()
    container.register(Connect.self, .singleton) { () async throws in Database() }
    let traced = try container.seal().tracing { traces($0) }
    _ = try await traced.resolve(Connect.self)
    _ = try await traced.resolve(Connect.self)
    #expect(traces.arguments.map(\.outcome) == [.constructed, .reused])
  }

  @Test(
    "The instances belong to the untraced resolver, which reports nothing and closes the traced one"
  )
  func instances() async throws {
    let traces = Spy<ResolutionTrace>()
    let released = NullarySpy()
    let container = Container()
    container.register(Database.self, .singleton(releasing: { _ in released() })) {
      Database()
    }
    let resolver = try container.seal()
    let traced = resolver.tracing { traces($0) }
    let database = try traced.resolve(Database.self)
    #expect(try resolver.resolve(Database.self) === database)
    #expect(try traced.handle.resolve(Database.self) === database)
    #expect(traces.count == 1)
    try await traced.close()
    #expect(released.count == 1)
    #expect(throws: ResolutionError.self) { try resolver.resolve(Database.self) }
    #expect(throws: ResolutionError.self) { try traced.resolve(Database.self) }
  }

  @Test("The resolve of a live registration is reported with its location")
  func live() throws {
    let traces = Spy<ResolutionTrace>()
    let traced = try Container().seal().tracing { traces($0) }
    _ = try traced.resolve(LiveNumber.self)
    #expect(traces.arguments.map(\.location?.line) == [LiveNumber.line])
  }
}

private enum LiveNumber: LiveService {
  typealias Service = Int
  static let line: UInt = #line + 1
  static var live: Live<Self> { .init { 1 } }
}
