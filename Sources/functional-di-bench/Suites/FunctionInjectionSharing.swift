import Foundation
import FunctionalDI
import Synchronization

/// Threads that share a resolver, and memory that must not grow.
enum FunctionInjectionSharing {
  static let suite = FunctionInjectionResolving.suite

  static let all = [twoThreads, memory]

  /// Runs the same work on two threads at once, and adds up the results.
  private static func onTwoThreads(_ work: @escaping @Sendable () -> Int) -> Int {
    let total = Total()
    let finished = DispatchSemaphore(value: 0)
    for _ in 0..<2 {
      Thread.detachNewThread {
        total.sum.add(work(), ordering: .relaxed)
        finished.signal()
      }
    }
    finished.wait()
    finished.wait()
    return total.sum.load(ordering: .relaxed)
  }

  private final class Total: Sendable {
    let sum = Atomic<Int>(0)
  }

  /// The object that two threads share without a container.
  private final class Direct: Sendable {
    let engine = makeEngine()
  }

  @inline(never) private static func engine(of direct: Direct) -> Engine { direct.engine }

  static let twoThreads = Benchmark(
    suite: suite, "one singleton from two threads", operations: 100_000,
    limits: [.ratio(1.5, to: "direct")],
    contenders: [
      Contender("direct", expecting: { 6 * $0 }) { operations in
        let direct = Direct()
        let opaqueRead = opaqueRead
        return onTwoThreads { sum(operations) { opaqueRead(engine(of: direct)) } }
      },
      Contender(Contender.ours, expecting: { 6 * $0 }) { operations in
        let resolver = FunctionInjectionResolving.resolver
        let opaqueRead = opaqueRead
        return onTwoThreads {
          sum(operations) { must { opaqueRead(try resolver.resolve(Engine.self)) } }
        }
      },
    ])

  /// One resolve of each lifetime.
  @inline(never)
  private static func resolveAll(_ scope: Resolver) throws -> Int {
    let cart = try scope.resolve(Cart.self)
    let wheel = try scope.resolve(Wheel.self)
    let axle = try scope.resolve(Axle.self)
    let chassis = try scope.resolve(Chassis.self)
    return read(cart) &+ read(wheel) &+ axle.left.size &+ read(chassis)
  }

  static let memory = Benchmark(
    suite: suite, "a million resolves of each lifetime; checksum: megabytes of growth",
    operations: 1_000_000,
    contenders: [
      Contender(Contender.ours, expecting: { _ in 0 }) { operations in
        must {
          let container = Container()
          container.register(Engine.self, .singleton) { makeEngine() }
          container.register(Wheel.self) { makeWheel() }
          container.register(
            Cart.self, .graph, injecting: Engine.self, Wheel.self, Wheel.self, factory: makeCart)
          container.register(
            Axle.self, .scoped, injecting: Engine.self, Wheel.self, Wheel.self,
            factory: makeAxle)
          container.register(Chassis.self, .weak) { resolver in
            let engine = try resolver.resolve(Engine.self)
            let wheel = try resolver.resolve(Wheel.self)
            let axle = makeAxle(engine, wheel, wheel)
            return makeChassis(axle, axle, axle)
          }
          let resolver = try container.seal()
          let scope = resolver.makeScope()
          for _ in 0..<1_000 { _ = try resolveAll(scope) }
          let before = Memory.residentKilobytes
          for _ in 0..<operations { _ = try resolveAll(scope) }
          return Memory.megabytes(since: before)
        }
      }
    ])
}
