import FunctionInjection
import Testing

private struct RequestID: Equatable, Sendable {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private enum CurrentUser: NamedService { typealias Service = User }

private enum Describe: NamedService { typealias Service = @Sendable () -> String }
private struct Tenant: NamedService, Equatable {
  typealias Service = Self
  let name: String
}

private final class Handler: Sendable {
  let id: RequestID
  let user: User
  init(id: RequestID, user: User) {
    self.id = id
    self.user = user
  }
}

@Suite("Values that scopes receive")
struct ScopeInputTests {
  private let ada = User(name: "Ada")

  private func container() -> Container {
    let container = Container()
    container.registerScopeInput(RequestID.self)
    container.registerScopeInput(CurrentUser.self)
    container.register(
      Instance<Handler>.self, .scoped, injecting: Instance<RequestID>.self, CurrentUser.self
    ) {
      Handler(id: $0, user: $1)
    }
    container.register(Describe.self, injecting: Instance<RequestID>.self, CurrentUser.self) {
      id, user in
      { "\(user.name)'s request \(id.number)" }
    }
    return container
  }

  private func scope(of resolver: Resolver, _ number: Int) throws -> Resolver {
    try resolver.makeScope {
      $0.provide(RequestID(number))
      $0.provide(CurrentUser.self, ada)
    }
  }

  @Test(
    "Scoped and transient services that are registered outside receive the values of their scope")
  func received() throws {
    let resolver = try container().seal()
    let first = try scope(of: resolver, 1)
    let second = try scope(of: resolver, 2)
    #expect(try first.resolve(Describe.self)() == "Ada's request 1")
    #expect(try second.resolve(Describe.self)() == "Ada's request 2")
    #expect(try second.resolve(Handler.self) === second.resolve(Handler.self))
    #expect(try second.resolve(Handler.self).id == RequestID(2))
    #expect(try first.resolve(RequestID.self) == RequestID(1))
  }

  @Test("A type that is its own key is declared and provided by its key")
  func ownKey() throws {
    let container = Container()
    container.registerScopeInput(Tenant.self)
    let scope = try container.seal().makeScope { $0.provide(Tenant(name: "acme")) }
    let key: any NamedService.Type = Tenant.self
    #expect(try scope.resolve(key) as? Tenant == Tenant(name: "acme"))
  }

  @Test("A protocol is declared, and an instance is provided as the protocol")
  func protocolType() throws {
    let container = Container()
    container.registerScopeInput((any Clock).self)
    container.register(Int.self, injecting: (any Clock).self) { $0.now }
    let scope = try container.seal().makeScope { $0.provide((any Clock).self, FixedClock()) }
    #expect(try scope.resolve(Int.self) == 42)
  }

  @Test("Sealing reports a singleton that needs a value of a scope, directly or through others")
  func captives() throws {
    let container = container()
    container.register(String.self, .singleton, injecting: Describe.self) { $0() }
    container.register(Int.self, .singleton, injecting: RequestID.self) { $0.number }
    let faults = container.verify().faults
    #expect(faults.map(\.kind) == [.captive, .captive])
    #expect(
      faults.map { $0.path.hops.map(\.name) } == [
        ["String", "Describe", "RequestID"], ["Int", "RequestID"],
      ])
  }

  @Test("Two assemblies may declare the same value, and a registration of it is a duplicate")
  func declaredTwice() throws {
    let container = container()
    container.registerScopeInput(RequestID.self)
    #expect(container.verify().faults.isEmpty)
    container.register(RequestID.self) { RequestID(0) }
    #expect(container.verify().faults.map(\.kind) == [.duplicate])
  }

