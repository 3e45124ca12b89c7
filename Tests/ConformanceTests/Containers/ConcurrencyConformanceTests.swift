import Dispatch
import FunctionInjection
import FunctionalDITestDoubles
import TestSupport
import Testing

/// After the concurrency cases of Microsoft.Extensions.DependencyInjection, Swinject's tests of the
/// synchronized container, Factory's stress tests, and swift-dependencies' tests of thread safety
/// and of deadlocks.
@Suite("Concurrency", .hangLimit)
struct ConcurrencyConformanceTests {
  @Test("A slow factory does not delay other services, as Microsoft's specification requires")
  func slowFactory() throws {
    let container = Container()
    let started = DispatchSemaphore(value: 0)
    let resume = DispatchSemaphore(value: 0)
    container.register(PlainService.self, .singleton) {
      started.signal()
      resume.wait()
      return PlainService()
    }
    container.register(OtherService.self, .singleton, initializer: OtherService.init)
    let resolver = try container.seal()
    let isResolved = onThreads(2) { thread in
      if thread == 0 { return (try? resolver.resolve(PlainService.self)) != nil }
      started.wait()
      defer { resume.signal() }
      return (try? resolver.resolve(OtherService.self)) != nil
    }
    #expect(isResolved == [true, true])
  }

  @Test(
    "Two singletons that two threads construct from opposite ends do not deadlock, as Microsoft requires"
  )
  func oppositeEnds() throws {
    // The deadlock of containers with one lock for each service: each thread is inside one factory
    // and requests, through a third service, the instance that the other thread is constructing.
    for _ in 0..<50 {
      let container = Container()
      container.register(PlainService.self, .singleton, initializer: PlainService.init)
      container.register(Box<Int>.self, .singleton, injecting: PlainService.self) { _ in Box() }
      container.register(Box<String>.self, .singleton, injecting: PlainService.self) { _ in Box() }
      container.register(Box<Bool>.self, injecting: Box<Int>.self, Box<String>.self) { _, _ in
        Box()
      }
      container.register(Box<Double>.self, injecting: Box<String>.self, Box<Int>.self) { _, _ in
        Box()
      }
      let resolver = try container.seal()
      let isResolved = onThreads(2) { thread in
        thread == 0
          ? (try? resolver.resolve(Box<Bool>.self)) != nil
          : (try? resolver.resolve(Box<Double>.self)) != nil
      }
      #expect(isResolved == [true, true])
    }
  }

  @Test("Many threads resolve graphs whose factories resolve, as in Swinject's tests")
  func nestedResolves() throws {
    let container = Container()
    container.register(PlainService.self, .singleton, initializer: PlainService.init)
    container.register(OtherService.self) { resolver in
      _ = try resolver.resolve(PlainService.self)
      return OtherService()
    }
    container.register(OuterService.self) { resolver in
      OuterService(
        single: try resolver.resolve(PlainService.self),
        other: try resolver.resolve(OtherService.self))
    }
    let resolver = try container.seal()
    let singles = onThreads(8) { _ in
      (0..<200).map { _ in (try? resolver.resolve(OuterService.self))?.single }
    }
    let service = try resolver.resolve(PlainService.self)
    #expect(singles.allSatisfy { $0.allSatisfy { $0 === service } })
  }

  @Test("A child and its parent are resolved from at the same time, as in Swinject's tests")
  func hierarchy() throws {
    let container = Container()
    container.register(PlainService.self, .singleton, initializer: PlainService.init)
    let parent = try container.seal()
    let child = try parent.makeScope { container in
      container.register((any Service).self, .singleton, injecting: PlainService.self) { $0 }
    }
    let services = onThreads(8) { thread in
      thread.isMultiple(of: 2)
        ? try? parent.resolve(PlainService.self) : try? child.resolve((any Service).self)
    }
    #expect(Set(services.compactMap { $0.map(ObjectIdentifier.init) }).count == 1)
    #expect(services.count { $0 == nil } == 0)
  }

