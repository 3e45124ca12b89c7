import FunctionInjection
import FunctionalDITestDoubles
import Testing

private enum StubbedTitle: StubbedService {
  typealias Service = String
  static var failingStub: String { "stub" }
}

private enum LiveTitle: LiveService {
  typealias Service = String
  static var live: Live<Self> { .init { "live" } }
}

@Suite("Reports of registrations")
struct IsRegisteredTests {
  @Test("A container reports a key and a type from their registration to their removal")
  func container() {
    let container = Container()
    #expect(!container.isRegistered(LoadUsers.self))
    #expect(!container.isRegistered(Int.self))
    container.registerFunction(LoadUsers.self) { [] }
    container.register(Int.self) { 1 }
    #expect(container.isRegistered(LoadUsers.self))
    #expect(container.isRegistered(Int.self))
    container.unregister(LoadUsers.self)
    container.unregister(Int.self)
    #expect(!container.isRegistered(LoadUsers.self))
    #expect(!container.isRegistered(Int.self))
  }

  @Test("A resolver, a scope, and a handle report a registration without running a factory")
  func resolvers() throws {
    let container = Container()
    container.register(LoadUsers.self) {
      Issue.record("The factory was run.")
      return { [] }
    }
    var resolver: Resolver? = try container.seal()
    let handle = try #require(resolver?.handle)
    let scope = try resolver?.makeScope { $0.register(Int.self) { 1 } }
    #expect(resolver?.isRegistered(LoadUsers.self) == true)
    #expect(resolver?.isRegistered(Int.self) == false)
    #expect(scope?.isRegistered(LoadUsers.self) == true)
    #expect(scope?.isRegistered(Int.self) == true)
    #expect(handle.isRegistered(LoadUsers.self))
    #expect(!handle.isRegistered(Int.self))
    scope?.end()
    resolver = nil
  }

  @Test("A handle whose graph is gone reports nothing as registered")
  func goneGraph() throws {
    var container: Container? = Container()
    container?.register(Int.self) { 1 }
    let handle = try #require(container?.handle)
    #expect(handle.isRegistered(Int.self))
    container = nil
    #expect(!handle.isRegistered(Int.self))
  }

  @Test("A graph of a test reports neither a decorated stub nor a live registration")
  func inATest() throws {
    let container = Container.unimplemented()
    container.decorate(StubbedTitle.self) { $0 }
    #expect(try container.resolve(StubbedTitle.self) == "stub")
    #expect(!container.isRegistered(StubbedTitle.self))
    let resolver = try Container().seal(for: LiveTitle.self)
    #expect(resolver.isRegistered(LiveTitle.self))
    withOverrides {
      $0.provideFailingStubs()
    } operation: {
      #expect(!resolver.current.isRegistered(LiveTitle.self))
      #expect(throws: ResolutionError.self) { try resolver.current.resolve(LiveTitle.self) }
    }
  }

  @Test("An ended scope reports its end, and the resolver it was made from does not")
  func endedScope() throws {
    let resolver = try Container().seal()
    let scope = resolver.makeScope()
    #expect(!scope.isEnded)
    scope.end()
    #expect(scope.isEnded)
    #expect(!resolver.isEnded)
  }

  private enum Label: NamedService { typealias Service = String }

  @Test("A container reports the same before and after it has resolved", arguments: [false, true])
  func kinds(resolves: Bool) throws {
    let container = Container()
    container.contribute(to: Label.self) { "a" }
    container.registerScopeInput(Int.self)
    container.registerLive(LiveTitle.self)
    container.decorate(all(LoadUsers.self)) { $0 }
    if resolves { try #expect(container.resolve(all(Label.self)) == ["a"]) }
    #expect(container.isRegistered(all(Label.self)))
    #expect(!container.isRegistered(Label.self))
    #expect(container.isRegistered(Int.self))
    #expect(container.isRegistered(LiveTitle.self))
    #expect(!container.isRegistered(all(LoadUsers.self)))
    container.unregister(all(Label.self))
    #expect(!container.isRegistered(all(Label.self)))
  }
}
