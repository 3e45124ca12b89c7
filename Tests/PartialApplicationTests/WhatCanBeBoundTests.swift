import PartialApplication
import TestSupport
import Testing

@Suite("Functions that can be bound")
struct WhatCanBeBoundTests {
  struct Point: Equatable {
    var x: Int
    var y: Int

    func moved(byX dx: Int, byY dy: Int) -> Point { Point(x: x + dx, y: y + dy) }
    static func + (left: Point, right: Point) -> Point {
      Point(x: left.x + right.x, y: left.y + right.y)
    }
  }

  actor Store {
    private var values: [String: Int] = [:]
    func put(_ key: String, _ value: Int) async { values[key] = value }
    func get(_ key: String, _ fallback: Int) -> Int { values[key] ?? fallback }
    nonisolated func describe(_ key: String, _ fallback: Int) -> String { "\(key)/\(fallback)" }
  }

  static func evaluate(_ value: @autoclosure () -> Int, _ factor: Int) -> Int { value() * factor }
  static func pad(_ text: String, to width: Int = 5) -> String {
    text + String(repeating: "-", count: width - text.count)
  }
  static func pair<First, Second>(_ first: First, _ second: Second) -> (First, Second) {
    (first, second)
  }
  static func twice(_ number: Int, _ label: String) -> String { "\(label) \(number * 2)" }
  static func twice(_ text: String, _ label: String) -> String { "\(label) \(text + text)" }
  static func attempt(_ work: () throws -> Int, _ fallback: Int) rethrows -> Int { try work() }
  static func borrow(_ text: borrowing String, _ count: Int) -> Int { text.count + count }
  static func consume(_ text: consuming String, _ count: Int) -> String {
    text.append("\(count)")
    return text
  }

  @Test("A method with labels can be bound")
  func labelledMethods() {
    let moved = partial(Point(x: 1, y: 2).moved(byX:byY:), arg2: 10)
    #expect(moved(5) == Point(x: 6, y: 12))
  }

  @Test("An initializer can be bound")
  func initializers() {
    #expect(partial(Point.init(x:y:), arg1: 3)(4) == Point(x: 3, y: 4))
  }

  @Test("An operator can be bound")
  func operators() {
    let sum: (Point) -> Point = partial(+, arg1: Point(x: 1, y: 1))
    #expect(sum(Point(x: 2, y: 3)) == Point(x: 3, y: 4))
    let double: (Int) -> Int = partial(*, arg2: 2)
    #expect([1, 2, 3].map(double) == [2, 4, 6])
  }

  @Test("A key path can be bound as a function")
  func keyPaths() {
    let x: (Point) -> Int = \.x
    #expect(partial(x, arg1: Point(x: 7, y: 0))() == 7)
    let point = partial(Point.init(x:y:), arg1: 3)
    let y = mapOutput(point, \.y)
    #expect(y(9) == 9)
  }

  @Test("A generic function is bound with the types of its context or its arguments")
  func genericFunctions() {
    let stated: (Int) -> (String, Int) = partial(Self.pair, arg1: "a")
    #expect(stated(1) == ("a", 1))
    let told = partial(Self.pair, arg1: "a", arg2: 2)
    #expect(told() == ("a", 2))
  }

  @Test("The bound argument selects an overloaded function")
  func overloadedFunctions() {
    #expect(partial(Self.twice, arg1: 2)("two:") == "two: 4")
    #expect(partial(Self.twice, arg1: "2")("two:") == "two: 22")
  }

  @Test("A function with default arguments keeps all its parameters")
  func defaultArguments() {
    #expect(partial(Self.pad, arg1: "ab")(4) == "ab--")
  }

  @Test("Arguments next to an autoclosure can be bound, and the autoclosure through a closure")
  func autoclosures() {
    let tripled = partial(Self.evaluate, arg2: 3)
    #expect(tripled({ 5 }) == 15)
    #expect(partial({ Self.evaluate($0, $1) }, arg1: 5)(3) == 15)
  }

  @Test("A rethrowing function is bound as a throwing one")
  func rethrowingFunctions() throws {
    let attempt = partial(Self.attempt, arg2: 1)
    #expect(try attempt { 2 } == 2)
    #expect(throws: Refusal()) { try attempt { throw Refusal() } }
  }

  @Test("Borrowed and consumed parameters of copyable types can be bound")
  func ownership() {
    #expect(partial(Self.borrow, arg2: 1)("abc") == 4)
    #expect(partial(Self.consume, arg1: "abc")(1) == "abc1")
  }

  @Test("Async and nonisolated methods of an actor can be bound")
  func actorMethods() async {
    let store = Store()
    await partial(store.put, arg1: "a")(5)
    let get = partial({ await store.get($0, $1) }, arg1: "a")
    #expect(await get(0) == 5)
    #expect(partial(store.describe, arg2: 9)("b") == "b/9")
  }

  @Test("A closure that captures mutable state can be bound through a constant")
  func mutableState() {
    var total = 0
    let add = { (first: Int, second: Int) in total += first + second }
    let addOne = partial(add, arg1: 1)
    addOne(2)
    addOne(3)
    #expect(total == 7)
  }

  @Test("An argument is evaluated once, when it is bound")
  func evaluatesOnce() {
    var evaluations = 0
    func next() -> Int {
      evaluations += 1
      return evaluations
    }
    let bound = partial(Self.pair as (Int, Int) -> (Int, Int), arg1: next())
    #expect(bound(0) == (1, 0))
    #expect(bound(0) == (1, 0))
    #expect(evaluations == 1)
  }
}
