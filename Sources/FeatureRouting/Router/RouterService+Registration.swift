import FunctionInjection

/// The line that registers a router, for messages.
extension RouterService: ServiceWithOwnRegistration {
  package static func registeringLine(_ arguments: String) -> String {
    "container.registerRouter(\(Screen.self).self\(arguments), handlers: […])"
  }
}
