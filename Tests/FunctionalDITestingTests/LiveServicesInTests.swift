import FunctionInjection
import FunctionalDITesting
import Testing

private enum LoadName: LiveService {
  typealias Service = @Sendable () -> String
  static var live: Live<Self> { .function { "live" } }
}

private enum LoadStubbed: LiveService, StubbedService {
  typealias Service = @Sendable () -> String
  static var live: Live<Self> { .function { "live" } }
  static var failingStub: Service { { "stub" } }
}

private enum SaveStubbed: StubbedService {
  typealias Service = @Sendable () -> Void
  static var failingStub: Service { {} }
}

private enum GreetByName: LiveService {
  typealias Service = @Sendable () -> String
  static var live: Live<Self> {
    .init(injecting: LoadName.self) { load in { "Hello, \(load())!" } }
  }
}

private enum KeepNumber: LiveService {
  typealias Service = @Sendable () -> Int
  static var live: Live<Self> {
    .init(.singleton, requiring: Instance<Int>.self) { number in { number } }
  }
}

@Suite("Live registrations in tests")
struct LiveServicesInTests {
  @Test(
    "An unimplemented container ignores live registrations, and its error names the key and the fix"
  )
  func unimplemented() throws {
    let container = Container.unimplemented()
    let error = #expect(throws: ResolutionError.self) { try container.resolve(LoadName.self) }
    #expect(error?.kind == .missing)
    let text = "\(try #require(error))"
    #expect(text.contains("LoadName is not registered."))
    #expect(text.contains("LoadName has a live registration, which a test does not use by itself."))
    #expect(text.contains("container.registerLive(LoadName.self)"))
    #expect(try container.resolve(LoadStubbed.self)() == "stub")
    #expect(try container.resolveIfRegistered(LoadName.self) == nil)
  }

  @Test("Each fix for a live key that a sealed test does not use also applies to its overrides")
  func overridden() throws {
    let resolver = try Container.unimplemented().seal()
    let replaced = try resolver.overriding { $0.registerFunction(LoadName.self) { "replaced" } }
    #expect(try replaced.resolve(LoadName.self)() == "replaced")
    let live = try resolver.overriding { $0.registerLive(LoadName.self) }
    #expect(try live.resolve(LoadName.self)() == "live")
  }

  @Test("An unimplemented container reports the live inputs that a test forgot when it is sealed")
  func sealed() throws {
    let container = Container.unimplemented()
    container.registerLive(GreetByName.self)
    #expect(container.verify().faults.map(\.name) == ["LoadName"])
    container.registerLive(LoadName.self)
    #expect(try container.seal().resolve(GreetByName.self)() == "Hello, live!")
  }

  @Test(
    "Constructing everything uses what a program would use, also in a test with the trait",
    .overriding { _ in })
  func constructedInTrait() async throws {
    let container = Container()
    container.register(String.self, injecting: GreetByName.self) { greet in greet() }
    #expect(try await container.constructAll().failures.isEmpty)
    container.register(Int.self, injecting: SaveStubbed.self) { _ in 1 }
    let report = try await container.constructAll()
    #expect(report.failures.map(\.kind) == [.missing], "\(report)")
  }

  @Test("The trait ignores the live registrations of the shared container", .overriding { _ in })
  func trait() throws {
    #expect(throws: ResolutionError.self) { try Container.shared.resolve(LoadName.self) }
    #expect(try Container.shared.resolve(LoadStubbed.self)() == "stub")
  }

  @Test(
    "The trait ignores the live registrations that a sealed resolver includes", .overriding { _ in }
  )
  func sealedBefore() throws {
    let resolver = try Container().seal(for: LoadName.self, LoadStubbed.self)
    #expect(try resolver.resolve(LoadName.self)() == "live")
    let error = #expect(throws: ResolutionError.self) {
      try resolver.current.resolve(LoadName.self)
    }
    #expect(error?.kind == .missing)
    #expect(try resolver.current.resolve(LoadStubbed.self)() == "stub")
  }

  @Test("The check of an overlay misses an ignored live registration", .overriding { _ in })
  func missingInOverlay() throws {
    let resolver = try Container().seal(for: LoadName.self)
    let error = #expect(throws: WiringError.self) {
      try resolver.current.makeScope {
        $0.register(String.self, injecting: LoadName.self) { load in load() }
      }
    }
    #expect(error?.faults.map(\.kind) == [.missing])
    #expect(resolver.current.graph.nodes.isEmpty)
  }

  @Test(
    "An ignored live registration has no fault",
    .overriding { $0.register(Int.self, .scoped, override: false) { 1 } })
  func noFaultOfIgnored() throws {
    let container = Container()
    container.register(Int.self, .singleton) { 2 }
    let resolver = try container.seal(for: KeepNumber.self)
    #expect(try resolver.current.overriding { _ in }.makeScope().resolve(Int.self) == 1)
  }

  @Test("The decorators of an ignored live registration decorate its stub", .overriding { _ in })
  func decoratedStub() throws {
    let container = Container()
    container.decorate(LoadStubbed.self) { next in { "one " + next() } }
    #expect(try container.resolver.current.resolve(LoadStubbed.self)() == "one stub")
    let resolver = try container.seal(for: LoadStubbed.self)
    #expect(try resolver.resolve(LoadStubbed.self)() == "one live")
    #expect(try resolver.current.resolve(LoadStubbed.self)() == "one stub")
    let changed = try resolver.overriding {
      $0.decorate(LoadStubbed.self) { next in { "two " + next() } }
    }
    #expect(try changed.resolve(LoadStubbed.self)() == "two one live")
    let again = try resolver.current.overriding {
      $0.decorate(LoadStubbed.self) { next in { "two " + next() } }
    }
    #expect(try again.resolve(LoadStubbed.self)() == "two one stub")
  }

  @Test(
    "A test that asks for a live registration gets it",
    .overriding { $0.registerLive(LoadName.self) })
  func asked() throws {
    #expect(try Container.shared.resolve(LoadName.self)() == "live")
    #expect(throws: ResolutionError.self) { try Container.shared.resolve(GreetByName.self) }
  }
}
