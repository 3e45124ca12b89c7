import FunctionInjection
import Synchronization
import FunctionalDITestDoubles
import TestSupport
import Testing

/// A store for the resolver that a release closes; the release is registered before the resolver
/// exists.
private final class Closed: Sendable {
  let resolvers = Mutex<[Resolver]>([])

  func close() async throws {
    for resolver in resolvers.withLock({ $0 }) { try await resolver.close() }
  }
}

@Suite("Closing inside a release", .hangLimit)
struct ReleasingFromInsideTests {
  @Test("A release that closes its own resolver does not wait for itself")
  func ownResolver() async throws {
    let (closed, released) = (Closed(), Spy<String>())
    let container = Container()
    container.register(instance: "first")
    container.register(
      Database.self,
      .singleton(releasing: { _ in
        try await closed.close()
        released("database")
      })
    ) { Database() }
    let resolver = try container.seal()
    closed.resolvers.withLock { $0 = [resolver] }
    _ = try resolver.resolve(Database.self)
    try await resolver.close()
    #expect(released.arguments == ["database"])
    closed.resolvers.withLock { $0 = [] }
  }

  @Test("A scope and its outer resolver may close each other")
  func eachOther() async throws {
    let (inner, outer, released) = (Closed(), Closed(), Spy<String>())
    let container = Container()
    container.register(
      Database.self,
      .singleton(releasing: { _ in
        try await inner.close()
        released("database")
      })
    ) { Database() }
    container.register(
      User.self,
      .scoped(releasing: { _ in
        try await outer.close()
        released("user")
      })
    ) { User(name: "Ada") }
    let resolver = try container.seal()
    let scope = resolver.makeScope()
    outer.resolvers.withLock { $0 = [resolver] }
    inner.resolvers.withLock { $0 = [scope] }
    _ = try scope.resolve(User.self)
    _ = try resolver.resolve(Database.self)
    try await scope.close()
    #expect(released.arguments == ["database", "user"])
    for closed in [inner, outer] { closed.resolvers.withLock { $0 = [] } }
  }

  @Test("A release waits for another graph that it closes")
  func anotherGraph() async throws {
    let (other, released) = (Closed(), Spy<String>())
    let connections = Container()
    connections.register(
      Database.self,
      .singleton(releasing: { _ in
        for _ in 0..<10 { await Task.yield() }
        released("database")
      })
    ) { Database() }
    let connection = try connections.seal()
    _ = try connection.resolve(Database.self)
    other.resolvers.withLock { $0 = [connection] }

    let container = Container()
    container.register(
      User.self,
      .singleton(releasing: { _ in
        try await other.close()
        released("user")
      })
    ) { User(name: "Ada") }
    let resolver = try container.seal()
    _ = try resolver.resolve(User.self)
    try await resolver.close(within: .seconds(3_600))
    #expect(released.arguments == ["database", "user"])
  }

  @Test("A container whose resolver is closed stays closed after later registrations")
  func laterRegistrations() async throws {
    let container = Container()
    container.register(Database.self, .singleton) { Database() }
    container.register(Int.self) { resolver in
      resolver.end()
      return 1
    }
    _ = try container.resolve(Database.self)
    _ = try? container.resolve(Int.self)
    container.register(String.self) { "late" }
    for resolve in [
      { _ = try container.resolve(Database.self) }, { _ = try container.resolve(String.self) },
    ] {
      let error = #expect(throws: ResolutionError.self, performing: resolve)
      #expect(error?.description.contains("from a closed resolver") == true)
    }
  }
}
