import FunctionInjection
import Testing

private enum CurrentNumber: NamedService {
  typealias Service = Int
  static let name = "the current number"
}

private struct Session: AsyncService {
  typealias Service = Session
}

@MainActor private final class Window: MainActorService {
  typealias Service = Window
}

@Suite("Messages about values that scopes receive")
struct ScopeInputMessageTests {
  @Test("A type that is its own key is a value of scopes, of whichever kind the key is")
  @MainActor func ownKeys() throws {
    let container = Container()
    container.registerScopeInput(Session.self)
    container.registerScopeInput(Window.self)
    let window = Window()
    let scope = try container.seal().makeScope {
      $0.provide(Session())
      $0.provide(window)
    }
    _ = try scope.resolve(Instance<Session>.self)
    #expect(try scope.resolve(Window.self) === window)
  }

  @Test("A fix names a key as source code does, even if the key has a name of its own")
  func spellingOfKey() throws {
    let container = Container()
    container.registerScopeInput(CurrentNumber.self)
    let missing = #expect(throws: WiringError.self) { try container.seal().makeScope { _ in } }
    let undeclared = #expect(throws: WiringError.self) {
      try Container().seal().makeScope { $0.provide(CurrentNumber.self, 7) }
    }
    let outside = #expect(throws: ResolutionError.self) {
      try container.seal().resolve(CurrentNumber.self)
    }

    let faults = "\(try #require(missing))"
    #expect(faults.contains("Scopes receive the current number"))
    #expect(faults.contains("makeScope { $0.provide(CurrentNumber.self, …) }"))
    #expect(faults.contains("makeScope { $0.registerScopeInput(CurrentNumber.self) }"))
    #expect(undeclared?.description.contains("registerScopeInput(CurrentNumber.self)") == true)
    #expect(outside?.description.contains("$0.provide(CurrentNumber.self, …)") == true)
  }

  @Test("A fix names a protocol type as source code does")
  func spellingOfProtocol() throws {
    let container = Container()
    container.registerScopeInput((any Clock).self)
    let missing = #expect(throws: WiringError.self) { try container.seal().makeScope { _ in } }
    #expect(missing?.description.contains("$0.provide((any Clock).self, …)") == true)
  }

  @Test(
    "The fault of a list that is a value and is contributed to says so, in either order",
    arguments: [
      (false, false, "is declared as a value that scopes receive, and then contributed to."),
      (false, true, "is contributed to, and then declared as a value that scopes receive."),
      (true, false, "is provided, and then contributed to."),
      (true, true, "is contributed to, and then provided."),
    ])
  func declaredAndContributed(isProvided: Bool, isReversed: Bool, deeds: String) throws {
    let declare: (Container) -> Void = { $0.registerScopeInput(All<CurrentNumber>.self) }
    let provide: (Container) -> Void = { $0.provide(All<CurrentNumber>.self, [7]) }
    let contribute: (Container) -> Void = { $0.contribute(to: CurrentNumber.self) { 8 } }
    let base = Container()
    if isProvided { declare(base) }
    let changes = [isProvided ? provide : declare, contribute]
    let error = #expect(throws: WiringError.self) {
      try base.seal().makeScope { container in
        for change in isReversed ? changes.reversed() : changes { change(container) }
      }
    }
    #expect(error?.faults.map(\.kind) == [.duplicate])
    #expect(error?.description.contains("all(the current number) \(deeds)") == true)
  }

  @Test("A value that is declared where it is provided is one fault, which says so")
  func declaredAndProvided() throws {
    let register: (Container) -> Void = {
      $0.registerScopeInput(CurrentNumber.self)
      $0.provide(CurrentNumber.self, 7)
    }
    let container = Container()
    register(container)
    let inner = #expect(throws: WiringError.self) {
      try Container().seal().makeScope(registering: register)
    }
    for faults in [container.verify().faults, inner?.faults ?? []] {
      #expect(faults.map(\.kind) == [.duplicate])
      let summary =
        "the current number is declared as a value that scopes receive, and then provided."
      #expect(faults.first?.description.hasPrefix(summary) == true)
    }
    let override = #expect(throws: WiringError.self) { try Container().seal().overriding(register) }
    #expect(override?.faults.map(\.kind) == [.duplicate])
  }
}
