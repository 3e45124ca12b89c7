/// Random numbers that are the same for the same seed, for tests of properties.
///
/// A test prints the seed with each expectation, so that a failure can be reproduced. SplitMix64,
/// from Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (2014).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator.
  ///
  /// - Parameter seed: The number that determines all others.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next number.
  ///
  /// - Returns: 64 random bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
