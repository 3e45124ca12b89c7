import FunctionalDI
public import FunctionalDITesting
import LocalPublisher
import Testing
public import UsersCore

@Suite("The wiring of the program")
struct WiringTests {
  @Test(
    "The wiring is complete for each source of users",
    arguments: [[], ["--all"], ["--api", "http://localhost:8080"]])
  func isComplete(arguments: [String]) throws {
    let options = OptionsAssembly(try Options(arguments))

    expectSealed([UsersAssembly(), options])
    expectSealed([options, screens(PlainTextRenderer.self)])
    expectSealed([options, screens(HTMLRenderer.self)])
  }

  private func screens<Renderer: PageRenderer>(_: Renderer.Type) -> ScreensAssembly<Renderer> {
    ScreensAssembly(users: [], acceptsSignUp: true, browser: Browser())
  }

  @Test("The filter is not called if the users cannot be retrieved")
  func leavesTheFilterAlone() async throws {
    struct Offline: Error {}
    let container = Container.unimplemented()
    UsersAssembly().assemble(container: container)
    container.register(
      RetrieveUsers.self,
      instance: returning(Fail(error: Offline() as any Error).eraseToAnyPublisher()))

    let load = try container.resolve(LoadUsers.self)

    await #expect(throws: Users.Error.unavailable(reason: "Offline()")) {
      try await load().firstValue()
    }
  }
}

extension FilterUsers: StubbedService {
  /// Fails the test that did not say which users are shown.
  public static var failingStub: Service { unimplemented(name, returning: false) }
}

private let users = [
  User(id: 1, name: "Ada", email: "ada@example.com", team: "Data", isActive: true),
  User(id: 2, name: "Grace", email: "grace@example.com", team: "Data", isActive: false),
]

@Suite(
  "The wiring with injected users",
  .overriding {
    $0.override(RetrieveUsers.self) {
      returning(Just(users).setFailureType(to: (any Error).self).eraseToAnyPublisher())
    }
  })
struct WiringWithOverridesTests {
  private func load(_ arguments: String...) async throws -> [User]? {
    let assemblies: [any Assembly] = [UsersAssembly(), OptionsAssembly(try Options(arguments))]
    let resolver = try #require(expectSealed(assemblies))
    return try await resolver.current.resolve(LoadUsers.self)().firstValue()
  }

  @Test("The wiring loads the users that the command line selects")
  func loadsUsers() async throws {
    #expect(try await load() == [users[0]])
    #expect(try await load("--all") == users)
  }

  @Test(
    "The wiring uses the service that a test overrides",
    .overriding { $0.override(FilterUsers.self) { { $0.id == 2 } } })
  func filtersUsers() async throws {
    #expect(try await load() == [users[1]])
  }
}
