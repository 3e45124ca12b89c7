/// A type whose services are registered with a method of their own.
package protocol ServiceWithOwnRegistration {
  /// The line that registers the service, for messages.
  ///
  /// - Parameter arguments: The arguments after the first argument.
  static func registeringLine(_ arguments: String) -> String
}

extension ServiceIdentity {
  /// The line that registers the key, for messages.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the key.
  ///   - hasFactory: Whether the closure must be a factory, because the service has inputs.
  ///   - isOwn: Whether a ``StaticService`` is registered with its own service.
  ///   - isQualified: Whether to write the modules of the types, because another type has the same
  ///     name.
  func registeringLine(
    _ arguments: String = "", hasFactory: Bool = false, isOwn: Bool = true,
    isQualified: Bool = false
  ) -> String {
    if let service = plainType as? any ServiceWithOwnRegistration.Type {
      return service.registeringLine(arguments)
    }
    let type = isQualified ? qualifiedSpelling : spelling
    if isOwn, !hasFactory, key is any StaticService.Type {
      return "container.register(\(type).self\(arguments))"
    }
    let method = isFunctionOfThreads && !hasFactory ? "registerFunction" : "register"
    return "container.\(method)(\(type).self\(arguments)) { … }"
  }

  /// Whether the service is a function that threads may share, which needs no factory.
  ///
  /// Such a function has an attribute: `@Sendable` or a global actor. Only the description of a
  /// function type has attributes in front of the parameters.
  private var isFunctionOfThreads: Bool {
    guard form == .named, let key = key as? any NamedService.Type else { return false }
    var type = "\(key.type as Any.Type)"
    if type.hasPrefix("@isolated(any) ") { type.removeFirst("@isolated(any) ".count) }
    return type.hasPrefix("@") || type.hasPrefix("nonisolated(nonsending) @")
  }
}

extension Registration {
  /// The line that makes the registration with another argument, for messages.
  func registeringLine(_ arguments: String) -> String {
    // A function is a singleton; a key's own service is not.
    key.registeringLine(
      arguments, hasFactory: isOpaque || !factoryInputs.isEmpty, isOwn: lifetime == .transient)
  }
}
