import FunctionInjection
import Testing

/// A client whose construction suspends.
private struct DatabaseClient: LiveAsyncService {
  typealias Service = Self
  var path: @Sendable () -> String
  var size: @Sendable () -> Int

  static var live: Live<Self> {
    .init(.singleton) { () async throws in
      await Task.yield()
      return DatabaseClient(path: { "live" }, size: { 1 })
    }
  }

  static func text(of resolver: Resolver) async throws -> String {
    let database: DatabaseClient = try await resolver.resolve(DatabaseClient.self)
    return "\(database.path()) \(database.size())"
  }
}

@Suite("Clients whose construction suspends")
struct AsyncClientTests {
  @Test("A change keeps the other functions, in a resolver, a task, and a scope")
  func changed() async throws {
    let resolver = try Container().seal(for: DatabaseClient.self)
    func change(_ container: Container) {
      container.change(DatabaseClient.self) { $0.path = { "changed" } }
    }
    #expect(try await DatabaseClient.text(of: resolver.overriding(change)) == "changed 1")
    #expect(
      try await DatabaseClient.text(of: resolver.makeScope(registering: change)) == "changed 1")
    let text = try await withOverrides(change) {
      try await DatabaseClient.text(of: resolver.current)
    }
    #expect(text == "changed 1")
    #expect(try await DatabaseClient.text(of: resolver) == "live 1")
  }

  @Test(
    "A client that is registered as an instance can be changed, and decorated by a function that suspends"
  )
  func instance() async throws {
    let container = Container()
    container.register(instance: DatabaseClient(path: { "instance" }, size: { 2 }))
    container.change(DatabaseClient.self) { $0.path = { "changed" } }
    container.decorate(DatabaseClient.self) { next in
      await Task.yield()
      return DatabaseClient(path: { next.path() + "!" }, size: next.size)
    }
    #expect(try await DatabaseClient.text(of: container.seal()) == "changed! 2")
  }

  @Test("A client that is created asynchronously is an error as an input of a synchronous factory")
  func synchronousInput() throws {
    let suspending = Container()
    suspending.register(DatabaseClient.self) { () async throws in
      DatabaseClient(path: { "suspending" }, size: { 3 })
    }
    let decorated = Container()
    decorated.register(instance: DatabaseClient(path: { "instance" }, size: { 2 }))
    decorated.decorate(DatabaseClient.self) { next in
      await Task.yield()
      return next
    }
    for container in [suspending, decorated] {
      container.register(String.self, injecting: Instance<DatabaseClient>.self) { $0.path() }
      #expect(container.verify().faults.map(\.kind) == [.wrongPlace])
      let error = #expect(throws: ResolutionError.self) { try container.resolve(String.self) }
      #expect(error?.description.contains("it was resolved in a synchronous context") == true)
    }
  }
}
