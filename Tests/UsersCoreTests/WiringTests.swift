import FunctionalDI
public import FunctionalDITesting
import LocalPublisher
import Testing
public import UsersCore

@Suite("The wiring of the program")
struct WiringTests {
  static let commandLines = [
    [], ["--all"], ["--verbose"], ["--api", "http://localhost:8080"],
    ["--verbose", "--api", "http://localhost:8080"],
  ]

  @Test(
    "The wiring is complete for every source of users and every renderer", arguments: commandLines)
  func isComplete(arguments: [String]) throws {
    let options = try Options(arguments)

    expectSealed(Program.assemblies(options, writeDiagnostics: { _ in }))
    expectSealed(Program.assemblies(options, PlainTextRenderer.self, writeDiagnostics: { _ in }))
    expectSealed(Program.assemblies(options, HTMLRenderer.self, writeDiagnostics: { _ in }))
  }

  @Test("Every service can be created and declares its inputs", arguments: commandLines)
  func declaresItsInputs(arguments: [String]) async throws {
    let assemblies = Program.assemblies(
      try Options(arguments), PlainTextRenderer.self, writeDiagnostics: { _ in })
    let report = try #require(
      await expectConstructed(
        assemblies, scope: { try $0.makeScope { $0.provide(SignUpRoute()) } }))

    #expect(report.undeclaredInputs.isEmpty, "\(report)")
    #expect(!report.graph.nodes.contains { $0.isOpaque })
  }

  @Test("The wiring is one graph", arguments: commandLines)
  func isOneGraph(arguments: [String]) throws {
    let assemblies = Program.assemblies(
      try Options(arguments), PlainTextRenderer.self, writeDiagnostics: { _ in })
    let graph = Assembler(assemblies).container.graph
    var reached: Set<Int> = [0]
    for _ in graph.nodes {
      for edge in graph.edges where !reached.isDisjoint(with: [edge.dependent, edge.input]) {
        reached.formUnion([edge.dependent, edge.input])
      }
    }

    #expect(reached.count == graph.nodes.count, "\(graph.text)")
  }

  @Test("No user is filtered if none can be retrieved")
  func leavesTheFilterAlone() async throws {
    struct Offline: Error {}
    let container = Container.unimplemented()
    UsersAssembly().assemble(container: container)
    container.registerFunction(
      RetrieveUsers.self, returning(Fail(error: Offline() as any Error).eraseToAnyPublisher()))

    let load = try container.resolve(LoadUsers.self)

    await #expect(throws: Users.Error.unavailable(reason: "Offline()")) {
      try await load().firstValue()
    }
  }
}

extension FilterUsers: StubbedService {
  /// Fails a test that does not register a filter.
  public static var failingStub: Service { unimplemented(name, returning: false) }
}

private let users = [
  User(id: 1, name: "Ada", email: "ada@example.com", team: "Data", isActive: true),
  User(id: 2, name: "Grace", email: "grace@example.com", team: "Data", isActive: false),
]

@Suite(
  "The wiring with injected users",
  .overriding {
    $0.register(RetrieveUsers.self) {
      returning(Just(users).setFailureType(to: (any Error).self).eraseToAnyPublisher())
    }
  })
struct WiringWithOverridesTests {
  private func load(_ arguments: String...) async throws -> [User]? {
    let options = try Options(arguments)
    let resolver = try #require(
      expectSealed(Program.assemblies(options, writeDiagnostics: { _ in })))
    return try await resolver.current.resolve(LoadUsers.self)().firstValue()
  }

  @Test("The wiring loads the users that the command line selects")
  func loadsUsers() async throws {
    #expect(try await load() == [users[0]])
    #expect(try await load("--all") == users)
  }

  @Test(
    "The wiring loads the users that the filter of a test selects",
    .overriding { $0.registerFunction(FilterUsers.self) { $0.id == 2 } })
  func filtersUsers() async throws {
    #expect(try await load() == [users[1]])
  }
}
