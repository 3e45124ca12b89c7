import FunctionInjection

/// The line that registers a router, for messages.
extension RouterService: ServiceWithOwnRegistration {
  package static func registeringLine(_ arguments: String) -> String {
    let screen = Instance<Screen>._identity.spelling
    return "container.registerRouter(\(screen).self\(arguments), handlers: […])"
  }
}
