import FunctionInjection
import FunctionalDITestDoubles
import Testing

@Suite("Releasing what is kept")
struct ReleasingTests {
  final class Resource: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
  }

  enum First: NamedService { typealias Service = Resource }
  enum Second: NamedService { typealias Service = Resource }
  enum Third: NamedService { typealias Service = Resource }
  enum Connect: AsyncService { typealias Service = Resource }

  struct Failure: Error, Equatable {
    let name: String
  }

  /// A container of three resources, each of which needs the one before, that tell when they go.
  static func makeContainer(
    _ released: Spy<String>, failing: Set<String> = []
  ) -> Container {
    let release: @Sendable (Resource) async throws -> Void = { resource in
      await Task.yield()
      released(resource.name)
      if failing.contains(resource.name) { throw Failure(name: resource.name) }
    }
    let container = Container()
    container.register(First.self, .singleton(releasing: release)) { Resource("first") }
    container.register(Second.self, .singleton(releasing: release), injecting: First.self) { _ in
      Resource("second")
    }
    container.register(Third.self, .scoped(releasing: release), injecting: Second.self) { _ in
      Resource("third")
    }
    return container
  }

  @Test func `Closing releases what was constructed, in reverse order of construction`()
    async throws
  {
    let released = Spy<String>()
    let resolver = try Self.makeContainer(released).seal()
    _ = try resolver.resolve(Second.self)
    _ = try resolver.resolve(First.self)
    try await resolver.close()
    #expect(released.arguments == ["second", "first"])
  }

  @Test func `What was not constructed is not released`() async throws {
    let released = Spy<String>()
    let resolver = try Self.makeContainer(released).seal()
    _ = try resolver.resolve(First.self)
    try await resolver.close()
    #expect(released.arguments == ["first"])
  }

  @Test func `A scope releases its own, the resolver the rest`() async throws {
    let released = Spy<String>()
    let resolver = try Self.makeContainer(released).seal()
    let scope = resolver.makeScope()
    _ = try scope.resolve(Third.self)
    try await scope.close()
    #expect(released.arguments == ["third"])
    #expect(try resolver.resolve(First.self).name == "first")
    try await resolver.close()
    #expect(released.arguments == ["third", "second", "first"])
  }

  @Test func `A scope with registrations of its own releases those too`()
    async throws
  {
    let released = Spy<String>()
    let resolver = try Self.makeContainer(released).seal()
    let scope = try resolver.makeScope { container in
      container.register(
        Resource.self, .singleton(releasing: { released($0.name) }),
        injecting: Second.self
      ) { _ in Resource("of the scope") }
    }
    _ = try scope.resolve(Third.self)
    _ = try scope.resolve(Resource.self)
    try await scope.close()
    #expect(released.arguments == ["of the scope", "third"])
  }

  @Test func `An asynchronous scope is closed with its operation`() async throws {
    let released = Spy<String>()
    let resolver = try Self.makeContainer(released).seal()
    let name = try await resolver.withScope { scope in
      await Task.yield()
      return try scope.resolve(Third.self).name
    }
    #expect(name == "third")
    #expect(released.arguments == ["third"])
    await #expect(throws: Failure(name: "operation")) {
      try await resolver.withScope { scope in
        _ = try scope.resolve(Third.self)
        throw Failure(name: "operation")
      }
    }
    #expect(released.arguments == ["third", "third"])
  }

  @Test func `A failed release of an asynchronous scope is thrown when the operation was not`()
    async throws
  {
    let resolver = try Self.makeContainer(Spy(), failing: ["third"]).seal()
    let error = await #expect(throws: ReleaseError.self) {
      try await resolver.withScope { scope in _ = try scope.resolve(Third.self) }
    }
    #expect(error?.failures.map(\.name) == ["Third"])
  }

  @Test func `All errors are collected, with what they are about`() async throws {
    let released = Spy<String>()
    let resolver = try Self.makeContainer(released, failing: ["first", "second"]).seal()
    _ = try resolver.resolve(Second.self)
    let error = await #expect(throws: ReleaseError.self) { try await resolver.close() }
    #expect(error?.failures.map(\.name) == ["Second", "First"])
    #expect(
      error?.failures.map { $0.error as? Failure } == [
        Failure(name: "second"), Failure(name: "first"),
      ])
    let lines = try #require(error?.description.split(separator: "\n"))
    #expect(lines[0] == "2 services could not be released.")
    #expect(lines[1].hasPrefix("1. Second (FunctionInjectionTests/ReleasingTests.swift:"))
    #expect(lines[1].hasSuffix(#"): Failure(name: "second")"#))
    #expect(released.arguments == ["second", "first"])
  }

  @Test func `Nothing can be resolved afterwards, from scopes inside neither`() async throws {
    let resolver = try Self.makeContainer(Spy()).seal()
    let scope = resolver.makeScope()
    let first = try resolver.resolve(First.self)
    _ = try scope.resolve(First.self)
    try await resolver.close()
    for closed in [resolver, scope] {
      let error = #expect(throws: ResolutionError.self) { try closed.resolve(First.self) }
      #expect(error?.kind == .scopeHasEnded)
    }
    let error = #expect(throws: ResolutionError.self) { try resolver.resolve(First.self) }
    #expect(
      error?.description.hasPrefix("First was resolved from a resolver that is closed.") == true)
    #expect(throws: ResolutionError.self) { try scope.resolve(Third.self) }
    #expect(first.name == "first")
  }

  @Test func `Closing twice, also at once, releases once and gives the same errors`() async throws {
    let released = Spy<String>()
    let resolver = try Self.makeContainer(released, failing: ["first"]).seal()
    _ = try resolver.resolve(Second.self)
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          do throws(ReleaseError) {
            try await resolver.close()
            return 0
          } catch {
            return error.failures.count
          }
        }
      }
      for await count in group { #expect(count == 1) }
    }
    await #expect(throws: ReleaseError.self) { try await resolver.close() }
    #expect(released.arguments == ["second", "first"])
  }

  @Test func `The instances of a scope go with it, those of a resolver with the last who has it`()
    async throws
  {
    weak let (inScope, inResolver): (Resource?, Resource?)
    do {
      let resolver = try Self.makeContainer(Spy()).seal()
      let scope = resolver.makeScope()
      inScope = try scope.resolve(Third.self)
      inResolver = try resolver.resolve(First.self)
      try await scope.close()
      #expect(inScope == nil)
      try await resolver.close()
    }
    #expect(inResolver == nil)
  }
}
