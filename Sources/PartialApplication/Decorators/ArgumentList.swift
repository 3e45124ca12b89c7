/// The arguments of a call, as a key.
@usableFromInline
package struct ArgumentList<each Argument: Hashable>: Hashable {
  private let arguments: (repeat each Argument)

  @usableFromInline
  package init(_ argument: repeat each Argument) { arguments = (repeat each argument) }

  @usableFromInline
  package static func == (first: ArgumentList, second: ArgumentList) -> Bool {
    for (one, other) in repeat (each first.arguments, each second.arguments) {
      guard one == other else { return false }
    }
    return true
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    for argument in repeat each arguments { argument.hash(into: &hasher) }
  }
}

extension ArgumentList: Sendable where repeat each Argument: Sendable {}
