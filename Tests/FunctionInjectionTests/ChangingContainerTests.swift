import FunctionInjection
import FunctionalDITestDoubles
import TestSupport
import Testing

@Suite("A container that changes while it is used", .hangLimit)
struct ChangingContainerTests {
  private enum Greeting: NamedService { typealias Service = @Sendable (String) -> String }
  private enum Farewell: NamedService { typealias Service = @Sendable (String) -> String }

  @Test("A singleton's factory may register a service, and the singleton is constructed once")
  func registeringInside() throws {
    let constructions = NullarySpy()
    let container = Container()
    container.register(Database.self, .singleton) { [unowned container] in
      constructions()
      container.register(RetrieveUsers.self, injecting: Database.self) { database in
        { database.users }
      }
      container.register(Part.self, .singleton) { Part() }
      return Database(users: [User(name: "Grace")])
    }
    #expect(try container.resolveIfRegistered(RetrieveUsers.self) == nil)

    let database = try container.resolve(Database.self)
    let part = try container.resolve(Part.self)
    #expect(try container.resolve(RetrieveUsers.self)() == [User(name: "Grace")])
    #expect(try container.resolve(Database.self) === database)
    #expect(try container.resolve(Part.self) === part)
    #expect(constructions.count == 1)
  }

  @Test("Many threads that request such a singleton get the same instance")
  func registeringInsideOfManyThreads() throws {
    for _ in 0..<10 {
      let constructions = NullarySpy()
      let container = Container()
      container.register(Database.self, .singleton) { [unowned container] in
        constructions()
        container.register(Part.self, .singleton) { Part() }
        return Database()
      }
      let results = onThreads(16) { _ in
        Result { (try container.resolve(Database.self), try container.resolve(Part.self)) }
      }
      let instances = try results.map { try $0.get() }
      #expect(constructions.count == 1)
      #expect(instances.allSatisfy { $0.0 === instances[0].0 && $0.1 === instances[0].1 })
    }
  }

  @Test("A sealed resolver that many threads read does not change with its container")
  func sealedResolver() throws {
    let container = Container()
    container.register(Int.self) { 1 }
    container.register(String.self, injecting: Int.self) { "sealed \($0)" }
    container.register(Part.self, .singleton) { Part() }
    container.register(Left.self, initializer: Left.init)
    container.register(Greet.self) { { "Hello, \($0)" } }
    container.contribute(to: Greeting.self) { { "Good morning, \($0)" } }
    let resolver = try container.seal()

    /// The resolver's results for all services that are about to change.
    @Sendable func answers() throws -> [String] {
      [
        "\(try resolver.resolve(Int.self))", try resolver.resolve(String.self),
        "\(try resolver.resolve(Left.self).part === resolver.resolve(Part.self))",
        try resolver.resolve(Greet.self)("Ada"),
        try resolver.resolveAll(Greeting.self).map { $0("Ada") }.joined(separator: ", "),
        "\(try resolver.resolveIfRegistered(Farewell.self) == nil)",
      ]
    }
    let expected = ["1", "sealed 1", "true", "Hello, Ada", "Good morning, Ada", "true"]

    let results = onThreads(5) { thread in
      Result {
        try (0..<200).allSatisfy { round in
          guard thread == 0 else { return try answers() == expected }
          container.register(Int.self, override: true) { round + 2 }
          container.unregister(String.self)
          container.register(String.self) { "changed" }
          container.unregister(Part.self)
          container.decorate(Greet.self) { next in { next($0) + "!" } }
          container.contribute(to: Greeting.self) { { "Good evening, \($0)" } }
          container.registerFunction(Farewell.self, override: round > 0) { "Goodbye, \($0)" }
          return true
        }
      }
    }
    #expect(try results.map { try $0.get() } == Array(repeating: true, count: 5))

    // All changes have been made now, in whichever order the threads ran.
    #expect(try answers() == expected)
    #expect(try container.resolve(Int.self) == 201)
    #expect(try container.resolve(String.self) == "changed")
    #expect(try container.resolveAll(Greeting.self).count == 201)
    #expect(throws: ResolutionError.self) { try container.resolve(Left.self) }
  }
}
