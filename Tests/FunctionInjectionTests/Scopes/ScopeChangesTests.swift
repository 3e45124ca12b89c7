import FunctionInjection
import Testing

@Suite("Scopes that change outer registrations")
struct ScopeChangesTests {
  @Test("A decorator of the scope decorates an outer service, for the scope only")
  func decorating() throws {
    let container = Container()
    container.register(Greet.self) { { "Hello, \($0)" } }
    container.decorate(Greet.self) { next in { next($0) + "!" } }
    container.register(String.self, injecting: Greet.self) { $0("Ada") }
    let resolver = try container.seal()
    let scope = try resolver.makeScope {
      $0.decorate(Greet.self) { next in { next($0).uppercased() } }
    }
    #expect(try scope.resolve(String.self) == "HELLO, ADA!")
    #expect(try scope.makeScope().resolve(String.self) == "HELLO, ADA!")
    #expect(try resolver.resolve(String.self) == "Hello, Ada!")
  }

  @Test("A decorated scoped service is constructed once for the scope")
  func decoratingScoped() throws {
    let container = Container()
    container.register(Database.self, .scoped) { Database() }
    let resolver = try container.seal()
    let scope = try resolver.makeScope {
      $0.decorate(Database.self) { Database(users: $0.users + [User(name: "Joan")]) }
    }
    #expect(try scope.resolve(Database.self) === scope.resolve(Database.self))
    #expect(try scope.resolve(Database.self).users.count == 3)
    #expect(try resolver.makeScope().resolve(Database.self).users.count == 2)
  }

  @Test("A decorated singleton is one of the scope, and singletons outside never see it")
  func decoratingSingleton() throws {
    let container = Container()
    container.register(Database.self, .singleton) { Database() }
    container.register(Int.self, .singleton, injecting: Database.self) { $0.users.count }
    container.register(Double.self, injecting: Database.self) { Double($0.users.count) }
    let resolver = try container.seal()
    let scope = try resolver.makeScope {
      $0.decorate(Database.self) { Database(users: $0.users + [User(name: "Joan")]) }
    }
    #expect(try scope.resolve(Database.self) === scope.resolve(Database.self))
    #expect(try scope.resolve(Double.self) == 3)
    #expect(try scope.resolve(Int.self) == 2)
    #expect(try resolver.resolve(Database.self).users.count == 2)
  }

  @Test("A decorator of the scope may need what the scope registers")
  func decoratingWithInput() throws {
    let container = Container()
    container.register(Greet.self) { { "Hello, \($0)" } }
    let scope = try container.seal().makeScope {
      $0.register(instance: "!")
      $0.decorate(Greet.self, injecting: String.self) { next, end in { next($0) + end } }
    }
    #expect(try scope.resolve(Greet.self)("Ada") == "Hello, Ada!")
  }

  @Test("A value is decorated once for the scope, also after the scope has received it")
  func decoratingReceivedValue() throws {
    let container = Container()
    container.registerScopeInput(Database.self)
    let outer = try container.seal().makeScope { $0.provide(Database()) }
    func checkDecorated(_ resolver: Resolver) throws {
      #expect(try resolver.resolve(Database.self).users.count == 3)
      #expect(try resolver.resolve(Database.self) === resolver.resolve(Database.self))
    }
    @Sendable func decorate(_ container: Container) {
      container.decorate(Database.self) { Database(users: $0.users + [User(name: "Joan")]) }
    }
    try checkDecorated(outer.makeScope(registering: decorate))
    try checkDecorated(outer.overriding(decorate))
    try withOverrides(decorate) { () throws in try checkDecorated(outer.current) }
  }
}
