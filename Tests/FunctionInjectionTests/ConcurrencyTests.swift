import Foundation
import FunctionInjection
import Synchronization
import FunctionalDITestDoubles
import TestSupport
import Testing

@Suite("Many threads", .hangLimit)
struct ConcurrencyTests {
  /// A container of a singleton whose constructions are counted.
  private func container(counting constructions: NullarySpy) -> Container {
    let container = Container()
    container.register(Part.self, .singleton) {
      constructions()
      return Part()
    }
    return container
  }

  @Test("64 threads that request one singleton construct it once and share it")
  func exactlyOnce() throws {
    for _ in 0..<20 {
      let constructions = NullarySpy()
      let container = container(counting: constructions)
      let resolver = try container.seal()
      let parts = onThreads(64) { _ in try? resolver.resolve(Part.self) }
      #expect(constructions.count == 1)
      #expect(Set(parts.compactMap { $0.map { ObjectIdentifier($0) } }).count == 1)
      #expect(!parts.contains { $0 == nil })
    }
  }

  @Test("A thread may use and drop the resolver of a factory that runs on another thread")
  func lentResolver() throws {
    let lent = Mutex<Resolver?>(nil)
    let isDropped = Atomic<Bool>(false)
    let container = Container()
    container.register(Part.self, .graph) { Part() }
    container.register(Left.self) { resolver in
      let left = Left(part: try resolver.resolve(Part.self))
      lent.withLock { $0 = resolver }
      // Nothing but the resolver's reference count orders the threads, so that ThreadSanitizer
      // reports whatever both threads use.
      while !isDropped.load(ordering: .relaxed) { sched_yield() }
      return left
    }
    let resolver = try container.seal()
    let succeeded = onThreads(2) { thread in
      if thread == 0 { return (try? resolver.resolve(Left.self)) != nil }
      while lent.withLock({ $0 == nil }) { sched_yield() }
      let list = lent.withLock { $0.take() }.flatMap { try? $0.resolveAll(Int.self) }
      isDropped.store(true, ordering: .relaxed)
      return list?.isEmpty == true
    }
    #expect(succeeded == [true, true])
  }

  @Test(
    "An unsealed container, a scope, and a weak instance are shared by 64 threads in the same way")
  func exactlyOnceElsewhere() throws {
    for _ in 0..<10 {
      let constructions = NullarySpy()
      let container = container(counting: constructions)
      container.register(Left.self, .scoped, initializer: Left.init)
      container.register(Right.self, .weak, initializer: Right.init)
      let scope = container.makeScope()
      let results = onThreads(32) { _ in
        Result {
          (
            try container.resolve(Part.self), try scope.resolve(Left.self),
            try scope.resolve(Right.self)
          )
        }
      }
      let parts = try results.map { try $0.get() }
      #expect(constructions.count == 1)
      #expect(Set(parts.map { ObjectIdentifier($0.1) }).count == 1)
      #expect(Set(parts.map { ObjectIdentifier($0.2) }).count == 1)
      #expect(parts.allSatisfy { $0.1.part === parts[0].0 && $0.2.part === parts[0].0 })
    }
  }

  @Test(
    "64 threads construct a singleton once if they are the first to resolve from their container")
  func exactlyOnceUnsealed() throws {
    for _ in 0..<20 {
      let constructions = NullarySpy()
      let container = container(counting: constructions)
      let parts = onThreads(64) { _ in Result { try container.resolve(Part.self) } }
      let part = try container.resolve(Part.self)
      #expect(try parts.allSatisfy { try $0.get() === part })
      #expect(constructions.count == 1)
    }
  }

  @Test("A slow factory delays only the callers that request its service")
  func noLockOverFactories() throws {
    let container = Container()
    let started = DispatchSemaphore(value: 0)
    let finish = DispatchSemaphore(value: 0)
    container.register(Part.self, .singleton) {
      started.signal()
      finish.wait()
      return Part()
    }
    container.register(Database.self, .singleton) { Database() }
    let resolver = try container.seal()
    let results = onThreads(2) { thread in
      if thread == 0 { return (try? resolver.resolve(Part.self)) != nil }
      started.wait()
      defer { finish.signal() }
      return (try? resolver.resolve(Database.self)) != nil
    }
    #expect(results == [true, true])
  }

  @Test("Singletons that need each other's inputs do not deadlock", arguments: 0..<20)
  func crossedInputs(round: Int) throws {
    // Two services that share three inputs, which many threads resolve in opposite orders.
    let container = Container()
    let constructions = NullarySpy()
    func register<Key: NamedService>(_ key: Key.Type) where Key.Service == Int {
      container.register(key, .singleton) {
        constructions()
        return 1
      }
    }
    enum A: NamedService { typealias Service = Int }
    enum B: NamedService { typealias Service = Int }
    enum C: NamedService { typealias Service = Int }
    enum Forwards: NamedService { typealias Service = Int }
    enum Backwards: NamedService { typealias Service = Int }
    register(A.self)
    register(B.self)
    register(C.self)
    container.register(Forwards.self, .singleton, injecting: A.self, B.self, C.self) {
      $0 + $1 + $2
    }
    container.register(Backwards.self, .singleton, injecting: C.self, B.self, A.self) {
      $0 + $1 + $2
    }
    let resolver = try container.seal()
    let sums = onThreads(8) { thread in
      if thread.isMultiple(of: 2) {
        return try? resolver.resolve(Forwards.self) + resolver.resolve(Backwards.self)
      }
      return try? resolver.resolve(Backwards.self) + resolver.resolve(Forwards.self)
    }
    #expect(sums == Array(repeating: 6, count: 8))
    #expect(constructions.count == 3)
  }

