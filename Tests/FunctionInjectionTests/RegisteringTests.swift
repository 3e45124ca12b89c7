import FunctionInjection
import Testing

@Suite("Registering")
struct RegisteringTests {
  @Test("A function is resolved by its key")
  func functionByKey() throws {
    let container = Container()
    container.register(Greet.self) { _ in { "Hello, \($0)" } }
    let greet = try container.seal().resolve(Greet.self)
    #expect(greet("Ada") == "Hello, Ada")
  }

  @Test("Two functions of one type are distinguished by their keys")
  func twoFunctionsOfOneType() throws {
    enum First: NamedService { typealias Service = (String) -> String }
    enum Second: NamedService { typealias Service = (String) -> String }
    let container = Container()
    container.register(namedService: First.self) { _ in { $0 + "JAMES" } }
    container.register(namedService: Second.self) { _ in { $0 + "LEONARD" } }
    let resolver = try container.seal()
    let first = try resolver.resolve(namedService: First.self)
    let second = try resolver.resolve(namedService: Second.self)
    #expect(first("a ") == "a JAMES")
    #expect(second("a ") == "a LEONARD")
    #expect(First.name == "First")
    #expect(First.type == Second.type)
  }

  @Test("Declared inputs are injected in their order, keys and plain types mixed")
  func declaredInputs() throws {
    let container = Container()
    container.register(Database.self, .singleton) { Database() }
    container.register(RetrieveUsers.self, injecting: Database.self) { database in
      { database.users }
    }
    container.registerFunction(FilterUsers.self) { $0.isActive }
    container.register(
      LoadUsers.self, injecting: RetrieveUsers.self, FilterUsers.self, Instance<Database>.self
    ) { retrieve, filter, database in
      { retrieve().filter(filter).map(\.name) + ["\(database.users.count)"] }
    }
    let load = try container.seal().resolve(LoadUsers.self)
    #expect(load() == ["Ada", "2"])
  }

  @Test("An initializer is wired by the types of its parameters, however many there are")
  func initializers() throws {
    struct Nothing: Equatable { init() {} }
    struct One { let database: Database }
    struct Five: Sendable {
      let database: Database
      let clock: any Clock
      let number: Int
      let text: String
      let flag: Bool
    }
    let container = Container()
    container.register(Nothing.self, initializer: Nothing.init)
    container.register(One.self, initializer: One.init)
    container.register(Five.self, .singleton, initializer: Five.init)
    container.register(Database.self, .singleton, factory: { Database() })
    container.register((any Clock).self, .singleton, initializer: FixedClock.init)
    container.register(instance: 7)
    container.register(String.self, instance: "seven")
    container.register(instance: true)
    let resolver = try container.seal()
    #expect(try resolver.resolve(Nothing.self) == Nothing())
    #expect(try resolver.resolve(One.self).database === resolver.resolve(Database.self))
    let five = try resolver.resolve(Five.self)
    #expect(five.clock.now == 42)
    #expect(five.number == 7)
    #expect(five.text == "seven")
    #expect(five.flag)
  }

  @Test("A ready instance is resolved as itself, under its own type or a key")
  func readyInstances() throws {
    let database = Database()
    let container = Container()
    container.register(instance: database)
    container.register((any Clock).self, instance: FixedClock())
    container.registerFunction(FilterUsers.self) { $0.name == "Ada" }
    let resolver = try container.seal()
    #expect(try resolver.resolve(Database.self) === database)
    #expect(try resolver.resolve((any Clock).self).now == 42)
    #expect(try resolver.resolve(FilterUsers.self)(User(name: "Ada")))
  }

  @Test("The spellings of the minimal container work")
  func minimalContainer() throws {
    let container = Container()
    container.registerSingleton((any Clock).self, FixedClock.init)
    container.register(Database.self, { Database() })
    let clock: any Clock = try container.resolve()
    let first: Database = try container.resolve()
    let second: Database = try container.resolve()
    #expect(clock.now == 42)
    #expect(first !== second)
    container.unregister((any Clock).self)
    #expect(throws: ResolutionError.self) { try container.resolve((any Clock).self) }
  }
}
