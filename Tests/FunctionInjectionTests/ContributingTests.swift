import FunctionInjection
import Synchronization
import TestSupport
import Testing

private enum Middleware: NamedService {
  typealias Service = @Sendable (String) -> String
}

private protocol Plugin: Sendable {
  var name: String { get }
}

private final class NamedPlugin: Plugin {
  let name: String
  init(_ name: String) { self.name = name }
}

private enum Names: NamedService {
  typealias Service = [String]
}

private struct First: Assembly {
  func assemble(container: Container) {
    container.contribute(to: Instance<any Plugin>.self) { NamedPlugin("first") }
  }
}

private struct Second: Assembly {
  var requiredAssemblies: [any Assembly] { [First()] }

  func assemble(container: Container) {
    container.contribute(to: (any Plugin).self) { NamedPlugin("second") }
    container.contribute(to: (any Plugin).self) { NamedPlugin("third") }
  }
}

private struct Extension: NamedService {
  typealias Service = Self
  let number: Int
}

@Suite("Contributing to a list")
struct ContributingTests {
  @Test("An override of a key with contributions is a fault that names the list")
  func overrideOfContributions() throws {
    let container = Container()
    container.contribute(to: Nested.Rule.self) { { $0 } }
    let resolver = try container.seal()
    let error = #expect(throws: WiringError.self) {
      try resolver.overriding { $0.registerFunction(Nested.Rule.self) { $0 + 1 } }
    }
    #expect(error?.faults.map(\.kind) == [.overridesNothing])
    #expect(
      error?.description.contains(
        "container.register(all(ContributingTests.Nested.Rule.self), override: true) { [ … ] }")
        == true, "\(String(describing: error))")
    let replaced = try resolver.overriding {
      $0.register(all(Nested.Rule.self), override: true) { [] }
    }
    #expect(try replaced.resolveAll(Nested.Rule.self).isEmpty)
    let other = Container()
    other.contribute(to: Nested.Rule.self) { { $0 } }
    other.register(all(Nested.Rule.self), override: true) { [] }
    #expect(try other.seal().resolveAll(Nested.Rule.self).isEmpty)
    container.decorate(Nested.Rule.self) { $0 }
    #expect(
      container.verify().description.contains(
        "container.decorate(all(ContributingTests.Nested.Rule.self)) { … }"))
  }

  enum Nested {
    enum Rule: NamedService { typealias Service = @Sendable (Int) -> Int }
  }

  @Test("Contributions are resolved in registration order across assemblies")
  func registrationOrder() throws {
    let resolver = try Assembler([Second(), First()]).seal()
    #expect(try resolver.resolveAll((any Plugin).self).map(\.name) == ["first", "second", "third"])
  }

  @Test("All contributions of a key are one input, together with other inputs")
  func asAnInput() throws {
    let container = Container()
    container.contribute(to: Middleware.self) { { $0.uppercased() } }
    container.contribute(to: Middleware.self, injecting: Database.self) { database in
      { "\($0) \(database.users.count)" }
    }
    container.contribute(to: Middleware.self, injecting: Greet.self) { _ in { $0 + "!" } }
    container.contribute(to: Middleware.self) { resolver in
      let greet = try resolver.resolve(Greet.self)("you")
      return { "\(greet), \($0)" }
    }
    container.register(Database.self) { Database() }
    container.register(Greet.self) { { "hello \($0)" } }
    container.register(
      Names.self, injecting: all(Middleware.self), Instance<Database>.self
    ) { middleware, database in
      database.users.map { user in middleware.reduce(user.name) { $1($0) } }
    }
    #expect(
      try container.seal().resolve(Names.self) == ["hello you, ADA 2!", "hello you, BOB 2!"])
  }

  @Test("A key without contributions is an empty list, and not missing")
  func nothingContributed() throws {
    let container = Container()
    container.register(Names.self, injecting: all((any Plugin).self)) { $0.map(\.name) }
    #expect(try container.resolveAll(Middleware.self).isEmpty)
    #expect(try container.seal().resolve(Names.self).isEmpty)
  }

  @Test("A contribution does not register its key")
  func notARegistration() throws {
    let container = Container()
    container.contribute(to: Middleware.self) { { $0 } }
    let resolver = try container.seal()
    #expect(try resolver.resolveIfRegistered(Middleware.self) == nil)
    let error = #expect(throws: ResolutionError.self) { try resolver.resolve(Middleware.self) }
    #expect(
      error?.description == """
        Middleware is not registered.
        It has contributions: resolve the list with resolveAll(Middleware.self), or inject \
        all(Middleware.self).
        Register it: container.registerFunction(Middleware.self) { … }
        """)
  }

  @Test("Each contribution has its own lifetime")
  func lifetimes() throws {
    let container = Container()
    container.contribute(to: Instance<any Plugin>.self, .singleton) { NamedPlugin("singleton") }
    container.contribute(to: Instance<any Plugin>.self) { NamedPlugin("transient") }
    container.contribute(to: Instance<any Plugin>.self, .scoped) { NamedPlugin("scoped") }
    let resolver = try container.seal()
    let outside = #expect(throws: ResolutionError.self) {
      try resolver.resolveAll((any Plugin).self)
    }
    #expect(outside?.kind == .outsideOfScope)
    func identities(_ resolver: Resolver) throws -> [NamedPlugin] {
      try resolver.resolveAll((any Plugin).self).compactMap { $0 as? NamedPlugin }
    }
    let scope = resolver.makeScope()
    let (first, second) = (try identities(scope), try identities(scope))
    #expect(zip(first, second).map { $0 === $1 } == [true, false, true])
    let other = try identities(resolver.makeScope())
    #expect(zip(first, other).map { $0 === $1 } == [true, false, false])
  }

  @Test("A singleton that would keep a scoped contribution is a fault")
  func captiveContribution() throws {
    let container = Container()
    container.contribute(to: Instance<any Plugin>.self, .scoped) { NamedPlugin("scoped") }
    container.contribute(to: Instance<any Plugin>.self, .singleton) { NamedPlugin("singleton") }
    container.register(Names.self, .singleton, injecting: all((any Plugin).self)) {
      $0.map(\.name)
    }
    let fault = try #require(container.verify().faults.first)
    #expect(fault.kind == .captive)
    #expect(fault.path.hops.map(\.name) == ["Names", "all(Plugin)", "Plugin[0]"])
  }

  @Test("A missing input and a cycle are reported with the contribution's number")
  func faults() throws {
    let container = Container()
    container.contribute(to: Middleware.self) { { $0 } }
    container.contribute(to: Middleware.self, injecting: Names.self) { _ in { $0 } }
    container.register(Names.self, injecting: all(Middleware.self)) { _ in [] }
    let cycle = try #require(container.verify().faults.first)
    #expect(cycle.kind == .cycle)
    #expect(cycle.path.hops.map(\.name).contains("Middleware[1]"))
    container.unregister(Names.self)
    let missing = try #require(container.verify().faults.first)
    #expect(missing.path.hops.map(\.name) == ["all(Middleware)", "Middleware[1]", "Names"])
  }

  @Test("Overriding adds to the list, replaces it, or decorates it")
  func overriding() throws {
    let container = Container()
    container.contribute(to: Instance<String>.self, .singleton) { "1" }
    container.contribute(to: String.self) { "2" }
    let resolver = try container.seal()
    let more = try resolver.overriding { $0.contribute(to: String.self) { "3" } }
    #expect(try more.resolveAll(String.self) == ["1", "2", "3"])
    let other = try more.overriding { $0.register(all(String.self)) { ["none"] } }
    #expect(try other.resolveAll(String.self) == ["none"])
    let decorated = try more.overriding { $0.decorate(all(String.self)) { $0.reversed() } }
    #expect(try decorated.resolveAll(String.self) == ["3", "2", "1"])
    let moreThanDecorated = try decorated.overriding { $0.contribute(to: String.self) { "4" } }
    #expect(try moreThanDecorated.resolveAll(String.self) == ["4", "3", "2", "1"])
    #expect(try resolver.resolveAll(String.self) == ["1", "2"])
  }

  @Test("Contributions of a scope come after those outside, and overriding adds to both")
  func scopeContributions() throws {
    let container = Container()
    for text in ["1", "2"] { container.contribute(to: String.self) { text } }
    let resolver = try container.seal()
    let scope = try resolver.makeScope { $0.contribute(to: String.self) { "3" } }
    try #expect(scope.resolveAll(String.self) == ["1", "2", "3"])
    let more = try scope.overriding { $0.contribute(to: String.self) { "4" } }
    try #expect(more.resolveAll(String.self) == ["1", "2", "3", "4"])
    try withOverrides {
      $0.contribute(to: String.self) { "5" }
    } operation: {
      try #expect(scope.current.resolveAll(String.self) == ["1", "2", "3", "5"])
    }
  }

  @Test("A container that is changed keeps the instances of its contributions")
  func changedContainer() throws {
    let container = Container()
    container.contribute(to: Instance<any Plugin>.self, .singleton) { NamedPlugin("1") }
    let before = try container.resolveAll((any Plugin).self)
    container.contribute(to: Instance<any Plugin>.self, .singleton) { NamedPlugin("2") }
    let after = try container.resolveAll((any Plugin).self)
    #expect(after.count == 2)
    #expect(before[0] as? NamedPlugin === after[0] as? NamedPlugin)
    container.unregister(all((any Plugin).self))
    #expect(try container.resolveAll((any Plugin).self).isEmpty)
    container.contribute(to: (any Plugin).self) { NamedPlugin("anew") }
    #expect(try container.resolveAll((any Plugin).self).map(\.name) == ["anew"])
    #expect(container.verify().faults.isEmpty)
  }

  @Test("An error that names a contribution is complete after its container is gone")
  func errorOutlivesTheContainer() throws {
    let scope = Mutex<Resolver?>(nil)
    func error() throws -> ResolutionError? {
      let container = Container()
      container.contribute(to: String.self) {
        scope.withLock { $0.take() }?.end()
        return "1"
      }
      container.contribute(to: String.self, .singleton) { "2" }
      let resolver = try container.seal().makeScope()
      scope.withLock { $0 = resolver }
      return #expect(throws: ResolutionError.self) { try resolver.resolveAll(String.self) }
    }
    let ended = try error()
    #expect(ended?.kind == .scopeHasEnded)
    #expect(ended?.path.hops.map(\.name) == ["all(String)", "String[1]"])
    #expect(ended?.key == Instance<String>.self)
  }

  @Test("A registration that replaces a list also replaces the contributions to the list")
  func replacedList() throws {
    let container = Container()
    container.contribute(to: Middleware.self, injecting: Names.self) { _ in { $0 } }
    container.register(all(Middleware.self), override: true) { [] }
    #expect(container.verify().faults.isEmpty)
    #expect(try container.seal().resolveAll(Middleware.self).isEmpty)
    #expect(try container.resolveAll(Middleware.self).isEmpty)
  }

  @Test("A contribution to a list that a registration has replaced is a fault")
  func lateContribution() throws {
    let container = Container()
    container.contribute(to: Int.self) { 1 }
    container.register(all(Int.self), override: true) { [2] }
    container.contribute(to: Int.self) { 3 }
    let faults = container.verify().faults
    #expect(faults.map(\.kind) == [.duplicate])
    #expect(faults.first?.name == "all(Int)")
    #expect(try container.resolveAll(Int.self) == [3])
    container.unregister(all(Int.self))
    #expect(container.verify().faults.isEmpty)
    #expect(try container.resolveAll(Int.self).isEmpty)
  }

  @Test("A contribution of overrides or of a scope to a list that is registered is a fault")
  func contributionToARegisteredList() throws {
    let container = Container()
    container.register(all(Int.self)) { [1] }
    let resolver = try container.seal()
    for change in [resolver.overriding, resolver.makeScope(registering:)] {
      let error = #expect(throws: WiringError.self) {
        _ = try change { $0.contribute(to: Int.self) { 2 } }
      }
      #expect(error?.faults.map(\.kind) == [.duplicate])
      #expect(error?.faults.first?.path.hops.map(\.name) == ["all(Int)", "all(Int)"])
      #expect(error?.description.contains("Fix: remove the registration or") == true)
    }
    let replaced = try resolver.overriding { $0.register(all(Int.self)) { [3] } }
    try #expect(replaced.resolveAll(Int.self) == [3])
  }

  @Test("A contribution is gone if the same change unregisters its list")
  func unregisteredContribution() throws {
    let resolver = try Container().seal()
    for change in [resolver.overriding, resolver.makeScope(registering:)] {
      let changed = try change {
        $0.contribute(to: Middleware.self, injecting: Names.self) { _ in { $0 } }
        $0.unregister(all(Middleware.self))
      }
      try #expect(changed.resolveAll(Middleware.self).isEmpty)
    }
  }

  @Test("A scope may contribute to a list that it has to receive")
  func contributionToADeclaredList() throws {
    let container = Container()
    container.registerScopeInput(all(Int.self))
    let scope = try container.seal().makeScope { $0.contribute(to: Int.self) { 1 } }
    try #expect(scope.resolveAll(Int.self) == [1])
  }

  @Test("Contributions of a task to a registered list keep the decorators of the list")
  func decoratedContributions() throws {
    let base: @Sendable (Container) -> Void = { container in
      container.register(all(Int.self)) { [1] }
      container.decorate(all(Int.self)) { $0 + [0] }
    }
    let container = Container()
    base(container)
    try withOverrides(base) {
      try withOverrides {
        $0.contribute(to: Int.self) { 2 }
      } operation: {
        try #expect(Container.shared.resolveAll(Int.self) == [2, 0])
        try #expect(container.handle.resolveAll(Int.self) == [2, 0])
      }
    }
  }

  @Test("A type that is its own key has one list, named as a key, as a type, or in generic code")
  func listOfOwnKey() throws {
    func add<Service: Sendable>(_ instance: Service, to container: Container) {
      container.contribute(to: Service.self) { instance }
    }
    let container = Container()
    container.contribute(to: Extension.self) { Extension(number: 1) }
    container.contribute(to: Instance<Extension>.self) { Extension(number: 2) }
    add(Extension(number: 3), to: container)
    container.contribute(to: all(Extension.self)) { [Extension(number: 4)] }
    let resolver = try container.seal()

    #expect(try resolver.resolveAll(Extension.self).map(\.number) == [1, 2, 3])
    #expect(try resolver.resolveAll(Instance<Extension>.self).map(\.number) == [1, 2, 3])
    #expect(try resolver.resolveAll(all(Instance<Extension>.self)).map(\.count) == [1])
    #expect(all(Extension.self).name == all(Instance<Extension>.self).name)
  }

  @Test("Any number of contributions are in their order", arguments: [0, 1, 2, 3, 64, 1_000])
  func anyNumber(count: Int) throws {
    let container = Container()
    for number in 0..<count { container.contribute(to: Int.self) { number } }
    #expect(try container.seal().resolveAll(Int.self) == Array(0..<count))
  }

  @Test("A list that is only decorated does not count as contributed")
  func decoratedOnly() throws {
    let container = Container()
    container.decorate(all(Names.self)) { $0 + [["decorated"]] }
    let resolver = try container.seal()
    #expect(try resolver.resolve(all(Names.self)) == [["decorated"]])
    #expect(!resolver.isRegistered(all(Names.self)))

    let registered = try resolver.overriding {
      $0.register(all(Names.self), override: false) { [["registered"]] }
    }
    #expect(try registered.resolve(all(Names.self)).first == ["registered"])
    let declared = try resolver.overriding { $0.registerScopeInput(all(Names.self)) }
    let scope = try declared.makeScope { $0.provide(all(Names.self), [["provided"]]) }
    #expect(try scope.resolve(all(Names.self)).first == ["provided"])

    let error = #expect(throws: WiringError.self) {
      try resolver.makeScope { $0.provide(all(Names.self), []) }
    }
    #expect(error?.description.contains("in place of its registration") == false)
  }
}
