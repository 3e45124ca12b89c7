import FunctionalDI
import NaiveContainers

/// Resolving, compared with a direct call and the naive containers.
enum FunctionInjectionResolving {
  static let suite = "FunctionInjection"

  static let all = [singleton, namedFunction, transient, singletonAndTransients, threeLevels]

  /// A resolver of all services that the benchmarks resolve.
  static let resolver: Resolver = must {
    let container = Container()
    container.register(Engine.self, .singleton) { makeEngine() }
    container.register(Wheel.self) { makeWheel() }
    container.register(Cart.self) { resolver in
      try makeCart(
        resolver.resolve(Engine.self), resolver.resolve(Wheel.self), resolver.resolve(Wheel.self))
    }
    container.register(Axle.self) { resolver in
      try makeAxle(
        resolver.resolve(Engine.self), resolver.resolve(Wheel.self), resolver.resolve(Wheel.self))
    }
    container.register(Chassis.self) { resolver in
      try makeChassis(
        resolver.resolve(Axle.self), resolver.resolve(Axle.self), resolver.resolve(Axle.self))
    }
    container.register(Measure.self, .singleton) { opaqueMeasure }
    return try container.seal()
  }

  /// The same, with inputs that are declared.
  static let declared: Resolver = must {
    let container = Container()
    container.register(Engine.self, .singleton) { makeEngine() }
    container.register(Wheel.self) { makeWheel() }
    container.register(
      Cart.self, injecting: Engine.self, Wheel.self, Wheel.self, factory: makeCart)
    container.register(
      Axle.self, injecting: Engine.self, Wheel.self, Wheel.self, factory: makeAxle)
    container.register(
      Chassis.self, injecting: Axle.self, Axle.self, Axle.self, factory: makeChassis)
    return try container.seal()
  }

  static func naive() -> NaiveIdentifierContainer {
    let container = NaiveIdentifierContainer()
    container.registerSingleton(Engine.self) { makeEngine() }
    container.register(Wheel.self) { makeWheel() }
    container.register(Cart.self) { [unowned container] in
      makeCart(container.resolve(), container.resolve(), container.resolve())
    }
    container.register(Axle.self) { [unowned container] in
      makeAxle(container.resolve(), container.resolve(), container.resolve())
    }
    container.register(Chassis.self) { [unowned container] in
      makeChassis(container.resolve(), container.resolve(), container.resolve())
    }
    container.register(Measure.self, as: { opaqueMeasure })
    return container
  }

  static func naiveByName() -> NaiveNameContainer {
    let container = NaiveNameContainer()
    container.registerSingleton(Engine.self) { makeEngine() }
    container.register(Wheel.self) { makeWheel() }
    container.register(Cart.self) { [unowned container] in
      makeCart(container.resolve(), container.resolve(), container.resolve())
    }
    container.register(Axle.self) { [unowned container] in
      makeAxle(container.resolve(), container.resolve(), container.resolve())
    }
    container.register(Chassis.self) { [unowned container] in
      makeChassis(container.resolve(), container.resolve(), container.resolve())
    }
    return container
  }

  static let byIdentifier = "dictionary by ObjectIdentifier"
  static let byName = "dictionary by name"

  static let singleton = Benchmark(
    suite: suite, "singleton", operations: 100_000,
    limits: [.nanoseconds(20), .ratio(0.4, to: byIdentifier)],
    contenders: [
      Contender("direct", expecting: { 3 * $0 }) { operations in
        let engine = makeEngine()
        let opaqueRead = opaqueRead
        return sum(operations) { opaqueRead(engine) }
      },
      Contender(Contender.ours, expecting: { 3 * $0 }) { operations in
        let resolver = resolver
        let opaqueRead = opaqueRead
        return sum(operations) { must { opaqueRead(try resolver.resolve(Engine.self)) } }
      },
      Contender(byIdentifier, expecting: { 3 * $0 }) { operations in
        let container = naive()
        let opaqueRead = opaqueRead
        return sum(operations) { opaqueRead(container.resolve(Engine.self)) }
      },
      Contender(byName, expecting: { 3 * $0 }) { operations in
        let container = naiveByName()
        let opaqueRead = opaqueRead
        return sum(operations) { opaqueRead(container.resolve(Engine.self)) }
      },
    ])

