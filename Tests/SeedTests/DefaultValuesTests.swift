import FunctionalDI
import Testing

/// The default values that "Swift Dependency Injection" (2022) considers, as the live registration
/// of a key: a service that brings its default cannot be missing.
private enum TheService: LiveService {
  typealias Service = any SeedTests.Service
  static var live: Live<Self> { .init(.singleton) { ServiceImplementation() } }
}

private struct OtherImplementation: Service {
  func doSomething() -> String { "configured" }
}

@Suite("A minimal container: default values")
struct DefaultValuesTests {
  @Test("A service that brings its default resolves in a program that registers nothing")
  func defaultValue() throws {
    let service = try Container().seal(for: TheService.self).resolve(TheService.self)
    #expect(service.doSomething() == "I'll think of something and get back to you.")
  }

  @Test("A registration of the program replaces the default")
  func configured() throws {
    let container = Container()
    container.register(TheService.self, .singleton) { OtherImplementation() }
    #expect(try container.seal().resolve(TheService.self).doSomething() == "configured")
  }
}