  @Test(
    "The fault of a registered value that is declared later, and of one provided twice, says so")
  func duplicates() throws {
    let container = Container()
    container.register(RequestID.self) { RequestID(0) }
    container.registerScopeInput(RequestID.self)
    let declared = container.verify()
    #expect(declared.faults.map(\.kind) == [.duplicate])
    #expect("\(declared)".contains("Fix: remove the registration or the declaration."))

    let resolver = try self.container().seal()
    let provided = #expect(throws: WiringError.self) {
      try resolver.makeScope {
        $0.provide(CurrentUser.self, ada)
        $0.provide(RequestID(1))
        $0.provide(RequestID(2))
      }
    }
    #expect(provided?.faults.map(\.kind) == [.duplicate])
    #expect(provided?.description.contains("RequestID is provided twice.") == true)
  }

  @Test(
    "A scope that is made without a declared value is an error that names the value and the fix")
  func notProvided() throws {
    let resolver = try container().seal()
    let error = #expect(throws: WiringError.self) {
      try resolver.makeScope { $0.provide(RequestID(1)) }
    }
    #expect(error?.faults.map(\.kind) == [.notProvided])
    #expect(error?.faults.map(\.name) == ["CurrentUser"])
    let text = "\(try #require(error))"
    #expect(text.contains("Scopes receive CurrentUser, but this scope was made without it."))
    #expect(text.contains("makeScope { $0.provide(CurrentUser.self, …) }"))
    #expect(text.contains("ScopeInputTests.swift:"))
  }

  @Test("A singleton of a scope that needs a value the scope lacks is one fault, not two")
  func singletonNeedsMissingValue() throws {
    let container = Container()
    container.registerScopeInput(RequestID.self)
    let resolver = try container.seal()
    @Sendable func describe(_ id: RequestID) -> @Sendable () -> String { { "\(id.number)" } }
    let error = #expect(throws: WiringError.self) {
      try resolver.makeScope {
        $0.register(Describe.self, .singleton, injecting: Instance<RequestID>.self) { describe($0) }
      }
    }
    #expect(error?.faults.map(\.kind) == [.notProvided])
    let scope = try resolver.makeScope {
      $0.register(Describe.self, .singleton, injecting: Instance<RequestID>.self) { describe($0) }
      $0.provide(RequestID(1))
    }
    #expect(try scope.resolve(Describe.self)() == "1")
    // A value that the scope declares again for the scopes inside would be captured.
    let again = #expect(throws: WiringError.self) {
      try resolver.makeScope {
        $0.registerScopeInput(RequestID.self)
        $0.register(Describe.self, .singleton, injecting: Instance<RequestID>.self) { describe($0) }
      }
    }
    #expect(again?.faults.map(\.kind) == [.captive])
  }

  @Test("A change of a declared value does not replace the value")
  func changedButNotProvided() throws {
    let resolver = try container().seal()
    let error = #expect(throws: WiringError.self) {
      try resolver.makeScope {
        $0.provide(RequestID(1))
        $0.change(CurrentUser.self) { $0 = User(name: "Grace") }
      }
    }
    #expect(error?.faults.map(\.kind) == [.notProvided])
    #expect(error?.faults.map(\.name) == ["CurrentUser"])
    let session = try scope(of: resolver, 1).makeScope {
      $0.change(CurrentUser.self) { $0 = User(name: "Grace") }
    }
    #expect(try session.resolve(Describe.self)() == "Grace's request 1")
  }

  @Test("A provided value that was not declared is an error that names the value and the fix")
  func notDeclared() throws {
    let resolver = try container().seal()
    let error = #expect(throws: WiringError.self) {
      try resolver.makeScope {
        $0.provide(RequestID(1))
        $0.provide(CurrentUser.self, ada)
        $0.provide("a token")
      }
    }
    #expect(error?.faults.map(\.kind) == [.notDeclared])
    let text = "\(try #require(error))"
    #expect(text.contains("String is provided to a scope, but it is not declared."))
    #expect(text.contains("Scopes receive RequestID, CurrentUser."))
    #expect(text.contains("container.registerScopeInput(String.self)"))
  }

  @Test("A container that provides a value outside of a scope cannot be sealed")
  func providedOutside() {
    let container = container()
    container.provide("a token")
    #expect(container.verify().faults.map(\.kind) == [.notDeclared])
  }

  @Test("A value that is resolved outside of a scope is an error that names makeScope")
  func outside() throws {
    let resolver = try container().seal()
    let error = #expect(throws: ResolutionError.self) { try resolver.resolve(Describe.self) }
    #expect(error?.kind == .outsideOfScope)
    #expect(error?.path.hops.map(\.name) == ["Describe", "RequestID"])
    let text = "\(try #require(error))"
    #expect(text.contains("is a value that scopes receive, but it was resolved outside a scope."))
    #expect(text.contains("A singleton cannot depend on it"))
    #expect(text.contains("resolver.makeScope { $0.provide(RequestID.self, …) }"))
  }

  @Test("A value that its scope was made without is an error that names makeScope")
  func withoutValue() throws {
    let scope = try container().seal().makeScope()
    let error = #expect(throws: ResolutionError.self) { try scope.resolve(Describe.self) }
    #expect(error?.kind == .notProvided)
    #expect("\(try #require(error))".contains("but this scope was made without it."))
    #expect(
      "\(try #require(error))".contains("resolver.makeScope { $0.provide(RequestID.self, …) }"))
  }

  @Test("An Optional input is nil until a scope receives the value")
  func optionalInput() throws {
    let container = Container()
    container.registerScopeInput(RequestID.self)
    container.register(Int.self, injecting: RequestID?.self) { $0?.number ?? 0 }
    let resolver = try container.seal()
    #expect(try resolver.resolve(Int.self) == 0)
    #expect(try resolver.resolveIfRegistered(RequestID.self) == nil)
    #expect(try resolver.makeScope { $0.provide(RequestID(3)) }.resolve(Int.self) == 3)
  }

  @Test("A scope inside another one keeps its values, and may receive others")
  func nested() throws {
    let outer = try scope(of: container().seal(), 1)
    #expect(try outer.makeScope().resolve(Describe.self)() == "Ada's request 1")
    let inner = try outer.makeScope { $0.provide(RequestID(2)) }
    #expect(try inner.resolve(Describe.self)() == "Ada's request 2")
    #expect(try inner.resolve(Handler.self) !== outer.resolve(Handler.self))
    #expect(try outer.resolve(Describe.self)() == "Ada's request 1")
  }

  @Test("A scope that declares a value again leaves it to the scopes inside")
  func leftToInnerScopes() throws {
    let session = try container().seal().makeScope {
      $0.provide(CurrentUser.self, ada)
      $0.registerScopeInput(RequestID.self)
    }
    let error = #expect(throws: ResolutionError.self) { try session.resolve(Describe.self) }
    #expect(error?.kind == .notProvided)
    let missing = #expect(throws: WiringError.self) {
      try session.makeScope { $0.register(instance: 1) }
    }
    #expect(missing?.faults.map(\.name) == ["RequestID"])
    let request = try session.makeScope { $0.provide(RequestID(5)) }
    #expect(try request.resolve(Describe.self)() == "Ada's request 5")
    #expect(session.graph.nodes.map(\.faults).joined().isEmpty)
    #expect(request.graph.nodes.map(\.faults).joined().isEmpty)
  }

  @Test("A registration of the scope provides a declared value too")
  func registeredInScope() throws {
    let scope = try container().seal().makeScope {
      $0.register(instance: RequestID(1))
      $0.register(CurrentUser.self, .scoped) { User(name: "Grace") }
      $0.register(instance: "undeclared")
    }
    #expect(try scope.resolve(Describe.self)() == "Grace's request 1")
    #expect(try scope.resolve(String.self) == "undeclared")
  }

  @Test("A singleton of the scope may keep a value that the scope received")
  func ownSingleton() throws {
    let scope = try container().seal().makeScope {
      $0.provide(RequestID(1))
      $0.provide(CurrentUser.self, ada)
      $0.register(String.self, .singleton, injecting: RequestID.self) { "request \($0.number)" }
    }
    #expect(try scope.resolve(String.self) == "request 1")
  }

  @Test(
    "A decorator of a declared value decorates each provided value, once for each scope")
  func decorated() throws {
    let container = container()
    container.register(instance: 10)
    container.decorate(RequestID.self, injecting: Int.self) { id, offset in
      RequestID(id.number + offset)
    }
    let resolver = try container.seal()
    let outer = try scope(of: resolver, 1)
    #expect(try outer.resolve(RequestID.self) == RequestID(11))
    let inner = try outer.makeScope {
      $0.provide(RequestID(2))
      $0.decorate(RequestID.self) { RequestID($0.number * 2) }
    }
    #expect(try inner.resolve(Describe.self)() == "Ada's request 24")
  }

  @Test("An override replaces a declared value, and scopes need not be provided with it")
  func overridden() throws {
    let resolver = try container().seal().overriding {
      $0.register(instance: RequestID(7))
      $0.registerFunction(CurrentUser.self, ada)
    }
    #expect(try resolver.resolve(Describe.self)() == "Ada's request 7")
    let scope = try resolver.makeScope { $0.provide(RequestID(8)) }
    #expect(try scope.resolve(Describe.self)() == "Ada's request 8")
  }

  @Test("A value has the decorators of the override that it replaces, but not its inputs")
  func overriddenAndProvided() throws {
    let resolver = try container().seal().overriding {
      $0.register(Int.self, override: false) { 7 }
      $0.register(RequestID.self, injecting: Int.self) { RequestID($0) }
      $0.decorate(RequestID.self) { RequestID($0.number * 10) }
      $0.registerFunction(CurrentUser.self, ada)
    }
    #expect(try resolver.resolve(Describe.self)() == "Ada's request 70")
    let scope = try resolver.makeScope {
      $0.provide(RequestID(8))
      $0.register(Int.self, override: true, injecting: RequestID.self) { $0.number }
    }
    #expect(try scope.resolve(Describe.self)() == "Ada's request 80")
    #expect(try scope.resolve(Int.self) == 80)
  }

  @Test(
    "The overrides of a task win over the values of an earlier scope, not over those of a later")
  func taskOverrides() throws {
    let resolver = try container().seal()
    let scope = try scope(of: resolver, 1)
    let texts = try withOverrides {
      $0.registerFunction(CurrentUser.self, User(name: "Grace"))
    } operation: {
      [
        try scope.current.resolve(Describe.self)(),
        try self.scope(of: resolver.current, 2).resolve(Describe.self)(),
      ]
    }
    #expect(texts == ["Grace's request 1", "Ada's request 2"])
    let overridden = try scope.overriding { $0.register(instance: RequestID(3)) }
    #expect(try overridden.resolve(Describe.self)() == "Ada's request 3")
    #expect(try scope.resolve(Describe.self)() == "Ada's request 1")
  }

  @Test("The graph shows a declared value and who needs it")
  func graph() throws {
    let graph = try container().seal().graph
    let node = try #require(graph.nodes.firstIndex { $0.name == "RequestID" })
    #expect(graph.nodes[node].notes == ["provided to a scope"])
    #expect(graph.edges.count { $0.input == node } == 2)
  }

  @Test("withScope provides values and ends the scope, with and without suspending")
  func withScope() async throws {
    let resolver = try container().seal()
    func describe() throws -> (String, Resolver) {
      try resolver.withScope(registering: { provideAll($0, 1) }) { scope in
        (try scope.resolve(Describe.self)(), scope)
      }
    }
    let (text, ended) = try describe()
    #expect(text == "Ada's request 1")
    #expect(throws: ResolutionError.self) { try ended.resolve(Describe.self) }
    let (later, endedLater) = try await resolver.withScope(registering: { provideAll($0, 2) }) {
      scope in
      await Task.yield()
      return (try scope.resolve(Describe.self)(), scope)
    }
    #expect(later == "Ada's request 2")
    #expect(throws: ResolutionError.self) { try endedLater.resolve(Describe.self) }
    await #expect(throws: WiringError.self) {
      try await resolver.withScope(registering: { _ in }) { _ in await Task.yield() }
    }
  }

  private func provideAll(_ container: Container, _ number: Int) {
    container.provide(RequestID(number))
    container.provide(CurrentUser.self, ada)
  }

  @Test("A container that is not sealed checks the values of its scopes as well")
  func unsealed() throws {
    let container = container()
    let scope = container.makeScope()
    #expect(throws: WiringError.self) { try scope.makeScope { $0.provide(RequestID(1)) } }
    let inner = try scope.makeScope { provideAll($0, 4) }
    #expect(try inner.resolve(Describe.self)() == "Ada's request 4")
  }
}
