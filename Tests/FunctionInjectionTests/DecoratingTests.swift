import PartialApplication
import FunctionInjection
import FunctionalDITestDoubles
import Testing

private struct Denied: Error, Equatable {}

private enum Authorise: NamedService {
  typealias Service = @Sendable () throws -> Void
}

private enum Save: NamedService {
  typealias Service = @Sendable (Int) throws -> String
}

@Suite("Decorating a service")
struct DecoratingTests {
  @Test("Decorators apply in the order of their registration, the last one outermost")
  func order() throws {
    let container = Container()
    container.decorate(LoadUsers.self) { next in { next() + ["before the registration"] } }
    container.decorate(LoadUsers.self) { next in { next() + ["before it too"] } }
    container.registerFunction(LoadUsers.self) { ["registered"] }
    container.decorate(LoadUsers.self) { next in { next() + ["after it"] } }
    let expected = ["registered", "before the registration", "before it too", "after it"]
    #expect(try container.resolve(LoadUsers.self)() == expected)
    #expect(try container.seal().resolve(LoadUsers.self)() == expected)
  }

  @Test("A decorator wraps the calls and receives the services it declares")
  func wrapsCalls() throws {
    let attempts = NullarySpy()
    let container = Container()
    container.registerFunction(Save.self) { id in "saved \(id)" }
    container.registerFunction(Authorise.self) {
      attempts()
      if attempts.count == 2 { throw Denied() }
    }
    container.decorate(Save.self, injecting: Authorise.self) { save, authorise in
      { id in
        try authorise()
        return try save(id)
      }
    }
    let save = try container.seal().resolve(Save.self)
    #expect(attempts.arguments.isEmpty)
    #expect(try save(1) == "saved 1")
    #expect(throws: Denied()) { try save(2) }
    #expect(try save(3) == "saved 3")
  }

  @Test("Plain types can be decorated, and plain types and keys are inputs of decorators")
  func plainTypes() throws {
    let container = Container()
    container.register(Database.self, .singleton) { Database() }
    container.decorate(Database.self) { Database(users: $0.users + [User(name: "Eve")]) }
    container.registerFunction(LoadUsers.self) { [] }
    container.decorate(LoadUsers.self, injecting: Database.self) { next, database in
      { next() + database.users.map(\.name) }
    }
    let resolver = try container.seal()
    #expect(try resolver.resolve(LoadUsers.self)() == ["Ada", "Bob", "Eve"])
    #expect(try resolver.resolve(Database.self) === resolver.resolve(Database.self))
  }

  @Test("The decorator of a plain type receives the keys and the plain types it declares")
  func inputsOfPlainTypes() throws {
    let container = Container()
    container.register(Database.self, .singleton) { Database(users: []) }
    container.register(User.self) { User(name: "Eve") }
    container.registerFunction(RetrieveUsers.self) { [User(name: "Ada")] }
    container.decorate(Database.self, injecting: RetrieveUsers.self) { database, retrieve in
      Database(users: database.users + retrieve())
    }
    container.decorate(Database.self, injecting: User.self) { database, user in
      Database(users: database.users + [user])
    }
    #expect(try container.seal().resolve(Database.self).users.map(\.name) == ["Ada", "Eve"])
    container.unregister(User.self)
    container.unregister(RetrieveUsers.self)
    #expect(container.verify().faults.map(\.name) == ["RetrieveUsers", "User"])
  }

  @Test("A singleton is decorated once, and its decorators keep their state")
  func singleton() throws {
    let calls = Spy<Int>()
    let container = Container()
    container.register(Save.self, .singleton) {
      { id in
        calls(id)
        return "\(calls.count)"
      }
    }
    container.decorate(Save.self) { cached($0) }
    let resolver = try container.seal()
    #expect(try resolver.resolve(Save.self)(7) == "1")
    #expect(try resolver.resolve(Save.self)(7) == "1")
    #expect(calls.arguments == [7])
  }

  @Test("The ready-made decorators of functions decorate services")
  func readyMadeDecorators() throws {
    let lines = Spy<String>()
    let calls = Spy<Int>()
    let container = Container()
    container.registerFunction(Save.self) { id in
      calls(id)
      if calls.count == 1 { throw Denied() }
      return "saved"
    }
    container.decorate(Save.self) { retrying($0) }
    container.decorate(Save.self) { logged($0, "Save") { lines($0) } }
    #expect(try container.seal().resolve(Save.self)(1) == "saved")
    #expect(lines.arguments == [#"Save(1) returned "saved""#])
  }

