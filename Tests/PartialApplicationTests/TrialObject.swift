import FunctionalDITestDoubles

/// The object that the trials bind methods to.
final class TrialObject: Sendable {
  private let calls = Spy<[Int]>()

  func receive(_ list: [Int]) { calls(list) }

  /// Returns the list that the object received last.
  ///
  /// - Parameter call: The call that makes the object receive a list.
  /// - Returns: The list, or nil if the object has received none.
  func received(by call: Void) -> [Int]? { calls.arguments.last }
}
