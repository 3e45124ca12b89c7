import FunctionInjection
import Testing

private enum KeepLong: StaticService {
  typealias Service = @Sendable (String) -> Bool
  static let service: Service = { $0.count > 3 }
}

private struct Lines<Filter: StaticService> where Filter.Service == @Sendable (String) -> Bool {
  var all: [String]
  var shown: [String] { all.filter(Filter.service) }
}

@Suite("A key with a service of its own")
struct StaticServiceTests {
  @Test("Such a key is selected by a type at compile time")
  func byType() {
    #expect(Lines<KeepLong>(all: ["one", "three"]).shown == ["three"])
  }

  @Test("Such a key is registered like any other and can be overridden")
  func registered() throws {
    let container = Container()
    container.register(KeepLong.self)
    #expect(try container.seal().resolve(KeepLong.self)("three"))
    container.registerFunction(KeepLong.self, override: true) { _ in false }
    #expect(try !container.seal().resolve(KeepLong.self)("three"))
  }

  @Test("The error for such a key has the line that registers its own service")
  func missing() {
    let error = #expect(throws: ResolutionError.self) { try Container().resolve(KeepLong.self) }
    #expect(
      error?.description == """
        KeepLong is not registered.
        Register it: container.register(KeepLong.self)
        """)
  }

  @Test("The fault of such a key that is registered twice has the line of the second registration")
  func twice() {
    let container = Container()
    container.register(KeepLong.self)
    container.register(KeepLong.self)
    #expect(
      container.verify().faults.first?.description.hasSuffix(
        "container.register(KeepLong.self, override: true)") == true)
    let other = Container()
    other.register(KeepLong.self)
    other.registerFunction(KeepLong.self) { _ in false }
    #expect(
      other.verify().faults.first?.description.hasSuffix(
        "container.registerFunction(KeepLong.self, override: true) { … }") == true)
  }
}
