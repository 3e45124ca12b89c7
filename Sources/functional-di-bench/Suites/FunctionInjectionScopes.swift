import FunctionalDI
import NaiveContainers

/// Overriding and scopes in small and in large graphs.
enum FunctionInjectionScopes {
  static let suite = FunctionInjectionResolving.suite

  static let all = [
    overridingAmongTen, overridingAmongTenThousand, overridingSharedAmongTenThousand,
    scopeAmongTen, scopeAmongTenThousand, scopeOfThousand,
  ]

  /// The value that a scope receives, as its graph declares.
  final class Ticket: Sendable {
    let number: Int
    init(number: Int) { self.number = number }
  }

  /// A scoped service with three inputs.
  final class Desk: Sendable {
    let ticket: Ticket
    let engine: Engine
    let wheel: Wheel
    init(ticket: Ticket, engine: Engine, wheel: Wheel) {
      self.ticket = ticket
      self.engine = engine
      self.wheel = wheel
    }
  }

  /// A scoped service that no scope uses.
  struct Drawer<Made: MadeType>: Sendable {
    let value = 1
  }

  // Services that nothing resolves.
  struct First: Sendable {}
  struct Second: Sendable {}
  struct Third: Sendable {}
  struct Fourth: Sendable {}
  struct Fifth: Sendable {}

  @inline(never)
  private static func makeDesk(_ ticket: Ticket, _ engine: Engine, _ wheel: Wheel) -> Desk {
    Desk(ticket: ticket, engine: engine, wheel: wheel)
  }

  @inline(never)
  private static func read(_ desk: Desk) -> Int {
    desk.ticket.number &+ desk.engine.power &+ desk.wheel.size
  }

  /// A graph of so many registrations.
  private static func resolver(registrations count: Int, drawers: Int = 0) -> Resolver {
    must {
      let container = container(registrations: count - 5 - drawers)
      container.register(Wheel.self) { makeWheel() }
      container.register(
        Cart.self, injecting: Engine.self, Wheel.self, Wheel.self, factory: makeCart)
      container.registerScopeInput(Ticket.self)
      container.register(
        Desk.self, .scoped, injecting: Ticket.self, Engine.self, Wheel.self, factory: makeDesk)
      func register<Made: MadeType>(_ type: Made.Type) {
        container.register(Drawer<Made>.self, .scoped) { Drawer<Made>() }
      }
      for type in TypeCollector.all.prefix(drawers) { register(type) }
      return try container.seal()
    }
  }

  private static func naive(registrations count: Int, drawers: Int = 0) -> NaiveScopedContainer {
    let container = NaiveScopedContainer()
    func fill<Number: CountableType>(_ number: Number.Type) {
      container.registerSingleton(NumberedKey<Number>.self) { _ in
        preconditionFailure("Nothing resolves what only fills the graph.")
      }
    }
    for number in numbers(count - 5 - drawers) { fill(number) }
    container.registerSingleton(Engine.self) { _ in makeEngine() }
    container.register(Wheel.self) { _ in makeWheel() }
    container.register(Cart.self) { makeCart($0.resolve(), $0.resolve(), $0.resolve()) }
    container.registerScoped(Desk.self) { makeDesk($0.resolve(), $0.resolve(), $0.resolve()) }
    func register<Made: MadeType>(_ type: Made.Type) {
      container.registerScoped(Drawer<Made>.self) { _ in Drawer<Made>() }
    }
    for type in TypeCollector.all.prefix(drawers) { register(type) }
    return container
  }

  private static let ten = resolver(registrations: 10)
  private static let tenThousand = resolver(registrations: 10_000)
  private static let ofThousandScoped = resolver(registrations: 1_010, drawers: 1_000)

  // MARK: - Overriding

  @inline(never)
  private static func override(_ resolver: Resolver) -> Int {
    must {
      let overridden = try resolver.overriding {
        $0.register(Engine.self, .singleton) { Engine(power: 1) }
      }
      return functional_di_bench.read(try overridden.resolve(Cart.self))
    }
  }

  @inline(never)
  private static func override(_ container: NaiveScopedContainer) -> Int {
    let overridden = container.copy()
    overridden.registerSingleton(Engine.self) { _ in Engine(power: 1) }
    return functional_di_bench.read(overridden.resolve(Cart.self))
  }

  /// Overriding in a program whose container cannot be copied: everything is registered again.
  @inline(never)
  private static func fillAgain() -> Int {
    let container = NaiveIdentifierContainer()
    container.registerSingleton(First.self) { First() }
    container.registerSingleton(Second.self) { Second() }
    container.registerSingleton(Third.self) { Third() }
    container.registerSingleton(Fourth.self) { Fourth() }
    container.registerSingleton(Fifth.self) { Fifth() }
    container.registerSingleton(Engine.self) { makeEngine() }
    container.register(Wheel.self) { makeWheel() }
    container.register(Cart.self) { [unowned container] in
      makeCart(container.resolve(), container.resolve(), container.resolve())
    }
    container.register(Ticket.self) { Ticket(number: 2) }
    container.register(Desk.self) { [unowned container] in
      makeDesk(container.resolve(), container.resolve(), container.resolve())
    }
    container.registerSingleton(Engine.self) { Engine(power: 1) }
    return functional_di_bench.read(container.resolve(Cart.self))
  }

