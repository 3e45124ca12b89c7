import FunctionInjection
import FunctionalDITestDoubles
import Testing

private enum Title: StubbedService {
  typealias Service = @Sendable () -> String
  static var failingStub: Service { { "stub" } }
}

private enum Subtitle: StubbedService {
  typealias Service = @Sendable () -> String
  static var failingStub: Service { { "stub" } }
}

@Suite("Decorating a failing stub")
struct StubDecoratingTests {
  @Test("A decorator of a key that only has a failing stub decorates the stub")
  func decorates() throws {
    let container = Container.unimplemented()
    container.decorate(Title.self) { next in { "one " + next() } }
    container.decorate(Title.self, injecting: Int.self) { next, number in { "\(number) " + next() }
    }
    container.register(Int.self) { 2 }
    try #expect(container.resolve(Title.self)() == "2 one stub")
    let resolver = try container.seal()
    try #expect(resolver.resolve(Title.self)() == "2 one stub")
    try #expect(resolver.makeScope().resolve(Title.self)() == "2 one stub")
  }

  @Test("An override replaces a stub as it replaces a registration")
  func replacing() throws {
    let resolver = try Container.unimplemented().seal()
    let replaced = try resolver.overriding { $0.registerFunction(Title.self) { "replaced" } }
    try #expect(replaced.resolve(Title.self)() == "replaced")
    try #expect(replaced.resolve(Subtitle.self)() == "stub")
    let error = #expect(throws: WiringError.self) {
      try resolver.overriding { $0.register(Int.self) { 1 } }
    }
    #expect(error?.faults.map(\.kind) == [.overridesNothing])
  }

  @Test("Overrides decorate the stub too, outside its other decorators")
  func overriding() throws {
    let container = Container.unimplemented()
    container.decorate(Title.self) { next in { "one " + next() } }
    let resolver = try container.seal()
    let changed = try resolver.overriding {
      $0.decorate(Title.self) { next in { "two " + next() } }
    }
    try #expect(changed.resolve(Title.self)() == "two one stub")
    let scope = try changed.makeScope { $0.decorate(Title.self) { next in { "three " + next() } } }
    try #expect(scope.resolve(Title.self)() == "three two one stub")
    try withOverrides {
      $0.decorate(Title.self) { next in { "task " + next() } }
    } operation: {
      try #expect(resolver.current.resolve(Title.self)() == "task one stub")
    }
  }

  @Test("A decorator of a stub that throws is an error with its place")
  func throwing() throws {
    struct Failure: Error {}
    let container = Container.unimplemented()
    container.decorate(Title.self) { _ in throw Failure() }
    let error = #expect(throws: ResolutionError.self) { try container.resolve(Title.self) }
    #expect(error?.kind == .constructionFailed)
    #expect(error?.underlyingError is Failure)
    #expect(error?.description.contains("StubDecoratingTests.swift") == true)
  }

  @Test("Sealing reports a missing input of a stub's decorator")
  func missingInput() throws {
    let container = Container.unimplemented()
    container.decorate(Title.self, injecting: Int.self) { next, number in { "\(number) " + next() }
    }
    let error = #expect(throws: WiringError.self) { try container.seal() }
    #expect(error?.faults.map(\.kind) == [.missing])
    #expect(error?.faults.first?.path.hops.map(\.name) == ["Title", "Int"])
    let resolver = try Container.unimplemented().seal()
    let errorOfChange = #expect(throws: WiringError.self) {
      try resolver.overriding {
        $0.decorate(Title.self, injecting: Int.self) { next, number in { "\(number) " + next() } }
      }
    }
    #expect(errorOfChange?.faults.map(\.kind) == [.missing])
  }

  @Test("Decorators of stubs that need each other are a cycle")
  func cycle() throws {
    func decorate(_ container: Container) {
      container.decorate(Title.self, injecting: Subtitle.self) { title, subtitle in
        { title() + subtitle() }
      }
      container.decorate(Subtitle.self, injecting: Title.self) { subtitle, title in
        { subtitle() + title() }
      }
    }
    let container = Container.unimplemented()
    decorate(container)
    #expect(container.verify().faults.map(\.kind) == [.cycle])
    let error = #expect(throws: ResolutionError.self) { try container.resolve(Title.self) }
    #expect(error?.kind == .cycle)
    #expect(error?.path.hops.map(\.name) == ["Title", "Subtitle", "Title"])
    let resolver = try Container.unimplemented().seal()
    let errorInTask = withOverrides {
      decorate($0)
    } operation: {
      #expect(throws: ResolutionError.self) { try resolver.current.resolve(Title.self) }
    }
    #expect(errorInTask?.kind == .cycle)
  }

  @Test("Overrides that provide stubs keep the decorators of an unregistered key")
  func providedByOverrides() throws {
    let container = Container()
    container.decorate(Title.self) { next in { "one " + next() } }
    try withOverrides {
      $0.provideFailingStubs()
    } operation: {
      try #expect(container.handle.resolve(Title.self)() == "one stub")
    }
    try withOverrides {
      $0.provideFailingStubs()
      $0.decorate(Title.self) { next in { "two " + next() } }
    } operation: {
      try #expect(container.handle.resolve(Title.self)() == "two one stub")
    }
  }

  @Test("A registration replaces a decorated stub without an override")
  func replaced() throws {
    let container = Container.unimplemented()
    container.decorate(Title.self) { next in { "one " + next() } }
    try #expect(container.resolve(Title.self)() == "one stub")
    let changed = try container.seal().overriding {
      $0.registerFunction(Title.self, override: false) { "registered" }
    }
    try #expect(changed.resolve(Title.self)() == "registered")
    container.registerFunction(Title.self) { "registered" }
    try #expect(container.seal().resolve(Title.self)() == "one registered")
  }
}
