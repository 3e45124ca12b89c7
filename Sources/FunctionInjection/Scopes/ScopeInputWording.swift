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
        + "resolver.makeScope { $0.provide(\(declaration.key.spelling).self, …) }"
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
        "Provide it: makeScope { $0.provide(\(spelling).self, …) }. If only scopes inside this "
        + "scope receive it, declare it again here: "
        + "makeScope { $0.registerScopeInput(\(spelling).self) }")
  }

  static func notDeclared(
    _ value: Registration, declared: [ServiceIdentity]
  ) -> WiringFault {
    let name = value.name
    let others =
      declared.isEmpty ? "" : " Scopes receive \(declared.map(\.name).joined(separator: ", "))."
    return WiringFault(
      .notDeclared, [value],
      summary: "\(name) is provided to a scope, but it is not declared.\(others)",
      remedy: "Declare it next to the services that use it: "
        + "container.registerScopeInput(\(value.key.spelling).self). To use it outside a scope, "
        + "register it.")
  }
}
