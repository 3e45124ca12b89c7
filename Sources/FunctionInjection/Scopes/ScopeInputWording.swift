// The errors of values that scopes receive, with their messages.

extension ResolutionError {
  /// Returns the error for a value that no scope on the path has received.
  ///
  /// - Parameters:
  ///   - construction: The construction of the value.
  ///   - kind: The kind of the error.
  ///   - reason: The failure, for readers.
  /// - Returns: The error.
  static func withoutScopeValue(
    _ construction: Construction, _ kind: Kind, _ reason: String
  ) -> ResolutionError {
    let declaration = construction.constructed
    return ResolutionError(
      kind, at: construction,
      summary:
        "\(declaration.name) (\(declaration.location)) is a value that scopes receive, but "
        + "\(reason).",
      remedy: "Resolve it from a scope that receives it: "
        + "try resolver.makeScope { $0.provide(\(declaration.key.spelling).self, …) }"
        + (kind == .outsideOfScope ? ". \(singletonsOutliveScopes)" : ""))
  }

  /// The sentence for a scoped service, or a value of a scope, that is resolved outside scopes.
  static let singletonsOutliveScopes =
    "A singleton cannot depend on it, because a singleton outlives every scope."
}

extension WiringFault {
  static func notProvided(_ declaration: Registration) -> WiringFault {
    let name = declaration.name
    let spelling = declaration.key.spelling
    return WiringFault(
      .notProvided, [declaration],
      summary: "Scopes receive \(name), but this scope was made without it.",
      remedy:
        "Provide it: try resolver.makeScope { $0.provide(\(spelling).self, …) }. If only scopes "
        + "inside this scope receive it, declare it again here: "
        + "try resolver.makeScope { $0.registerScopeInput(\(spelling).self) }")
  }

  /// Returns the fault for a value that is provided, but not declared.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - graph: The graph that receives the value.
  static func notDeclared(_ value: Registration, in graph: Graph) -> WiringFault {
    let declared = graph.scopeInputs
    let hasNamesake = declared.contains { $0.name == value.name }
    let names = declared.map { hasNamesake ? $0.qualifiedName : $0.name }
    let others = declared.isEmpty ? "" : " Scopes receive \(names.joined(separator: ", "))."
    let name = hasNamesake ? value.key.qualifiedName : value.name
    let spelling = hasNamesake ? value.key.qualifiedSpelling : value.key.spelling
    let declaration = "container.registerScopeInput(\(spelling).self)"
    let remedy =
      if !graph.sharesInstances {
        "Move it into a scope: try resolver.makeScope { $0.provide(\(spelling).self, …) }, and "
          + "declare it here: \(declaration). To use it outside a scope, register it."
      } else if let registration = graph.base?.registration(of: value.key),
        registration.role != .stub
      {
        "Declare it in place of its registration (\(registration.location)): \(declaration). To "
          + "replace the registration in this scope only, use `register` instead of `provide`."
      } else {
        "Declare it next to the services that use it: \(declaration). To use it outside a scope, "
          + "register it."
      }
    return WiringFault(
      .notDeclared, [value],
      summary: graph.sharesInstances
        ? "\(name) is provided to a scope, but it is not declared.\(others)"
        : "\(name) is provided, but it is not declared, and only a scope receives values.\(others)",
      remedy: remedy)
  }
}
