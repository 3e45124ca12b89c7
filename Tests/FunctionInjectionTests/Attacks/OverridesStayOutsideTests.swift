import FunctionInjection
import FunctionalDITestDoubles
import Synchronization
import TestSupport
import Testing

private enum Name: NamedService { typealias Service = @Sendable () -> String }

private final class Greeter: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

private enum Connect: AsyncService { typealias Service = Int }

/// A service whose live registration, and not its factory, resolves another service.
private struct Greeting: LiveService, Sendable {
  typealias Service = Self
  static let names: Container = {
    let container = Container()
    container.registerFunction(Name.self) { "real" }
    return container
  }()
  static var live: Live<Self> {
    .init(instance: Greeting(name: (try? names.handle.resolve(Name.self)()) ?? "none"))
  }
  let name: String
}

/// The ways in which a factory can receive the overrides of its task.
enum Way: CaseIterable, Sendable {
  case handle, current, keptInput, graphInput, detour
}

@Suite("Overrides and graphs that they do not belong to")
struct OverridesStayOutsideTests {
  private func container(_ way: Way, _ lifetime: Lifetime<Greeter>) -> Container {
    let container = Container()
    container.registerFunction(Name.self) { "real" }
    container.register(String.self, .graph) { [handle = container.handle] in
      try handle.resolve(Name.self)()
    }
    container.register(Substring.self, .singleton) { resolver in
      Substring(try resolver.handle.resolve(Name.self)())
    }
    container.register(Greeter.self, lifetime) { [handle = container.handle] resolver in
      switch way {
      case .handle: Greeter(try resolver.handle.resolve(Name.self)())
      case .current: Greeter(try resolver.keepingScope.current.resolve(Name.self)())
      case .keptInput: Greeter(String(try resolver.resolve(Substring.self)))
      case .graphInput: Greeter(try resolver.resolve(String.self))
      case .detour: Greeter(try handle.resolve(Name.self)())
      }
    }
    return container
  }

  @Test("A live registration is read without the overrides of the task that resolves it first")
  func liveIsReadWithout() throws {
    let container = Container()
    let resolver = try withOverrides {
      $0.registerFunction(Name.self) { "overridden" }
    } operation: { () throws in
      #expect(try Greeting.names.handle.resolve(Name.self)() == "overridden")
      #expect(try container.resolve(Greeting.self).name == "real")
      return try Container().seal(for: Greeting.self)
    }
    #expect(try resolver.resolve(Greeting.self).name == "real")
    #expect(try container.resolve(Greeting.self).name == "real")
  }

  @Test("The construction of another graph does not keep the overrides of the task that began it")
  func constructionKeepsNone() async throws {
    let gate = AsyncGate()
    let container = Container()
    container.register(Connect.self, .singleton) { () async in
      await gate.pass()
      return 1
    }
    let resolver = try container.seal()
    let releases = NullarySpy()
    try await withOverrides {
      $0.register(Greeter.self, .singleton(releasing: { _ in releases() })) { Greeter("kept") }
    } operation: { () async throws in
      _ = try Container.shared.resolve(Greeter.self)
      let waiter = Task { try await resolver.resolve(Connect.self) }
      await gate.arrival()
      waiter.cancel()
      _ = await waiter.result
    }
    // The construction goes on, and the overrides have ended.
    await releases.waitForCalls()
    gate.open()
    #expect(try await resolver.resolve(Connect.self) == 1)
  }

  @Test("A release runs without the overrides of the task that closes the resolver")
  func releaseRunsWithout() async throws {
    let names = Container()
    names.registerFunction(Name.self) { "real" }
    let named = try names.seal()
    let released = Spy<String>()
    let container = Container()
    container.register(
      Greeter.self,
      .singleton(releasing: { [handle = named.handle] _ in
        released(try handle.resolve(Name.self)())
      })
    ) { Greeter("kept") }
    let resolver = try container.seal()
    _ = try resolver.resolve(Greeter.self)
    try await withOverrides {
      $0.registerFunction(Name.self) { "overridden" }
    } operation: {
      #expect(try named.handle.resolve(Name.self)() == "overridden")
      try await resolver.close()
    }
    #expect(released.arguments == ["real"])
  }

  @Test("Closing the current resolver inside overrides releases its instances, and no others")
  func closedInside() async throws {
    let released = Spy<String>()
    let container = Container()
    container.registerFunction(Name.self) { "real" }
    container.register(
      Greeter.self, .singleton(releasing: { released($0.name) }), injecting: Name.self
    ) { Greeter($0()) }
    let resolver = try container.seal()
    _ = try resolver.resolve(Greeter.self)
    try await withOverrides {
      $0.registerFunction(Name.self) { "overridden" }
    } operation: {
      _ = try resolver.current.resolve(Greeter.self)
      _ = try resolver.current.makeScope().resolve(Greeter.self)
      try await resolver.current.close()
      #expect(released.arguments == ["overridden"])
      let error = #expect(throws: ResolutionError.self) {
        try resolver.handle.resolve(Greeter.self)
      }
      #expect(error?.kind == .scopeHasEnded)
    }
    try #expect(resolver.resolve(Greeter.self).name == "real")
    // The end of the overrides releases nothing again, or its release would come before this one.
    try await resolver.close()
    #expect(released.arguments == ["overridden", "real"])
  }

  @Test(
    "A kept instance that is first created inside overrides is created without them",
    arguments: Way.allCases)
  func isCreatedWithout(way: Way) throws {
    for lifetime in [Lifetime<Greeter>.singleton, .scoped, .weak] {
      let container = container(way, lifetime)
      let resolver = try container.seal().makeScope()
      let greeter = try withOverrides {
        $0.registerFunction(Name.self) { "overridden" }
      } operation: {
        try withOverrides {
          $0.registerFunction(Name.self) { "overridden twice" }
        } operation: {
          try resolver.resolve(Greeter.self)
        }
      }
      #expect(greeter.name == "real")
      try #expect(resolver.resolve(Greeter.self) === greeter)
    }
  }

  @Test("A singleton of an unsealed container is created without the overrides of a task")
  func unsealed() throws {
    let container = container(.handle, .singleton)
    try withOverrides {
      $0.registerFunction(Name.self) { "overridden" }
    } operation: {
      try #expect(container.resolve(Greeter.self).name == "real")
    }
    try #expect(container.resolve(Greeter.self).name == "real")
  }

  @Test("A singleton that reads the program's container reads it without the overrides of a task")
  func shared() throws {
    enum Title: NamedService { typealias Service = @Sendable () -> String }
    struct Screen { @Resolved(Title.self) var title }
    Container.shared.registerFunction(Title.self) { "real" }
    let container = Container()
    container.register(Greeter.self, .singleton) {
      Greeter(try Container.shared.resolve(Title.self)() + " " + Screen().title())
    }
    let resolver = try container.seal()
    try withOverrides {
      $0.registerFunction(Title.self) { "overridden" }
    } operation: {
      try #expect(resolver.resolve(Greeter.self).name == "real real")
    }
  }

  @Test("A singleton of the outer overrides that the inner ones request has only the outer ones")
  func nested() throws {
    let resolver = try container(.handle, .singleton).seal()
    try withOverrides {
      $0.registerFunction(Name.self) { "outer" }
    } operation: {
      let outer = resolver.current
      try withOverrides {
        $0.registerFunction(Name.self) { "inner" }
      } operation: {
        try #expect(outer.resolve(Greeter.self).name == "outer")
        try #expect(outer.current.resolve(Greeter.self).name == "inner")
      }
      try #expect(resolver.current.resolve(Greeter.self).name == "outer")
    }
  }
}
