import Testing

/// Numbers that a seed determines, so that a failure can be had again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next number, by the SplitMix64 algorithm.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}

/// A function and arguments for it, all of which a seed determines.
struct Sample: Sendable, CustomTestStringConvertible {
  let seed: UInt64

  static let all = (1...100).map { Sample(seed: $0) }

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
