import FunctionInjection
import FunctionalDITestDoubles
import TestSupport
import Testing

@Suite("Sealing")
struct SealingTests {
  enum FilterUser: NamedService { typealias Service = @Sendable (User) -> Bool }

  @Test("An unregistered input is reported with the service that needs it and with similar names")
  func missing() {
    let container = Container()
    container.registerFunction(FilterUsers.self, fileID: "App/Users.swift", line: 4) { $0.isActive }
    container.register(Int.self, injecting: LoadUsers.self, fileID: "App/Main.swift", line: 2) {
      $0().count
    }
    container.register(
      LoadUsers.self, injecting: FilterUser.self, fileID: "App/Users.swift", line: 12
    ) { filter in { [User(name: "Ada")].filter(filter).map(\.name) } }
    let error = #expect(throws: WiringError.self) { try container.seal() }
    #expect(
      error?.description == """
        There is 1 fault in the wiring.

        1. FilterUser is not registered.
            Int (App/Main.swift:2)
          → LoadUsers (App/Users.swift:12)
          → FilterUser
        Did you mean FilterUsers?
        Register it: container.registerFunction(SealingTests.FilterUser.self) { … }
        """)
  }

  @Test("All faults are reported at once, and unchecked services are listed")
  func allAtOnce() {
    let container = Container()
    container.register(Int.self, fileID: "App/A.swift", line: 1) { 1 }
    container.register(Int.self, fileID: "App/B.swift", line: 2) { 2 }
    container.register(Double.self, override: true, fileID: "App/B.swift", line: 3) { 2 }
    container.register(Part.self, .scoped, fileID: "App/C.swift", line: 4) { Part() }
    container.register(Left.self, fileID: "App/C.swift", line: 5, initializer: Left.init)
    container.register(
      [Part].self, .singleton, injecting: Left.self, fileID: "App/C.swift", line: 6
    ) { [$0.part] }
    container.register(String.self, injecting: Character.self, fileID: "App/D.swift", line: 7) {
      String($0)
    }
    container.register(
      Character.self, injecting: String.self, fileID: "App/D.swift", line: 8
    ) { $0.first ?? "a" }
    container.register(Greet.self, fileID: "App/E.swift", line: 9) { _ in { $0 } }
    container.require(
      Instance<Bool>.self, by: "the start screen", fileID: "App/F.swift", line: 10)
    let report = container.verify()
    #expect(
      report.faults.map(\.kind) == [.duplicate, .overridesNothing, .captive, .cycle, .missing])
    #expect(
      report.description == """
        1. Int is registered twice.
            Int (App/A.swift:1)
          → Int (App/B.swift:2)
        Fix: remove one registration, or let the second replace the first: \
        container.register(Int.self, override: true) { … }

        2. Double overrides nothing, because no earlier registration exists.
            Double (App/B.swift:3)
        Fix: register the overridden service first. If Double is new, omit override: true: \
        container.register(Double.self) { … }

        3. Array<Part> outlives every scope, but it would keep Part, which is scoped.
            Array<Part> (App/C.swift:6)
          → Left (App/C.swift:5)
          → Part (App/C.swift:4)
        Fix: make Array<Part> `.scoped` too, or let it resolve Part from a scope on each use.

        4. String depends on itself.
            String (App/D.swift:7)
          → Character (App/D.swift:8)
          → String (App/D.swift:7)
        Break the cycle: let one of these services resolve the next one later, through \
        `resolver.handle`, or move their common part into a third service.

        5. Bool is not registered.
            the start screen (App/F.swift:10)
          → Bool
        Register it: container.register(Bool.self) { … }

        Not verified, because the factory receives a resolver:
            Greet (App/E.swift:9)
        """)
    let error = #expect(throws: WiringError.self) { try container.seal() }
    #expect(error?.faults.count == 5)
    #expect(error?.description.hasPrefix("There are 5 faults in the wiring.") == true)
  }

  @Test("Checking runs no factory")
  func runsNoFactory() throws {
    let container = Container()
    let runs = NullarySpy()
    container.register(Int.self, .singleton) {
      runs()
      return 1
    }
    container.register(Double.self, injecting: Int.self) { Double($0) }
    #expect(container.verify().faults.isEmpty)
    _ = try container.seal()
    #expect(runs.count == 0)
  }

  @Test("A complete graph has no faults")
  func nothing() {
    #expect(Container().verify().description == "Nothing is wrong.")
  }

  @Test("A registration with `override` replaces the one before")
  func override() throws {
    let container = Container()
    container.register(Int.self) { 1 }
    container.register(Int.self, override: true) { 2 }
    #expect(container.verify().faults.isEmpty)
    #expect(try container.seal().resolve(Int.self) == 2)
  }

  @Test("An overridden registration is not checked, because it is not used")
  func overriddenIsNotChecked() {
    let container = Container()
    container.register(Int.self, injecting: Bool.self) { $0 ? 1 : 0 }
    container.register(Int.self, override: true) { 2 }
    #expect(container.verify().faults.isEmpty)
  }

  @Test("A captive scoped service is found on every path, if a longer lifetime would keep it")
  func captives() {
    func faults(_ keeper: Lifetime<Whole>, _ middle: Lifetime<Left>) -> [WiringFault.Kind] {
      let container = Container()
      container.register(Part.self, .scoped) { Part() }
      container.register(Left.self, middle, initializer: Left.init)
      container.register(Right.self, injecting: Part.self) { Right(part: $0) }
      container.register(Whole.self, keeper, initializer: Whole.init)
      return container.verify().faults.map(\.kind)
    }
    #expect(faults(.transient, .transient).isEmpty)
    #expect(faults(.scoped, .scoped).isEmpty)
    #expect(faults(.graph, .scoped).isEmpty)
    // Both paths need a fix.
    #expect(faults(.singleton, .transient) == [.captive, .captive])
    #expect(faults(.singleton, .scoped) == [.captive, .captive])
    #expect(faults(.weak, .graph) == [.captive, .captive])
    // Two singletons keep it: the middle one directly, and the outer one through its other input.
    #expect(faults(.singleton, .singleton) == [.captive, .captive])
  }

  @Test("All scoped services that a singleton would keep are found at once")
  func captivesOfOne() {
    let container = Container()
    container.register(Part.self, .scoped) { Part() }
    container.register(Database.self, .scoped) { Database() }
    container.register(Left.self, initializer: Left.init)
    container.register(
      Int.self, .singleton, injecting: Part.self, Database.self, Left.self, Part?.self
    ) {
      _, _, _, _ in 1
    }
    let paths = container.verify().faults.map { $0.path.hops.map(\.name) }
    #expect(paths == [["Int", "Part"], ["Int", "Database"], ["Int", "Left", "Part"]])
  }

  @Test("Two cycles through one service are two faults")
  func twoCycles() {
    let container = Container()
    container.register(Int.self, injecting: String.self, Double.self) { $0.count + Int($1) }
    container.register(String.self, injecting: Int.self) { "\($0)" }
    container.register(Double.self, injecting: Int.self) { Double($0) }
    let paths = container.verify().faults.map { $0.path.hops.map(\.name) }
    #expect(paths == [["Int", "String", "Int"], ["Int", "Double", "Int"]])
  }

  @Test("A graph 20,000 deep is checked without recursion")
  func deep() throws {
    let container = Container()
    let nodes = numbers(20_000)
    for (node, next) in zip(nodes, nodes.dropFirst()) {
      container.register(node: node, needing: next)
    }
    // The stack has less than two calls of the smallest size for each step.
    let descriptions = onThreads(1, stackSize: 512 * 1024) { _ in
      let report = container.verify()
      #expect(report.faults.map(\.kind) == [.missing])
      return report.description
    }
    #expect(descriptions[0].contains("\n    … 19880 more …\n  → Node19941 ("))
  }

  @Test(
    "The number of described faults is limited by the size of the graph if their paths are long")
  func manyFaults() {
    let container = Container()
    let nodes = numbers(2_000)
    func add<Number: Numbered, Needed: Numbered>(_ number: Number.Type, _ needed: Needed.Type) {
      container.register(
        Node<Number>.self, injecting: Node<Needed>.self, Node<Even<Even<Even<Number>>>>.self
      ) { $0 + $1 }
    }
    for (node, next) in zip(nodes, nodes.dropFirst()) { add(node, next) }
    let report = container.verify()
    #expect(report.faults.count + report.omittedFaults == 1_751)
    #expect(report.omittedFaults > 0)
    #expect(report.description.contains("… and \(report.omittedFaults) more."))
  }

  @Test("A path whose every step closes a cycle is checked in linear time")
  func manyCycles() {
    let container = Container()
    let nodes = numbers(20_000)
    func add<Number: Numbered, Next: Numbered, Last: Numbered>(
      _ number: Number.Type, _ next: Next.Type, _ last: Last.Type
    ) {
      container.register(Node<Number>.self, injecting: Node<Last>.self, Node<Next>.self) { $0 + $1 }
    }
    for ((last, node), next) in zip(zip(nodes, nodes.dropFirst()), nodes.dropFirst(2)) {
      add(node, next, last)
    }
    let cycles = container.verify().faults.filter { $0.kind == .cycle }
    #expect(cycles.count == nodes.count - 3)
    #expect(cycles.allSatisfy { $0.path.hops.count == 3 })
  }

  @Test("Duplicates are reported in the order of the redundant registrations")
  func orderOfDuplicates() {
    let container = Container()
    container.register(instance: 1)
    container.register(instance: "1")
    container.register(instance: "2")
    container.register(instance: 2)
    #expect(container.verify().faults.map(\.name) == ["String", "Int"])
  }

  @Test("An input that is listed twice is one fault")
  func repeatedInput() {
    let container = Container()
    container.register(Int.self, injecting: Greet.self, Greet.self) { _, _ in 1 }
    container.decorate(Int.self, injecting: Greet.self) { number, _ in number }
    container.require(Greet.self, Greet.self, by: "the start screen")
    container.register(String.self, injecting: Character.self, Character.self) { "\($0)\($1)" }
    container.register(Character.self, injecting: String.self, String.self) { first, _ in
      first.first ?? "a"
    }
    container.register(OwnKey.self) { () async throws in OwnKey() }
    container.register([OwnKey].self, injecting: Instance<OwnKey>.self, Instance<OwnKey>.self) {
      [$0, $1]
    }
    #expect(
      container.verify().faults.map { "\($0.kind) \($0.name)" } == [
        "missing Greet", "cycle String", "missing Greet", "wrongPlace Array<OwnKey>",
      ])
  }

  @Test("Two inputs that lead to one registration close one cycle")
  func repeatedCycle() {
    let container = Container()
    container.register(String.self, injecting: Character.self, Character?.self) { "\($1 ?? $0)" }
    container.register(Character.self, injecting: String?.self, String.self) { $1.first ?? "a" }
    #expect(container.verify().faults.map(\.kind) == [.cycle])
  }

  @Test("An error suggests no name that differs much from the requested one")
  func nearNames() {
    func meant(_ register: (Container) -> Void) -> String {
      let container = Container()
      register(container)
      let lines =
        (#expect(throws: ResolutionError.self) { try container.resolve(LoadUsers.self) })?
        .description.split(separator: "\n") ?? []
      return String(lines.first { $0.hasPrefix("Did you mean") } ?? "")
    }
    enum LoadUser: NamedService { typealias Service = Int }
    enum loadUsers: NamedService { typealias Service = Int }
    enum LoadUserz: NamedService { typealias Service = Int }
    enum SaveUsers: NamedService { typealias Service = Int }
    enum Quit: NamedService { typealias Service = Int }
    #expect(meant { $0.register(Quit.self) { 1 } } == "")
    #expect(meant { $0.register(LoadUser.self) { 1 } } == "Did you mean LoadUser?")
    #expect(
      meant {
        $0.register(SaveUsers.self) { 1 }
        $0.register(LoadUserz.self) { 1 }
        $0.register(LoadUser.self) { 1 }
        $0.register(loadUsers.self) { 1 }
      } == "Did you mean loadUsers, or LoadUser, or LoadUserz?")

    enum A: NamedService { typealias Service = Int }
    enum B: NamedService { typealias Service = Int }
    let container = Container()
    container.register(B.self) { 1 }
    let error = #expect(throws: ResolutionError.self) { try container.resolve(A.self) }
    #expect(error?.description.contains("Did you mean") == false)
  }
}

private struct OwnKey: AsyncService { typealias Service = OwnKey }
