import PartialApplication
import FunctionalDITestDoubles
import TestSupport
import Testing

@Suite("Functions of unlike effects, one after the other")
struct MixedEffectsTests {
  static func length(_ text: String) -> Int { text.count }
  static func even(_ number: Int) throws(Refusal) -> Int {
    guard number.isMultiple(of: 2) else { throw Refusal(reason: "\(number) is odd") }
    return number
  }
  static func small(_ number: Int) throws(OtherRefusal) -> Int {
    guard number < 10 else { throw OtherRefusal() }
    return number
  }
  static func later(_ number: Int) async -> Int {
    await Task.yield()
    return number + 1
  }
  @MainActor static func shown(_ number: Int) -> String { "\(number)" }

  @Test("A function that throws keeps its typed error next to one that does not")
  func oneThrows() throws {
    let checked = pipe(Self.length, Self.even)
    expect(checked, is: (@Sendable (String) throws(Refusal) -> Int).self)
    #expect(try checked("ab") == 2)
    #expect(throws: Refusal(reason: "3 is odd")) { try checked("abc") }
  }

  @Test("Two functions that throw the same error keep its type")
  func twoThrow() throws {
    let checked = pipe(Self.length, Self.even, Self.even)
    expect(checked, is: (@Sendable (String) throws(Refusal) -> Int).self)
    #expect(throws: Refusal(reason: "1 is odd")) { try checked("a") }
  }

  static func untyped(_ number: Int) throws -> Int { try even(number) }
  static func double(_ number: Int) -> Int { number * 2 }

  @Test("Three functions of which one has an untyped error throw any error")
  func oneUntypedError() async throws {
    let first = pipe(Self.untyped, Self.double, Self.double)
    let second = pipe(Self.double, Self.untyped, Self.double)
    let third = pipe(Self.double, Self.double, Self.untyped)
    expect(first, is: (@Sendable (Int) throws -> Int).self)
    expect(second, is: (@Sendable (Int) throws -> Int).self)
    expect(third, is: (@Sendable (Int) throws -> Int).self)
    #expect(try [first(2), second(2), third(2)] == [8, 8, 8])
    #expect(throws: Refusal(reason: "1 is odd")) { try first(1) }

    let text = pipe(Self.untyped, { $0 * 2 }, \.description)
    #expect(try text(2) == "4")
    let later = pipe(Self.later, Self.untyped, Self.double)
    expect(later, is: (@Sendable (Int) async throws -> Int).self)
    #expect(try await later(1) == 4)
    let last = pipe(Self.double, Self.later, Self.untyped)
    await #expect(throws: Refusal(reason: "3 is odd")) { try await last(1) }
  }

  @Test("Three functions of which several have an untyped error throw any error")
  func severalUntypedErrors() throws {
    let firstTwo = pipe(Self.untyped, Self.untyped, Self.double)
    let outer = pipe(Self.untyped, Self.double, Self.untyped)
    let lastTwo = pipe(Self.double, Self.untyped, Self.untyped)
    let all = pipe(Self.untyped, Self.untyped, Self.untyped)
    let unlike = pipe(Self.untyped, Self.even, Self.double)
    expect(firstTwo, is: (@Sendable (Int) throws -> Int).self)
    expect(unlike, is: (@Sendable (Int) throws -> Int).self)
    #expect(try [firstTwo(2), outer(2), lastTwo(2), all(2), unlike(2)] == [4, 4, 4, 2, 4])
  }

  @Test("Three functions of which some have an error fit a context with any error")
  func fitsAnyContext() throws {
    let first: (Int) throws -> Int = pipe(Self.even, Self.double, Self.double)
    let second: (Int) throws -> Int = pipe(Self.double, Self.even, Self.double)
    let third: (Int) throws -> Int = pipe(Self.double, Self.double, Self.even)
    let two: (Int) throws -> Int = pipe(Self.even, Self.even, Self.double)
    #expect(try [first(2), second(2), third(2), two(2)] == [8, 8, 8, 4])
  }

