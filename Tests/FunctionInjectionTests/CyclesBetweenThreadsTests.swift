import FunctionInjection
import Synchronization
import FunctionalDITestDoubles
import TestSupport
import Testing

@Suite("Cycles between threads", .hangLimit)
struct CyclesBetweenThreadsTests {
  private enum First: NamedService { typealias Service = Int }
  private enum Second: NamedService { typealias Service = Int }

  /// The names along a ring of nodes that begins with this one, to its first node again.
  private func names(from start: Int, of count: Int) -> [String] {
    (0...count).map { "Node\((start + $0) % count + 1)" }
  }

  /// A container of a ring of nodes that each resolve the next one.
  ///
  /// Each factory waits until all are running, so the threads have to wait for each other.
  private func ring(of nodes: [any Numbered.Type], counting runs: NullarySpy) -> Container {
    let container = Container()
    let gate = Gate(for: nodes.count)
    for (node, next) in zip(nodes, nodes.dropFirst() + nodes.prefix(1)) {
      container.register(node: node, asking: next, .singleton) { [count = nodes.count] in
        runs()
        if runs.count <= count { gate.arrive() }
      }
    }
    return container
  }

  /// Resolves each node on a thread of its own, and expects all of the ring as the path of each
  /// error.
  private func expectCycles(_ nodes: [any Numbered.Type], from resolver: any DependencyResolver) {
    let errors = onThreads(nodes.count) { thread in
      #expect(throws: ResolutionError.self) { try resolver.resolve(node: nodes[thread]) }
    }
    for error in errors {
      #expect(error?.kind == .cycle)
      let hops = error?.path.hops.map(\.name) ?? []
      #expect(hops.count == nodes.count + 1)
      #expect(hops.first == hops.last)
      #expect(Set(hops) == Set(names(from: 0, of: nodes.count)))
    }
  }

  @Test("A cycle of threads, each constructing the input of another, is thrown", arguments: [2, 8])
  func sealed(count: Int) throws {
    let nodes = numbers(count)
    expectCycles(nodes, from: try ring(of: nodes, counting: NullarySpy()).seal())
  }

  @Test(
    "An unsealed container throws a cycle of threads and keeps nothing of it", arguments: [2, 8])
  func unsealedContainer(
    count: Int
  ) throws {
    let nodes = numbers(count)
    let runs = NullarySpy()
    let container = ring(of: nodes, counting: runs)
    container.register(Part.self, .singleton) { Part() }
    expectCycles(nodes, from: container)

    #expect(try container.resolve(Part.self) === container.resolve(Part.self))
    for start in 0..<count {
      let before = runs.count
      let error = #expect(throws: ResolutionError.self) {
        try container.resolve(node: nodes[start])
      }
      #expect(error?.kind == .cycle)
      #expect(error?.path.hops.map(\.name) == names(from: start, of: count))
      #expect(runs.count == before + count)
    }
  }

  @Test("A cycle of threads through two resolvers is thrown, and neither keeps any of it")
  func twoResolvers() throws {
    let gate = Gate(for: 2)
    let runs = NullarySpy()
    let meet: @Sendable () -> Void = {
      runs()
      if runs.count <= 2 { gate.arrive() }
    }
    // Each container has a factory that asks the other one's resolver.
    let other = Mutex<Resolver?>(nil)
    defer { other.withLock { $0 = nil } }
    let container = Container()
    container.register(First.self, .singleton) {
      meet()
      guard let resolver = other.withLock({ $0 }) else { return 0 }
      return try resolver.resolve(Second.self) + 1
    }
    container.register(Part.self, .singleton) { Part() }
    let first = try container.seal()
    let otherContainer = Container()
    otherContainer.register(Second.self, .singleton) {
      meet()
      return try first.resolve(First.self) + 1
    }
    otherContainer.register(Database.self, .singleton) { Database() }
    let second = try otherContainer.seal()
    other.withLock { $0 = second }

    @Sendable func resolve(_ number: Int) -> ResolutionError? {
      #expect(throws: ResolutionError.self) {
        try number == 0 ? first.resolve(First.self) : second.resolve(Second.self)
      }
    }
    for error in onThreads(2, resolve) {
      #expect(error?.kind == .cycle)
      let hops = error?.path.hops.map(\.name) ?? []
      #expect([["First", "Second", "First"], ["Second", "First", "Second"]].contains(hops))
    }

    #expect(try first.resolve(Part.self) === first.resolve(Part.self))
    #expect(try second.resolve(Database.self) === second.resolve(Database.self))
    for (number, path) in [["First", "Second", "First"], ["Second", "First", "Second"]].enumerated()
    {
      let before = runs.count
      let error = resolve(number)
      #expect(error?.kind == .cycle)
      #expect(error?.path.hops.map(\.name) == path)
      #expect(runs.count == before + 2)
    }
  }
}
