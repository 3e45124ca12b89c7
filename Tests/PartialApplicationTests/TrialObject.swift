import TestDoubles

/// What the methods of the trials are bound to.
final class TrialObject: Sendable {
  private let calls = Spy<[Int]>()

  var received: [Int]? { calls.arguments.last }

  func receive(_ list: [Int]) { calls(list) }
}
