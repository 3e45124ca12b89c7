import FunctionInjection
import FunctionalDITestDoubles
import TestSupport
import Testing

private final class Service: Sendable {}

private enum Plugins: NamedService { typealias Service = Int }

/// Large numbers of registrations, scopes, and decorators.
///
/// None of the tests measures time. The benchmark compares the time with that of a quarter as many.
@Suite("Large numbers", .hangLimit)
struct ManyTests {
  @Test("20,000 scopes that live at once under one override each resolve through their handles")
  func scopesUnderOverrides() throws {
    let container = Container()
    container.register(Service.self, .scoped) { Service() }
    let resolver = try container.seal()
    let scopes = (0..<20_000).map { _ in resolver.makeScope() }
    try withOverrides {
      $0.register(Int.self) { 1 }
    } operation: {
      for scope in scopes { _ = try scope.handle.resolve(Service.self) }
      for scope in scopes { try #expect(scope.handle.resolve(Int.self) == 1) }
    }
  }

  @Test("20,000 scopes with registrations of their own release their instances under one override")
  func releasesUnderOverrides() async throws {
    enum Connection: NamedService { typealias Service = FunctionInjectionTests.Service }
    let released = NullarySpy()
    let container = Container()
    container.register(Connection.self, .singleton(releasing: { _ in released() })) { Service() }
    container.register(Service.self, .scoped(releasing: { _ in released() })) { Service() }
    let resolver = try container.seal()
    let scopes = try (0..<20_000).map { number in
      try resolver.makeScope { $0.register(Int.self) { number } }
    }
    try withOverrides {
      $0.register(String.self) { "" }
    } operation: {
      for scope in scopes {
        _ = try scope.handle.resolve(Connection.self)
        _ = try scope.handle.resolve(Service.self)
      }
    }
    await released.waitForCalls(count: 40_000, within: .seconds(3_600))
    #expect(released.count == 40_000)
  }

  @Test("20,000 contributions to one key are resolved as one list")
  func contributions() throws {
    let container = Container()
    for number in 0..<20_000 { container.contribute(to: Plugins.self) { number } }
    try #expect(container.seal().resolveAll(Plugins.self) == Array(0..<20_000))
    try #expect(container.resolveAll(Plugins.self).count == 20_000)
  }

  @Test("100,000 decorators of one key are applied in order")
  func decorations() throws {
    let container = Container()
    container.register(Plugins.self) { 0 }
    for number in 1...100_000 {
      container.decorate(Plugins.self) { next in
        #expect(next == number - 1)
        return number
      }
    }
    try #expect(container.seal().resolve(Plugins.self) == 100_000)
  }

  @Test("Replacing a registration and sealing repeatedly keeps no replaced registration")
  func replaced() throws {
    weak var first: Service?
    let container = Container()
    for round in 0..<1_000 {
      let service = Service()
      if round == 0 { first = service }
      container.register(Service.self, override: round > 0, instance: service)
      try #expect(container.seal().resolve(Service.self) === service)
    }
    #expect(first == nil)
    #expect(container.verify().faults.isEmpty)
  }
}
