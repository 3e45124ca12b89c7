public import FunctionInjection

/// The result of constructing everything in a container.
///
/// Print the report to see every failure, and every undeclared input with the line that declares
/// it.
///
/// ```swift
/// import FunctionInjection
///
/// let container = Container()
/// container.register(HTTPClient.self) { HTTPClient() }
/// container.register(LoadUsers.self) { resolver in
///   let client = try resolver.resolve(HTTPClient.self)
///   return { try client.get("/users") }
/// }
///
/// let report = try await container.constructAll()
/// print(report.undeclaredInputs)
/// ```
public struct ConstructionReport: Sendable {
  /// The errors of the services that could not be constructed.
  ///
  /// A service that fails only because an input fails is not listed.
  public let failures: [ResolutionError]
  /// The errors of releasing the instances afterward.
  public let releaseErrors: [ReleaseError]
  /// The services that resolve more than they declare, in the order of registration.
  ///
  /// An input that a service cannot declare is left out, such as a scoped service that a singleton
  /// resolves from a scope of its own.
  public let undeclaredInputs: [UndeclaredInputs]
  /// The dependencies of the services; an input that was observed but not declared has an edge of
  /// its own kind.
  public let graph: DependencyGraph
}

extension ConstructionReport: CustomStringConvertible {
  /// Whether nothing failed and all inputs are declared.
  var isEmpty: Bool { failures.isEmpty && releaseErrors.isEmpty && undeclaredInputs.isEmpty }

  /// Every failure, followed by every undeclared input.
  public var description: String {
    if isEmpty { return "Everything was constructed." }
    let errors = failures.map(\.description) + releaseErrors.map(\.description)
    let numbered = errors.enumerated().map { "\($0 + 1). \($1)" }
    return (numbered + undeclaredInputs.map(\.description)).joined(separator: "\n\n")
  }
}

/// The inputs that a service resolves without declaring them.
public struct UndeclaredInputs: Sendable {
  /// The service that resolves the inputs.
  public let dependent: DependencyPath.Hop
  /// The inputs that the service resolves.
  public let inputs: [DependencyPath.Hop]
  /// The line that declares the inputs, with an ellipsis in place of the factory or the decorator.
  public let declaration: String
}

extension UndeclaredInputs: CustomStringConvertible {
  /// The service, its undeclared inputs, and the line to write.
  public var description: String {
    let pronoun = inputs.count == 1 ? "it" : "them"
    return
      "\(dependent.name)\(dependent.locationSuffix) resolves \(inputs.map(\.name).formatted()) "
      + "without declaring \(pronoun).\nDeclare \(pronoun): \(declaration)"
  }
}

extension [String] {
  /// The names as an enumeration, such as "A, B, and C".
  fileprivate func formatted() -> String {
    guard count > 1 else { return first ?? "" }
    let separator = count > 2 ? ", and " : " and "
    return dropLast().joined(separator: ", ") + separator + self[count - 1]
  }
}