  @Test("Many threads drop and resolve a weakly kept instance, as in Swinject's tests")
  func weakInstances() throws {
    let container = Container()
    container.register(PlainService.self, .weak, initializer: PlainService.init)
    let resolver = try container.seal()
    let areShared = onThreads(8) { _ in
      (0..<300).allSatisfy { _ in
        guard let service = try? resolver.resolve(PlainService.self) else { return false }
        return (try? resolver.resolve(PlainService.self)) === service
      }
    }
    #expect(areShared == Array(repeating: true, count: 8))
  }

  @Test(
    "Many threads register, resolve, unregister, and make scopes at once, as in Factory's tests")
  func stress() throws {
    let container = Container()
    container.register(PlainService.self, .singleton, initializer: PlainService.init)
    container.register(OtherService.self, .scoped, initializer: OtherService.init)
    container.register((any Service).self, injecting: PlainService.self) { $0 }
    container.register(OuterService.self, .scoped, initializer: OuterService.init)
    let service = try container.resolve(PlainService.self)
    let faults = NullarySpy()
    _ = onThreads(8) { thread in
      for round in 0..<100 {
        switch thread % 4 {
        case 0:
          container.register(Int.self) { round }
          container.unregister(Int.self)
        case 1:
          if (try? container.resolve(PlainService.self)) !== service { faults() }
        case 2:
          let outer = container.makeScope().withScope { try? $0.resolve(OuterService.self) }
          if outer?.single !== service { faults() }
        default:
          // Another thread registers and unregisters the service, so an instance and nil are both
          // correct, but an error is a failure.
          if case .failure = Result(catching: { try container.resolveIfRegistered(Int.self) }) {
            faults()
          }
        }
      }
    }
    #expect(faults.count == 0)
  }

  @Test("A value that many tasks request first is constructed once, as in swift-dependencies")
  func tasks() async throws {
    for _ in 0..<20 {
      let constructions = NullarySpy()
      let container = Container()
      container.register(PlainService.self, .singleton) {
        constructions()
        return PlainService()
      }
      let resolver = try container.seal()
      let services = await withTaskGroup(of: ObjectIdentifier?.self) { group in
        for _ in 0..<50 {
          group.addTask { (try? resolver.resolve(PlainService.self)).map(ObjectIdentifier.init) }
        }
        return await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(services.count == 1)
      #expect(constructions.count == 1)
    }
  }

  @Test("A construction may wait for the main actor while that resolves, as in swift-dependencies")
  @MainActor
  func mainActor() async throws {
    // The deadlock of a lock that is held during a construction: a background thread constructs and
    // needs the main thread, while the main thread resolves another service and needs the lock.
    let container = Container()
    let started = DispatchSemaphore(value: 0)
    let answered = DispatchSemaphore(value: 0)
    container.register(PlainService.self, .singleton) {
      started.signal()
      answered.wait()
      return PlainService()
    }
    container.register(OtherService.self, .singleton, initializer: OtherService.init)
    let resolver = try container.seal()
    let construction = Task.detached { try resolver.resolve(PlainService.self) }
    wait(for: started)
    let other = try resolver.resolve(OtherService.self)
    answered.signal()
    #expect(try await construction.value === resolver.resolve(PlainService.self))
    #expect(try resolver.resolve(OtherService.self) === other)
  }

  /// Waits on the main thread, which asynchronous functions must not do by accident.
  private nonisolated func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }

  @Test("A construction may wait for work on other threads, as in swift-dependencies")
  func handedOn() throws {
    let container = Container()
    container.register(PlainService.self, .singleton, initializer: PlainService.init)
    container.register(OuterService.self, .singleton) { resolver in
      let services = onThreads(4) { _ in try? resolver.resolve(PlainService.self) }
      let single = try #require(services[0])
      #expect(services.allSatisfy { $0 === single })
      return OuterService(single: single, other: OtherService())
    }
    let resolver = try container.seal()
    #expect(
      try resolver.resolve(OuterService.self).single === resolver.resolve(PlainService.self))
  }
}
