import FunctionInjection
import FunctionalDITestDoubles
import Testing

/// Reports its number when it is freed.
private final class Dropped: Sendable {
  private let number: Int
  private let dropped: Spy<Int>

  init(_ number: Int, _ dropped: Spy<Int>) {
    self.number = number
    self.dropped = dropped
  }

  deinit { dropped(number) }
}

private enum First: NamedService { typealias Service = Dropped }
private enum Second: NamedService { typealias Service = Dropped }
private enum Third: NamedService { typealias Service = Dropped }
private enum Fourth: NamedService { typealias Service = Dropped }

/// Found when it is resolved, so it is kept apart from the registered singletons.
private enum Late: LiveService {
  typealias Service = Dropped
  static var live: Live<Self> {
    .init(.singleton, requiring: Instance<Spy<Int>>.self) { Dropped(3, $0) }
  }
}

@Suite("The order in which instances without a release function are dropped")
struct DropOrderTests {
  private func container(_ lifetime: Lifetime<Dropped>, _ dropped: Spy<Int>) -> Container {
    let container = Container()
    container.register(instance: dropped)
    container.register(Third.self, lifetime) { Dropped(5, dropped) }
    container.register(First.self, lifetime) { Dropped(1, dropped) }
    container.register(Fourth.self, lifetime) { Dropped(4, dropped) }
    container.register(Second.self, lifetime) { Dropped(2, dropped) }
    return container
  }

  private func resolve(from resolver: some DependencyResolver) throws {
    _ = try resolver.resolve(First.self)
    _ = try resolver.resolve(Second.self)
    _ = try resolver.resolve(Late.self)
    _ = try resolver.resolve(Fourth.self)
    _ = try resolver.resolve(Third.self)
  }

  @Test("A sealed graph drops its singletons in reverse order, also live ones that were found late")
  func sealed() throws {
    let dropped = Spy<Int>()
    do { try resolve(from: container(.singleton, dropped).seal()) }
    #expect(dropped.arguments == [5, 4, 3, 2, 1])
  }

  @Test("A container drops its singletons in reverse order")
  func unsealed() throws {
    let dropped = Spy<Int>()
    do { try resolve(from: container(.singleton, dropped)) }
    #expect(dropped.arguments == [5, 4, 3, 2, 1])
  }

  @Test("An overlay and a graph with overrides of a task drop their singletons in reverse order")
  func overlays() throws {
    let dropped = Spy<Int>()
    do {
      let resolver = try container(.singleton, dropped).seal()
      try resolve(from: resolver.overriding { $0.register(Int.self, override: false) { 1 } })
      #expect(dropped.arguments == [5, 4, 3, 2, 1])
      try withOverrides { _ in
      } operation: {
        try resolve(from: resolver.current)
      }
    }
    #expect(dropped.arguments == [5, 4, 3, 2, 1, 5, 4, 3, 2, 1])
  }

  @Test("A scope drops its instances in reverse order, whether it is ended or dropped")
  func scopes() throws {
    let dropped = Spy<Int>()
    let resolver = try container(.scoped, dropped).seal()
    try resolver.withScope { try resolve(from: $0) }
    do { try resolve(from: resolver.makeScope()) }
    try resolver.withScope(registering: { $0.register(instance: 1) }) { try resolve(from: $0) }
    // The live singleton belongs to the graph, which continues.
    let scoped = [5, 4, 2, 1]
    #expect(dropped.arguments == scoped + scoped + scoped)
  }

  @Test("Replaced registrations of a container drop their singletons in reverse order")
  func replaced() throws {
    let dropped = Spy<Int>()
    let container = container(.singleton, dropped)
    try resolve(from: container)
    container.unregister(First.self)
    container.unregister(Second.self)
    container.unregister(Third.self)
    container.unregister(Fourth.self)
    #expect(try container.resolveIfRegistered(First.self) == nil)
    #expect(dropped.arguments == [5, 4, 2, 1])
  }
}
