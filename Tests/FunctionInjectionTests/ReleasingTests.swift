import FunctionInjection
import TestDoubles
import TestSupport
import Testing

private final class Resource: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

private enum First: NamedService { typealias Service = Resource }
private enum Second: NamedService { typealias Service = Resource }
private enum Third: NamedService { typealias Service = Resource }
private enum Connect: AsyncService { typealias Service = Resource }

private struct Failure: Error, Equatable {
  let name: String
}

/// A container of three resources, each of which needs the one before, that tell when they go.
private func makeContainer(
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

@Suite("Releasing what is kept")
struct ReleasingTests {
  @Test func `Closing releases what was constructed, in reverse order of construction`()
    async throws
  {
    let released = Spy<String>()
    let resolver = try makeContainer(released).seal()
    _ = try resolver.resolve(Second.self)
    _ = try resolver.resolve(First.self)
    try await resolver.close()
    #expect(released.arguments == ["second", "first"])
  }

  @Test func `What was not constructed is not released`() async throws {
    let released = Spy<String>()
    let resolver = try makeContainer(released).seal()
    _ = try resolver.resolve(First.self)
    try await resolver.close()
    #expect(released.arguments == ["first"])
  }

  @Test func `A scope releases its own, the resolver the rest`() async throws {
    let released = Spy<String>()
    let resolver = try makeContainer(released).seal()
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
    let resolver = try makeContainer(released).seal()
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
    let resolver = try makeContainer(released).seal()
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
    let resolver = try makeContainer(Spy(), failing: ["third"]).seal()
    let error = await #expect(throws: ReleaseError.self) {
      try await resolver.withScope { scope in _ = try scope.resolve(Third.self) }
    }
    #expect(error?.failures.map(\.name) == ["Third"])
  }

  @Test func `All errors are collected, with what they are about`() async throws {
    let released = Spy<String>()
    let resolver = try makeContainer(released, failing: ["first", "second"]).seal()
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
    let resolver = try makeContainer(Spy()).seal()
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
    let resolver = try makeContainer(released, failing: ["first"]).seal()
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

  @Test func `A construction that ends after the resolver is an error, and is released`()
    async throws
  {
    let released = Spy<String>()
    let (started, goOn) = (NullarySpy(), NullarySpy())
    let container = Container()
    container.register(Connect.self, .singleton(releasing: { released($0.name) })) {
      () async throws in
      started()
      await goOn.called()
      return Resource("late")
    }
    let resolver = try container.seal()
    let task = Task { try await resolver.resolve(Connect.self) }
    await started.called()
    try await resolver.close()
    #expect(released.arguments.isEmpty)
    goOn()
    let error = await #expect(throws: ResolutionError.self) { try await task.value }
    #expect(error?.kind == .scopeHasEnded)
    try await resolver.close()
    #expect(released.arguments == ["late"])
  }

  @Test func `A factory may close its own resolver, and is not waited for by itself`() async throws
  {
    let released = Spy<String>()
    let container = makeContainer(released)
    container.register(
      Connect.self, .singleton(releasing: { released($0.name) })
    ) { resolver async throws in
      _ = try resolver.resolve(First.self)
      try await resolver.close()
      return Resource("closing")
    }
    let resolver = try container.seal()
    let error = await #expect(throws: ResolutionError.self) {
      try await resolver.resolve(Connect.self)
    }
    #expect(error?.kind == .scopeHasEnded)
    try await resolver.close()
    #expect(released.arguments == ["first", "closing"])
  }

  @Test func `A container that is changed still releases what it has constructed before`()
    async throws
  {
    let released = Spy<String>()
    let container = makeContainer(released)
    container.register(Connect.self) { resolver async throws in
      try await resolver.close()
      return Resource("closing")
    }
    _ = try container.resolve(First.self)
    container.register(First.self, .singleton(releasing: { released($0.name) })) { Resource("new") }
    _ = try container.resolve(First.self)
    _ = try await container.resolve(Connect.self)
    #expect(released.arguments == ["new", "first"])
  }

  @Test func `A synchronous factory may end its own resolver`() async throws {
    let released = Spy<String>()
    let container = makeContainer(released)
    container.register(
      Resource.self, .singleton(releasing: { released($0.name) })
    ) { resolver in
      resolver.end()
      return Resource("ending")
    }
    let resolver = try container.seal()
    let error = #expect(throws: ResolutionError.self) { try resolver.resolve(Resource.self) }
    #expect(error?.kind == .scopeHasEnded)
    try await resolver.close()
    #expect(released.arguments == ["ending"])
  }

  @Test func `A release that hangs is cancelled after the limit, and the others go on`()
    async throws
  {
    let released = Spy<String>()
    let cancelled = NullarySpy()
    let hang: @Sendable () async -> Void = never()
    let container = makeContainer(released)
    container.register(
      Resource.self,
      .singleton(releasing: { _ in
        await hang()
        cancelled()
      }), injecting: Second.self
    ) { _ in Resource("hanging") }
    let resolver = try container.seal()
    _ = try resolver.resolve(Resource.self)
    let clock = ManualClock()
    let closing = Task { try await resolver.close(within: .seconds(5), clock: clock) }
    await clock.sleeping()
    clock.advance(by: .seconds(5))
    let error = await #expect(throws: ReleaseError.self) { try await closing.value }
    #expect(error?.failures.map(\.name) == ["Resource"])
    #expect(error?.failures.first?.error is ReleaseError.Timeout)
    #expect(error?.description.contains("It did not end within 5.0 seconds") == true)
    await cancelled.called()
    #expect(released.arguments == ["second", "first"])
  }

  @Test func `Whoever waits may be cancelled, and everything is released`() async throws {
    let released = Spy<String>()
    let resolver = try makeContainer(released).seal()
    _ = try resolver.resolve(Second.self)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await resolver.close()
    }
    try await task.value
    #expect(released.arguments == ["second", "first"])
  }

  @Test func `Closing while many resolve is safe, and each instance is released once`() async throws
  {
    for _ in 0..<50 {
      let released = Spy<ObjectIdentifier>()
      let constructed = Spy<Resource>()
      let container = Container()
      container.register(
        First.self, .singleton(releasing: { released(ObjectIdentifier($0)) })
      ) {
        let resource = Resource("first")
        constructed(resource)
        return resource
      }
      container.register(
        Third.self, .scoped(releasing: { released(ObjectIdentifier($0)) }),
        injecting: First.self
      ) { _ in
        let resource = Resource("third")
        constructed(resource)
        return resource
      }
      let resolver = try container.seal()
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<4 {
          group.addTask {
            for _ in 0..<20 {
              do {
                try await resolver.withScope { scope in
                  try #expect(scope.resolve(Third.self).name == "third")
                  try #expect(resolver.resolve(First.self).name == "first")
                }
              } catch {
                #expect((error as? ResolutionError)?.kind == .scopeHasEnded)
              }
            }
          }
        }
        group.addTask { try? await resolver.close() }
      }
      try await resolver.close()
      let expected = constructed.arguments.map { ObjectIdentifier($0) }
      #expect(Set(released.arguments) == Set(expected))
      #expect(released.count == expected.count)
    }
  }

  @Test func `The instances of a scope go with it, those of a resolver with the last who has it`()
    async throws
  {
    weak let (inScope, inResolver): (Resource?, Resource?)
    do {
      let resolver = try makeContainer(Spy()).seal()
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
