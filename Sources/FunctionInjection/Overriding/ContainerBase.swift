/// A container that another container changes, such as the program's container inside overrides.
final class ContainerBase: Sendable {
  /// A snapshot of the container.
  let graph: Graph
  /// The registrations of the snapshot; if the container changes another one, only the changes.
  private let wiring: Wiring
  /// The container that this one changes.
  private let outer: ContainerBase?

  init(_ graph: Graph, of wiring: Wiring, over outer: ContainerBase?) {
    self.graph = graph
    self.wiring = wiring
    self.outer = outer
  }

  /// Returns all registrations, with changes on top.
  func changed(by changes: Wiring) -> Wiring {
    let wirings = sequence(first: self) { $0.outer }.map(\.wiring).reversed() + [changes]
    return wirings.dropFirst().reduce(wirings[0]) { $0.overridden(by: $1) }
  }
}