  @Test("A random graph of singletons without a cycle is resolved by many threads, each node once")
  func randomGraphs() throws {
    for seed in UInt64(1)...15 {
      var random = SeededGenerator(seed: seed)
      let nodes = numbers(40)
      let constructions = (0..<40).map { _ in NullarySpy() }
      let container = Container()
      for (index, node) in nodes.enumerated() {
        // Inputs have smaller numbers only, so there is no cycle.
        let needed =
          index == 0 ? [] : (0..<3).map { _ in Int.random(in: 0..<index, using: &random) }
        let counter = constructions[index]
        register(node, in: container) { resolver in
          counter()
          return try needed.reduce(1) { try $0 + resolver.resolve(node: nodes[$1]) % 1_000 }
        }
      }
      let resolver = try container.seal()
      let orders = (0..<8).map { _ in Array(0..<40).shuffled(using: &random) }
      let results = onThreads(8) { thread in
        Result { try orders[thread].map { ($0, try resolver.resolve(node: nodes[$0])) } }
      }
      let answers = try results.map { try $0.get().sorted { $0.0 < $1.0 }.map(\.1) }
      #expect(Set(answers).count == 1, "seed \(seed)")
      #expect(constructions.allSatisfy { $0.count == 1 }, "seed \(seed)")
    }
  }

  @Test("Every caller that meets a cycle of a random graph gets an error, and none hangs")
  func randomCycles() throws {
    for seed in UInt64(1)...15 {
      var random = SeededGenerator(seed: seed)
      let nodes = numbers(16)
      let container = Container()
      for node in nodes {
        let needed = (0..<2).map { _ in Int.random(in: 0..<16, using: &random) }
        register(node, in: container) { resolver in
          try needed.reduce(1) { try $0 + resolver.resolve(node: nodes[$1]) }
        }
      }
      let resolver = try container.seal()
      let kinds = onThreads(8) { thread in
        (0..<16).map { offset -> ResolutionError.Kind? in
          do throws(ResolutionError) {
            _ = try resolver.resolve(node: nodes[(thread * 2 + offset) % 16])
            return nil
          } catch {
            return error.kind
          }
        }
      }
      // Every node needs two others, so every path ends in a cycle.
      #expect(kinds.allSatisfy { $0.allSatisfy { $0 == .cycle } }, "seed \(seed)")
    }
  }

  private func register<Number: Numbered>(
    _ number: Number.Type, in container: Container,
    _ factory: @escaping @Sendable (Resolver) throws -> Int
  ) {
    container.register(Node<Number>.self, .singleton, factory: factory)
  }

  @Test("A container may be changed while it is resolved from")
  func changedMeanwhile() throws {
    let container = Container()
    container.register(Part.self, .singleton) { Part() }
    let part = try container.resolve(Part.self)
    let results = onThreads(4) { thread in
      (0..<200).allSatisfy { round in
        if thread == 0 {
          container.register(Int.self) { round }
          container.unregister(String.self)
          container.register(String.self) { "\(round)" }
        }
        return (try? container.resolve(Part.self)) === part
      }
    }
    #expect(results == [true, true, true, true])
    #expect(try container.resolve(Int.self) == 199)
  }

  @Test("A singleton is constructed once if its container changes meanwhile")
  func changedDuringConstruction() throws {
    let constructions = NullarySpy()
    let container = Container()
    let started = DispatchSemaphore(value: 0)
    let changed = DispatchSemaphore(value: 0)
    container.register(Part.self, .singleton) {
      constructions()
      started.signal()
      changed.wait()
      return Part()
    }
    let parts = onThreads(2) { thread in
      if thread == 1 {
        started.wait()
        container.register(Int.self) { 1 }
        _ = try? container.resolve(Int.self)
        changed.signal()
      }
      return try? container.resolve(Part.self)
    }
    #expect(constructions.count == 1)
    #expect(parts[0] != nil && parts[0] === parts[1])
  }

  @Test("A factory may pass its resolver to a thread without waiting for it")
  func abandonedResolver() throws {
    let container = Container()
    let group = DispatchGroup()
    container.register(String.self, .singleton) { "seven" }
    container.register(Database.self, injecting: String.self) { _ in Database() }
    container.register(Part.self) { resolver in
      group.enter()
      Thread.detachNewThread {
        for _ in 0..<50 {
          do throws(ResolutionError) {
            _ = try resolver.resolve(Database.self)
          } catch {
            #expect(error.kind == .constructionIsOver)
          }
        }
        group.leave()
      }
      return Part()
    }
    for _ in 0..<50 { _ = try container.resolve(Part.self) }
    group.wait()
    #expect(throws: Never.self) { try container.resolve(Database.self) }
  }
}
