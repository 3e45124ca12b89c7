import Foundation
import FunctionInjection
import FunctionalDITestDoubles
import TestSupport
import Testing

@Suite("Cycles", .hangLimit)
struct CycleTests {
  /// A container of nodes that each need the next one; the last node needs the first.
  private func ring(_ count: Int, isOpaque: Bool) -> Container {
    let container = Container()
    let nodes = numbers(count)
    for (node, next) in zip(nodes, nodes.dropFirst() + nodes.prefix(1)) {
      if isOpaque {
        container.register(node: node, asking: next)
      } else {
        container.register(node: node, needing: next)
      }
    }
    return container
  }

  /// The names along a ring, from its first node to its first node.
  private func names(_ count: Int) -> [String] { (1...count).map { "Node\($0)" } + ["Node1"] }

  @Test("Sealing finds a cycle of any length, with its whole path", arguments: [1, 2, 50])
  func sealed(count: Int) {
    let container = ring(count, isOpaque: false)
    let error = #expect(throws: WiringError.self) { try container.seal() }
    #expect(error?.faults.map(\.kind) == [.cycle])
    #expect(error?.faults.first?.path.hops.map(\.name) == names(count))
  }

  @Test(
    "Resolving throws a cycle that is hidden in factories, with its path", arguments: [1, 2, 50])
  func opaque(count: Int) throws {
    let resolver = try ring(count, isOpaque: true).seal()
    let error = #expect(throws: ResolutionError.self) { try resolver.resolve(node: One.self) }
    #expect(error?.kind == .cycle)
    #expect(error?.path.hops.map(\.name) == names(count))
  }

  @Test("An unsealed container throws the cycle too", arguments: [1, 2, 50])
  func dynamic(count: Int) {
    let container = ring(count, isOpaque: false)
    let error = #expect(throws: ResolutionError.self) { try container.resolve(node: One.self) }
    #expect(error?.kind == .cycle)
    #expect(error?.path.hops.map(\.name) == names(count))
  }

  @Test("A cycle of singletons is thrown and leaves no instance behind")
  func singletons() throws {
    let container = Container()
    let mends = NullarySpy()
    container.register(Int.self, .singleton) { resolver in
      try mends.count == 0 ? resolver.resolve(String.self).count : 1
    }
    container.register(String.self, .singleton) { "\(try $0.resolve(Int.self))" }
    let resolver = try container.seal()
    #expect(throws: ResolutionError.self) { try resolver.resolve(String.self) }
    mends()
    #expect(try resolver.resolve(String.self) == "1")
  }

  @Test("A cycle through another container or the property wrapper is thrown")
  func roundTheArgument() throws {
    let container = Container()
    container.register(Int.self, .singleton) { [unowned container] _ in
      try container.resolve(String.self).count
    }
    container.register(String.self) { [unowned container] in
      "\(try container.resolve(Int.self))"
    }
    let error = #expect(throws: ResolutionError.self) { try container.resolve(Int.self) }
    #expect(error?.kind == .cycle)
    #expect(error?.path.hops.map(\.name) == ["Int", "String", "Int"])

    let resolver = try container.seal()
    #expect(throws: ResolutionError.self) { try resolver.resolve(Int.self) }
  }

  @Test("A factory that passes its resolver to another thread and waits gets the cycle thrown")
  func handedOver() throws {
    let container = Container()
    container.register(Int.self, .singleton) { resolver in
      let results = onThreads(1) { _ in Result { try resolver.resolve(String.self) } }
      return try results[0].get().count
    }
    container.register(String.self) { "\(try $0.resolve(Int.self))" }
    let error = #expect(throws: ResolutionError.self) { try container.seal().resolve(Int.self) }
    #expect(error?.kind == .cycle)
    #expect(error?.path.hops.map(\.name) == ["Int", "String", "Int"])
  }

  @Test("A cycle of transients across threads is thrown in its second round")
  func handedOverAgain() throws {
    struct Endless: Error {}
    let runs = NullarySpy()
    let container = Container()
    container.register(Int.self) { resolver in
      runs()
      if runs.count > 20 { throw Endless() }
      return try onThreads(1) { _ in Result { try resolver.resolve(String.self) } }[0].get().count
    }
    container.register(String.self) { resolver in
      try onThreads(1) { _ in Result { "\(try resolver.resolve(Int.self))" } }[0].get()
    }
    let error = #expect(throws: ResolutionError.self) { try container.seal().resolve(Int.self) }
    #expect(error?.kind == .cycle)
    #expect(error?.path.hops.map(\.name) == ["Int", "String", "Int"])
    #expect(runs.count == 1)
  }

  @Test("A factory may pass its resolver to another thread and wait")
  func handedOverInVain() throws {
    let container = Container()
    container.register(String.self, .singleton) { "seven" }
    container.register(Int.self, .singleton) { resolver in
      let results = onThreads(2) { _ in Result { try resolver.resolve(String.self) } }
      return try results[0].get().count + results[1].get().count
    }
    #expect(try container.seal().resolve(Int.self) == 10)
  }

