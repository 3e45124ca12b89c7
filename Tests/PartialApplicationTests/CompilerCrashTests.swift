import PartialApplication
import TestSupport
import Testing

/// Calls that crash the compiler with combinators written in the obvious way.
///
/// Most of the test is that it compiles, in debug and in release builds.
@Suite("Calls that could crash the compiler")
struct CompilerCrashTests {
  static func add(_ a: Int, _ b: Int) throws(Never) -> Int { a + b }
  static func forward<Failure: Error>(_ a: Int, _ error: Failure?) throws(Failure) -> Int {
    if let error { throw error }
    return a
  }
  static func six(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> [Int] {
    [a, b, c, d, e, f]
  }

  final class Player: Sendable {
    func play(_ completion: @escaping (Int) -> Void) { completion(1) }
    func load(_ number: Int, _ completion: @escaping @Sendable (Int) -> Void) async -> Int {
      completion(number)
      return number
    }
  }

  @Test("Functions whose typed error is Never compile")
  func neverThrows() {
    expect(partial(Self.add, arg1: 1), is: (@Sendable (Int) -> Int).self)
    expect(curry(Self.add), is: (@Sendable (Int) -> @Sendable (Int) -> Int).self)
    expect(flip(Self.add), is: (@Sendable (Int, Int) -> Int).self)
    expect(mapOutput(Self.add, Self.negate), is: (@Sendable (Int, Int) -> Int).self)
    let bound = partial(Self.forward as (Int, Never?) -> Int, arg2: nil)
    #expect(bound(3) == 3)
  }
  static func negate(_ a: Int) -> Int { -a }

  @Test("A transform that turns errors into Never compiles")
  func transformsIntoNever() {
    let failing: @Sendable (Int) throws(Refusal) -> Int = { $0 }
    let total = mapError(failing) { error -> Never in preconditionFailure(error.reason) }
    expect(total, is: (@Sendable (Int) -> Int).self)
    #expect(total(4) == 4)
  }

  @Test("Adapters and bound methods with functions as parameters compile")
  func functionsAsParameters() async {
    let player = Player()
    var played = 0
    partial(weak: player, Player.play)({ played = $0 })
    #expect(played == 1)
    partial(unowned: player, Player.play)({ played = $0 + 1 })
    #expect(played == 2)
    let load = partial(weak: player, Player.load, default: 0)
    #expect(await load(3) { _ in } == 3)
    let mapped = mapOutput(load) { $0 + 1 }
    #expect(await mapped(3) { _ in } == 4)
  }

  @Test("Functions made over a parameter pack can be stored generically")
  func storedPacks() {
    let bound = partial(Self.six, arg1: 1)
    let erased: Any = bound
    let list = [bound, bound]
    let optional: (@Sendable (Int, Int, Int, Int, Int) -> [Int])? = bound
    #expect((erased as? @Sendable (Int, Int, Int, Int, Int) -> [Int])?(2, 3, 4, 5, 6).count == 6)
    #expect(list[1](2, 3, 4, 5, 6) == [1, 2, 3, 4, 5, 6])
    #expect(optional?(2, 3, 4, 5, 6) == [1, 2, 3, 4, 5, 6])
  }
}
