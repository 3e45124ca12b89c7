import FunctionInjection
import TestSupport
import Testing

@Suite("The wording of errors", .hangLimit)
struct ErrorWordingTests {
  @Test("Resolving a scoped service outside a scope throws an error that names its scope")
  func scopedOutside() throws {
    let container = Container()
    container.register(Part.self, .scoped, fileID: "App/Parts.swift", line: 3) { Part() }
    container.register(Left.self, fileID: "App/Parts.swift", line: 8) { resolver in
      Left(part: try resolver.resolve(Part.self))
    }
    let resolver = try container.seal()
    let error = #expect(throws: ResolutionError.self) { try resolver.resolve(Left.self) }
    #expect(
      error?.description == """
        Part (App/Parts.swift:3) is scoped, but it was resolved outside a scope.
            Left (App/Parts.swift:8)
          → Part (App/Parts.swift:3)
        Fix: resolve it from the resolver of `makeScope()` or `withScope { }`. A singleton cannot \
        depend on it, because a singleton outlives every scope.
        """)
    let direct = #expect(throws: ResolutionError.self) { try resolver.resolve(Part.self) }
    #expect(
      direct?.description == """
        Part (App/Parts.swift:3) is scoped, but it was resolved outside a scope.
        Fix: resolve it from the resolver of `makeScope()` or `withScope { }`. A singleton cannot \
        depend on it, because a singleton outlives every scope.
        """)
  }

  @Test("An error that concerns one service only has no path")
  func withoutPath() {
    struct Offline: Error {}
    let container = Container()
    container.register(
      Database.self, .singleton, fileID: "App/Storage.swift", line: 3
    ) { () throws -> Database in throw Offline() }
    let error = #expect(throws: ResolutionError.self) { try container.resolve(Database.self) }
    #expect(
      error?.description == """
        The factory of Database (App/Storage.swift:3) threw an error: Offline()
        No instance was kept. The next call to `resolve` tries again.
        """)
  }

  @Test("The error of a graph that is too deep has the depth and both ends of the path")
  func tooDeep() throws {
    let container = Container()
    func register<Number: Numbered, Next: Numbered>(_ number: Number.Type, _ next: Next.Type) {
      container.register(
        Node<Number>.self, injecting: Node<Next>.self, fileID: "App/Nodes.swift",
        line: UInt(Number.value)
      ) { $0 + 1 }
    }
    let nodes = numbers(10_000)
    for (node, next) in zip(nodes, nodes.dropFirst()) { register(node, next) }
    let last = nodes[9_999]
    container.register(leaf: last)
    let errors = onThreads(1, stackSize: 512 * 1024) { _ in
      #expect(throws: ResolutionError.self) { try container.resolve(node: One.self) }
    }
    let error = try #require(errors[0])
    // The compiler determines the depth that the stack allows.
    let depth = error.path.hops.count
    let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == min(depth, 121) + 2)
    #expect(
      lines.prefix(3).joined(separator: "\n") == """
        Node\(depth) is nested inside \(depth - 1) constructions, and less than 64 KB of the thread's \
        stack is left.
            Node1 (App/Nodes.swift:1)
          → Node2 (App/Nodes.swift:2)
        """)
    #expect(
      lines.suffix(3).joined(separator: "\n") == """
          → Node\(depth - 1) (App/Nodes.swift:\(depth - 1))
          → Node\(depth) (App/Nodes.swift:\(depth))
        Fix: let a service in the middle of the path resolve its inputs later, through \
        `resolver.handle`. If the path repeats itself, a factory on the path makes a new scope \
        or container on each call. Share one scope or container instead.
        """)
  }
}
