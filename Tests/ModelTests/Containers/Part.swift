import FunctionInjection
import Synchronization
import TestSupport

/// A node of the random graphs, which records its inputs and its key.
///
/// Two runs that construct the same parts in the same order produce the same serial numbers, so
/// equal descriptions mean equal results, identities, counts and order of construction.
final class Part: Sendable, CustomStringConvertible {
  private let name: String
  private let serial: Int
  private let inputs: [Part?]
  private let workshop: Workshop

  init(_ name: String, of inputs: [Part?], in workshop: Workshop) {
    self.name = name
    self.inputs = inputs
    self.workshop = workshop
    serial = workshop.began()
  }

  deinit { workshop.ended() }

  private var label: String { "\(name)#\(serial)" }

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

  /// The current number of parts.
  var living: Int {
    made.load(ordering: .sequentiallyConsistent) - gone.load(ordering: .sequentiallyConsistent)
  }
}

/// The error that the factory of a plan throws.
struct PlannedFailure: Error {}
