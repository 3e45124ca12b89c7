import FunctionInjection
import FunctionalDITestDoubles
import Testing

@Suite("Releasing kept instances")
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

  /// A container of three resources that record their release; each needs the one before.
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

  @Test("Closing releases instances in reverse order of construction")
  func reverseOrder() async throws {
    let released = Spy<String>()
    let resolver = try Self.makeContainer(released).seal()
    _ = try resolver.resolve(Second.self)
    _ = try resolver.resolve(First.self)
    try await resolver.close()
    #expect(released.arguments == ["second", "first"])
  }

  @Test("A service that was not constructed is not released")
  func notConstructed() async throws {
    let released = Spy<String>()
    let resolver = try Self.makeContainer(released).seal()
    _ = try resolver.resolve(First.self)
    try await resolver.close()
    #expect(released.arguments == ["first"])
  }

  @Test("A scope releases its own instances, and the resolver releases the rest")
  func scope() async throws {
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

  @Test("A scope of an unsealed container releases its own instances, but no singletons")
  func scopeOfUnsealedContainer() async throws {
    let released = Spy<String>()
    let container = Self.makeContainer(released)
    let scope = container.makeScope()
    _ = try scope.resolve(Third.self)
    try await scope.close()
    #expect(released.arguments == ["third"])
    #expect(try container.resolve(First.self).name == "first")
  }

  @Test("A scope with registrations of its own releases their instances too")
  func ownRegistrations() async throws {
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

  @Test("An asynchronous scope is closed with its operation")
  func asynchronousScope() async throws {
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

  @Test("A failed release of an asynchronous scope is thrown if the operation has not thrown")
  func failedRelease() async throws {
    let resolver = try Self.makeContainer(Spy(), failing: ["third"]).seal()
    let error = await #expect(throws: ReleaseError.self) {
      try await resolver.withScope { scope in _ = try scope.resolve(Third.self) }
    }
    #expect(error?.failures.map(\.name) == ["Third"])
  }

  @Test("All errors are collected with their services")
  func allErrors() async throws {
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

  @Test("Nothing can be resolved after the end, also from inner scopes")
  func afterTheEnd() async throws {
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
      error?.description.hasPrefix("First was resolved from a closed resolver.") == true)
    #expect(throws: ResolutionError.self) { try scope.resolve(Third.self) }
    #expect(first.name == "first")
  }

  @Test("Closing twice, also concurrently, releases once and throws the same errors")
  func closingTwice() async throws {
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

  @Test("A scope's instances are released with it, and a resolver's with its last owner")
  func ownership() async throws {
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

  @Test("Nothing keeps an instance when the close of its scope returns, however threads run")
  func nothingKept() async throws {
    let resolver = try Self.makeContainer(Spy()).seal()
    for _ in 0..<500 {
      let scope = resolver.makeScope()
      weak let instance = try scope.resolve(Third.self)
      try await scope.close()
      #expect(instance == nil)
    }
  }

  private enum OpenBox: AsyncService { typealias Service = Box }
  private enum OpenWeakBox: AsyncService { typealias Service = Box }
  private final class Box: Sendable {}

  @Test("Nothing keeps an instance that a task constructed when its scope or its owner is gone")
  @concurrent
  func nothingKeptOfTask() async throws {
    let container = Container()
    container.register(OpenBox.self, .scoped) {
      await Task.yield()
      return Box()
    }
    container.register(OpenWeakBox.self, .weak) {
      await Task.yield()
      return Box()
    }
    let resolver = try container.seal()
    var kept = 0
    for round in 0..<2_000 {
      let scope = resolver.makeScope()
      weak let scoped = try await scope.resolve(OpenBox.self)
      if round.isMultiple(of: 2) { scope.end() } else { try await scope.close() }
      if scoped != nil { kept += 1 }
      weak let weak = try await resolver.resolve(OpenWeakBox.self)
      if weak != nil { kept += 1 }
    }
    #expect(kept == 0)
  }
}
