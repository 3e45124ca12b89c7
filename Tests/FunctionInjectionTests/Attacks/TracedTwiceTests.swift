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
}
