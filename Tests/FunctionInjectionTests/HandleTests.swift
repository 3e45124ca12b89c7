import FunctionInjection
import Synchronization
import Testing

/// A service that resolves later, as a router does.
final class LazyLoader: Sendable {
  let resolver: ResolverHandle
  init(resolver: ResolverHandle) { self.resolver = resolver }
}

@Suite("Handles")
struct HandleTests {
  @Test("A handle resolves later, and retains neither the resolver nor its singletons")
  func noLeak() throws {
    let container = Container()
    container.register(LazyLoader.self, .singleton) { LazyLoader(resolver: $0.handle) }
    container.register(Database.self, .singleton) { Database() }
    var resolver: Resolver? = try container.seal()
    let loader = try #require(try resolver?.resolve(LazyLoader.self))
    weak let database = try loader.resolver.resolve(Database.self)
    #expect(database != nil)
    resolver = nil
    #expect(database == nil)
    let error = #expect(throws: ResolutionError.self) {
      try loader.resolver.resolve(Database.self)
    }
    #expect(error?.kind == .graphIsGone)
    #expect(error?.description.contains("keep the resolver") == true)
  }

  @Test("A singleton that keeps a handle is released with its resolver")
  func singletonIsReleased() throws {
    let container = Container()
    container.register(LazyLoader.self, .singleton) { LazyLoader(resolver: $0.handle) }
    var resolver: Resolver? = try container.seal()
    weak let loader = try resolver?.resolve(LazyLoader.self)
    #expect(loader != nil)
    resolver = nil
    #expect(loader == nil)
  }

  @Test("The handle of a container's factory resolves later registrations")
  func ofContainer() throws {
    let container = Container()
    container.register(LazyLoader.self, .singleton) { LazyLoader(resolver: $0.handle) }
    let loader = try container.resolve(LazyLoader.self)
    container.register(Int.self) { 7 }
    #expect(try loader.resolver.resolve(Int.self) == 7)
    #expect(try container.handle.resolve(LazyLoader.self) === loader)
  }

  @Test("The handle of a container's factory resolves from a scope that outlives the container")
  func containerIsGone() throws {
    var container: Container? = Container()
    container?.register(LazyLoader.self, .singleton) { LazyLoader(resolver: $0.handle) }
    container?.register(Database.self, .singleton) { Database() }
    let scope = try #require(container?.makeScope())
    container = nil
    let loader = try scope.resolve(LazyLoader.self)
    try #expect(loader.resolver.resolve(Database.self) === scope.resolve(Database.self))
  }

  @Test("A container is released with its instances, even if a singleton has its handle")
  func containerGoes() throws {
    var container: Container? = Container()
    container?.register(LazyLoader.self, .singleton) { LazyLoader(resolver: $0.handle) }
    weak let loader = try container?.resolve(LazyLoader.self)
    #expect(loader != nil)
    container = nil
    #expect(loader == nil)
  }

  @Test("The resolver of a factory is valid during the construction only")
  func escapedResolver() throws {
    final class Keeper: Sendable {
      let resolver: Mutex<Resolver?>
      init(resolver: Resolver) { self.resolver = Mutex(resolver) }
    }
    let container = Container()
    container.register(
      Keeper.self, .singleton, fileID: "App/Keeper.swift", line: 5
    ) { Keeper(resolver: $0) }
    container.register(Database.self, .singleton) { Database() }
    container.register(Int.self) { 1 }
    let resolver = try container.seal()
    let outdated = try #require(resolver.resolve(Keeper.self).resolver.withLock { $0.take() })
    _ = try resolver.resolve(Database.self)
    for resolve in [
      { _ = try outdated.resolve(Int.self) },
      { _ = try outdated.resolve(Database.self) },
    ] as [() throws -> Void] {
      let error = #expect(throws: ResolutionError.self) { try resolve() }
      #expect(
        error?.description == """
          The factory of Keeper (App/Keeper.swift:5) had already finished when its resolver was used.
          Fix: in the factory, store `resolver.handle` instead of `resolver`. A handle can \
          resolve services later.
          """)
    }
    // The construction was detached, and other resolves work as before.
    #expect(try resolver.resolve(Int.self) == 1)
  }

  @Test("A kept resolver of a factory keeps the graph, so that its use remains an error")
  func keptResolver() throws {
    final class Keeper: @unchecked Sendable {
      var resolver: Resolver?
    }
    let keeper = Keeper()
    let container = Container()
    container.register(Int.self) { resolver in
      keeper.resolver = resolver
      return 1
    }
    container.register(Database.self, .singleton) { Database() }
    var resolver: Resolver? = try container.seal()
    weak let database = try resolver?.resolve(Database.self)
    _ = try resolver?.resolve(Int.self)
    resolver = nil
    #expect(database != nil)
    let error = #expect(throws: ResolutionError.self) {
      try keeper.resolver?.resolve(Database.self)
    }
    #expect(error?.kind == .constructionIsOver)
    keeper.resolver = nil
    #expect(database == nil)
  }

  @Test("An error about a kept resolver is readable after the contribution is gone")
  func keptResolverOfContribution() throws {
    final class Keeper: @unchecked Sendable {
      var resolver: Resolver?
    }
    let keeper = Keeper()
    let error = try {
      let container = Container()
      container.contribute(to: Instance<Int>.self) { resolver in
        keeper.resolver = resolver
        return 1
      }
      _ = try container.seal().resolveAll(Int.self)
      return #expect(throws: ResolutionError.self) { try keeper.resolver?.resolve(Int.self) }
    }()
    keeper.resolver = nil
    #expect(error?.kind == .constructionIsOver)
    #expect(error?.path.hops.map(\.name) == ["Int[0]"])
    #expect(error?.key == Instance<Int>.self)
  }

  @Test("A handle does not retain the live registrations that its container has used")
  func liveRegistrationsAreReleased() throws {
    let held = Mutex<Database?>(Database())
    weak let database = held.withLock(\.self)
    var container: Container? = Container()
    let handle = try #require(container?.handle)
    try HeldDatabase.$current.withValue(held.withLock { $0.take() }) {
      _ = try handle.resolve(HeldDatabase.self)
    }
    #expect(database != nil)
    container = nil
    #expect(database == nil)
    #expect(throws: ResolutionError.self) { try handle.resolve(HeldDatabase.self) }
  }
}

/// A live registration that retains the current database of the task.
private enum HeldDatabase: LiveService {
  typealias Service = Database
  @TaskLocal static var current: Database?
  static var live: Live<Self> { .init(instance: current ?? Database()) }
}
