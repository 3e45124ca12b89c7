/// Parameters of one factory or decorator that have the same type, so the compiler accepts them in
/// any order.
///
/// When you register and resolve, keys distinguish functions of the same type. A factory receives
/// these functions by position. Compare the order of its parameters with the order of the keys.
public struct InterchangeableInputs: Sendable {
  /// The service that the factory or the decorator makes, with the place of that closure.
  public let receiver: DependencyPath.Hop
  /// The names of the inputs, in the order in which the closure receives them.
  ///
  /// A decorator receives the decorated service first.
  public let inputs: [String]

  @usableFromInline
  init(receiver: DependencyPath.Hop, inputs: [String]) {
    self.receiver = receiver
    self.inputs = inputs
  }
}

extension InterchangeableInputs: CustomStringConvertible {
  /// The service with its place, and the inputs.
  public var description: String {
    "\(receiver): \(inputs.joined(separator: ", "))"
  }
}

// Like the functions that draw, these are compiled only into programs that use them.
extension Graph {
  /// The parameters of one type, of each factory and each decorator that has several of them.
  @export(implementation)
  var interchangeableInputs: [InterchangeableInputs] {
    var found: [InterchangeableInputs] = []
    for registration in registrations {
      let factory = (registration.location, Array(registration.factoryInputs))
      let decorators = registration.decorations.map {
        ($0.location, [registration.identity] + $0.inputs)
      }
      for (location, parameters) in [factory] + decorators {
        for inputs in interchangeable(parameters) {
          found.append(
            InterchangeableInputs(
              receiver: .init(registration, at: location), inputs: inputs.map(\.name)))
        }
      }
    }
    return found
  }

  /// The parameters whose type is also that of another one, in a group for each type.
  @export(implementation)
  func interchangeable(_ parameters: [ServiceIdentity]) -> [[ServiceIdentity]] {
    guard parameters.count > 1 else { return [] }
    var groups: [(type: Any.Type, inputs: [ServiceIdentity])] = []
    for parameter in parameters {
      // A list receives its contributions one by one.
      if parameter.form == .contribution { continue }
      let type = registration(of: parameter)?.service ?? parameter.service
      if let known = groups.firstIndex(where: { $0.type == type }) {
        groups[known].inputs.append(parameter)
      } else {
        groups.append((type, [parameter]))
      }
    }
    return groups.map(\.inputs).filter { inputs in inputs.contains { $0 != inputs[0] } }
  }
}
