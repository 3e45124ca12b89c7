import FunctionInjection
import Testing

@Suite("Equality of resolvers")
struct ResolverEqualityTests {
  private func makeContainer() -> Container {
    let container = Container()
    container.register(Database.self, .singleton) { Database() }
    return container
  }

  @Test("Copies of a resolver are equal, and so is one that traces")
  func equal() throws {
    let resolver = try makeContainer().seal()
    let copy = resolver
    let scope = resolver.makeScope()

    #expect(copy == resolver)
    #expect(resolver.tracing { _ in } == resolver)
    #expect(scope == scope.current)
  }

  @Test("Resolvers of two graphs, two scopes, or an override are not equal")
  func unequal() throws {
    let container = makeContainer()
    let resolver = try container.seal()
    let overridden = try resolver.overriding { $0.register(Database.self) { Database() } }

    #expect(try container.seal() != resolver)
    #expect(resolver.makeScope() != resolver)
    #expect(resolver.makeScope() != resolver.makeScope())
    #expect(overridden != resolver)
  }
}
