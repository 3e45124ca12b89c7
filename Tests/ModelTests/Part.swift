import FunctionInjection
import Synchronization
import TestSupport

/// What the random graphs are made of: a part that remembers of what, and as which, it was made.
///
/// Two runs that construct the same parts in the same order give the same serial numbers, so equal
/// descriptions mean equal results, identities, counts and order of construction.
final class Part: Sendable, CustomStringConvertible {
  let number: Int
  let inputs: [Part?]
  private let serial: Int
  private let workshop: Workshop

  init(_ number: Int, of inputs: [Part?], in workshop: Workshop) {
    self.number = number
    self.inputs = inputs
    self.workshop = workshop
    serial = workshop.began()
  }

  deinit { workshop.ended() }

  var label: String { "\(number)#\(serial)" }

  var description: String {
    label + "(" + inputs.map { $0?.label ?? "-" }.joined(separator: " ") + ")"
  }
}

/// Counts the parts of one run.
final class Workshop: Sendable {
  private let made = Atomic<Int>(0)
  private let gone = Atomic<Int>(0)

  func began() -> Int { made.add(1, ordering: .relaxed).newValue }

  func ended() { gone.add(1, ordering: .relaxed) }

  /// How many parts there are at the moment.
  var living: Int {
    made.load(ordering: .sequentiallyConsistent) - gone.load(ordering: .sequentiallyConsistent)
  }
}

/// The key of the part of a number: as the types count from one and the parts from zero, one less.
enum Node<Number: Numbered>: NamedService {
  typealias Service = Part
  static var name: String { "\(Number.value - 1)" }
}

/// What the factory of a plan throws.
struct PlannedFailure: Error {}
