import FunctionInjection

extension Registration {
  /// Returns whether the factory, or a decorator, could declare an input that it resolves.
  func canDeclare(_ input: ServiceIdentity, in graph: Graph) -> Bool {
    // A service that outlives scopes has made a scope of its own.
    if lifetime.outlivesScopes, graph.leadsToScopedInstance(input) { return false }
    // The closure of another kind of key has resolved the input with `await`, or in a task.
    if input.key is any AsyncService.Type { return key.key is any AsyncService.Type }
    return !(input.key is any MainActorService.Type) || key.key is any MainActorService.Type
  }

  /// Returns the line of code that registers this service with additional inputs.
  ///
  /// - Parameter observed: The inputs to declare.
  /// - Returns: The line, with an ellipsis in place of the factory.
  func declaration(adding observed: [ServiceIdentity]) -> String {
    let inputs = factoryInputs + observed
    // Only the overloads for named services take plain types; the other overloads take keys.
    let takesTypes = role == .service && key.key is any NamedService.Type
    let list = inputs.expressions(takingTypes: takesTypes)
    switch role {
    case .live:
      let label = inputs.allSatisfy(\.isLive) ? "injecting" : "requiring"
      let arguments = ["\(lifetimeArgument.dropFirst(2))", "\(label): \(list)"]
        .filter { !$0.isEmpty }
      // A class cannot write `Self` here.
      let owner = key.key is AnyClass ? key.spelling : "Self"
      return "static var live: Live<\(owner)> { .init(\(arguments.joined(separator: ", "))) { … } }"
    case .contribution:
      return "container.contribute(to: \(key.keyExpression)\(lifetimeArgument), "
        + "injecting: \(list)) { … }"
    default:
      let override = isOverride.map { ", override: \($0)" } ?? ""
      return "container.register(\(key.typeExpression)\(lifetimeArgument)\(override), "
        + "injecting: \(list)) { … }"
    }
  }

  private var lifetimeArgument: String {
    guard lifetime != .transient else { return "" }
    return ", .\(lifetime)\(release == nil ? "" : "(releasing: …)")"
  }
}

extension Graph {
  /// Returns whether a service is scoped, or captures a scoped service through transient ones.
  fileprivate func leadsToScopedInstance(_ input: ServiceIdentity) -> Bool {
    var pending = [input]
    var visited: Set<ServiceIdentity> = []
    while let next = pending.popLast() {
      guard let key = service(ofInput: next), visited.insert(key).inserted,
        let registration = registration(of: key)
      else { continue }
      if registration.lifetime.belongsToScope || registration.role == .scopeValue { return true }
      if registration.lifetime.isPassedOn { pending += registration.inputs }
    }
    return false
  }
}

extension Decoration {
  /// Returns the line of code that registers this decorator with additional inputs.
  ///
  /// - Parameter observed: The inputs to declare.
  /// - Returns: The line, with an ellipsis in place of the decorator's parameters and body.
  func declaration(adding observed: [ServiceIdentity]) -> String {
    let list = (inputs + observed).expressions(takingTypes: key.key is any NamedService.Type)
    return "container.decorate(\(key.typeExpression), injecting: \(list)) { next, … }"
  }
}

extension Collection<ServiceIdentity> {
  /// The inputs as arguments, each a plain type if all of them are, and a key otherwise.
  ///
  /// - Parameter takesTypes: Whether the call has an overload for plain types.
  fileprivate func expressions(takingTypes takesTypes: Bool) -> String {
    let areTypes = takesTypes && allSatisfy { $0.form == .plain }
    return map { areTypes ? $0.typeExpression : $0.keyExpression }.joined(separator: ", ")
  }
}

extension ServiceIdentity {
  /// Whether the key is a single key with a live registration.
  fileprivate var isLive: Bool { form == .named && liveKey != nil }

  /// The key, or the plain type, as an expression.
  fileprivate var typeExpression: String { "\(spelling).self" }

  /// The key as an expression, in a call that takes keys and no plain types.
  fileprivate var keyExpression: String {
    if form == .list { return listExpression }
    return form == .plain ? "Instance<\(spelling)>.self" : typeExpression
  }

  /// The expression for a list, which names the key of its elements.
  private var listExpression: String {
    (key as? any ListKey.Type).map { "all(\($0.element.typeExpression))" } ?? "\(key).self"
  }
}
