import Foundation
import FunctionInjection
import Synchronization
import TestSupport
import Testing

private final class Service: Sendable {}

private enum OpenService: AsyncService { typealias Service = FunctionInjectionTests.Service }

/// A resolver that ends, and the kind of resolve that runs meanwhile.
enum Ending: CaseIterable, Sendable {
  case scopedOfScope, singletonOfScope, singletonOfRoot, scopedOfRoot, weakOfRoot, ofContainer
}

@Suite("Ending while threads wait", .hangLimit)
struct EndingMeanwhileTests {
  @Test(
    "No caller gets an instance whose scope or graph ended during its construction",
    arguments: Ending.allCases)
  func nothingAfterwards(ending: Ending) throws {
    for _ in 0..<5 {
      let isClaimed = DispatchSemaphore(value: 0)
      let hasEnded = DispatchSemaphore(value: 0)
      let container = Container()
      let lifetime: Lifetime<Service> =
        switch ending {
        case .scopedOfScope, .scopedOfRoot: .scoped
        case .weakOfRoot: .weak
        case .singletonOfScope, .singletonOfRoot, .ofContainer: .singleton
        }
      let counted = Counted()
      let box = Box()
      container.register(Service.self, lifetime) { resolver in
        if counted.value.wrappingAdd(1, ordering: .relaxed).newValue == 1 {
          box.resolver.withLock { $0 = resolver.keepingScope }
          isClaimed.signal()
          hasEnded.wait()
        }
        return Service()
      }
      let root = try ending == .ofContainer ? container.resolver : container.seal()
      let scope = root.makeScope()
      let asked = ending == .ofContainer || ending == .weakOfRoot ? root : scope
      let waiting = Gate(for: 9)
      let errors = onThreads(10) { thread -> ResolutionError.Kind? in
        if thread == 9 {
          waiting.arrive()
          for _ in 0..<2_000 { sched_yield() }
          switch ending {
          case .scopedOfScope, .singletonOfScope: scope.end()
          case .singletonOfRoot, .scopedOfRoot, .weakOfRoot: root.end()
          case .ofContainer: box.resolver.withLock { $0 }?.end()
          }
          hasEnded.signal()
          return nil
        }
        if thread > 0 {
          if thread == 1 { isClaimed.wait() }
          waiting.arrive()
        }
        do throws(ResolutionError) {
          _ = try asked.resolve(Service.self)
          return nil
        } catch {
          return error.kind
        }
      }
      #expect(errors[0..<9].allSatisfy { $0 == .scopeHasEnded }, "\(errors)")
      #expect(throws: ResolutionError.self) { try asked.resolve(Service.self) }
      // The factory retains the box, and the box retains a resolver.
      box.resolver.withLock { $0 = nil }
    }
  }

  @Test("An instance of a scope is not provided if its factory ends the graph")
  func endedByFactory() async throws {
    let container = Container()
    let box = Box()
    let end: @Sendable () -> Void = { box.resolver.withLock { $0 }?.end() }
    container.register(Service.self, .scoped) {
      end()
      return Service()
    }
    container.register(OpenService.self, .scoped) { () async throws in
      end()
      return Service()
    }
    for isAsynchronous in [false, true] {
      let root = try container.seal()
      box.resolver.withLock { $0 = root }
      let scope = root.makeScope()
      let error = await #expect(throws: ResolutionError.self) {
        if isAsynchronous {
          _ = try await scope.resolve(OpenService.self)
        } else {
          _ = try scope.resolve(Service.self)
        }
      }
      #expect(error?.kind == .scopeHasEnded)
      #expect(error?.path.hops.count == 1)
    }
    box.resolver.withLock { $0 = nil }
  }

  @Test("A second call of end() returns when nothing can be resolved anymore")
  func endedTwice() throws {
    for _ in 0..<200 {
      let container = Container()
      for node in numbers(40) { register(node, in: container) }
      container.register(Service.self, .singleton) { Service() }
      let root = try container.seal()
      _ = try root.resolve(Service.self)
      let scopes = (0..<2).map { _ in root.makeScope() }
      let isRefused = onThreads(2) { thread in
        root.end()
        return (try? scopes[thread].resolve(Service.self)) == nil
      }
      #expect(isRefused == [true, true])
    }
  }

  private func register<Number: Numbered>(_ number: Number.Type, in container: Container) {
    container.register(Node<Number>.self, .singleton) { 1 }
  }

  @Test("A scope of an older snapshot reads nothing when the container's instances have ended")
  func olderSnapshot() throws {
    let container = Container()
    let box = Box()
    container.register(Service.self, .singleton) { Service() }
    container.register(Int.self) { resolver in
      box.resolver.withLock { $0 = resolver.keepingScope }
      return 1
    }
    let older = container.makeScope()
    _ = try older.resolve(Service.self)
    _ = try older.resolve(Service.self)
    container.register(String.self) { "changed" }
    _ = try container.resolve(Int.self)
    let newer = container.makeScope()
    _ = try newer.resolve(Service.self)
    box.resolver.withLock { $0.take() }?.end()
    for resolver in [older, newer, container.resolver] {
      let error = #expect(throws: ResolutionError.self) { try resolver.resolve(Service.self) }
      #expect(error?.kind == .scopeHasEnded)
    }
  }

  @Test("A scope of the last snapshot reads nothing when the instances of a dropped container end")
  func droppedContainer() throws {
    var container: Container? = Container()
    container?.register(Service.self, .singleton) { Service() }
    container?.register(Int.self, .singleton) { resolver in
      resolver.end()
      return 1
    }
    let older = try #require(container?.makeScope())
    container?.register(String.self) { "changed" }
    let newer = try #require(container?.makeScope())
    _ = try newer.resolve(Service.self)
    container = nil
    for resolve in [{ _ = try older.resolve(Int.self) }, { _ = try newer.resolve(Service.self) }] {
      let error = #expect(throws: ResolutionError.self) { try resolve() }
      #expect(error?.kind == .scopeHasEnded)
    }
  }

  @Test("An instance that a thread reads while its graph ends is not freed under the thread")
  func readMeanwhile() throws {
    for _ in 0..<50 {
      let container = Container()
      container.register([Int].self, .singleton) { Array(0..<8) }
      let root = try container.seal()
      _ = try root.resolve([Int].self)
      let sums = onThreads(4) { thread -> [Int] in
        if thread == 0 {
          root.end()
          return []
        }
        return (0..<20).compactMap { _ in try? root.resolve([Int].self).reduce(0, +) }
      }
      #expect(sums.joined().allSatisfy { $0 == 28 })
    }
  }
}

private final class Counted: Sendable {
  let value = Atomic<Int>(0)
}

private final class Box: Sendable {
  let resolver = Mutex<Resolver?>(nil)
}