  private static func overriding(
    _ name: String, in resolver: @autoclosure @escaping @Sendable () -> Resolver
  ) -> Contender {
    Contender(name, expecting: { 9 * $0 }) { operations in
      let resolver = resolver()
      return sum(operations) { override(resolver) }
    }
  }

  static let amongTen = "FunctionalDI, among 10"
  static let naive = "dictionary with scopes"
  static let filledAgain = "dictionary, filled again"

  static let overridingAmongTen = Benchmark(
    suite: suite, "override one among 10, resolve its user", operations: 500,
    limits: [.ratio(1, to: naive), .ratio(1, to: filledAgain)],
    contenders: [
      overriding(Contender.ours, in: ten),
      Contender(filledAgain, expecting: { 9 * $0 }) { operations in
        sum(operations) { fillAgain() }
      },
      Contender(naive, expecting: { 9 * $0 }) { operations in
        let container = naive(registrations: 10)
        return sum(operations) { override(container) }
      },
    ])

  static let overridingAmongTenThousand = Benchmark(
    suite: suite, "override one among 10,000, resolve its user", operations: 500,
    limits: [.ratio(2, to: amongTen)],
    contenders: [
      overriding(Contender.ours, in: tenThousand), overriding(amongTen, in: ten),
    ])

  /// Overriding the program's container, which has so many registrations.
  private static func overridingShared(_ name: String, among count: Int) -> Contender {
    Contender(name, expecting: { 9 * $0 }) { operations in
      // Overrides make the registrations, so that other benchmarks do not have them. The many
      // operations make the time of these registrations small.
      withOverrides { program in
        func fill<Number: CountableType>(_ number: Number.Type) {
          program.register(NumberedKey<Number>.self, .singleton) { 1 }
        }
        for number in numbers(count - 3) { fill(number) }
        program.register(Engine.self, .singleton) { makeEngine() }
        program.register(Wheel.self) { makeWheel() }
        program.register(
          Cart.self, injecting: Engine.self, Wheel.self, Wheel.self, factory: makeCart)
      } operation: {
        sum(operations) { overrideShared() }
      }
    }
  }

  @inline(never)
  private static func overrideShared() -> Int {
    must {
      try withOverrides {
        $0.register(Engine.self, .singleton) { Engine(power: 1) }
      } operation: {
        functional_di_bench.read(try Container.shared.resolve(Cart.self))
      }
    }
  }

  static let overridingSharedAmongTenThousand = Benchmark(
    suite: suite, "withOverrides of one among 10,000 in the program's container",
    operations: 10_000,
    limits: [.ratio(2, to: amongTen)],
    contenders: [
      overridingShared(Contender.ours, among: 10_000), overridingShared(amongTen, among: 10),
    ])

  // MARK: - Scopes

  @inline(never)
  private static func useScope(_ resolver: Resolver) -> Int {
    must {
      let scope = try resolver.makeScope { $0.provide(Ticket(number: 2)) }
      defer { scope.end() }
      return read(try scope.resolve(Desk.self))
    }
  }

  @inline(never)
  private static func useScope(_ container: NaiveScopedContainer) -> Int {
    let scope = container.makeScope()
    let ticket = Ticket(number: 2)
    scope.register(Ticket.self) { _ in ticket }
    return read(scope.resolve(Desk.self))
  }

  private static func scope(
    _ name: String, in resolver: @autoclosure @escaping @Sendable () -> Resolver
  ) -> Contender {
    Contender(name, expecting: { 9 * $0 }) { operations in
      let resolver = resolver()
      return sum(operations) { useScope(resolver) }
    }
  }

  private static func scopeNaively(among count: Int, drawers: Int = 0) -> Contender {
    Contender(naive, expecting: { 9 * $0 }) { operations in
      let container = naive(registrations: count, drawers: drawers)
      return sum(operations) { useScope(container) }
    }
  }

  static let scopeAmongTen = Benchmark(
    suite: suite, "scope with a value of its own, from a graph of 10", operations: 500,
    limits: [.ratio(2, to: naive)],
    contenders: [scope(Contender.ours, in: ten), scopeNaively(among: 10)])

  static let scopeAmongTenThousand = Benchmark(
    suite: suite, "scope with a value of its own, from a graph of 10,000", operations: 500,
    limits: [.ratio(2, to: amongTen)],
    contenders: [scope(Contender.ours, in: tenThousand), scope(amongTen, in: ten)])

  static let scopeOfThousand = Benchmark(
    suite: suite, "scope with a value of its own, 1 of 1,000 scoped registrations used",
    operations: 500, limits: [.ratio(2, to: naive), .ratio(2, to: amongTen)],
    contenders: [
      scope(Contender.ours, in: ofThousandScoped), scope(amongTen, in: ten),
      scopeNaively(among: 1_010, drawers: 1_000),
    ])
}