  static let namedFunction = Benchmark(
    suite: suite, "named function: resolve and call", operations: 50_000,
    limits: [.nanoseconds(25)],
    contenders: [
      Contender("direct", expecting: { 8 * $0 }) { operations in
        let measure = opaqueMeasure
        return sum(operations) { measure(7) }
      },
      Contender(Contender.ours, expecting: { 8 * $0 }) { operations in
        let resolver = resolver
        return sum(operations) { must { try resolver.resolve(Measure.self)(7) } }
      },
      Contender(byIdentifier, expecting: { 8 * $0 }) { operations in
        let container = naive()
        return sum(operations) {
          container.resolve(Measure.self, as: (@Sendable (Int) -> Int).self)(7)
        }
      },
    ])

  static let transient = Benchmark(
    suite: suite, "transient without inputs", operations: 50_000,
    limits: [.ratio(2, to: "direct")],
    contenders: [
      Contender("direct", expecting: { 4 * $0 }) { operations in
        sum(operations) { read(makeWheel()) }
      },
      Contender(Contender.ours, expecting: { 4 * $0 }) { operations in
        let resolver = resolver
        return sum(operations) { must { read(try resolver.resolve(Wheel.self)) } }
      },
      Contender(byIdentifier, expecting: { 4 * $0 }) { operations in
        let container = naive()
        return sum(operations) { read(container.resolve(Wheel.self)) }
      },
    ])

  static let singletonAndTransients = Benchmark(
    suite: suite, "one singleton and two transients", operations: 20_000,
    limits: [.ratio(2.5, to: "direct")],
    contenders: [
      Contender("direct", expecting: { 11 * $0 }) { operations in
        let engine = makeEngine()
        return sum(operations) { read(makeCart(engine, makeWheel(), makeWheel())) }
      },
      Contender(Contender.ours, expecting: { 11 * $0 }) { operations in
        let resolver = resolver
        return sum(operations) { must { read(try resolver.resolve(Cart.self)) } }
      },
      Contender("FunctionalDI, inputs declared", expecting: { 11 * $0 }) { operations in
        let resolver = declared
        return sum(operations) { must { read(try resolver.resolve(Cart.self)) } }
      },
      Contender(byIdentifier, expecting: { 11 * $0 }) { operations in
        let container = naive()
        return sum(operations) { read(container.resolve(Cart.self)) }
      },
    ])

  static let threeLevels = Benchmark(
    suite: suite, "13 resolves on 3 levels", operations: 5_000,
    limits: [.ratio(3, to: "direct")],
    contenders: [
      Contender("direct", expecting: { 11 * $0 }) { operations in
        let engine = makeEngine()
        return sum(operations) {
          read(
            makeChassis(
              makeAxle(engine, makeWheel(), makeWheel()),
              makeAxle(engine, makeWheel(), makeWheel()),
              makeAxle(engine, makeWheel(), makeWheel())))
        }
      },
      Contender(Contender.ours, expecting: { 11 * $0 }) { operations in
        let resolver = resolver
        return sum(operations) { must { read(try resolver.resolve(Chassis.self)) } }
      },
      Contender("FunctionalDI, inputs declared", expecting: { 11 * $0 }) { operations in
        let resolver = declared
        return sum(operations) { must { read(try resolver.resolve(Chassis.self)) } }
      },
      Contender(byIdentifier, expecting: { 11 * $0 }) { operations in
        let container = naive()
        return sum(operations) { read(container.resolve(Chassis.self)) }
      },
    ])
}
