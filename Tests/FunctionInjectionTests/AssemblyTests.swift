import FunctionInjection
import FunctionalDITestDoubles
import Testing

@Suite("Assemblies")
struct AssemblyTests {
  @Test("An assembler combines assemblies and makes a resolver")
  func combine() throws {
    let resolver = try Assembler([UsersAssembly(), StorageAssembly()]).seal()
    #expect(try resolver.resolve(LoadUsers.self)() == ["Ada", "Bob"])
  }

  @Test("An assembly brings its required assemblies, each loaded once and before it")
  func required() throws {
    struct Base: Assembly {
      let log: Spy<String>
      func assemble(container: Container) { log("base") }
    }
    struct Left: Assembly {
      let log: Spy<String>
      var requiredAssemblies: [any Assembly] { [Base(log: log)] }
      func assemble(container: Container) { log("left") }
      func loaded(resolver: Resolver) { log("left loaded") }
    }
    struct Right: Assembly {
      let log: Spy<String>
      var requiredAssemblies: [any Assembly] { [Base(log: log), Left(log: log)] }
      func assemble(container: Container) { log("right") }
      func loaded(resolver: Resolver) { log("right loaded") }
    }
    let log = Spy<String>()
    _ = try Assembler([Right(log: log), Left(log: log)]).seal()
    #expect(log.arguments == ["base", "left", "right", "left loaded", "right loaded"])
  }

  @Test("Assemblies that require each other are loaded once each")
  func circular() throws {
    struct First: Assembly {
      var requiredAssemblies: [any Assembly] { [Second()] }
      func assemble(container: Container) { container.register(instance: 1) }
    }
    struct Second: Assembly {
      var requiredAssemblies: [any Assembly] { [First()] }
      func assemble(container: Container) { container.register(instance: "2") }
    }
    let resolver = try Assembler([First()]).seal()
    #expect(try resolver.resolve(Int.self) == 1)
    #expect(try resolver.resolve(String.self) == "2")
  }

  @Test("An error that an assembly throws when everything is loaded is reported")
  func loadedThrows() {
    struct Broken: Error {}
    struct Failing: Assembly {
      func assemble(container: Container) {}
      func loaded(resolver: Resolver) throws { throw Broken() }
    }
    let error = #expect(throws: WiringError.self) { try Assembler([Failing()]).seal() }
    #expect(error?.faults.map(\.kind) == [.loading])
    #expect(error?.faults.first?.underlyingError is Broken)
    #expect(
      error?.description == """
        There is 1 fault in the wiring.

        1. `loaded(resolver:)` of Failing threw an error: Broken()
        The instances of this resolver are being released. Fix: correct the error, and seal again.
        """)
  }

  @Test("A resolver whose loading failed is closed")
  func loadedThrowsLater() throws {
    struct Broken: Error {}
    struct Keeping: Assembly {
      let resolvers = Spy<Resolver>()
      func assemble(container: Container) {
        container.register(Database.self, .singleton) { Database() }
      }
      func loaded(resolver: Resolver) throws {
        _ = try resolver.resolve(Database.self)
        resolvers(resolver)
        throw Broken()
      }
    }
    let keeping = Keeping()
    let assembler = Assembler([keeping])
    #expect(throws: WiringError.self) { try assembler.seal() }
    let resolver = try #require(keeping.resolvers.arguments.first)
    let error = #expect(throws: ResolutionError.self) { try resolver.resolve(Database.self) }
    #expect(error?.kind == .scopeHasEnded)
  }

  private enum LiveCount: LiveService {
    typealias Service = Int
    static var live: Live<Self> { .init(requiring: LoadUsers.self) { $0().count } }
  }

  @Test("An assembler seals the live registrations of keys with its assemblies")
  func liveKeys() throws {
    let resolver = try Assembler([UsersAssembly(), StorageAssembly()]).seal(for: LiveCount.self)
    #expect(resolver.isRegistered(LiveCount.self))
    let error = #expect(throws: WiringError.self) {
      try Assembler([]).seal(for: LiveCount.self)
    }
    #expect(error?.faults.map(\.name) == ["LoadUsers"])
  }
}

private struct StorageAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Database.self, .singleton) { Database() }
  }
}

private struct UsersAssembly: Assembly {
  func assemble(container: Container) {
    container.register(LoadUsers.self, injecting: Database.self) { database in
      { database.users.map(\.name) }
    }
  }
}
