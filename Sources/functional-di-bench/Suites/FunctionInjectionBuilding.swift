import FunctionalDI
import NaiveContainers

/// Making, sealing and growing containers.
enum FunctionInjectionBuilding {
  static let suite = FunctionInjectionResolving.suite

  static let all = [hundredRegistrations, sealing, sealingAtScale, hotKeyAtScale]

  // A hundred keys whose types are known to the compiler, as those of a program are.
  enum D0 {}
  enum D1 {}
  enum D2 {}
  enum D3 {}
  enum D4 {}
  enum D5 {}
  enum D6 {}
  enum D7 {}
  enum D8 {}
  enum D9 {}

  final class Thing<Tens, Units>: Sendable {
    let value = 1
  }

  private static func registerTen<Tens>(_ tens: Tens.Type, _ container: Container) {
    container.register(Thing<Tens, D0>.self) { Thing<Tens, D0>() }
    container.register(Thing<Tens, D1>.self) { Thing<Tens, D1>() }
    container.register(Thing<Tens, D2>.self) { Thing<Tens, D2>() }
    container.register(Thing<Tens, D3>.self) { Thing<Tens, D3>() }
    container.register(Thing<Tens, D4>.self) { Thing<Tens, D4>() }
    container.register(Thing<Tens, D5>.self) { Thing<Tens, D5>() }
    container.register(Thing<Tens, D6>.self) { Thing<Tens, D6>() }
    container.register(Thing<Tens, D7>.self) { Thing<Tens, D7>() }
    container.register(Thing<Tens, D8>.self) { Thing<Tens, D8>() }
    container.register(Thing<Tens, D9>.self) { Thing<Tens, D9>() }
  }

  private static func registerTen<Tens>(_ tens: Tens.Type, _ container: NaiveIdentifierContainer) {
    container.register(Thing<Tens, D0>.self) { Thing<Tens, D0>() }
    container.register(Thing<Tens, D1>.self) { Thing<Tens, D1>() }
    container.register(Thing<Tens, D2>.self) { Thing<Tens, D2>() }
    container.register(Thing<Tens, D3>.self) { Thing<Tens, D3>() }
    container.register(Thing<Tens, D4>.self) { Thing<Tens, D4>() }
    container.register(Thing<Tens, D5>.self) { Thing<Tens, D5>() }
    container.register(Thing<Tens, D6>.self) { Thing<Tens, D6>() }
    container.register(Thing<Tens, D7>.self) { Thing<Tens, D7>() }
    container.register(Thing<Tens, D8>.self) { Thing<Tens, D8>() }
    container.register(Thing<Tens, D9>.self) { Thing<Tens, D9>() }
  }

  @inline(never)
  private static func make() throws -> Int {
    let container = Container()
    registerTen(D0.self, container)
    registerTen(D1.self, container)
    registerTen(D2.self, container)
    registerTen(D3.self, container)
    registerTen(D4.self, container)
    registerTen(D5.self, container)
    registerTen(D6.self, container)
    registerTen(D7.self, container)
    registerTen(D8.self, container)
    registerTen(D9.self, container)
    return try container.seal().resolve(Thing<D9, D9>.self).value
  }

  @inline(never)
  private static func makeNaive() -> Int {
    let container = NaiveIdentifierContainer()
    registerTen(D0.self, container)
    registerTen(D1.self, container)
    registerTen(D2.self, container)
    registerTen(D3.self, container)
    registerTen(D4.self, container)
    registerTen(D5.self, container)
    registerTen(D6.self, container)
    registerTen(D7.self, container)
    registerTen(D8.self, container)
    registerTen(D9.self, container)
    return container.resolve(Thing<D9, D9>.self).value
  }

  static let hundredRegistrations = Benchmark(
    suite: suite, "100 registrations made, sealed and dropped", operations: 200,
    limits: [.ratio(2, to: FunctionInjectionResolving.byIdentifier)],
    contenders: [
      Contender(Contender.ours, expecting: { $0 }) { operations in
        sum(operations) { must { try make() } }
      },
      Contender(FunctionInjectionResolving.byIdentifier, expecting: { $0 }) { operations in
        sum(operations) { makeNaive() }
      },
    ])

  private static let tenThousand = container(registrations: 10_000)
  private static let hundredThousand = container(registrations: 100_000)

  @inline(never)
  private static func seal(_ container: Container) -> Int {
    must { try container.seal().resolve(NumberedKey<NumberOne>.self) }
  }

  static let sealing = Benchmark(
    suite: suite, "sealing 10,000 registrations of 3 inputs", operations: 4,
    limits: [.nanoseconds(5_000_000)],
    contenders: [
      Contender(Contender.ours, expecting: { $0 }) { operations in
        sum(operations) { seal(tenThousand) }
      }
    ])

  static let sealingAtScale = Benchmark(
    suite: suite, "sealing 100,000 registrations of 3 inputs", operations: 2,
    limits: [.ratio(25, to: "FunctionalDI, 10,000 registrations")],
    contenders: [
      Contender(Contender.ours, expecting: { $0 }) { operations in
        sum(operations) { seal(hundredThousand) }
      },
      Contender("FunctionalDI, 10,000 registrations", expecting: { $0 }) { operations in
        sum(operations) { seal(tenThousand) }
      },
    ])

  private static let small = must { try container(registrations: 9).seal() }
  private static let large = must { try hundredThousand.seal() }

  static let hotKeyAtScale = Benchmark(
    suite: suite, "singleton among 100,000 registrations", operations: 100_000,
    limits: [.ratio(1.5, to: "FunctionalDI, among 10 registrations")],
    contenders: [
      Contender(Contender.ours, expecting: { 3 * $0 }) { operations in
        let resolver = large
        let opaqueRead = opaqueRead
        return sum(operations) { must { opaqueRead(try resolver.resolve(Engine.self)) } }
      },
      Contender("FunctionalDI, among 10 registrations", expecting: { 3 * $0 }) { operations in
        let resolver = small
        let opaqueRead = opaqueRead
        return sum(operations) { must { opaqueRead(try resolver.resolve(Engine.self)) } }
      },
    ])
}