  @Test("Functions with unlike errors throw any error, which is the one that was thrown")
  func unlikeErrors() {
    let checked = pipe(Self.length, Self.even, Self.small)
    expect(checked, is: (@Sendable (String) throws -> Int).self)
    #expect(throws: Refusal(reason: "1 is odd")) { try checked("a") }
    #expect(throws: OtherRefusal()) { try checked("abcdefghijkl") }
  }

  @Test("A function is not called after an earlier one has thrown")
  func stopsAtTheError() {
    let calls = Spy<Int>()
    let first: @Sendable (Int) throws(Refusal) -> Int = throwing(Refusal())
    let second = calls.recording { $0 }
    #expect(throws: Refusal()) { try pipe(first, second)(1) }
    #expect(calls.count == 0)
  }

  @Test("A result converts to a type with any error or with more effects")
  func fitsItsContext() async throws {
    let untyped: (String) throws -> Int = pipe(Self.length, Self.even)
    let mapped: @Sendable (String) throws -> Int = mapOutput(Self.length, Self.even)
    let later: @Sendable (String) async throws -> Int = pipe(Self.length, Self.even, Self.even)
    let composed: (String) throws -> Int = compose(Self.even, Self.length)
    #expect(try untyped("ab") == 2)
    #expect(try mapped("abcd") == 4)
    #expect(try await later("ab") == 2)
    #expect(try composed("ab") == 2)
  }

  @Test("A pipe keeps its typed error inside another combinator")
  func nests() throws {
    let double: @Sendable (Int) -> Int = { $0 * 2 }
    let mapped = mapOutput(mapOutput(pipe(Self.length, Self.even), double), double)
    expect(mapped, is: (@Sendable (String) throws(Refusal) -> Int).self)
    #expect(try mapped("ab") == 8)
  }

  @Test("One function that suspends makes the result async")
  func oneSuspends() async throws {
    let all = pipe(Self.length, Self.later, Self.even)
    expect(all, is: (@Sendable (String) async throws(Refusal) -> Int).self)
    #expect(try await all("abc") == 4)
    await #expect(throws: Refusal(reason: "5 is odd")) { try await all("abcd") }
  }

  @Test("A longer chain is piped in steps and keeps its typed error")
  func longerChains() throws {
    let next: @Sendable (Int) -> Int = { $0 + 2 }
    let start = pipe(Self.length, Self.even)
    let typed = pipe(start, pipe(next, Self.even, next))
    expect(typed, is: (@Sendable (String) throws(Refusal) -> Int).self)
    #expect(try typed("ab") == 6)
    #expect(throws: Refusal(reason: "1 is odd")) { try typed("a") }
  }

  @Test("One main actor function makes the result a main actor function")
  @MainActor func oneNeedsTheMainActor() {
    let text = pipe(Self.length, Self.shown)
    expect(text, is: (@MainActor (String) -> String).self)
    #expect(text("abc") == "3")
    let back = mapOutput(Self.shown, Self.length)
    expect(back, is: (@MainActor (Int) -> Int).self)
    #expect(back(12345) == 5)
    let longer = pipe(text, Self.length)
    #expect(longer("abcdefghij") == 2)
  }

  @Test("A suspending function and a main actor function make an async function")
  func suspendsAndNeedsTheMainActor() async {
    let text = pipe(Self.later, Self.shown)
    expect(text, is: (@Sendable (Int) async -> String).self)
    #expect(await text(1) == "2")
  }

  @Test("One function that is not Sendable makes the result not Sendable")
  func oneIsNotSendable() {
    var sum = 0
    let add: (Int) -> Int = {
      sum += $0
      return sum
    }
    let all = pipe(Self.length, add)
    expect(all, is: ((String) -> Int).self)
    #expect(all("abc") == 3)
    #expect(all("a") == 4)
  }
}
