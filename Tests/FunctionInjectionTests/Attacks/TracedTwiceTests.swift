import FunctionInjection
import FunctionalDITestDoubles
import Testing

@Suite("A resolver that is traced twice")
struct TracedTwiceTests {
  @Test("Tracing a traced resolver reports each resolve to both, inside factories and scopes too")
  func both() throws {
    let container = Container()
    container.register(Int.self, .scoped) { 7 }
    container.register(String.self, injecting: Int.self) { "\($0)" }
    let resolver = try container.seal()
    let (first, second) = (Spy<String>(), Spy<String>())
    let traced = resolver.tracing { first($0.name) }.tracing { second($0.name) }
    _ = try traced.makeScope().resolve(String.self)
    #expect(first.arguments == ["Int", "String"])
    #expect(second.arguments == ["Int", "String"])
    _ = try resolver.makeScope().resolve(String.self)
    #expect(first.count == 2)
  }

  @Test("A resolver made from a traced one is traced too, and follows the overrides of a task")
  func derived() throws {
    let container = Container()
    container.register(String.self) { "real" }
    let traced = Spy<String>()
    let resolver = try container.seal().tracing { traced($0.name) }

    try #expect(
      resolver.overriding { $0.register(Int.self, override: false) { 1 } }.resolve(Int.self) == 1)
    #expect(traced.arguments == ["Int"])

    try withOverrides {
      $0.register(String.self) { "overridden" }
    } operation: {
      try #expect(resolver.current.resolve(String.self) == "overridden")
      try #expect(resolver.makeScope().current.resolve(String.self) == "overridden")
    }
    #expect(traced.arguments == ["Int", "String", "String"])
  }
}
