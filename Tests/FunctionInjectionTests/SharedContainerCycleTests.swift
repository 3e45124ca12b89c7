import FunctionInjection
import FunctionalDITestDoubles
import Testing

private enum Hen: NamedService { typealias Service = Int }
private enum Egg: NamedService { typealias Service = Int }

@Suite("Cycles through the program's container")
struct SharedContainerCycleTests {
  /// Expects every service of the cycle to throw it, repeatedly.
  private func expectCycle() {
    for _ in 0..<2 {
      let error = #expect(throws: ResolutionError.self) { try Container.shared.resolve(Hen.self) }
      #expect(error?.kind == .cycle)
      #expect(error?.path.hops.map(\.name) == ["Hen", "Egg", "Hen"])
    }
    let error = #expect(throws: ResolutionError.self) { try Container.shared.resolve(Egg.self) }
    #expect(error?.kind == .cycle)
    #expect(error?.path.hops.map(\.name) == ["Egg", "Hen", "Egg"])
  }

  @Test("A cycle of factories without arguments is thrown with its path")
  func withoutArguments() {
    Container.shared.register(Hen.self, .singleton) { try Container.shared.resolve(Egg.self) }
    Container.shared.register(Egg.self) { try Container.shared.resolve(Hen.self) }
    defer {
      Container.shared.unregister(Hen.self)
      Container.shared.unregister(Egg.self)
    }
    expectCycle()
  }

  @Test(
    "A cycle inside the overrides of a task is thrown while other tasks resolve",
    arguments: [Lifetime<Int>.transient, .singleton, .graph])
  func insideOverrides(lifetime: Lifetime<Int>) throws {
    try withOverrides {
      $0.register(Hen.self, lifetime) { try Container.shared.resolve(Egg.self) }
      $0.register(Egg.self) { try Container.shared.resolve(Hen.self) }
      $0.register(Greet.self) { { "Hello, \($0)" } }
    } operation: {
      expectCycle()
      try #expect(Container.shared.resolve(Greet.self)("Ada") == "Hello, Ada")
      // An override breaks the cycle.
      try withOverrides {
        $0.register(Egg.self) { 1 }
      } operation: {
        try #expect(Container.shared.resolve(Hen.self) == 1)
      }
      expectCycle()
    }
  }
}
