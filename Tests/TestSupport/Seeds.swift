import Foundation

/// The seeds of a test of random cases.
///
/// They are the same in every run, so that a failure can be reproduced. A long run has more of
/// them: `FUNCTIONAL_DI_SEEDS=1000000 swift test --filter ModelTests`, and a run of one failure
/// only that one: `FUNCTIONAL_DI_FIRST_SEED=4711 FUNCTIONAL_DI_SEEDS=1`.
package struct Seeds: Sequence {
  private let range: Range<UInt64>

  /// Makes seeds.
  ///
  /// - Parameter count: The number of seeds, unless the environment states another one.
  package init(_ count: Int) {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["FUNCTIONAL_DI_FIRST_SEED"].flatMap(UInt64.init) ?? 1
    let count = environment["FUNCTIONAL_DI_SEEDS"].flatMap(UInt64.init) ?? UInt64(count)
    range = first..<first + count
  }

  /// The seeds in order.
  ///
  /// - Returns: An iterator.
  package func makeIterator() -> Range<UInt64>.Iterator { range.makeIterator() }

  /// The number of seeds.
  package var underestimatedCount: Int { range.count }
}

extension Seeds: CustomStringConvertible {
  /// The first and the last of them.
  package var description: String { "seeds \(range.lowerBound)...\(range.upperBound - 1)" }
}
