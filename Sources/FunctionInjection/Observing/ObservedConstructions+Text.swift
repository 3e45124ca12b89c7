extension ObservedConstructions: CustomStringConvertible {
  /// Whether nothing failed and all inputs are declared.
  var isEmpty: Bool { failures.isEmpty && releaseErrors.isEmpty && undeclared.isEmpty }

  /// Every failure, followed by every undeclared input.
  package var description: String {
    if isEmpty { return "Everything was constructed." }
    let errors = failures.map(\.description) + releaseErrors.map(\.description)
    let numbered = errors.enumerated().map { "\($0 + 1). \($1)" }
    return (numbered + undeclared.map(\.description)).joined(separator: "\n\n")
  }
}

extension ObservedConstructions.Undeclared: CustomStringConvertible {
  /// The service, its undeclared inputs, and the line to write.
  package var description: String {
    "\(dependent.name)\(dependent.place) resolves \(inputs.map(\.name).formatted()) "
      + "without declaring it.\nDeclare it: \(declaration)"
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
