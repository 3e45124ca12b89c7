/// The wording for a key that is not registered, for errors of resolving and of verifying.
enum MissingKey {
  static func summary(of key: ServiceIdentity) -> String {
    key.mistakenKey == nil
      ? "\(key.name) is not registered."
      : "\(key.name) is a key, but it was requested as a plain type."
  }

  /// Returns the remedy for a key that is not registered.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - registered: The registrations to search for the cause.
  ///   - arguments: The arguments after the key in a line that registers it.
  static func remedy(
    for key: ServiceIdentity, among registered: [Registration], _ arguments: String = ""
  ) -> String {
    let namedType = key.namedType
    for candidate in registered where candidate.isTakenForPlainType(of: key, namedType) {
      if let mistake = reasonForPlainRegistration(candidate) { return mistake }
    }
    if let mistaken = key.mistakenKey { return adviceOnPlainRequest(of: mistaken) }
    let name = key.name
    if key.liveKey != nil {
      return "\(name) has a live registration, which a test does not use by itself. Replace it: "
        + "\(key.registeringLine()), or use it: "
        + "container.registerLive(\(key.spelling).self). In overrides, the container is "
        + "the argument of the closure."
    }
    let services = registered.filter { $0.role != .contribution }
    let names = services.map(\.name)
    var text = ""
    var hasNamesake = false
    for (candidate, candidateName) in zip(services, names) where candidateName == name {
      hasNamesake = hasNamesake || candidate.key.spelling == key.spelling
      text +=
        "\(candidate.key.qualifiedName) (\(candidate.location)) is registered, but "
        + "\(key.qualifiedName) was requested: two types have this name.\n"
    }
    if registered.contains(where: { $0.role == .contribution && $0.key == key }) {
      text +=
        "It has contributions: resolve the list with resolveAll(\(key.spelling).self), or inject "
        + "all(\(key.spelling).self).\n"
    }
    let type = key.plainType
    let meant = services.filter { $0.service == type }.prefix(3)
    let near = meant.isEmpty ? NearNames.nearest(to: name, among: names) : meant.map(\.name)
    if !near.isEmpty { text += "Did you mean \(near.joined(separator: ", or "))?\n" }
    let known = meant.map(\.key).first { confiningKind(of: $0.key) == nil } ?? meant.first?.key
    let advice = key.form == .plain ? known.map(adviceToUse) : nil
    return text + (advice.map { "\($0)Or register the type: " } ?? "Register it: ")
      + key.registeringLine(arguments, isQualified: hasNamesake)
  }

  /// Returns the advice to request a key, and not the type of its service.
  private static func adviceToUse(_ key: ServiceIdentity) -> String {
    let user =
      switch confiningKind(of: key.key) {
      case nil: "instead of an initializer"
      case let kind? where key.key is any MainActorService.Type: "in \(kind) or a feature"
      case let kind?: "in \(kind)"
      }
    let name = key.spelling
    return "Use the key: resolve(\(name).self), or injecting: \(name).self \(user).\n"
  }

  /// Returns the only kind of service that can have a key as an input; `nil` if every kind can.
  private static func confiningKind(of key: any ServiceKey.Type) -> String? {
    if key is any AsyncService.Type { return "an AsyncService" }
    return key is any MainActorService.Type ? "a MainActorService" : nil
  }

  /// Returns the reason why a key was registered as a plain type, with the fix; `nil` if the
  /// registration is not that of a key, or if the reason is not known.
  static func reasonForPlainRegistration(_ registration: Registration) -> String? {
    let key = registration.key
    let reason = reasonForPlainType(
      of: key, injecting: Array(registration.factoryInputs), in: "factory", registration.location)
    guard reason == nil, let mistaken = key.mistakenKey,
      mistaken is AnyClass || mistaken is any NamedService.Type
    else { return reason }
    let start =
      "\(key.name) (\(registration.location)) was registered as a plain type, because the "
    return mistaken is AnyClass
      ? start + "factory or the lifetime is that of the class. Fix: state the service as its "
        + "result: `{ () -> \(key.spelling).Service in … }`, with a lifetime that the service can have."
      : start + "argument was taken for a factory. Fix: register a ready function, such as a test "
        + "double, with container.registerFunction(\(key.spelling).self, …)"
  }

  /// Returns the reason why a key was registered or decorated as a plain type, with the fix; `nil`
  /// if the type is not a key, or if the reason is not known.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - inputs: The inputs of the factory or the decorator.
  ///   - closure: The noun for the closure.
  ///   - location: The location of the call.
  static func reasonForPlainType(
    of type: ServiceIdentity, injecting inputs: [ServiceIdentity], in closure: String,
    _ location: RegistrationLocation
  ) -> String? {
    guard let key = type.mistakenKey else { return nil }
    let start =
      "The \(closure) of \(type.name) (\(location)) was taken for that of a plain type, because "
    if inputs.contains(where: { $0.form == .plain && $0.mistakenKey == nil }) {
      return start + "`injecting:` lists a plain type. Fix: write each plain type in it as "
        + "`Instance<Type>.self`."
    }
    guard key is any AsyncService.Type else { return nil }
    return start + "it neither suspends nor states its service. Fix: write `() async throws in` at "
      + "its beginning, with a name for each input: `{ client async throws in client }`."
  }

  /// Returns the remedy for a key that was requested as a plain type.
  private static func adviceOnPlainRequest(of key: any ServiceKey.Type) -> String {
    if let kind = confiningKind(of: key) {
      return "Fix: only \(kind) can have it as an input, so register the service that needs it "
        + "under \(kind). In its `injecting:`, write each plain type as `Instance<Type>.self`."
    }
    return "Fix: write a key without `Instance`, as in \(key._identity.spelling).self. If "
      + "`injecting:` lists keys and plain types, write each plain type as `Instance<Type>.self`. "
      + "If it lists keys only, the factory returns the wrong type: return the `Service` of the "
      + "registered key."
  }
}

extension Registration {
  /// Returns whether this registration of a key, which was taken for one of a plain type, is the
  /// reason why another key is missing: the same key, or a key among the inputs.
  ///
  /// - Parameters:
  ///   - missing: The missing key.
  ///   - namedType: Its ``ServiceIdentity/namedType``.
  fileprivate func isTakenForPlainType(
    of missing: ServiceIdentity, _ namedType: Any.Type?
  ) -> Bool {
    // Looked at first, because the cast of a type to a protocol takes long, and this runs for each
    // registration.
    let isService = service == namedType
    guard isService || factoryInputs.contains(missing), let taken = key.mistakenKey else {
      return false
    }
    // A factory that returns an input of another type is wrong anyway.
    return isService || missing.mistakenKey?._identity.service == taken._identity.service
  }
}

extension ServiceIdentity {
  /// The key that the program requested as a plain type by mistake; `nil` for any other request.
  fileprivate var mistakenKey: (any ServiceKey.Type)? {
    guard let key = plainType as? any ServiceKey.Type, key._identity != self else { return nil }
    return key
  }
}
