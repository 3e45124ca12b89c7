import FunctionInjection
import FunctionalDITestDoubles
import Testing

private enum Connect: AsyncService { typealias Service = Database }

@Suite("Messages of canceled resolves")
struct WordingTests {
  private let gate = AsyncGate()

  private func container() -> Container {
    let container = Container()
    container.register(
      Connect.self, .singleton, fileID: "App/Storage.swift", line: 3
    ) { [gate] () async throws in
      await gate.pass()
      return Database()
    }
    return container
  }

  /// The error of a task that is canceled once a factory waits at the gate.
  private func errorOfCancelled(
    _ operation: @escaping @Sendable () async throws -> Void
  ) async -> ResolutionError? {
    let task = Task { try await operation() }
    await gate.arrival()
    task.cancel()
    return await #expect(throws: ResolutionError.self) { try await task.value }
  }

  @Test("The error of a task that is canceled while it waits says that the construction continues")
  func canceledWaiter() async throws {
    let resolver = try container().seal()
    let error = await errorOfCancelled { _ = try await resolver.resolve(Connect.self) }
    #expect(
      error?.description == """
        The task that waited for Connect was canceled.
        The construction continues, and the next call to `resolve` returns its result.
        """)
    gate.open()
    #expect(try await resolver.resolve(Connect.self).users.count == 2)
  }

  @Test("The error says if the next call may construct the instance again")
  func canceledWaiterOfWeak() async throws {
    let container = Container()
    container.register(Connect.self, .weak) { [gate] () async throws in
      await gate.pass()
      return Database()
    }
    let resolver = try container.seal()
    let error = await errorOfCancelled { _ = try await resolver.resolve(Connect.self) }
    let remedy =
      "The construction continues, and the next call to `resolve` may construct it again."
    #expect(error?.description.hasSuffix(remedy) == true)
    gate.open()
    let database = try await resolver.resolve(Connect.self)
    #expect(try await resolver.resolve(Connect.self) === database)
  }

  @Test("The error of a canceled task has the path if another service waited")
  func path() async throws {
    let container = container()
    container.register(LoadUsersLater.self, fileID: "App/Users.swift", line: 8) { resolver in
      let database = try await resolver.resolve(Connect.self)
      return { database.users.map(\.name) }
    }
    let resolver = try container.seal()
    let error = await errorOfCancelled { _ = try await resolver.resolve(LoadUsersLater.self) }
    #expect(
      error?.description == """
        The task that waited for Connect was canceled.
            LoadUsersLater (App/Users.swift:8)
          → Connect (App/Storage.swift:3)
        The construction continues, and the next call to `resolve` returns its result.
        """)
    gate.open()
    #expect(try await resolver.resolve(LoadUsersLater.self)() == ["Ada", "Bob"])
  }
}

private enum LoadUsersLater: AsyncService {
  typealias Service = @Sendable () -> [String]
}
