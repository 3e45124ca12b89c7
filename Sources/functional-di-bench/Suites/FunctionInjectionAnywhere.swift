import FunctionalDI
import NaiveContainers

/// Resolving where the compiler or the caller knows little: through the program's container, and in
/// generic code.
enum FunctionInjectionAnywhere {
  static let suite = FunctionInjectionResolving.suite

  static let all = [resolved, resolvedAfterOverrides, genericCode]

  private struct Car {
    @Resolved var engine: Engine

    @inline(never) init() {}
  }

  /// The property wrapper that a program writes without the library.
  @propertyWrapper
  private struct NaivelyResolved<Service: Sendable> {
    let wrappedValue: Service

    init() { wrappedValue = FunctionInjectionAnywhere.shared.resolve(Service.self) }
  }

  private struct NaiveCar {
    @NaivelyResolved var engine: Engine

    @inline(never) init() {}
  }

  private final class DirectCar: Sendable {
    let engine = makeEngine()
  }

  private static let direct = DirectCar()

  @inline(never) private static func directEngine() -> Engine { direct.engine }

  private static let shared = {
    let container = NaiveLockedContainer()
    container.registerSingleton(Engine.self) { makeEngine() }
    return container
  }()

  private static let filled: Void = Container.shared.register(Engine.self, .singleton) {
    makeEngine()
  }

  private static let contenders = [
    Contender("direct", expecting: { 3 * $0 }) { operations in
      let opaqueRead = opaqueRead
      return sum(operations) { opaqueRead(directEngine()) }
    },
    Contender(Contender.ours, expecting: { 3 * $0 }) { operations in
      filled
      let opaqueRead = opaqueRead
      return sum(operations) { opaqueRead(Car().engine) }
    },
    Contender(KeptSingletons.naive, expecting: { 3 * $0 }) { operations in
      let opaqueRead = opaqueRead
      return sum(operations) { opaqueRead(NaiveCar().engine) }
    },
  ]

  static let resolved = Benchmark(
    suite: suite, "@Resolved singleton of the program's container", operations: 20_000,
    limits: [.ratio(5, to: "direct")], contenders: contenders)

  /// The program has overridden something now, so that each resolve looks for overrides.
  private static let overridden: Void = withOverrides {
    $0.register(Engine.self, instance: Engine(power: 1))
  } operation: {
    precondition(Car().engine.power == 1, "The benchmark's override has no effect.")
  }

  static let resolvedAfterOverrides = Benchmark(
    suite: suite, "@Resolved, after the program's first withOverrides", operations: 20_000,
    limits: [.ratio(8, to: "direct")],
    contenders: contenders.map { contender in
      guard case .timed(let body) = contender.work else { return contender }
      return Contender(contender.name, expecting: contender.expected) { operations in
        filled
        overridden
        return await body(operations)
      }
    })

  // MARK: - Generic code

  /// The types in an order that is the same in each run.
  private static let shuffled: [any KeptType.Type] = {
    func kept<Made: MadeType>(_ type: Made.Type) -> any KeptType.Type { Kept<Made>.self }
    var generator = SplitMix(state: 16)
    return TypeCollector.all.map { kept($0) }.shuffled(using: &generator)
  }()

  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  @inline(never)
  private static func value<Made: KeptType>(
    of type: Made.Type, from container: NaiveIdentifierContainer
  ) -> Int {
    container.resolve(Made.self).value
  }

  private static func repeated(_ operations: Int, _ work: (any KeptType.Type) -> Int) -> Int {
    let types = shuffled
    return (0..<operations).reduce(0) { $0 &+ work(types[$1 & (types.count - 1)]) }
  }

  static let genericCode = Benchmark(
    suite: suite, "singleton in generic code, 1,024 types in random order", operations: 20_480,
    limits: [.nanoseconds(400)],
    contenders: [
      Contender(Contender.ours, expecting: { $0 }) { operations in
        let resolver = generic
        return repeated(operations) { KeptSingletons.value(of: $0, from: resolver) }
      },
      Contender(FunctionInjectionResolving.byIdentifier, expecting: { $0 }) { operations in
        let container = NaiveIdentifierContainer()
        func register<Made: KeptType>(_ type: Made.Type) {
          container.registerSingleton(Made.self) { Made() }
        }
        for type in shuffled { register(type) }
        return repeated(operations) { value(of: $0, from: container) }
      },
    ])

  private static let generic = must { try KeptSingletons.container(of: shuffled).seal() }
}
