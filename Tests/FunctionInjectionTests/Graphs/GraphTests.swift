import FunctionInjection
import TestSupport
import Testing

private enum Middleware: NamedService {
  typealias Service = @Sendable (String) -> String
}

private func makeContainer() -> Container {
  let container = Container()
  container.register(LoadUsers.self, injecting: RetrieveUsers.self, FilterUsers.self) {
    retrieve, filter in { retrieve().filter(filter).map(\.name) }
  }
  container.register(RetrieveUsers.self, .singleton, injecting: Database.self) { database in
    { database.users }
  }
  container.register(FilterUsers.self) { _ in { $0.isActive } }
  container.register(Database.self, .singleton) { Database() }
  return container
}

/// The text without the numbers of lines.
private func withoutLines(_ text: String) -> String {
  text.replacing(/FunctionInjectionTests\/GraphTests\.swift:\d+/, with: "Tests.swift")
}

@Suite("The graph of dependencies")
struct GraphTests {
  @Test("The text of a graph has a paragraph for each service with its inputs")
  func text() throws {
    #expect(
      withoutLines(try makeContainer().seal().graph.text) == """
        LoadUsers (transient, Tests.swift)
          → RetrieveUsers
          → FilterUsers
        RetrieveUsers (singleton, Tests.swift)
          → Database
        FilterUsers (transient, Tests.swift, may need more)
        Database (singleton, Tests.swift)

        """)
  }

  @Test("The graph is written for Mermaid")
  func mermaid() throws {
    #expect(
      withoutLines(try makeContainer().seal().graph.mermaid) == """
        flowchart LR
          n0["LoadUsers<br/>transient<br/>Tests.swift"]
          n1["RetrieveUsers<br/>singleton<br/>Tests.swift"]
          n2["FilterUsers<br/>transient<br/>Tests.swift<br/>may need more"]
          n3["Database<br/>singleton<br/>Tests.swift"]
          n0 --> n1
          n0 --> n2
          n1 --> n3

        """)
  }

  @Test("The graph is written for Graphviz")
  func graphviz() throws {
    #expect(
      withoutLines(try makeContainer().seal().graph.dot) == #"""
        digraph dependencies {
          rankdir=LR
          node [shape=box]
          n0 [label="LoadUsers\ntransient\nTests.swift"]
          n1 [label="RetrieveUsers\nsingleton\nTests.swift"]
          n2 [label="FilterUsers\ntransient\nTests.swift\nmay need more"]
          n3 [label="Database\nsingleton\nTests.swift"]
          n0 -> n1
          n0 -> n2
          n1 -> n3
        }

        """#)
  }

  @Test("The graph is pruned to the inputs of one service")
  func pruned() {
    let graph = makeContainer().graph
    #expect(
      graph.pruned(to: RetrieveUsers.self).nodes.map(\.name) == ["RetrieveUsers", "Database"])
    #expect(graph.pruned(to: Database.self).nodes.map(\.name) == ["Database"])
    #expect(graph.pruned(to: Greet.self).nodes.isEmpty)
    #expect(graph.pruned(to: LoadUsers.self).text == graph.text)
  }

  @Test("Decorators, contributions, and unregistered services are in the graph")
  func decoratorsAndContributions() throws {
    let container = makeContainer()
    container.decorate(LoadUsers.self, injecting: Middleware.self) { next, _ in next }
    container.contribute(to: Middleware.self) { { $0 } }
    container.register(Middleware.self, injecting: all(Middleware.self)) { $0[0] }
    container.require(LoadUsers.self, by: "the start screen")
    #expect(
      withoutLines(container.graph.text) == """
        LoadUsers (transient, Tests.swift, decorated at Tests.swift)
          → RetrieveUsers
          → FilterUsers
          → Middleware
        RetrieveUsers (singleton, Tests.swift)
          → Database
        FilterUsers (transient, Tests.swift, may need more)
        Database (singleton, Tests.swift)
        Middleware[0] (transient, Tests.swift)
        all(Middleware) (transient, Tests.swift)
          → Middleware[0]
        Middleware (transient, Tests.swift)
          → all(Middleware)
        the start screen (Tests.swift)
          → LoadUsers

        """)
    #expect(try container.seal().graph.text == container.graph.text)
  }

  @Test("An Optional leads to its wrapped type, or to nothing")
  func optionals() {
    let container = Container()
    container.register(Database.self) { Database() }
    container.register(Greet.self, injecting: Database?.self, FixedClock?.self) { _, _ in { $0 } }
    #expect(
      withoutLines(container.graph.text) == """
        Database (transient, Tests.swift)
        Greet (transient, Tests.swift)
          → Database

        """)
  }

  @Test("A replaced registration is not in the graph, and two types of one name have their modules")
  func replaced() {
    let container = Container()
    container.register(SameName.self) { SameName(number: 1) }
    container.register(TestSupport.SameName.self) { TestSupport.SameName(number: 1) }
    container.register(SameName.self, .singleton, override: true) { SameName(number: 1) }
    #expect(
      withoutLines(container.graph.text) == """
        TestSupport.SameName (transient, Tests.swift)
        FunctionInjectionTests.SameName (singleton, Tests.swift)

        """)
  }

  @Test("The graph marks faults")
  func faults() {
    let container = Container()
    container.register(LoadUsers.self, injecting: RetrieveUsers.self) { _ in { [] } }
    container.register(Database.self, .singleton, injecting: FixedClock.self) { _ in Database() }
    container.register(FixedClock.self, .singleton, injecting: Database.self) { _ in FixedClock() }
    let graph = container.graph
    #expect(
      withoutLines(graph.text) == """
        LoadUsers (transient, Tests.swift)
          → RetrieveUsers
        Database (singleton, Tests.swift, fault: cycle)
          → FixedClock
        FixedClock (singleton, Tests.swift, fault: cycle)
          → Database
        RetrieveUsers (not registered)

        """)
    #expect(graph.mermaid.hasSuffix("  class n1,n2,n3 fault\n"))
    #expect(graph.dot.contains(##"n3 [label="RetrieveUsers\nnot registered", color="#cc0000""##))
    #expect(graph.pruned(to: FixedClock.self).nodes.map(\.name) == ["Database", "FixedClock"])
  }

  @Test("Names with characters that Mermaid and Graphviz interpret are escaped")
  func escaping() {
    let container = Container()
    container.require(by: #"the "new" <screen> \ #1"#)
    #expect(container.graph.mermaid.contains("the #quot;new#quot; #lt;screen#gt; #92; #35;1"))
    #expect(container.graph.dot.contains(#"the \"new\" <screen> \\ #1"#))

    let marked = Container()
    marked.require(by: "a\"\u{301} & <\u{301}\nb")
    #expect(marked.graph.mermaid.contains("a#quot;\u{301} #amp; #lt;\u{301}#10;b"))
    #expect(marked.graph.dot.contains("a\\\"\u{301} &amp; <\u{301}\\nb"))

    let entities = Container()
    entities.require(by: #"&lt; \n"#)
    #expect(entities.graph.mermaid.contains("#amp;lt; #92;n"))
    #expect(entities.graph.dot.contains(#"&amp;lt; \\n"#))
  }

  @Test("An Optional input leads to its wrapped type, or to nothing if that is not registered")
  func optionalInputs() throws {
    let container = Container()
    container.register(Int.self, injecting: Database?.self, String?.self) { _, _ in 1 }
    container.register(Database.self, .singleton) { Database() }
    let graph = try container.seal().graph
    #expect(graph.nodes.map(\.name) == ["Int", "Database"])
    #expect(graph.edges.map { [$0.dependent, $0.input] } == [[0, 1]])
  }

  @Test("Types of one name are distinguished by the places of their declarations")
  func typesOfOneName() throws {
    enum Old { final class Client: Sendable {} }
    enum New { final class Client: Sendable {} }
    let container = Container()
    container.register(Old.Client.self) { Old.Client() }
    container.register(New.Client.self) { New.Client() }
    let names = try container.seal().graph.nodes.map(\.name)
    #expect(names.count == 2 && names[0] != names[1])
    #expect(names[0].contains("Old") && names[1].contains("New"))
  }

  @Test("Local types of one name have the same name in each run of the program")
  func localTypesOfOneName() throws {
    let container = Container()
    func addOld() {
      final class Client: Sendable {}
      container.register(Client.self) { Client() }
    }
    func addNew() {
      final class Client: Sendable {}
      container.register(Client.self) { Client() }
    }
    addOld()
    addNew()
    let names = try container.seal().graph.nodes.map(\.name)
    #expect(names == Array(repeating: "FunctionInjectionTests.GraphTests.Client", count: 2))
  }

  @Test("The graph of a scope leads from a singleton outside to the service that it uses")
  func outsideOfScope() throws {
    let container = Container()
    container.register(Int.self) { 1 }
    container.register(String.self, .singleton, injecting: Int.self) { "\($0)" }
    container.register(Bool.self, injecting: String.self, Int.self) { $0 == "\($1)" }
    let scope = try container.seal().makeScope { $0.register(Int.self) { 2 } }
    #expect(try scope.resolve(String.self) == "1")
    #expect(
      withoutLines(scope.graph.text) == """
        String (singleton, Tests.swift)
          → Int
        Bool (transient, Tests.swift)
          → String
          → Int
        Int (transient, Tests.swift)
        Int (transient, outside the scope, Tests.swift)

        """)
    #expect(scope.graph.edges.map { [$0.dependent, $0.input] } == [[0, 3], [1, 0], [1, 2]])
    #expect(scope.graph.pruned(to: Int.self).nodes.map(\.notes) == [[]])
    let again = try container.seal().makeScope { $0.register(String.self, override: true) { "2" } }
    #expect(again.graph.nodes.allSatisfy { $0.notes.isEmpty })
    let inner = try scope.makeScope { $0.register(instance: 0.5) }
    #expect(
      inner.graph.edges.contains { inner.graph.nodes[$0.input].notes == ["outside the scope"] })
    let overridden = try scope.overriding { $0.register(instance: true) }
    #expect(overridden.graph.nodes.allSatisfy { $0.notes.isEmpty })
  }

  @Test("The graph of a scope draws a service twice if the scope changes its inputs")
  func changedInScope() async throws {
    let container = Container()
    container.register(Int.self) { 1 }
    container.register(Double.self, injecting: Int.self) { Double($0) }
    container.register(String.self, .singleton, injecting: Double.self) { "\($0)" }
    let scope = try container.seal().makeScope { $0.register(Int.self) { 2 } }
    #expect(try scope.resolve(String.self) == "1.0")
    #expect(
      withoutLines(scope.graph.text) == """
        Double (transient, Tests.swift)
          → Int
        String (singleton, Tests.swift)
          → Double
        Int (transient, Tests.swift)
        Double (transient, outside the scope, Tests.swift)
          → Int
        Int (transient, outside the scope, Tests.swift)

        """)
    #expect(
      scope.graph.edges.map { [$0.dependent, $0.input] } == [[0, 2], [1, 3], [3, 4]])
  }

  @Test("Contributions to lists of one name keep their positions")
  func contributionsOfOneName() throws {
    enum Old { struct Plugin: Sendable {} }
    enum New { struct Plugin: Sendable {} }
    let container = Container()
    for _ in 0..<2 {
      container.contribute(to: Old.Plugin.self) { Old.Plugin() }
      container.contribute(to: New.Plugin.self) { New.Plugin() }
    }
    let names = try container.seal().graph.nodes.map(\.name).filter { $0.hasSuffix("]") }
    #expect(Set(names).count == 4)
    #expect(names.count { $0.contains("Old") && $0.hasSuffix("[1]") } == 1)
  }

  @Test(
    "The same registrations make the same graph, regardless of earlier resolves",
    arguments: [UInt64(1), 2, 3])
  func isDeterministic(seed: UInt64) throws {
    let container = makeContainer()
    let before = container.graph.dot
    let resolver = try container.seal()
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      if Bool.random(using: &generator) { _ = try resolver.resolve(LoadUsers.self) }
      #expect(resolver.graph.dot == before, "seed \(seed)")
      #expect(container.graph.dot == before, "seed \(seed)")
    }
  }
}
