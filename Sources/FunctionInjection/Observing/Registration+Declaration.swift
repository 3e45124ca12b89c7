extension Registration {
  /// Returns the line of code that registers this service with additional inputs.
  ///
  /// - Parameter observed: The inputs to declare.
  /// - Returns: The line, with an ellipsis in place of the factory.
  func declaration(adding observed: [ServiceIdentity]) -> String {
    let decorated = decorations.reduce(0) { $0 + $1.inputs.count }
    let inputs = self.inputs.dropLast(decorated) + observed
    // Only the overloads for named services take plain types; the other overloads take keys.
    let takesTypes = role == .service && key.key is any NamedService.Type
    let areTypes = takesTypes && inputs.allSatisfy { $0.form == .plain }
    let keys = inputs.map { areTypes ? $0.typeExpression : $0.keyExpression }
    let verb = role == .contribution ? "contribute(to: " : "register("
    return "container.\(verb)\(key.typeExpression)\(lifetimeArgument), "
      + "injecting: \(keys.joined(separator: ", "))) { … }"
  }

  private var lifetimeArgument: String {
    guard lifetime != .transient else { return "" }
    return ", .\(lifetime)\(release == nil ? "" : "(releasing: …)")"
  }
}

extension ServiceIdentity {
  /// The key, or the plain type, as an expression.
  fileprivate var typeExpression: String {
    guard let plainType else { return "\(key).self" }
    let name = "\(plainType)"
    let isSimple = name.allSatisfy { $0.isLetter || $0.isNumber || "_.?<>[]".contains($0) }
    return (name == "()" ? "Void" : isSimple ? name : "(\(name))") + ".self"
  }

  /// The key as an expression, in a call that takes keys and no plain types.
  fileprivate var keyExpression: String {
    if form == .list { return listExpression }
    return form == .plain ? "Instance<\(plainType ?? Void.self)>.self" : typeExpression
  }

  /// The expression for a list, which names the key of its elements.
  private var listExpression: String {
    (key as? any ListKey.Type).map { "all(\($0.element.typeExpression))" } ?? "\(key).self"
  }
}
