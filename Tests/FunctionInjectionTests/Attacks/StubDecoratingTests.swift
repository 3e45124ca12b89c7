import FunctionInjection
import FunctionalDITestDoubles
import Testing

private enum Title: StubbedService {
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
}
