import FunctionInjection
import FunctionalDITestDoubles
import Synchronization
import Testing

/// Resolvers and scopes that end during constructions, resolves, and waits.
extension ReleasingTests {
  @Test("A construction that ends after its resolver throws an error, and its instance is released")
  func lateConstruction() async throws {
    let released = Spy<String>()
    let (started, goOn) = (NullarySpy(), NullarySpy())
    let container = Container()
    container.register(Connect.self, .singleton(releasing: { released($0.name) })) {
      () async throws in
      started()
      await goOn.waitForCalls()
      return Resource("late")
    }
    let resolver = try container.seal()
    let task = Task { try await resolver.resolve(Connect.self) }
    await started.waitForCalls()
    try await resolver.close()
    #expect(released.arguments.isEmpty)
    goOn()
    let error = await #expect(throws: ResolutionError.self) { try await task.value }
    #expect(error?.kind == .scopeHasEnded)
    try await resolver.close()
    #expect(released.arguments == ["late"])
  }

  @Test("The release of a late instance waits for the graph that ended with its overrides")
  func lateReleaseClosesGraph() async throws {
    let failures = Spy<Int>()
    let (started, goOn) = (NullarySpy(), NullarySpy())
    let graph = Mutex<Resolver?>(nil)
    let container = Container()
    container.register(Second.self, .singleton(releasing: { throw Failure(name: $0.name) })) {
      Resource("second")
    }
    container.register(First.self, .scoped(releasing: { _ in })) { Resource("first") }
    let closeGraph: @Sendable (Resource) async -> Void = { _ in
      do {
        // The graph retains this closure, so the closure gives the graph away.
        try await graph.withLock { $0.take() }?.close()
        failures(0)
      } catch {
        failures((error as? ReleaseError)?.failures.count ?? -1)
      }
    }
    container.register(Connect.self, .scoped(releasing: closeGraph)) { () async throws in
      started()
      await goOn.waitForCalls()
      return Resource("late")
    }
    let resolver = try container.seal()
    let scope = resolver.makeScope()
    try await withOverrides {
      $0.register(String.self) { "" }
    } operation: {
      let copy = scope.current
      graph.withLock { $0 = resolver.current }
      _ = try (resolver.current.resolve(Second.self), copy.resolve(First.self))
      Task.detached { _ = try await copy.resolve(Connect.self) }
      await started.waitForCalls()
    }
    goOn()
    await failures.waitForCalls()
    #expect(failures.arguments == [1])
  }

  @Test("A factory may close its own resolver without a deadlock")
  func closingInside() async throws {
    let released = Spy<String>()
    let container = Self.makeContainer(released)
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

  @Test("A container that is changed still releases its earlier instances")
  func changedContainer() async throws {
    let released = Spy<String>()
    let container = Self.makeContainer(released)
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

  @Test("A synchronous factory may end its own resolver")
  func endingInside() async throws {
    let released = Spy<String>()
    let container = Self.makeContainer(released)
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

  @Test("A release that hangs is canceled after the limit, and the others continue")
  func hangingRelease() async throws {
    let released = Spy<String>()
    let cancelled = NullarySpy()
    let hang: @Sendable () async -> Void = never()
    let container = Self.makeContainer(released)
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
    await clock.waitForSleepers()
    clock.advance(by: .seconds(5))
    let error = await #expect(throws: ReleaseError.self) { try await closing.value }
    #expect(error?.failures.map(\.name) == ["Resource"])
    #expect(error?.failures.first?.error is ReleaseError.Timeout)
    #expect(error?.description.contains("The release did not end within 5.0 seconds") == true)
    await cancelled.waitForCalls()
    #expect(released.arguments == ["second", "first"])
  }

  @Test("Canceling a waiter does not prevent any release")
  func canceledWaiter() async throws {
    let released = Spy<String>()
    let resolver = try Self.makeContainer(released).seal()
    _ = try resolver.resolve(Second.self)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await resolver.close()
    }
    try await task.value
    #expect(released.arguments == ["second", "first"])
  }

  @Test("Closing during many resolves is safe and releases each instance once")
  func stress() async throws {
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
}
