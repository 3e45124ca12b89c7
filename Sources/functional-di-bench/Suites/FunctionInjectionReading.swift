import FunctionalDI
import Synchronization

/// Reading instances that exist and are kept under a lock.
enum FunctionInjectionReading {
  static let suite = FunctionInjectionResolving.suite

  static let all = [scoped, weak, graph]

  private static let locked = "an object under a Mutex"

  /// Keeps the services that are read.
  private static let resolver: Resolver = must {
    let container = Container()
    container.register(Engine.self, .scoped) { makeEngine() }
    container.registerScopeInput(Wheel.self)
    container.register(Axle.self, .weak) { makeAxle(makeEngine(), makeWheel(), makeWheel()) }
    return try container.seal()
  }

  /// The least that a container with a lock does.
  private static let lockedRead = Contender(locked, expecting: { 3 * $0 }) { operations in
    let engine = Mutex(makeEngine())
    let opaqueRead = opaqueRead
    return sum(operations) { opaqueRead(engine.withLock { $0 }) }
  }

  static let scoped = Benchmark(
    suite: suite, "a scoped instance that exists", operations: 100_000,
    limits: [.ratio(2, to: locked)],
    contenders: [
      lockedRead,
      Contender(Contender.ours, expecting: { 3 * $0 }) { operations in
        let scope = resolver.makeScope()
        let opaqueRead = opaqueRead
        return sum(operations) { must { opaqueRead(try scope.resolve(Engine.self)) } }
      },
      Contender("FunctionalDI, in a scope with a value", expecting: { 3 * $0 }) { operations in
        let scope = must { try resolver.makeScope { $0.provide(Wheel.self, makeWheel()) } }
        let opaqueRead = opaqueRead
        return sum(operations) { must { opaqueRead(try scope.resolve(Engine.self)) } }
      },
    ])

  static let weak = Benchmark(
    suite: suite, "a weak instance that exists", operations: 100_000,
    contenders: [
      lockedRead,
      Contender(Contender.ours, expecting: { 3 * $0 }) { operations in
        let axle = must { try resolver.resolve(Axle.self) }
        let opaqueRead = opaqueRead
        defer { withExtendedLifetime(axle) {} }
        return sum(operations) { must { opaqueRead(try resolver.resolve(Axle.self).engine) } }
      },
    ])

  static let graph = Benchmark(
    suite: suite, "an instance of the same resolve", operations: 100_000,
    contenders: [
      lockedRead,
      Contender(Contender.ours, expecting: { 4 * $0 }) { operations in
        must {
          let container = Container()
          container.register(Wheel.self, .graph) { makeWheel() }
          container.register(Int.self) { resolver in
            sum(operations) { must { read(try resolver.resolve(Wheel.self)) } }
          }
          return try container.seal().resolve(Int.self)
        }
      },
    ])
}
