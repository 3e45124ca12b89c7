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
    "\(receiver.name)\(receiver.place): \(inputs.joined(separator: ", "))"
  }
}

// Like the functions that draw, these are compiled only into programs that use them.
extension Graph {
  /// The parameters of one type, of each factory and each decorator that has several of them.
  @export(implementation)
  var interchangeableInputs: [InterchangeableInputs] {
    registrations.flatMap { registration in
      registration.closures.flatMap { closure in
        interchangeable(closure.parameters).map { inputs in
          InterchangeableInputs(
            receiver: .init(registration, at: closure.location), inputs: inputs.map(\.name))
        }
      }
    }
  }

  /// The parameters whose type is also that of another one, in a group for each type.
  @export(implementation)
  func interchangeable(_ parameters: [ServiceIdentity]) -> [[ServiceIdentity]] {
    guard parameters.count > 1 else { return [] }
    var types: [ObjectIdentifier] = []
    var groups: [ObjectIdentifier: [ServiceIdentity]] = [:]
    for parameter in parameters {
      // A list receives its contributions one by one, and the type of a missing input is unknown.
      guard parameter.form != .contribution, let registration = registration(of: parameter)
      else { continue }
      let type = ObjectIdentifier(registration.service)
      if groups[type] == nil { types.append(type) }
      groups[type, default: []].append(parameter)
    }
    return types.compactMap { groups[$0] }.filter { Set($0).count > 1 }
  }
}

extension Registration {
  /// The factory and the decorators, each with its place and its parameters.
  @export(implementation)
  var closures: [(location: RegistrationLocation, parameters: [ServiceIdentity])] {
    var rest = inputs[...]
    let decorators = decorations.reversed().map { decoration in
      let own = rest.suffix(decoration.inputs.count)
      rest = rest.dropLast(own.count)
      return (location: decoration.location, parameters: [identity] + own)
    }
    return [(location: location, parameters: Array(rest))] + decorators.reversed()
  }
}
