import FunctionInjection
import Testing

@Suite("Registering again between resolves")
struct ReplacingTests {
  /// Whether each further registration says `override`.
  private static let stories: [[Bool]] = [
    [], [true], [false], [true, true], [true, false], [false, true], [false, false],
    [true, true, true], [false, true, true], [true, false, true, true],
    [false, false, true, false],
    [true, true, false, true, true], [false, true, false, true, true],
  ]

  @Test("A resolve in between does not change which faults are reported", arguments: stories)
  func resolvesInBetween(story: [Bool]) throws {
    let (resolved, untouched) = (Container(), Container())
    for (number, isOverride) in ([false] + story).enumerated() {
      for container in [resolved, untouched] {
        container.register(Int.self, override: isOverride) { number }
      }
      try #expect(resolved.resolve(Int.self) == number)
    }
    let expected: Set<WiringFault.Kind> = story.contains(false) ? [.duplicate] : []
    #expect(Set(untouched.verify().faults.map(\.kind)) == expected)
    #expect(Set(resolved.verify().faults.map(\.kind)) == expected)
  }

  @Test("An override of an unregistered service stays a fault when it is overridden again")
  func overrideOfNothing() throws {
    let container = Container()
    for number in 0..<5 {
      container.register(Int.self, override: true) { number }
      try #expect(container.resolve(Int.self) == number)
    }
    #expect(container.verify().faults.map(\.kind) == [.overridesNothing])
  }

  @Test("A service that is overridden repeatedly keeps no replaced registration")
  func releases() throws {
    let container = Container()
    container.register(Int.self) { 0 }
    weak var captured: Database?
    for round in 0..<10 {
      let database = Database()
      if round == 5 { captured = database }
      container.register(Int.self, override: true) { database.users.count + round }
      _ = try container.resolve(Int.self)
    }
    #expect(captured == nil)
    #expect(container.verify().faults.isEmpty)
  }

  @Test("A check in between does not change which duplicates are reported")
  func allDuplicates() {
    let (checked, untouched) = (Container(), Container())
    for container in [checked, untouched] {
      container.register(Int.self) { 1 }
      container.register(Int.self) { 2 }
    }
    #expect(checked.verify().faults.count == 1)
    for number in 3..<6 {
      for container in [checked, untouched] { container.register(Int.self) { number } }
      #expect(checked.verify().faults.count == min(number, 4) - 1)
    }
    // Duplicates of the same two calls are one fault if they are found separately.
    let expected = Set(untouched.verify().faults.map(\.description))
    #expect(expected.count == 3)
    #expect(Set(checked.verify().faults.map(\.description)) == expected)
  }
}
