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
}
