/// Inputs of one factory that have one type, so the compiler accepts them in any order.
///
/// Keys distinguish functions of one type in registering and resolving. A factory receives them by
/// position: compare its parameters with the order of the keys.
public struct InterchangeableInputs: Sendable {
  /// The service whose factory receives the inputs.
  public let receiver: DependencyPath.Hop
  /// The names of the inputs, in the order in which the factory receives them.
  public let inputs: [String]
}

extension InterchangeableInputs: CustomStringConvertible {
  /// The service with its place, and the inputs.
  public var description: String {
    "\(receiver.name)\(receiver.place): \(inputs.joined(separator: ", "))"
  }
}

extension Graph {
  /// The inputs of one type, of each factory that receives several of them.
  var interchangeableInputs: [InterchangeableInputs] {
    registrations.flatMap { registration in
      let inputs = registration.inputs.filter { $0.form == .named }
      guard inputs.count > 1, Set(inputs).count > 1 else { return [InterchangeableInputs]() }
      let groups = Dictionary(grouping: inputs) { input in
        self.registration(of: input).map { ObjectIdentifier($0.service) }
      }
      return inputs.compactMap { first in
        let service = self.registration(of: first).map { ObjectIdentifier($0.service) }
        guard service != nil, let group = groups[service], group.first == first,
          Set(group).count > 1
        else { return nil }
        return InterchangeableInputs(receiver: .init(registration), inputs: group.map(\.name))
      }
    }
  }
}
