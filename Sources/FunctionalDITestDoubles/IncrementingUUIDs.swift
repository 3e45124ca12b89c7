public import Foundation
internal import Synchronization

/// Makes a function that returns another identifier for each call, in ascending order from zero.
///
/// Use it in place of a function that makes random identifiers. A test then knows the identifiers:
///
/// ```swift
/// let makeUUID = incrementingUUIDs()
/// assert("\(makeUUID())" == "00000000-0000-0000-0000-000000000000")
/// assert("\(makeUUID())" == "00000000-0000-0000-0000-000000000001")
/// ```
///
/// Thread-safe: each identifier is returned to one caller.
///
/// - Returns: A function that begins with the same identifier as every other such function.
public func incrementingUUIDs(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
) -> @Sendable () -> UUID {
  let origin = TestDoubleOrigin(fileID, filePath, line)
  let next = Atomic<UInt64>(0)
  return {
    origin.checkCall(of: "A function that returns incrementing identifiers")
    return UUID(next.wrappingAdd(1, ordering: .relaxed).oldValue)
  }
}

extension UUID {
  /// Makes the identifier whose last digits are a number.
  fileprivate init(_ number: UInt64) {
    func byte(_ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: number >> (8 * index)) }
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, 0,
        byte(7), byte(6), byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)
      ))
  }
}
