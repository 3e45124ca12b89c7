import PartialApplication
import TestDoubles
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

  @Test("one that throws beside one that does not: the error stays typed")
  func oneThrows() throws {
    let checked = pipe(Self.length, Self.even)
    expect(checked, is: (@Sendable (String) throws(Refusal) -> Int).self)
    #expect(try checked("ab") == 2)
    #expect(throws: Refusal(reason: "3 is odd")) { try checked("abc") }
  }

  @Test("the same error twice beside one that throws none: the error stays typed")
  func twoThrow() throws {
    let checked = compose(Self.even, Self.even, Self.length)
    expect(checked, is: (@Sendable (String) throws(Refusal) -> Int).self)
    #expect(throws: Refusal(reason: "1 is odd")) { try checked("a") }
  }

  @Test("unlike errors: any error, and it is the one that was thrown")
  func unlikeErrors() {
    let checked = pipe(Self.length, Self.even, Self.small)
    expect(checked, is: (@Sendable (String) throws -> Int).self)
    #expect(throws: Refusal(reason: "1 is odd")) { try checked("a") }
    #expect(throws: OtherRefusal()) { try checked("abcdefghijkl") }
  }

  @Test("a function is not called after one before it has thrown")
  func stopsAtTheError() {
    let calls = Spy<Int>()
    let first: @Sendable (Int) throws(Refusal) -> Int = throwing(Refusal())
    let second = calls.recording { $0 }
    #expect(throws: Refusal()) { try pipe(first, second)(1) }
    #expect(calls.count == 0)
  }

  @Test("a context that asks for any error, or for more effects, gets them")
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

  @Test("within another combinator a pipe keeps its typed error")
  func nests() throws {
    let double: @Sendable (Int) -> Int = { $0 * 2 }
    let mapped = mapOutput(mapOutput(pipe(Self.length, Self.even), double), double)
    expect(mapped, is: (@Sendable (String) throws(Refusal) -> Int).self)
    #expect(try mapped("ab") == 8)
  }

  @Test("one that suspends: the result is async")
  func oneSuspends() async throws {
    let all = pipe(Self.length, Self.later, Self.even)
    expect(all, is: (@Sendable (String) async throws(Refusal) -> Int).self)
    #expect(try await all("abc") == 4)
    await #expect(throws: Refusal(reason: "5 is odd")) { try await all("abcd") }
  }

  @Test("five functions of which two throw alike: any error, or two pipes that keep the type")
  func tooManyCombinations() throws {
    let next: @Sendable (Int) -> Int = { $0 + 2 }
    let untyped = pipe(Self.length, Self.even, next, Self.even, next)
    expect(untyped, is: (@Sendable (String) throws -> Int).self)
    let typed = pipe(pipe(Self.length, Self.even), pipe(next, Self.even, next))
    expect(typed, is: (@Sendable (String) throws(Refusal) -> Int).self)
    #expect(try untyped("ab") == typed("ab"))
  }

  @Test("one that needs the main actor: the result does too")
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

  @Test("one that suspends beside one that needs the main actor: async, callable from anywhere")
  func suspendsAndNeedsTheMainActor() async {
    let text = pipe(Self.later, Self.shown)
    expect(text, is: (@Sendable (Int) async -> String).self)
    #expect(await text(1) == "2")
  }

  @Test("one that is not Sendable: the result is not either")
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
