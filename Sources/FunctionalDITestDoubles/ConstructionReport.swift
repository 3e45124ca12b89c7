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
  public let undeclaredInputs: [UndeclaredInputs]
  /// The dependencies of the services; an input that was observed but not declared has an edge of
  /// its own kind.
  public let graph: DependencyGraph
  private let observed: ObservedConstructions

  init(_ observed: ObservedConstructions) {
    self.observed = observed
    failures = observed.failures
    releaseErrors = observed.releaseErrors
    undeclaredInputs = observed.undeclared.map(UndeclaredInputs.init)
    graph = observed.graph
  }
}

extension ConstructionReport: CustomStringConvertible {
  /// Every failure, followed by every undeclared input.
  public var description: String { observed.description }
}

/// The inputs that a service resolves without declaring them.
public struct UndeclaredInputs: Sendable {
  /// The service that resolves the inputs.
  public let dependent: DependencyPath.Hop
  /// The inputs that the service resolves.
  public let inputs: [DependencyPath.Hop]
  /// The line that declares the inputs, with an ellipsis in place of the factory or the decorator.
  public let declaration: String
  private let undeclared: ObservedConstructions.Undeclared

  init(_ undeclared: ObservedConstructions.Undeclared) {
    self.undeclared = undeclared
    dependent = undeclared.dependent
    inputs = undeclared.inputs
    declaration = undeclared.declaration
  }
}

extension UndeclaredInputs: CustomStringConvertible {
  /// The service, its undeclared inputs, and the line to write.
  public var description: String { undeclared.description }
}
