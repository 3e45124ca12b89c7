import FunctionInjection
import Synchronization
import TestSupport

/// A service of the random graphs, which is made of parts.
protocol PlannedService: Sendable {
  /// Makes a service whose parts all have the same inputs.
  init(_ name: String, of inputs: [Part?], in workshop: Workshop)
  static func lifetime(_ life: PlannedNode.Life) -> Lifetime<Self>
  var parts: [Part] { get }
  /// Changes one function, which may use the earlier function.
  mutating func change(_ function: Int, _ name: String, in workshop: Workshop)
}

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

/// A struct of two functions.
struct Client: Sendable {
  private var first: @Sendable () -> Part
  private var second: @Sendable () -> Part

  init(_ name: String, of inputs: [Part?], in workshop: Workshop) {
    let first = Part(name, of: inputs, in: workshop)
    let second = Part(name, of: inputs, in: workshop)
    self.first = { first }
    self.second = { second }
  }
}

extension Part: PlannedService {
  static func lifetime(_ life: PlannedNode.Life) -> Lifetime<Part> {
    switch life {
    case .transient: .transient
    case .graph: .graph
    case .scoped: .scoped
    case .weak: .weak
    case .singleton: .singleton
    }
  }

  var parts: [Part] { [self] }
}

extension PlannedService {
  mutating func change(_ function: Int, _ name: String, in workshop: Workshop) {
    self = Self(name, of: parts, in: workshop)
  }
}

extension Client: PlannedService {
  static func lifetime(_ life: PlannedNode.Life) -> Lifetime<Client> {
    switch life {
    case .transient, .weak: .transient
    case .graph: .graph
    case .scoped: .scoped
    case .singleton: .singleton
    }
  }

  var parts: [Part] { [first(), second()] }

  mutating func change(_ function: Int, _ name: String, in workshop: Workshop) {
    let part = Part(name, of: [function == 0 ? first() : second()], in: workshop)
    if function == 0 { first = { part } } else { second = { part } }
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
