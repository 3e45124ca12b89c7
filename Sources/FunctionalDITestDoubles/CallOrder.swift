import Synchronization

/// A spy of any type, for comparing the order of calls.
///
/// Through this protocol, ``callOrder(of:)`` takes spies of functions with different parameters.
/// Your own recorder may conform to it if it takes its positions from the calls of a ``Spy``.
public protocol CallRecording: Sendable {
  /// The name of the spy in messages.
  var name: String { get }

  /// The positions of the spy's calls, in ascending order.
  var positions: [Int] { get }
}

/// Returns the order in which several spies were called.
///
/// ```swift
/// let load = Spy<Int>("load")
/// let save = Spy<Int>("save")
/// load(1)
/// save(1)
/// load(2)
/// assert(callOrder(of: load, save) == ["load", "save", "load"])
/// ```
///
/// - Parameter spies: The spies whose calls to order.
/// - Returns: The name of a spy for each call, the first call first.
/// - Complexity: O(*n* log *n*) in the number of calls.
public func callOrder(of spies: any CallRecording...) -> [String] {
  spies
    .flatMap { spy in spy.positions.map { (position: $0, name: spy.name) } }
    .sorted { $0.position < $1.position }
    .map(\.name)
}

/// Counts the calls of all spies.
let callPositions = Atomic<Int>(0)