  @Test("The message of a cycle names each step with its place")
  func wording() {
    let container = Container()
    container.register(Int.self, fileID: "App/A.swift", line: 1) {
      try $0.resolve(String.self).count
    }
    container.register(String.self, fileID: "App/B.swift", line: 2) {
      "\(try $0.resolve(Int.self))"
    }
    let error = #expect(throws: ResolutionError.self) { try container.resolve(Int.self) }
    #expect(
      error?.description == """
        Int depends on itself.
            Int (App/A.swift:1)
          → String (App/B.swift:2)
          → Int (App/A.swift:1)
        Break the cycle: let one of these services resolve the next one later, through \
        `resolver.handle`, or move their common part into a third service.
        """)
  }

  @Test("The message of a service that has itself as an input says how to wrap the service")
  func wordingOfItself() {
    enum Greet: NamedService { typealias Service = @Sendable (String) -> String }
    let container = Container()
    container.register(Greet.self, injecting: Greet.self, fileID: "App/A.swift", line: 1) { next in
      { name in next(name) + "!" }
    }
    let message = """
      Greet depends on itself.
          Greet (App/A.swift:1)
        → Greet (App/A.swift:1)
      Fix: to wrap Greet, write container.decorate(Greet.self) { next in … }. To call itself, let \
      it resolve itself later, through `resolver.handle`.
      """
    let error = #expect(throws: ResolutionError.self) { try container.resolve(Greet.self) }
    #expect(error?.description == message)
    #expect(container.verify().faults.map(\.description) == [message])

    container.register(Int.self, injecting: Greet.self) { _ in 1 }
    let errorOfUser = #expect(throws: ResolutionError.self) { try container.resolve(Int.self) }
    #expect(errorOfUser?.description.contains("Fix: to wrap Greet, write") == true)
  }
}

@Suite("Deep graphs", .hangLimit)
struct DeepGraphTests {
  /// A container of a chain of nodes that each need the next one.
  private func chain(_ count: Int, isOpaque: Bool = false) -> Container {
    let container = Container()
    let nodes = numbers(count)
    for (node, next) in zip(nodes, nodes.dropFirst()) {
      if isOpaque {
        container.register(node: node, asking: next)
      } else {
        container.register(node: node, needing: next)
      }
    }
    let last = nodes[count - 1]
    container.register(leaf: last)
    return container
  }

  @Test("A graph as deep as real programs resolves on the smallest stack of any platform")
  func answer() throws {
    let resolver = try chain(60).seal()
    #expect(try resolver.resolve(node: One.self) == 59)
    let results = onThreads(1, stackSize: 512 * 1024) { _ in
      Result { try resolver.resolve(node: One.self) }
    }
    #expect(try results[0].get() == 59)
  }

  @Test("A graph 10,000 deep throws an error and does not overflow", arguments: [false, true])
  func tooDeep(isOpaque: Bool) throws {
    let resolver = try chain(10_000, isOpaque: isOpaque).seal()
    let results = onThreads(1, stackSize: 512 * 1024) { _ in
      #expect(throws: ResolutionError.self) { try resolver.resolve(node: One.self) }
    }
    let error = try #require(results[0])
    #expect(error.kind == .tooDeep)
    #expect(error.path.hops.first?.name == "Node1")
    #expect(error.description.contains("less than 64 KB of the thread's stack"))
    // The error has left nothing behind: a part of the graph that is not too deep can be resolved.
    #expect(try resolver.resolve(node: numbers(10_000)[9_990]) == 9)
  }

  @Test("A function that resolves and calls itself without end throws an error")
  func endlessFunction() throws {
    enum Count: NamedService { typealias Service = @Sendable (Int) throws -> Int }
    let container = Container()
    container.register(Count.self) { resolver in
      let handle = resolver.handle
      return { number in try handle.resolve(Count.self)(number + 1) }
    }
    let resolver = try container.seal()
    let results = onThreads(1, stackSize: 512 * 1024) { _ in
      #expect(throws: ResolutionError.self) { try resolver.resolve(Count.self)(0) }
    }
    let error = try #require(results[0])
    #expect(error.kind == .tooDeep)
    #expect(
      error.description.hasPrefix(
        "Count is not constructed, because less than 64 KB of the thread's stack is left."))
    #expect(error.description.contains("a function that calls itself without end"))
  }

  @Test("A graph of 10,000 singletons is constructed in parts")
  func pieces() throws {
    let container = Container()
    let nodes = numbers(10_000)
    for (node, next) in zip(nodes, nodes.dropFirst()) {
      container.register(node: node, needing: next, .singleton)
    }
    let last = nodes[9_999]
    container.register(leaf: last)
    let resolver = try container.seal()
    for index in stride(from: 9_990, through: 0, by: -10) {
      #expect(try resolver.resolve(node: nodes[index]) == 9_999 - index)
    }
  }

  @Test("An error at the top of a deep graph leaves nothing behind", arguments: [false, true])
  func fromTheTop(isSealed: Bool) throws {
    let constructions = NullarySpy()
    let container = Container()
    let nodes = numbers(10_000)
    for (node, next) in zip(nodes, nodes.dropFirst()) {
      container.register(node: node, asking: next, .singleton) { constructions() }
    }
    let last = nodes[9_999]
    container.register(leaf: last)
    let resolver: any DependencyResolver = isSealed ? try container.seal() : container
    for _ in 0..<2 {
      let error = #expect(throws: ResolutionError.self) { try resolver.resolve(node: One.self) }
      #expect(error?.kind == .tooDeep)
      #expect(error?.path.hops.first?.name == "Node1")
    }
    let before = constructions.count
    for index in stride(from: 9_990, through: 0, by: -10) {
      #expect(try resolver.resolve(node: nodes[index]) == 9_999 - index)
    }
    // Each node is constructed again, once.
    #expect(constructions.count - before == 9_999)
    #expect(try resolver.resolve(node: One.self) == 9_999)
  }
}