  @Test("A decorator of an unregistered service is a fault with its place")
  func unregistered() throws {
    let container = Container()
    container.decorate(LoadUsers.self) { $0 }
    let fault = try #require(container.verify().faults.first)
    #expect(fault.kind == .decoratesNothing)
    #expect(
      fault.description.hasPrefix("LoadUsers is decorated, but it is not registered."))
    #expect(fault.description.contains("DecoratingTests.swift:"))
    #expect(throws: ResolutionError.self) { try container.resolve(LoadUsers.self) }
  }

  @Test("Decorators of unregistered services are faults in the order of their registration")
  func severalUnregistered() {
    let container = Container()
    func decorate<each Service>(_ type: repeat (each Service).Type) {
      for type in repeat each type { container.decorate(type) { $0 } }
    }
    decorate(Int.self, Bool.self, Int8.self, String.self, UInt.self, Double.self, Character.self)
    #expect(
      container.verify().faults.map(\.name) == [
        "Int", "Bool", "Int8", "String", "UInt", "Double", "Character",
      ])
  }

  @Test("The fault of a decorator of contributions names the list to decorate")
  func contributed() throws {
    let container = Container()
    container.contribute(to: Save.self) { { id in "\(id)" } }
    container.contribute(to: Int.self) { 7 }
    container.decorate(Save.self) { $0 }
    container.decorate(Int.self) { $0 }
    let faults = container.verify().faults
    #expect(faults.map(\.kind) == [.decoratesNothing, .decoratesNothing])
    for list in ["container.decorate(all(Save.self))", "container.decorate(all(Int.self))"] {
      #expect(faults.contains { $0.description.contains(list) })
    }
  }

  @Test("A decorator of a list without contributions decorates the empty list")
  func emptyList() throws {
    let container = Container()
    container.decorate(All<Instance<Int>>.self) { $0 + [1] }
    #expect(try container.resolveAll(Int.self) == [1])
    #expect(try container.resolveIfRegistered(all(Int.self)) == nil)
    let resolver = try container.seal()
    #expect(try resolver.resolveAll(Int.self) == [1])
    let changed = try resolver.overriding { $0.decorate(All<Instance<Int>>.self) { $0 + [2] } }
    #expect(try changed.resolveAll(Int.self) == [1, 2])
    let scope = try changed.makeScope { $0.contribute(to: Int.self) { 0 } }
    #expect(try scope.resolveAll(Int.self) == [0, 1, 2])
    container.contribute(to: Int.self) { 0 }
    #expect(try container.resolveAll(Int.self) == [0, 1])
  }

  @Test("A decorator of an Optional that is not registered is a fault")
  func absentOptional() throws {
    let container = Container()
    container.register(instance: 1)
    container.decorate(Int?.self) { $0 }
    let faults = container.verify().faults
    #expect(faults.map(\.kind) == [.decoratesNothing])
    #expect(faults.map(\.name) == ["Optional<Int>"])
  }

  @Test("A decorator that needs its own key is a cycle")
  func ownKey() throws {
    let container = Container()
    container.registerFunction(LoadUsers.self) { [] }
    container.decorate(LoadUsers.self, injecting: LoadUsers.self) { _, other in other }
    #expect(container.verify().faults.map(\.kind) == [.cycle])
    let error = #expect(throws: ResolutionError.self) { try container.resolve(LoadUsers.self) }
    #expect(error?.kind == .cycle)
  }

  @Test("A decorator that resolves its own key undeclared is a cycle")
  func ownKeyUndeclared() throws {
    let container = Container()
    container.register(LoadUsers.self, .singleton) { { [] } }
    container.decorate(LoadUsers.self) { [handle = container.handle] _ in
      try handle.resolve(LoadUsers.self)
    }
    let error = #expect(throws: ResolutionError.self) {
      try container.seal().resolve(LoadUsers.self)
    }
    #expect(error?.kind == .cycle)
  }

  @Test("A missing input of a decorator is a fault with the decorator's place")
  func missingInput() throws {
    let container = Container()
    container.register(LoadUsers.self, injecting: Database.self) { _ in { [] } }
    container.register(Database.self) { Database() }
    let line = UInt(#line) + 1
    container.decorate(LoadUsers.self, injecting: FilterUsers.self) { next, _ in next }
    let fault = try #require(container.verify().faults.first)
    #expect(fault.kind == .missing)
    #expect(fault.path.hops.map(\.name) == ["LoadUsers", "FilterUsers"])
    #expect(fault.path.hops.first?.location?.line == line)
  }

  @Test("A decorator that makes a singleton keep a scoped service is a fault")
  func captive() throws {
    let container = Container()
    container.register(LoadUsers.self, .singleton) { { [] } }
    container.register(Database.self, .scoped) { Database() }
    container.decorate(LoadUsers.self, injecting: Database.self) { next, _ in next }
    #expect(container.verify().faults.map(\.kind) == [.captive])
  }

  @Test("The fix for a ready function whose decorator keeps a scoped service compiles, and works")
  func captiveFunction() throws {
    let container = Container()
    container.registerFunction(LoadUsers.self, fileID: "App/Users.swift", line: 1) { [] }
    container.register(Database.self, .scoped) { Database() }
    container.decorate(LoadUsers.self, injecting: Database.self) { next, _ in next }
    let fault = try #require(container.verify().faults.first)
    #expect(
      "\(fault)".hasSuffix(
        """
        Fix: make LoadUsers (App/Users.swift:1) `.scoped` too, with a factory: \
        container.register(LoadUsers.self, .scoped) { … }, or let it resolve Database from a scope \
        on each use.
        """))
    container.register(LoadUsers.self, .scoped, override: true) { { [] } }
    #expect(container.verify().faults.isEmpty)
  }

  @Test("A duplicate has the places of both registrations, whatever a decorator injects")
  func duplicateOfDecorated() throws {
    let container = Container()
    container.register(Int.self, fileID: "App/A.swift", line: 1) { 1 }
    container.decorate(Int.self, injecting: Int.self, fileID: "App/B.swift", line: 2) { $0 + $1 }
    container.register(Int.self, fileID: "App/C.swift", line: 3) { 3 }
    let fault = try #require(container.verify().faults.first { $0.kind == .duplicate })
    #expect(
      fault.path.hops.map(\.description) == ["Int (App/A.swift:1)", "Int (App/C.swift:3)"])
  }

  @Test("An error of a decorator is the error of the construction, which is tried again")
  func throwing() throws {
    let attempts = NullarySpy()
    let container = Container()
    container.register(LoadUsers.self, .singleton) { { ["Ada"] } }
    container.decorate(LoadUsers.self) { next in
      attempts()
      if attempts.count == 1 { throw Denied() }
      return next
    }
    let resolver = try container.seal()
    let error = #expect(throws: ResolutionError.self) { try resolver.resolve(LoadUsers.self) }
    #expect(error?.underlyingError as? Denied == Denied())
    #expect(try resolver.resolve(LoadUsers.self)() == ["Ada"])
  }

  @Test("The error of a decorated construction has the places of the decorators")
  func places() throws {
    struct Broken: Error {}
    let container = Container()
    container.register(Int.self, fileID: "App/Numbers.swift", line: 1) { 1 }
    container.decorate(Int.self, fileID: "App/Logging.swift", line: 2) { number in number }
    container.decorate(Int.self, fileID: "App/Checking.swift", line: 3) { _ in throw Broken() }
    let error = #expect(throws: ResolutionError.self) { try container.resolve(Int.self) }
    #expect(
      error?.description == """
        The factory of Int (App/Numbers.swift:1) or its decorator (App/Logging.swift:2) or its \
        decorator (App/Checking.swift:3) threw an error: Broken()
        No instance was kept. The next call to `resolve` tries again.
        """)
  }

  @Test("An override replaces the decorators of its key and brings its own")
  func overriding() throws {
    let container = Container()
    container.registerFunction(LoadUsers.self) { ["original"] }
    container.decorate(LoadUsers.self) { next in { next() + ["decorated"] } }
    let resolver = try container.seal()
    let plain = try resolver.overriding { $0.registerFunction(LoadUsers.self) { ["stub"] } }
    #expect(try plain.resolve(LoadUsers.self)() == ["stub"])
    let decorated = try resolver.overriding {
      $0.decorate(LoadUsers.self) { next in { next() + ["again"] } }
    }
    #expect(try decorated.resolve(LoadUsers.self)() == ["original", "decorated", "again"])
    let both = try resolver.overriding {
      $0.decorate(LoadUsers.self) { next in { next() + ["again"] } }
      $0.registerFunction(LoadUsers.self) { ["stub"] }
    }
    #expect(try both.resolve(LoadUsers.self)() == ["stub", "again"])
    #expect(try resolver.resolve(LoadUsers.self)() == ["original", "decorated"])
  }
}
