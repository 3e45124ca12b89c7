import FunctionalDI

// The services that the benchmarks construct. The functions that construct and read them are never
// inlined, so that the optimizer cannot remove unused objects.

final class Engine: Sendable {
  let power: Int
  init(power: Int) { self.power = power }
}

final class Wheel: Sendable {
  let size: Int
  init(size: Int) { self.size = size }
}

final class Axle: Sendable {
  let engine: Engine
  let left: Wheel
  let right: Wheel
  init(engine: Engine, left: Wheel, right: Wheel) {
    self.engine = engine
    self.left = left
    self.right = right
  }
}

final class Chassis: Sendable {
  let front: Axle
  let middle: Axle
  let rear: Axle
  init(front: Axle, middle: Axle, rear: Axle) {
    self.front = front
    self.middle = middle
    self.rear = rear
  }
}

/// One singleton and two transients: 4 resolves.
final class Cart: Sendable {
  let engine: Engine
  let left: Wheel
  let right: Wheel
  init(engine: Engine, left: Wheel, right: Wheel) {
    self.engine = engine
    self.left = left
    self.right = right
  }
}

enum Measure: NamedService {
  typealias Service = @Sendable (Int) -> Int
}

@inline(never) func makeEngine() -> Engine { Engine(power: 3) }
@inline(never) func makeWheel() -> Wheel { Wheel(size: 4) }
@inline(never) func makeAxle(_ engine: Engine, _ left: Wheel, _ right: Wheel) -> Axle {
  Axle(engine: engine, left: left, right: right)
}
@inline(never) func makeCart(_ engine: Engine, _ left: Wheel, _ right: Wheel) -> Cart {
  Cart(engine: engine, left: left, right: right)
}
@inline(never) func makeChassis(_ front: Axle, _ middle: Axle, _ rear: Axle) -> Chassis {
  Chassis(front: front, middle: middle, rear: rear)
}

/// Which of two functions is meant: the first, but the optimizer cannot know.
private let choice = CommandLine.arguments.count > 1_000 ? 1 : 0

/// A function that the optimizer cannot look into.
let opaqueMeasure = ([{ $0 &+ 1 }, { $0 }] as [@Sendable (Int) -> Int])[choice]

/// Reads a singleton, and the optimizer cannot know what.
let opaqueRead = ([{ $0.power }, { _ in 0 }] as [@Sendable (Engine) -> Int])[choice]

@inline(never) func read(_ wheel: Wheel) -> Int { wheel.size }
@inline(never) func read(_ cart: Cart) -> Int {
  cart.engine.power &+ cart.left.size &+ cart.right.size
}
@inline(never) func read(_ chassis: Chassis) -> Int {
  chassis.front.left.size &+ chassis.middle.engine.power &+ chassis.rear.right.size
}

/// Repeats work and adds up its results.
@inline(__always)
func sum(_ operations: Int, _ work: () -> Int) -> Int {
  var total = 0
  for _ in 0..<operations { total &+= work() }
  return total
}

/// Resolves what a benchmark has registered.
@inline(__always)
func must<Value>(_ work: () throws -> Value) -> Value {
  do {
    return try work()
  } catch {
    preconditionFailure("The benchmark's own wiring is wrong: \(error)")
  }
}
