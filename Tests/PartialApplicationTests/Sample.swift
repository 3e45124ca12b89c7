import TestSupport
import Testing

/// A function and arguments for it, determined by a seed.
struct Sample: Sendable, CustomTestStringConvertible {
  let seed: UInt64

  static let all = Seeds(100).map(Sample.init)

  var values: (function: Ternary, Int, Int, Int) {
    var random = SeededGenerator(seed: seed)
    return (
      Ternary(&random), .random(in: -999...999, using: &random),
      .random(in: -999...999, using: &random), .random(in: -999...999, using: &random)
    )
  }

  var testDescription: String { "seed \(seed)" }
}

/// A function of three integers whose value depends on the order of its arguments.
struct Ternary: Sendable {
  let factors: (Int, Int)

  init(_ random: inout SeededGenerator) {
    factors = (.random(in: 2...999, using: &random), .random(in: 2...999, using: &random))
  }

  func callAsFunction(_ a: Int, _ b: Int, _ c: Int) -> Int {
    (a &* factors.0 &+ b) &* factors.1 &+ c
  }

  func ofTwo(_ a: Int, _ b: Int) -> Int { self(a, b, 1) }
  func ofOne(_ a: Int) -> Int { self(a, 2, 1) }
}
