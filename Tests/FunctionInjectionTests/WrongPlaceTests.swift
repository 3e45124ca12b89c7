import FunctionInjection
import Testing

/// A type of the main actor that is its own key.
@MainActor
private final class Screen: MainActorService {
  typealias Service = Screen
}

/// A type that is its own key, and whose creation may suspend.
private struct Session: AsyncService {
  typealias Service = Session
}

/// A type of the main actor that any code can create.
private struct Theme: MainActorService, Sendable {
  typealias Service = Theme
}

/// An asynchronous type with a factory of its own.
private struct LiveSession: LiveAsyncService {
  typealias Service = LiveSession
  let name: String

  static var live: Live<Self> {
    .init(.singleton) { () async throws in
      await Task.yield()
      return LiveSession(name: "live")
    }
  }
}

/// An asynchronous type whose factory does not suspend.
private struct Draft: AsyncService {
  typealias Service = Draft
}

private struct Report {}

private enum Print: NamedService { typealias Service = String }
private enum Show: MainActorService { typealias Service = String }
private enum Open: AsyncService { typealias Service = String }

@Suite("Types that are their own keys, and are created in one place only")
struct WrongPlaceTests {
  private func container() -> Container {
    let container = Container()
    container.register(Screen.self, .singleton) { Screen() }
    container.register(Session.self) { () async throws in Session() }
    return container
  }

