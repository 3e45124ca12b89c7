import FunctionalDI
import NaiveContainers

/// Overriding, decorating, and tracing, compared with handwritten code.
enum FunctionInjectionChanging {
  static let suite = FunctionInjectionResolving.suite

  static let all = [overriding, decorated, tracingOff]

  static let overriding = Benchmark(
    suite: suite, "override one, resolve its user", operations: 1_000,
    limits: [.ratio(3, to: byIdentifier)],
    contenders: [
      Contender(Contender.ours, expecting: { 9 * $0 }) { operations in
        let resolver = must {
          let container = Container()
          container.register(Engine.self, .singleton) { makeEngine() }
          container.register(Wheel.self) { makeWheel() }
          container.register(Cart.self, injecting: Engine.self, Wheel.self, Wheel.self) {
            makeCart($0, $1, $2)
          }
          return try container.seal()
        }
        return sum(operations) {
          must {
            let overridden = try resolver.overriding {
              $0.register(Engine.self) { Engine(power: 1) }
            }
            return read(try overridden.resolve(Cart.self))
          }
        }
      },
      Contender(byIdentifier, expecting: { 9 * $0 }) { operations in
        sum(operations) {
          let container = NaiveIdentifierContainer()
          container.registerSingleton(Engine.self) { makeEngine() }
          container.register(Wheel.self) { makeWheel() }
          container.register(Cart.self) { [unowned container] in
            makeCart(container.resolve(), container.resolve(), container.resolve())
          }
          container.register(Engine.self) { Engine(power: 1) }
          return read(container.resolve(Cart.self))
        }
      },
    ])

  static let decorated = Benchmark(
    suite: suite, "call of a decorated function", operations: 100_000,
    limits: [.ratio(1.5, to: "closure")],
    contenders: [
      Contender("closure", expecting: { 9 * $0 }) { operations in
        let measure = byHandDecorated
        return sum(operations) { measure(7) }
      },
      Contender(Contender.ours, expecting: { 9 * $0 }) { operations in
        let measure = must {
          let container = Container()
          container.register(Measure.self) { opaqueMeasure }
          container.decorate(Measure.self) { next in { next($0) &+ 1 } }
          return try container.seal().resolve(Measure.self)
        }
        return sum(operations) { measure(7) }
      },
      Contender("decorated by hand, then registered", expecting: { 9 * $0 }) { operations in
        let measure = must {
          let container = Container()
          container.register(Measure.self) { byHandDecorated }
          return try container.seal().resolve(Measure.self)
        }
        return sum(operations) { measure(7) }
      },
      Contender("in a struct of the program's own", expecting: { 9 * $0 }) { operations in
        let measure = must {
          let container = Container()
          container.register(KeptMeasure.self) { KeptMeasure(function: opaqueMeasure) }
          container.decorate(KeptMeasure.self) { next in KeptMeasure { next.function($0) &+ 1 } }
          return try container.seal().resolve(KeptMeasure.self)
        }
        return sum(operations) { measure.function(7) }
      },
    ])

  /// A function in a struct that is not generic, which is kept in the convention of its own type.
  private struct KeptMeasure: Sendable {
    let function: @Sendable (Int) -> Int
  }

  static let tracingOff = Benchmark(
    suite: suite, "singleton, of a resolver that was traced elsewhere", operations: 100_000,
    limits: [.ratio(1.2, to: untraced)],
    contenders: [
      Contender(untraced, expecting: { 3 * $0 }) { operations in
        let resolver = singletonResolver()
        let opaqueRead = opaqueRead
        return sum(operations) { must { opaqueRead(try resolver.resolve(Engine.self)) } }
      },
      Contender(Contender.ours, expecting: { 3 * $0 }) { operations in
        let resolver = singletonResolver()
        _ = must { try resolver.tracing { _ in }.resolve(Engine.self) }
        let opaqueRead = opaqueRead
        return sum(operations) { must { opaqueRead(try resolver.resolve(Engine.self)) } }
      },
    ])

  private static let byIdentifier = FunctionInjectionResolving.byIdentifier
  private static let untraced = "FunctionalDI, never traced"

  private static let byHandDecorated: @Sendable (Int) -> Int = decorate(opaqueMeasure)

  @inline(never)
  private static func decorate(
    _ next: @escaping @Sendable (Int) -> Int
  ) -> @Sendable (Int) -> Int {
    { next($0) &+ 1 }
  }

  private static func singletonResolver() -> Resolver {
    must {
      let container = Container()
      container.register(Engine.self, .singleton) { makeEngine() }
      return try container.seal()
    }
  }
}
