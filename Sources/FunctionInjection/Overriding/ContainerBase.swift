/// A container that another container changes, such as the program's container inside overrides.
struct ContainerBase: Sendable {
  /// A snapshot of the container.
  let graph: Graph
  /// The registrations of the snapshot: those of a container, and then the changes to them.
  let wirings: [Wiring]

  /// Returns all registrations, with changes on top.
  func changed(by changes: Wiring) -> Wiring {
    wirings.dropFirst().reduce(wirings[0]) { $0.overridden(by: $1) }.overridden(by: changes)
  }
}