  @Test("Sealing reports a type of the main actor that a factory elsewhere receives")
  func mainActor() throws {
    let container = container()
    container.register(Print.self, injecting: Instance<Screen>.self) { _ in "screen" }
    container.register(Report.self, injecting: Screen?.self) { _ in Report() }
    container.register(Open.self, injecting: Instance<Screen>.self) { _ async throws in "screen" }
    let error = #expect(throws: WiringError.self) { try container.seal() }
    let faults = try #require(error?.faults)
    #expect(faults.map(\.kind) == [.wrongPlace, .wrongPlace, .wrongPlace])
    #expect(
      faults.map { $0.path.hops.map(\.name) } == [
        ["Print", "Screen"], ["Report", "Screen"], ["Open", "Screen"],
      ])
    let message = "\(faults[0])"
    #expect(
      message.contains(
        "Screen is created on the main actor, but the factory of Print may run elsewhere."))
    #expect(
      message.contains(
        "Fix: register Print with the key of a MainActorService, or resolve Screen on the main actor "
          + "when it is used."))
    #expect(message.contains("WrongPlaceTests.swift"))
  }

  @Test("Sealing reports an asynchronous type that a synchronous factory receives")
  func asynchronous() throws {
    let container = container()
    container.register(Print.self, injecting: Instance<Session>.self) { _ in "session" }
    container.register(Show.self, injecting: Instance<Session>.self) { _ in "session" }
    let error = #expect(throws: WiringError.self) { try container.seal() }
    let faults = try #require(error?.faults)
    #expect(faults.map(\.kind) == [.wrongPlace, .wrongPlace])
    #expect(faults.map(\.name) == ["Print", "Show"])
    #expect(
      "\(faults[0])".contains(
        "Session is created asynchronously, but the factory of Print cannot wait for it."))
    #expect("\(faults[0])".contains("Fix: register Print with the key of an AsyncService, or"))
  }

  @Test("The advice for a contribution does not name a kind of key that a list cannot have")
  func contribution() throws {
    let container = container()
    container.contribute(to: Print.self, injecting: Instance<Session>.self) { _ in "session" }
    let fault = try #require(container.verify().faults.first)
    #expect(
      "\(fault)".contains("Fix: resolve Session with `try await` when it is used."), "\(fault)")
  }

  @Test("A factory of the same place receives the type")
  @MainActor
  func samePlace() async throws {
    let container = container()
    container.register(Show.self, injecting: Instance<Screen>.self) { _ in "screen" }
    container.register(Open.self, injecting: Session.self) { _ async throws in "session" }
    let resolver = try container.seal()
    #expect(try resolver.resolve(Show.self) == "screen")
    #expect(try await resolver.resolve(Open.self) == "session")
  }

  @Test("An override that confines a type is checked against the factories that receive it")
  func overlay() throws {
    let container = Container()
    container.register(Session.self) { Session() }
    container.register(Print.self, injecting: Instance<Session>.self) { _ in "session" }
    let resolver = try container.seal()
    let error = #expect(throws: WiringError.self) {
      try resolver.overriding { $0.register(Session.self) { () async throws in Session() } }
    }
    #expect(error?.faults.map(\.kind) == [.wrongPlace])
    #expect(error?.faults.first?.path.hops.map(\.name) == ["Print", "Session"])
  }

  @Test("A type of the main actor that is resolved elsewhere throws, and can be created later")
  func resolvedElsewhere() async throws {
    let resolver = try container().seal()
    let error = await #expect(throws: ResolutionError.self) {
      _ = try await Task.detached { try resolver.resolve(Instance<Screen>.self) }.value
    }
    #expect(error?.kind == .constructionFailed)
    let message = "\(error.map { "\($0)" } ?? "")"
    #expect(message.contains("is created on the main actor, but it was resolved elsewhere"))
    let screen = try await MainActor.run { try resolver.resolve(Screen.self) }
    let kept = try await Task.detached { try resolver.resolve(Instance<Screen>.self) }.value
    #expect(kept === screen)
  }

  @Test("The error of a type that is resolved where nothing can wait says what to write")
  func resolvedSynchronously() throws {
    let container = Container()
    container.register(Session.self, fileID: "App/Wiring.swift", line: 7) { () async throws in
      Session()
    }
    let error = #expect(throws: ResolutionError.self) {
      try container.seal().resolve(Instance<Session>.self)
    }
    #expect(
      error?.description == """
        Session (App/Wiring.swift:7) is created asynchronously, but it was resolved in a \
        synchronous context.
        Fix: resolve it with `try await` in an async function (at top level, Swift chooses the \
        synchronous `resolve`), or make it the input of an AsyncService.
        """)
  }

  @Test("An asynchronous factory or decorator waits for a type that is created asynchronously")
  func awaited() async throws {
    for lifetime in [Lifetime<Session>.transient, .singleton, .graph] {
      let container = Container()
      container.register(Session.self, lifetime) { () async throws in
        await Task.yield()
        return Session()
      }
      container.register(Open.self, injecting: Instance<Session>.self) { _ async throws in
        "session"
      }
      container.decorate(Open.self, injecting: Instance<Session>.self) { next, _ async throws in
        next + "!"
      }
      let resolver = try container.seal()
      #expect(try await resolver.resolve(Open.self) == "session!")
      #expect(try await container.resolve(Open.self) == "session!")
    }
  }

  @Test("An asynchronous factory waits for a type with an asynchronous live registration")
  func awaitedLive() async throws {
    let container = Container()
    container.register(Open.self, injecting: Instance<LiveSession>.self) { $0.name }
    #expect(try await container.seal().resolve(Open.self) == "live")
    #expect(try await container.resolve(Open.self) == "live")
  }

  @Test("An asynchronous type that waits for itself as a plain type is a cycle")
  func awaitedCycle() async throws {
    let container = Container()
    container.register(Session.self, .singleton, injecting: Open.self) { _ async throws in
      Session()
    }
    container.register(Open.self, .singleton, injecting: Instance<Session>.self) { _ in "session" }
    #expect(container.verify().faults.map(\.kind) == [.cycle])
    let error = await #expect(throws: ResolutionError.self) {
      try await container.resolve(Open.self)
    }
    #expect(error?.kind == .cycle)
  }

  @Test("Sealing reports an Optional of an asynchronous type, which no factory can wait for")
  func optional() throws {
    let container = container()
    container.register(Open.self, injecting: Instance<Session?>.self) { _ in "session" }
    let error = #expect(throws: WiringError.self) { try container.seal() }
    #expect(error?.faults.map(\.kind) == [.wrongPlace])
    let message = error.map { "\($0)" } ?? ""
    #expect(message.contains("Session is created asynchronously, but the factory of Open cannot"))
    #expect(
      message.contains("Fix: let an asynchronous factory receive Session itself, and no Optional."))
  }

  @Test("Sealing reports a type that only a decorator confines to the main actor")
  func decoratedOnMainActor() async throws {
    let container = Container()
    container.register(instance: Theme())
    container.decorate(Theme.self) { @MainActor in $0 }
    container.register(Print.self, injecting: Instance<Theme>.self) { _ in "theme" }
    let error = #expect(throws: WiringError.self) { try container.seal() }
    #expect(error?.faults.map(\.kind) == [.wrongPlace])
    #expect(error?.faults.first?.path.hops.map(\.name) == ["Print", "Theme"])
    #expect(
      error?.description.contains(
        "Theme is created on the main actor, but the factory of Print may run elsewhere.") == true)

    let resolver = try Container.with(Theme()).seal()
    let errorOfChange = #expect(throws: WiringError.self) {
      try resolver.overriding { $0.decorate(Theme.self) { @MainActor in $0 } }
    }
    #expect(errorOfChange?.faults.map(\.kind) == [.wrongPlace])
  }

  @Test("The inputs of a decorator are checked for the decorator, and not for the factory")
  func decorator() async throws {
    let container = container()
    container.register(Print.self) { "print" }
    container.decorate(Print.self, injecting: Instance<Session>.self) { next, _ in next }
    container.register(Report.self) { Report() }
    // The type's factory is synchronous, and only its decorator can wait.
    container.register(Draft.self, injecting: Instance<Session>.self) { _ in Draft() }
    container.decorate(Draft.self) { draft async throws in draft }
    let error = #expect(throws: WiringError.self) { try container.seal() }
    #expect(error?.faults.map(\.kind) == [.wrongPlace, .wrongPlace])
    #expect(error?.faults.map(\.name) == ["Print", "Draft"])
    #expect(
      error?.description.contains(
        "Session is created asynchronously, but the decorator of Print cannot wait for it.") == true
    )
  }

  @Test("An override of an unsealed container throws when it resolves a misplaced input")
  func unsealedOverlay() throws {
    let container = container()
    container.register(Print.self, injecting: Instance<Session>.self) { _ in "session" }
    let resolver = try container.makeScope().makeScope { $0.register(instance: Report()) }
    let error = #expect(throws: ResolutionError.self) { try resolver.resolve(Print.self) }
    #expect(error?.kind == .constructionFailed)
    #expect(error?.path.hops.map(\.name) == ["Print", "Session"])
    #expect(error?.description.contains("it was resolved in a synchronous context") == true)
    #expect(error?.description.contains("in an async function (at top level, Swift") == true)
  }

  @Test("The main actor receives its types in decorators too")
  @MainActor
  func decoratedScreen() throws {
    let container = container()
    container.register(instance: Theme())
    container.decorate(Theme.self, injecting: Screen.self) { @MainActor theme, _ in theme }
    container.register(Show.self, injecting: Instance<Theme>.self) { _ in "theme" }
    #expect(try container.seal().resolve(Show.self) == "theme")
  }
}

extension Container {
  /// A container with an instance that a factory uses anywhere.
  fileprivate static func with(_ theme: Theme) -> Container {
    let container = Container()
    container.register(instance: theme)
    container.register(Print.self, injecting: Instance<Theme>.self) { _ in "theme" }
    return container
  }
}
