import FunctionInjection
import Testing

private enum CurrentNumber: NamedService {
  typealias Service = Int
  static let name = "the current number"
}

@Suite("Messages about values that scopes receive")
struct ScopeInputMessageTests {
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
}
