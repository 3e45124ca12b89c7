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

private enum GreetByName: LiveService {
  typealias Service = @Sendable () -> String
  static var live: Live<Self> {
    .init(injecting: LoadName.self) { load in { "Hello, \(load())!" } }
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

  @Test("An unimplemented container reports the live inputs that a test forgot when it is sealed")
  func sealed() throws {
    let container = Container.unimplemented()
    container.registerLive(GreetByName.self)
    #expect(container.verify().faults.map(\.name) == ["LoadName"])
    container.registerLive(LoadName.self)
    #expect(try container.seal().resolve(GreetByName.self)() == "Hello, live!")
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

  @Test(
    "A test that asks for a live registration gets it",
    .overriding { $0.registerLive(LoadName.self) })
  func asked() throws {
    #expect(try Container.shared.resolve(LoadName.self)() == "live")
    #expect(throws: ResolutionError.self) { try Container.shared.resolve(GreetByName.self) }
  }
}
